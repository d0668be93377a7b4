import { chartLongitudes } from '#astro/charts/chart-longitudes.ts'
import type { ChartPoint } from '#astro/charts/chart.ts'
import type { Planet } from '#astro/ephemeris/body.ts'
import { isoFromJdUt } from '#astro/ephemeris/julian-day.ts'
import { loadEphemeris } from '#astro/ephemeris/load-ephemeris.ts'
import { activeTransits } from '#astro/events/active-transits.ts'
import { exactTransits, SLOW_PLANETS } from '#astro/events/transit-hits.ts'
import type { NatalBirth } from '#reading/facts/day-facts.ts'
import { natalPositions } from '#reading/facts/natal-points.ts'
import { TRANSIT_ORB_DEG } from '#reading/facts/transit-weight.ts'
import { MOST_SPAN_DAYS } from '#contract/engine/span.ts'
import { TransitsAnswer, TransitsAsked } from '#contract/engine/transits.ts'
import { pointText, rounded } from './figures.ts'
import { briefly, readBirth } from './read-birth.ts'
import { firstOf, spanOf } from './span-fields.ts'
import { tool } from './tool.ts'

/** Natal points that may be this far off, degrees, aren't met at any day that could be named. */
const MOST_SLACK_DEG = 1

export const transitsTool = tool({
  name: 'transits',
  title: 'Transits to a birth chart',
  description: `When the planets of a span of time stand in exact aspect to a person’s natal planets and angles, to the second, and which are near exact when it begins. At most ${MOST_SPAN_DAYS} days. Give "transiting" to narrow it down; the Moon is left out unless asked for.`,
  input: TransitsAsked,
  output: TransitsAnswer,
  run({ birth: given, from, to, transiting = SLOW_PLANETS }) {
    const span = spanOf({ from, to }, MOST_SPAN_DAYS)
    const { birth, described } = readBirth(given)
    const met = metPoints(birth)
    const natal = Object.fromEntries([...met].map(([point, { longitudeDeg }]) => [point, longitudeDeg]))
    const sky = loadEphemeris()
    const hits = exactTransits(sky, { ...span, natal, transiting }).map((hit) => ({
      transiting: hit.transiting,
      aspect: hit.aspect,
      natal: hit.natal,
      utc: isoFromJdUt(hit.jdUt),
      retrograde: hit.speedDegPerDay < 0,
      plus_minus_days: daysOff(met.get(hit.natal)?.slackDeg ?? 0, hit.speedDegPerDay),
    }))
    const { kept, rest } = firstOf(hits)
    const active = activeTransits(sky, {
      natal,
      jdUt: span.fromJdUt,
      orbDeg: (planet) => TRANSIT_ORB_DEG[planet],
      transiting,
    })
    const within = active.filter(
      ({ transiting: planet, natal: point, orbDeg }) =>
        orbDeg + (met.get(point)?.slackDeg ?? 0) <= TRANSIT_ORB_DEG[planet],
    )
    return {
      text: transitsText(kept, hits.length, described.warnings),
      result: {
        birth: briefly(described),
        hits: kept,
        continues_at: rest,
        within_orb_at_beginning: within.map((transit) => ({
          transiting: transit.transiting,
          aspect: transit.aspect,
          natal: transit.natal,
          orb: rounded(transit.orbDeg),
          applying: transit.applying,
          exact: birth.timeKnown && transit.exactJdUt !== null ? isoFromJdUt(transit.exactJdUt) : null,
        })),
      },
    }
  },
})

interface MetPoint {
  longitudeDeg: number
  slackDeg: number
}

/** The natal points that transits are told of: planets and angles; without the hour, those that stay within a degree. */
function metPoints(birth: NatalBirth): Map<ChartPoint, MetPoint> {
  const slack = natalPositions(birth.chart, birth.timeKnown)
  return new Map(
    chartLongitudes(birth.chart).flatMap(({ point, longitudeDeg }) => {
      const known = slack.find((position) => position.point === point)
      return known && known.slackDeg <= MOST_SLACK_DEG ? [[point, { longitudeDeg, slackDeg: known.slackDeg }]] : []
    }),
  )
}

/** A planet about to turn takes longest, so that the motion isn't taken for slower than a hundredth of a degree a day. */
const daysOff = (slackDeg: number, speedDegPerDay: number) =>
  Math.round((slackDeg / Math.max(0.01, Math.abs(speedDegPerDay))) * 10) / 10

interface TextHit {
  transiting: Planet
  aspect: string
  natal: ChartPoint
  utc: string
}

const TOLD = 12

function transitsText(hits: readonly TextHit[], count: number, warnings: readonly string[]): string {
  const told = hits
    .slice(0, TOLD)
    .map(
      ({ transiting, aspect, natal, utc }) => `${pointText(transiting)} ${aspect} natal ${pointText(natal)} on ${utc}`,
    )
  const more = count > told.length ? ` The other ${count - told.length} are in the structured answer.` : ''
  return `${count} exact transits${told.length > 0 ? `: ${told.join('; ')}` : ''}.${more} ${warnings.join(' ')}`.trim()
}
