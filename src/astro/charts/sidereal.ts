import { turn } from '../ephemeris/angle.ts'
import type { Ephemeris } from '../ephemeris/ephemeris.ts'

const J2000_JD = 2_451_545
const CENTURY_DAYS = 36_525
/** Where the mean equinox of 21 March 1956 stood in the zodiac of Lahiri, moved to J2000 with the precession below. */
const LAHIRI_J2000_DEG = 23.85709
/** General precession in longitude (Capitaine, Wallace & Chapront 2003, A&A 412, eq. 39), degrees a century and its square. */
const PRECESSION_DEG = 5028.796195 / 3600
const PRECESSION_SQUARED_DEG = 1.1054348 / 3600

/**
 * How far the sidereal zodiac of Lahiri lies behind the tropical one at an instant (Julian day, UT), degrees, nutation included:
 * 23°15′00.66″ on 21 March 1956 by definition (Calendar Reform Committee, 1955). Within an arcsecond of the Indian almanac from 1900
 * to 2050. @throws EphemerisRangeError
 */
export function lahiriDeg(sky: Ephemeris, jdUt: number): number {
  const centuries = (jdUt - J2000_JD) / CENTURY_DAYS
  return (
    LAHIRI_J2000_DEG +
    centuries * (PRECESSION_DEG + centuries * PRECESSION_SQUARED_DEG) +
    sky.nutation(jdUt).longitudeDeg
  )
}

/** An apparent tropical longitude by the sidereal zodiac of Lahiri, degrees, 0 ≤ λ < 360. @throws EphemerisRangeError */
export const siderealLongitudeDeg = (sky: Ephemeris, longitudeDeg: number, jdUt: number): number =>
  turn(longitudeDeg - lahiriDeg(sky, jdUt))
