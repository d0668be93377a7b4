import type { Body } from '#astro/ephemeris/body.ts'
import { isoFromJdUt } from '#astro/ephemeris/julian-day.ts'
import type { ChartCourse } from '#contract/chart-details.ts'
import { WHEEL_BODIES } from '#drawing/wheel/lay-wheel.ts'
import { natalPositions } from '#reading/facts/natal-points.ts'
import type { BirthOfChart } from '../charts/api.ts'

const MONTH_DAYS = 30.436875
/** So many places of each body are sent. */
const SAMPLES = 240
/** The longest span, months, over which a swift point's line is one that can be followed. */
const LONGEST_MONTHS: Partial<Record<Body, number>> = { moon: 1, mercury: 12, venus: 12, sun: 12, mars: 24 }
/** The true apogee swings over half the scale within weeks. */
const TRUE_LILITH_MONTHS = 3

/** The longitudes of the planets over some months, and of a birth; without the hour the Moon of the birth is left out. */
export function courseOf(
  { sky, birth: { chart, timeKnown } }: BirthOfChart,
  { fromJdUt, months }: { fromJdUt: number; months: number },
): ChartCourse {
  const toJdUt = Math.min(fromJdUt + months * MONTH_DAYS, sky.toJdUt - 1)
  const stepDays = (toJdUt - fromJdUt) / SAMPLES
  const longestOf = (body: Body) =>
    body === 'meanLilith' && sky.rules.lilith === 'true' ? TRUE_LILITH_MONTHS : (LONGEST_MONTHS[body] ?? Infinity)
  const bodies = WHEEL_BODIES.filter((body) => months <= longestOf(body))
  return {
    from: isoFromJdUt(fromJdUt),
    step_days: stepDays,
    bodies: bodies.map((body) => ({
      id: body,
      lons: Array.from({ length: SAMPLES + 1 }, (_, i) =>
        Number(sky.position(body, fromJdUt + i * stepDays).longitudeDeg.toFixed(4)),
      ),
    })),
    natal: natalPositions(chart, timeKnown)
      .filter(({ slackDeg }) => slackDeg < 1)
      .map(({ point, longitudeDeg }) => ({ id: point, lon: longitudeDeg })),
  }
}
