import { atan2Deg, cosDeg, sinDeg, turn } from '../ephemeris/angle.ts'
import type { HouseFrame } from './houses.ts'

/**
 * The vertex: where the prime vertical meets the ecliptic in the west, degrees, 0 ≤ λ < 360. It is the point that would
 * set at the latitude which is this one's complement, half a turn of sidereal time later; on the equator, an equinox.
 * Agrees with Swiss Ephemeris 2.10.03 within 0.05″.
 */
export function vertexDeg({ ramcDeg, obliquityDeg, latitudeDeg }: HouseFrame): number {
  const sinLatitude = sinDeg(latitudeDeg)
  const y = -cosDeg(ramcDeg) * sinLatitude
  const x = sinDeg(ramcDeg) * cosDeg(obliquityDeg) * sinLatitude - cosDeg(latitudeDeg) * sinDeg(obliquityDeg)
  const longitude = atan2Deg(y, x)
  const rightAscension = atan2Deg(sinDeg(longitude) * cosDeg(obliquityDeg), cosDeg(longitude))
  return turn(sinDeg(ramcDeg - rightAscension) < 0 ? longitude + 180 : longitude)
}
