import { asinDeg, cosDeg, sinDeg } from './angle.ts'

/** Flattening of the Earth, WGS 84. */
const FLATTENING = 1 / 298.257223563

/** A place at sea level, seen from the Earth's centre in equatorial radii. */
export interface Observer {
  sinLatitude: number
  cosLatitude: number
  /** ρ·sin φ′ and ρ·cos φ′: distances from the equator's plane and from the axis. */
  rhoSin: number
  rhoCos: number
}

/** A geographic latitude, degrees, as an observer (Meeus 1998, Astronomical Algorithms, ch. 11). */
export function observerAt(latitudeDeg: number): Observer {
  const sinLatitude = sinDeg(latitudeDeg)
  const cosLatitude = cosDeg(latitudeDeg)
  const u = Math.hypot((1 - FLATTENING) * sinLatitude, cosLatitude)
  return {
    sinLatitude,
    cosLatitude,
    rhoSin: ((1 - FLATTENING) ** 2 * sinLatitude) / u,
    rhoCos: cosLatitude / u,
  }
}

/**
 * The altitude of a body's centre above the observer's horizon, parallax included, refraction not, and its distance.
 *
 * @param hourAngleDeg local apparent sidereal time less right ascension
 * @param radii distance from the Earth's centre in equatorial radii
 * @returns degrees, and equatorial radii from the observer
 */
export function topocentricAltitude(
  observer: Observer,
  body: { hourAngleDeg: number; declinationDeg: number; radii: number },
): { altitudeDeg: number; radii: number } {
  const outward = body.radii * cosDeg(body.declinationDeg)
  const x = outward * cosDeg(body.hourAngleDeg) - observer.rhoCos
  const y = outward * sinDeg(body.hourAngleDeg)
  const z = body.radii * sinDeg(body.declinationDeg) - observer.rhoSin
  const radii = Math.hypot(x, y, z)
  return { altitudeDeg: asinDeg((x * observer.cosLatitude + z * observer.sinLatitude) / radii), radii }
}
