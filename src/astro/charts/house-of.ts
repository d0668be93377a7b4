import { turn } from '../ephemeris/angle.ts'

/**
 * The house (1–12) a longitude lies in. A body exactly on a cusp belongs to the house which that cusp opens; houses
 * across 0° Aries are one like any other.
 *
 * @param cuspsDeg twelve longitudes in zodiacal order
 */
export function houseOf(longitudeDeg: number, cuspsDeg: readonly number[]): number {
  let house = 1
  let nearest = 360
  for (let index = 0; index < cuspsDeg.length; index++) {
    const past = turn(longitudeDeg - (cuspsDeg[index] as number))
    if (past < nearest) {
      nearest = past
      house = index + 1
    }
  }
  return house
}
