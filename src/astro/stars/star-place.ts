import { eclipticOfDate } from '../asteroids/ecliptic-of-date.ts'
import { asinDeg, atan2Deg, cosDeg, sinDeg, turn } from '../ephemeris/angle.ts'
import type { Ephemeris } from '../ephemeris/ephemeris.ts'
import { equatorialPlace, type EquatorialPlace } from '../ephemeris/equatorial.ts'
import type { Star } from './star-catalogue.ts'

const J2000 = 2451545
const MAS_PER_DEGREE = 3_600_000
/** As `eclipticOfDate` takes the ecliptic of J2000: IAU 1976. */
const CATALOGUE_OBLIQUITY_DEG = 84381.448 / 3600
/** The constant of aberration (IAU 1976), degrees. */
const ABERRATION_DEG = 20.49552 / 3600

/** Where a star is on the ecliptic, degrees. */
export interface StarPlace {
  /** 0 ≤ λ < 360. */
  longitudeDeg: number
  latitudeDeg: number
}

/**
 * A star's place by the mean ecliptic and equinox of date: proper motion in a straight line of angles, and precession.
 * @param jdTt Julian day, TT
 */
export function meanStarPlace(star: Star, jdTt: number): StarPlace {
  const years = (jdTt - J2000) / 365.25
  const dec = star.declinationDeg + (star.motionDec * years) / MAS_PER_DEGREE
  const ra = star.rightAscensionDeg + (star.motionRa * years) / MAS_PER_DEGREE / cosDeg(star.declinationDeg)
  const [x, y, z] = [cosDeg(dec) * cosDeg(ra), cosDeg(dec) * sinDeg(ra), sinDeg(dec)]
  const c = cosDeg(CATALOGUE_OBLIQUITY_DEG)
  const s = sinDeg(CATALOGUE_OBLIQUITY_DEG)
  const atEpoch = [x, c * y + s * z, c * z - s * y]
  const axes = eclipticOfDate(jdTt)
  const row = (i: number) => atEpoch.reduce((sum, value, k) => sum + value * (axes[3 * i + k] ?? 0), 0)
  return { longitudeDeg: turn(atan2Deg(row(1), row(0))), latitudeDeg: asinDeg(row(2)) }
}

/**
 * Its apparent place on the true ecliptic of date, in the sky's zodiac: with nutation, and aberration of a circular orbit (Meeus 1998,
 * eq. 23.2 without the eccentricity: 0.4″ at most left out). Parallax is left out, under 1″.
 * @throws EphemerisRangeError
 */
export function starPlace(sky: Ephemeris, star: Star, jdUt: number): StarPlace {
  const { longitudeDeg, latitudeDeg } = meanStarPlace(star, sky.jdTt(jdUt))
  const fromSun = sky.tropical.position('sun', jdUt).longitudeDeg - longitudeDeg
  const longitude = longitudeDeg - (ABERRATION_DEG * cosDeg(fromSun)) / cosDeg(latitudeDeg)
  return {
    longitudeDeg: turn(longitude + sky.nutation(jdUt).longitudeDeg - sky.zodiacOffsetDeg(jdUt)),
    latitudeDeg: latitudeDeg - ABERRATION_DEG * sinDeg(latitudeDeg) * sinDeg(fromSun),
  }
}

/** By the true equator of date. @throws EphemerisRangeError */
export const starEquatorial = (sky: Ephemeris, star: Star, jdUt: number): EquatorialPlace =>
  equatorialPlace(starPlace(sky.tropical, star, jdUt), sky.trueObliquityDeg(jdUt))
