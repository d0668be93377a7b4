import { cosDeg, sinDeg } from '../ephemeris/angle.ts'
import type { Ephemeris } from '../ephemeris/ephemeris.ts'
import { eclipticOfDate } from './ecliptic-of-date.ts'

/** Speed of light, au/day. */
export const LIGHT_AU_PER_DAY = 173.1446326742403
const RADIAN = Math.PI / 180

/** What the Earth's side of a geocentric place needs, once an instant. Axes: mean ecliptic and equinox of date. */
export interface Viewpoint {
  jdTt: number
  /** From the ecliptic of J2000 to that of date, row by row, and its change a day. */
  turn: Float64Array
  turnRate: Float64Array
  /** The Earth from the Sun, geometric: au, au/day. */
  earth: [number, number, number]
  earthVelocity: [number, number, number]
  nutationDeg: number
  nutationRateDegPerDay: number
}

/** @throws EphemerisRangeError */
export function viewpoint(sky: Ephemeris, jdUt: number): Viewpoint {
  const jdTt = sky.jdTt(jdUt)
  const before = sky.nutation(jdUt - 0.1).longitudeDeg
  const nutationRateDegPerDay = (sky.nutation(jdUt + 0.1).longitudeDeg - before) / 0.2
  const nutationDeg = sky.nutation(jdUt).longitudeDeg
  const turn = eclipticOfDate(jdTt)
  const turnBefore = eclipticOfDate(jdTt - 5)
  const turnRate = eclipticOfDate(jdTt + 5).map((value, i) => (value - (turnBefore[i] ?? 0)) / 10)
  return {
    jdTt,
    turn,
    turnRate,
    nutationDeg,
    nutationRateDegPerDay,
    ...earthFromSun(sky, jdUt, nutationDeg, nutationRateDegPerDay),
  }
}

/**
 * The Earth's geometric place from the apparent Sun. Aberration shows the Sun where it was, seen from the Earth, its
 * light-time ago (20.5″ back), so its direction a light-time later is the geometric one; its distance has no aberration.
 * That the Sun itself moves meanwhile (13 m/s) cancels in a geocentric place that is antedated as a whole.
 */
function earthFromSun(sky: Ephemeris, jdUt: number, nutationDeg: number, nutationRate: number) {
  const sun = sky.tropical.position('sun', jdUt)
  const r = sun.distanceAu ?? Number.NaN
  const lightDays = r / LIGHT_AU_PER_DAY
  const rate = sun.speedDegPerDay - nutationRate
  const lon = sun.longitudeDeg - nutationDeg + rate * lightDays
  const lat = sun.latitudeDeg + sun.latitudeSpeedDegPerDay * lightDays
  const rRate = (distanceAu(sky, jdUt + 0.05) - distanceAu(sky, jdUt - 0.05)) / 0.1
  const [cosLon, sinLon, cosLat, sinLat] = [cosDeg(lon), sinDeg(lon), cosDeg(lat), sinDeg(lat)]
  const across = r * cosLat * rate * RADIAN
  const up = sun.latitudeSpeedDegPerDay * RADIAN * r
  const earth: [number, number, number] = [-r * cosLat * cosLon, -r * cosLat * sinLon, -r * sinLat]
  const earthVelocity: [number, number, number] = [
    -(rRate * cosLat * cosLon - across * sinLon - up * sinLat * cosLon),
    -(rRate * cosLat * sinLon + across * cosLon - up * sinLat * sinLon),
    -(rRate * sinLat + up * cosLat),
  ]
  return { earth, earthVelocity }
}

const distanceAu = (sky: Ephemeris, jdUt: number) => sky.tropical.position('sun', jdUt).distanceAu ?? Number.NaN
