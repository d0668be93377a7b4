import { COS_OBLIQUITY, GM_SUN, SIN_OBLIQUITY } from './constants.ts'

/** A numbered small body with the elements a catalogue gives: heliocentric, ecliptic and equinox of J2000, degrees. */
export interface CataloguedBody {
  number: number
  /** Its name, or where it has none its provisional designation. */
  name: string
  /** Julian day (TT) of the elements. */
  epochJd: number
  semiMajorAxisAu: number
  eccentricity: number
  inclinationDeg: number
  nodeDeg: number
  perihelionDeg: number
  meanAnomalyDeg: number
}

const RADIAN = Math.PI / 180

/** Heliocentric position and velocity at the epoch of the elements, equatorial by the axes of the ICRF. */
export function motionOf(body: CataloguedBody): Float64Array {
  const { semiMajorAxisAu: a, eccentricity: e } = body
  const anomaly = eccentricAnomaly(body.meanAnomalyDeg * RADIAN, e)
  const cosE = Math.cos(anomaly)
  const sinE = Math.sin(anomaly)
  const minor = Math.sqrt(1 - e * e)
  const speed = Math.sqrt(GM_SUN / a) / (1 - e * cosE)
  const place = turned(body, a * (cosE - e), a * minor * sinE)
  return Float64Array.from([...place, ...turned(body, -speed * sinE, speed * minor * cosE)])
}

/** Kepler's equation for 0 ≤ e < 1, by Newton's method. */
function eccentricAnomaly(mean: number, e: number): number {
  const m = mean - 2 * Math.PI * Math.round(mean / (2 * Math.PI))
  let anomaly = e > 0.8 ? Math.PI * Math.sign(m || 1) : m + e * Math.sin(m)
  for (let round = 0; round < 60; round++) {
    const step = (anomaly - e * Math.sin(anomaly) - m) / (1 - e * Math.cos(anomaly))
    anomaly -= step
    if (Math.abs(step) < 1e-15) break
  }
  return anomaly
}

/** From the plane of the orbit, perihelion first, to the axes of the ICRF. */
function turned(body: CataloguedBody, along: number, across: number): [number, number, number] {
  const w = body.perihelionDeg * RADIAN
  const node = body.nodeDeg * RADIAN
  const i = body.inclinationDeg * RADIAN
  const p = along * Math.cos(w) - across * Math.sin(w)
  const q = along * Math.sin(w) + across * Math.cos(w)
  const x = p * Math.cos(node) - q * Math.sin(node) * Math.cos(i)
  const y = p * Math.sin(node) + q * Math.cos(node) * Math.cos(i)
  const z = q * Math.sin(i)
  return [x, y * COS_OBLIQUITY - z * SIN_OBLIQUITY, y * SIN_OBLIQUITY + z * COS_OBLIQUITY]
}
