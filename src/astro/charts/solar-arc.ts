import { turn } from '../ephemeris/angle.ts'
import type { Ephemeris } from '../ephemeris/ephemeris.ts'
import type { Chart, ChartPoint } from './chart.ts'
import { chartLongitudes } from './chart-longitudes.ts'

/** Days of a tropical year: a year of life is a day of the progressed sky. */
export const TROPICAL_YEAR_DAYS = 365.24219

/** The instant of the sky that stands for an instant of life, a day for a year (Julian days, UT). */
export function progressedJdUt(birthJdUt: number, targetJdUt: number): number {
  return birthJdUt + (targetJdUt - birthJdUt) / TROPICAL_YEAR_DAYS
}

/**
 * The true solar arc at an instant of life: how far the progressed Sun has moved from the natal Sun, degrees of
 * longitude, 0 ≤ arc < 360 (Julian days, UT).
 * @throws EphemerisRangeError
 */
export function solarArcDeg(sky: Ephemeris, birthJdUt: number, targetJdUt: number): number {
  const progressed = sky.position('sun', progressedJdUt(birthJdUt, targetJdUt)).longitudeDeg
  return turn(progressed - sky.position('sun', birthJdUt).longitudeDeg)
}

/**
 * Solar arc directions: every body of a chart, its ascendant and its midheaven moved by the same arc, degrees.
 * @throws EphemerisRangeError
 */
export function solarArcLongitudes(
  sky: Ephemeris,
  chart: Chart,
  targetJdUt: number,
): { arcDeg: number; longitudes: Partial<Record<ChartPoint, number>> } {
  const arcDeg = solarArcDeg(sky, chart.jdUt, targetJdUt)
  const directed = chartLongitudes(chart).map(({ point, longitudeDeg }) => [point, turn(longitudeDeg + arcDeg)])
  return { arcDeg, longitudes: Object.fromEntries(directed) }
}
