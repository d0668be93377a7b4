import { asinDeg, atan2Deg, cosDeg, sinDeg, tanDeg, turn } from './angle.ts'

/** A direction by the true equator and equinox of date. */
export interface EquatorialPlace {
  /** 0 ≤ α < 360. */
  rightAscensionDeg: number
  /** −90 … 90, north positive. */
  declinationDeg: number
}

/**
 * From ecliptic to equatorial coordinates (Meeus 1998, Astronomical Algorithms, eq. 13.3 and 13.4), all in degrees.
 * @param obliquityDeg true obliquity of date, `Ephemeris.trueObliquityDeg`
 */
export function equatorialPlace(
  { longitudeDeg, latitudeDeg }: { longitudeDeg: number; latitudeDeg: number },
  obliquityDeg: number,
): EquatorialPlace {
  const sinLon = sinDeg(longitudeDeg)
  const cosObliquity = cosDeg(obliquityDeg)
  const sinObliquity = sinDeg(obliquityDeg)
  const y = sinLon * cosObliquity - tanDeg(latitudeDeg) * sinObliquity
  return {
    rightAscensionDeg: turn(atan2Deg(y, cosDeg(longitudeDeg))),
    declinationDeg: asinDeg(sinDeg(latitudeDeg) * cosObliquity + cosDeg(latitudeDeg) * sinObliquity * sinLon),
  }
}
