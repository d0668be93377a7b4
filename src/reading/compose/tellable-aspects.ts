import { ASPECT_ANGLES } from '#astro/charts/aspect.ts'
import type { Chart, ChartAspect, ChartPoint } from '#astro/charts/chart.ts'
import { signOf } from '#astro/charts/sign.ts'
import type { NatalBirth } from '../facts/day-facts.ts'

/** An aspect between signs that don't make it counts only closer than this, degrees: its two signs tell another story. */
const OUT_OF_SIGN_DEG = 2

/** The aspects of a chart that a reading speaks of: all but the wide ones out of sign. */
export const tellableAspects = ({ chart }: NatalBirth): ChartAspect[] =>
  chart.aspects.filter((aspect) => aspect.orbDeg < OUT_OF_SIGN_DEG || isInSign(chart, aspect))

/** Whether an aspect is made by degree and not by sign. */
export const isOutOfSign = (chart: Chart, aspect: ChartAspect): boolean => !isInSign(chart, aspect)

function isInSign(chart: Chart, { a, b, aspect }: ChartAspect): boolean {
  const [one, other] = [signAt(chart, a), signAt(chart, b)]
  if (one === null || other === null) return true
  const apart = Math.abs(one - other)
  return Math.min(apart, 12 - apart) * 30 === ASPECT_ANGLES[aspect]
}

function signAt({ placements, houses }: Chart, point: ChartPoint): number | null {
  if (point === 'asc') return houses && signOf(houses.ascendantDeg)
  if (point === 'mc') return houses && signOf(houses.midheavenDeg)
  return placements.find(({ body }) => body === point)?.sign ?? null
}
