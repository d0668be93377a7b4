import { turn } from '../ephemeris/angle.ts'
import type { Ephemeris } from '../ephemeris/ephemeris.ts'

/**
 * How far the sidereal zodiac of Lahiri lies behind the tropical one at an instant (Julian day, UT), degrees, nutation included.
 * @throws EphemerisRangeError
 */
export const lahiriDeg = (sky: Ephemeris, jdUt: number): number => sky.inZodiac('lahiri').zodiacOffsetDeg(jdUt)

/** An apparent longitude of the sky's own zodiac by that of Lahiri, degrees, 0 ≤ λ < 360. @throws EphemerisRangeError */
export const siderealLongitudeDeg = (sky: Ephemeris, longitudeDeg: number, jdUt: number): number =>
  turn(longitudeDeg + sky.zodiacOffsetDeg(jdUt) - lahiriDeg(sky, jdUt))
