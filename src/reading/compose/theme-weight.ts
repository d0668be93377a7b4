import type { ChartPoint } from '#astro/charts/chart.ts'
import { rulerOf } from '#astro/charts/dignities.ts'
import { signOf } from '#astro/charts/sign.ts'
import type { Planet } from '#astro/ephemeris/body.ts'
import type { NatalBirth } from '../facts/day-facts.ts'

/** How much a point says of one person and not of everybody born that year. */
const PERSONAL: Partial<Record<ChartPoint, number>> = {
  sun: 1.5,
  moon: 1.5,
  asc: 1.4,
  mercury: 1.2,
  venus: 1.2,
  mars: 1.2,
  mc: 1.1,
  jupiter: 1,
  saturn: 1,
  uranus: 0.9,
  neptune: 0.9,
  pluto: 0.9,
  chiron: 0.6,
}
export const personal = (point: ChartPoint) => PERSONAL[point] ?? 0.4

/** The planet that rules the ascendant's sign; null without the hour. */
export function chartRuler({ chart, timeKnown }: NatalBirth): Planet | null {
  return timeKnown && chart.houses ? rulerOf(signOf(chart.houses.ascendantDeg)) : null
}

export const known = ({ uncertain }: NatalBirth, planet: ChartPoint) => !uncertain.some(({ body }) => body === planet)

/** A hard aspect to a light or to the ruler of the chart is the chart's own conflict. */
export const OWN_CONFLICT = 1.3

/** Whether one of some points is a light or rules the chart. */
export const isCentral = (birth: NatalBirth, points: readonly ChartPoint[]) =>
  points.some((point) => point === 'sun' || point === 'moon' || point === chartRuler(birth))

export function isAngular({ chart, timeKnown }: NatalBirth, point: ChartPoint): boolean {
  const house = timeKnown ? chart.placements.find(({ body }) => body === point)?.house : null
  return typeof house === 'number' && house % 3 === 1
}
