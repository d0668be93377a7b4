import type { Chart } from '#astro/charts/chart.ts'
import { PLANETS } from '#astro/ephemeris/body.ts'
import type { NatalPoint } from '../library/subjects.ts'

/** A point of the natal chart as transits meet it. */
export interface NatalPosition {
  point: NatalPoint
  longitudeDeg: number
  /** How far from there the point may really be, degrees: 0 when the time of birth is known. */
  slackDeg: number
}

/** Half of the longest civil day, in days. */
export const HALF_DAY = 12.5 / 24

/**
 * The ten planets and, where the time is known, ascendant and midheaven. A chart of an unknown hour stands in the middle
 * of its day, so each planet may be half a day's motion off.
 */
export function natalPositions(chart: Chart, timeKnown: boolean): NatalPosition[] {
  const planets = chart.placements.flatMap(({ body, longitudeDeg, speedDegPerDay }): NatalPosition[] => {
    const point = PLANETS.find((planet) => planet === body)
    if (!point) return []
    return [{ point, longitudeDeg, slackDeg: timeKnown ? 0 : Math.abs(speedDegPerDay) * HALF_DAY }]
  })
  if (!timeKnown || !chart.houses) return planets
  const { ascendantDeg, midheavenDeg } = chart.houses
  return [
    ...planets,
    { point: 'asc', longitudeDeg: ascendantDeg, slackDeg: 0 },
    { point: 'mc', longitudeDeg: midheavenDeg, slackDeg: 0 },
  ]
}
