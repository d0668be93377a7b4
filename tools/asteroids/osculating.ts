import { GM_SUN, type OrbitElements } from '../../src/astro/asteroids/kepler-motion.ts'
import { COS_OBLIQUITY, SIN_OBLIQUITY } from './constants.ts'

/**
 * Osculating elements of a heliocentric motion (ICRF), referred to the ecliptic of J2000. The mean longitude is some
 * turn of it.
 * @throws RangeError when the motion is no ellipse
 */
export function osculating(motion: ArrayLike<number>, at = 0): OrbitElements {
  const [x, y, z] = ecliptic(motion, at)
  const [vx, vy, vz] = ecliptic(motion, at + 3)
  const r = Math.hypot(x, y, z)
  const v2 = vx * vx + vy * vy + vz * vz
  const a = 1 / (2 / r - v2 / GM_SUN)
  if (!(a > 0)) throw new RangeError('the orbit is no ellipse')
  const [cx, cy, cz] = [y * vz - z * vy, z * vx - x * vz, x * vy - y * vx]
  const c = Math.hypot(cx, cy, cz)
  const p = cx / (c + cz)
  const q = -cy / (c + cz)
  const scale = 1 / (1 + p * p + q * q)
  const f = [(1 - p * p + q * q) * scale, 2 * p * q * scale, -2 * p * scale] as const
  const g = [2 * p * q * scale, (1 + p * p - q * q) * scale, 2 * q * scale] as const
  const rv = x * vx + y * vy + z * vz
  const eVector = [x, y, z].map((r0, i) => ((v2 - GM_SUN / r) * r0 - rv * ([vx, vy, vz][i] ?? NaN)) / GM_SUN)
  const dot = (vector: readonly number[], other: readonly number[]) =>
    vector.reduce((sum, value, i) => sum + value * (other[i] ?? NaN), 0)
  const k = dot(eVector, f)
  const h = dot(eVector, g)
  const e = Math.hypot(h, k)
  const perihelion = Math.atan2(h, k)
  const anomaly = Math.atan2(rv / Math.sqrt(GM_SUN * a), 1 - r / a)
  return { semiMajorAxisAu: a, h, k, p, q, meanLongitude: perihelion + anomaly - e * Math.sin(anomaly) }
}

/** From the axes of the ICRF to the ecliptic of J2000. */
export function ecliptic(vector: ArrayLike<number>, at = 0): [number, number, number] {
  const [x = NaN, y = NaN, z = NaN] = [vector[at], vector[at + 1], vector[at + 2]]
  return [x, y * COS_OBLIQUITY + z * SIN_OBLIQUITY, z * COS_OBLIQUITY - y * SIN_OBLIQUITY]
}
