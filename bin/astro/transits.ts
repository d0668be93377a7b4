import { natalChart } from '#astro/charts/natal-chart.ts'
import { chartLongitudes } from '#astro/charts/chart-longitudes.ts'
import type { ChartPoint } from '#astro/charts/chart.ts'
import { PLANETS } from '#astro/ephemeris/body.ts'
import type { Ephemeris } from '#astro/ephemeris/ephemeris.ts'
import { isoFromJdUt } from '#astro/ephemeris/julian-day.ts'
import { exactTransits } from '#astro/events/transit-hits.ts'
import { birth, span } from './fields.ts'
import { rounded } from './present-chart.ts'

const NATAL_POINTS: ReadonlySet<ChartPoint> = new Set([...PLANETS, 'asc', 'mc'])

/** Exact transits of Sun, Mercury to Pluto to the natal planets and angles. */
export function transits(sky: Ephemeris, fields: Record<string, unknown>) {
  const natal = Object.fromEntries(
    chartLongitudes(natalChart(sky, birth(fields)))
      .filter(({ point }) => NATAL_POINTS.has(point))
      .map(({ point, longitudeDeg }) => [point, longitudeDeg]),
  )
  const hits = exactTransits(sky, { natal, ...span(fields) })
  return {
    hits: hits.map(({ transiting, natal: point, aspect, jdUt, speedDegPerDay }) => ({
      transiting,
      natal: point,
      aspect,
      utc: isoFromJdUt(jdUt),
      speed: rounded(speedDegPerDay),
    })),
  }
}
