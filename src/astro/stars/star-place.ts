import { asinDeg, atan2Deg, cosDeg, sinDeg, tanDeg, turn } from '../ephemeris/angle.ts'
import type { Ephemeris } from '../ephemeris/ephemeris.ts'
import { equatorialPlace } from '../ephemeris/equatorial.ts'
import type { CatalogueStar } from './star-catalogue.ts'

/** A star on the true ecliptic and equator of date, all in degrees. */
export interface StarPlace {
  /** 0 ≤ λ < 360. */
  longitudeDeg: number
  /** −90 … 90, north positive. */
  latitudeDeg: number
  /** 0 ≤ α < 360. */
  rightAscensionDeg: number
  declinationDeg: number
}

const J2000 = 2_451_545
const CENTURY_DAYS = 36_525
const OBLIQUITY_J2000_DEG = 84_381.406 / 3600
const MAS_PER_DEG = 3_600_000

/**
 * Where a star stands at an instant (Julian day, UT): proper motion, general precession of the ecliptic and nutation in
 * longitude; neither parallax nor aberration, which stay below 21″. Precession by the angles of the ecliptic's motion
 * (Meeus 1998, Astronomical Algorithms, eq. 21.5 to 21.7): better than 1″ within three centuries of J2000.
 * @throws EphemerisRangeError
 */
export function starPlace(sky: Ephemeris, star: Omit<CatalogueStar, 'id' | 'magnitude'>, jdUt: number): StarPlace {
  const jdTt = sky.jdTt(jdUt)
  const centuries = (jdTt - J2000) / CENTURY_DAYS
  const years = 100 * centuries
  const declinationDeg = star.declinationDeg + (star.properMotionDecMas * years) / MAS_PER_DEG
  const rightAscensionDeg =
    star.rightAscensionDeg + (star.properMotionRaMas * years) / MAS_PER_DEG / cosDeg(star.declinationDeg)
  const atJ2000 = eclipticOf(rightAscensionDeg, declinationDeg)
  const { longitudeDeg, latitudeDeg } = precessed(atJ2000, centuries)
  const apparent = { longitudeDeg: turn(longitudeDeg + sky.nutation(jdUt).longitudeDeg), latitudeDeg }
  return { ...apparent, ...equatorialPlace(apparent, sky.trueObliquityDeg(jdUt)) }
}

/** From the equator to the ecliptic of J2000 (eq. 13.1 and 13.2). */
function eclipticOf(rightAscensionDeg: number, declinationDeg: number) {
  const [sin, cos] = [sinDeg(OBLIQUITY_J2000_DEG), cosDeg(OBLIQUITY_J2000_DEG)]
  const y = sinDeg(rightAscensionDeg) * cos + tanDeg(declinationDeg) * sin
  return {
    longitudeDeg: turn(atan2Deg(y, cosDeg(rightAscensionDeg))),
    latitudeDeg: asinDeg(sinDeg(declinationDeg) * cos - cosDeg(declinationDeg) * sin * sinDeg(rightAscensionDeg)),
  }
}

/** From the ecliptic of J2000 to that of date. */
function precessed({ longitudeDeg, latitudeDeg }: { longitudeDeg: number; latitudeDeg: number }, t: number) {
  const tiltDeg = (47.0029 * t - 0.03302 * t * t + 0.00006 * t ** 3) / 3600
  const nodeDeg = 174.876384 + (-869.8089 * t + 0.03536 * t * t) / 3600
  const alongDeg = (5029.0966 * t + 1.11113 * t * t - 0.000006 * t ** 3) / 3600
  const fromNode = nodeDeg - longitudeDeg
  const a = cosDeg(tiltDeg) * cosDeg(latitudeDeg) * sinDeg(fromNode) - sinDeg(tiltDeg) * sinDeg(latitudeDeg)
  const b = cosDeg(latitudeDeg) * cosDeg(fromNode)
  const c = cosDeg(tiltDeg) * sinDeg(latitudeDeg) + sinDeg(tiltDeg) * cosDeg(latitudeDeg) * sinDeg(fromNode)
  return { longitudeDeg: turn(alongDeg + nodeDeg - atan2Deg(a, b)), latitudeDeg: asinDeg(c) }
}
