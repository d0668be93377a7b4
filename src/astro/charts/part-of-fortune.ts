import { turn } from '../ephemeris/angle.ts'
import type { Sect } from './sect.ts'

/**
 * The Part of Fortune, degrees, 0 ≤ λ < 360: as far from the ascendant as the Moon is from the Sun by day, and as the
 * Sun is from the Moon by night (Dorotheus I.26; Paulus Alexandrinus 23). Longitudes in degrees.
 */
export function partOfFortuneDeg(chart: { ascendantDeg: number; sunDeg: number; moonDeg: number; sect: Sect }): number {
  const sunToMoon = chart.moonDeg - chart.sunDeg
  return turn(chart.ascendantDeg + (chart.sect === 'day' ? sunToMoon : -sunToMoon))
}
