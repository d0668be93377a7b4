import { compositeChart } from '#astro/charts/composite-chart.ts'
import type { ChartPoint } from '#astro/charts/chart.ts'
import { houseOverlay } from '#astro/charts/house-overlay.ts'
import { synastryAspects, synastryOrbDeg } from '#astro/charts/synastry.ts'
import { HALF_DAY } from '#reading/facts/natal-points.ts'
import type { NatalBirth } from '#reading/facts/day-facts.ts'
import { z } from 'zod'
import { birthBriefField, birthField } from '#contract/engine/birth.ts'
import { chartAspectField, housesField, positionField } from '#contract/engine/chart.ts'
import { aspectField, pointField } from '#contract/engine/points.ts'
import { pointText, rounded } from './figures.ts'
import { presentAspect, presentHouses, presentPosition } from './present-chart.ts'
import { briefly, readBirth } from './read-birth.ts'
import { tool } from './tool.ts'

const overlayField = z
  .array(z.object({ point: pointField, house: z.number().int() }))
  .nullable()
  .describe('null if a time of birth is unknown')

const output = z.object({
  a: birthBriefField,
  b: birthBriefField,
  aspects: z
    .array(
      z.object({
        a: pointField.describe('point of the first person'),
        b: pointField.describe('point of the second person'),
        aspect: aspectField,
        orb: z.number().describe('degrees from exact'),
        orb_plus_minus: z.number().describe('0 if both times are known; else how far the orb may be off, degrees'),
      }),
    )
    .describe(
      'synastry: aspects between the two charts, orb 8° (sextile 6°); without a time only those that hold all day',
    ),
  a_in_houses_of_b: overlayField,
  b_in_houses_of_a: overlayField,
  composite: z
    .object({
      positions: z.array(
        positionField.omit({ latitude: true, speed: true, retrograde: true }).extend({
          plus_minus: z.number().describe('0 if both times are known; else how far it may be off, degrees'),
        }),
      ),
      houses: housesField,
      aspects: z.array(chartAspectField).describe('empty unless both times are known'),
    })
    .describe('the chart of midpoints; houses are equal ones from the midpoint of the ascendants'),
})

export const pairTool = tool({
  name: 'pair',
  title: 'Two charts: synastry and composite',
  description:
    'Two births against each other: the aspects between the two charts (synastry), each person’s points in the other’s houses, and the composite chart of midpoints.',
  input: z.strictObject({ a: birthField, b: birthField }),
  output,
  run(given) {
    const [a, b] = [readBirth(given.a), readBirth(given.b)]
    const [slackOfA, slackOfB] = [slackOf(a.birth), slackOf(b.birth)]
    const aspects = synastryAspects(a.birth.chart, b.birth.chart).flatMap((met) => {
      const slack = slackOfA(met.a) + slackOfB(met.b)
      if (met.orbDeg + slack > synastryOrbDeg(met.aspect)) return []
      return [{ a: met.a, b: met.b, aspect: met.aspect, orb: rounded(met.orbDeg), orb_plus_minus: rounded(slack) }]
    })
    const composite = compositeChart(a.birth.chart, b.birth.chart)
    const timed = a.birth.timeKnown && b.birth.timeKnown
    const closest = aspects.toSorted((one, other) => one.orb - other.orb).slice(0, 12)
    const told = closest.map((met) => `${pointText(met.a)} ${met.aspect} ${pointText(met.b)} (${met.orb.toFixed(1)}°)`)
    const warnings = [
      ...a.described.warnings.map((warning) => `Of the first birth: ${warning}`),
      ...b.described.warnings.map((warning) => `Of the second birth: ${warning}`),
    ]
    return {
      text: `${aspects.length} aspects between the charts, the closest: ${told.join('; ')}. ${warnings.join(' ')}`.trim(),
      result: {
        a: briefly(a.described),
        b: briefly(b.described),
        aspects,
        a_in_houses_of_b: timed ? houseOverlay(a.birth.chart, b.birth.chart) : null,
        b_in_houses_of_a: timed ? houseOverlay(b.birth.chart, a.birth.chart) : null,
        composite: {
          positions: composite.placements.map((placement) => {
            const { point, longitude, sign, degree, minute, house } = presentPosition(placement)
            const plus_minus = rounded((slackOfA(placement.body) + slackOfB(placement.body)) / 2)
            return { point, longitude, sign, degree, minute, house, plus_minus }
          }),
          houses: presentHouses(composite.houses),
          aspects: timed ? composite.aspects.map(presentAspect) : [],
        },
      },
    }
  },
})

/** How far each point may be from where the chart has it, degrees. */
function slackOf({ chart, timeKnown }: NatalBirth): (point: ChartPoint) => number {
  const speeds = new Map<ChartPoint, number>(chart.placements.map((placed) => [placed.body, placed.speedDegPerDay]))
  return (point) => (timeKnown ? 0 : Math.abs(speeds.get(point) ?? 0) * HALF_DAY)
}
