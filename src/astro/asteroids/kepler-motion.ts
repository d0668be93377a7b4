/** Gravity of the Sun, au³/day²: the square of Gauss's constant. */
export const GM_SUN = 0.01720209895 ** 2

/** Osculating elements without singularities for the orbits met with (not for an inclination of 180°). */
export interface OrbitElements {
  semiMajorAxisAu: number
  /** e·sin ϖ and e·cos ϖ. */
  h: number
  k: number
  /** tan(i/2)·sin Ω and tan(i/2)·cos Ω. */
  p: number
  q: number
  /** Mean longitude, radians. */
  meanLongitude: number
}

/**
 * Heliocentric position and velocity on an ellipse (Broucke & Cefola 1972) into `out[0…5]`, au and au/day, by the axes
 * that the elements are referred to.
 */
export function keplerMotion(elements: OrbitElements, out: Float64Array): void {
  const { semiMajorAxisAu: a, h, k, p, q, meanLongitude } = elements
  const e = Math.sqrt(h * h + k * k)
  const cosPeri = e > 0 ? k / e : 1
  const sinPeri = e > 0 ? h / e : 0
  const anomaly = eccentricAnomaly(meanLongitude - Math.atan2(sinPeri, cosPeri), e)
  const cosE = Math.cos(anomaly)
  const sinE = Math.sin(anomaly)
  const minor = Math.sqrt(1 - e * e)
  const speed = Math.sqrt(GM_SUN / a) / (1 - e * cosE)
  const x = a * (cosE - e)
  const y = a * minor * sinE
  const vx = -speed * sinE
  const vy = speed * minor * cosE
  const along = x * cosPeri - y * sinPeri
  const across = x * sinPeri + y * cosPeri
  const alongRate = vx * cosPeri - vy * sinPeri
  const acrossRate = vx * sinPeri + vy * cosPeri
  const scale = 1 / (1 + p * p + q * q)
  const fx = (1 - p * p + q * q) * scale
  const fy = 2 * p * q * scale
  const fz = -2 * p * scale
  const gy = (1 + p * p - q * q) * scale
  const gz = 2 * q * scale
  out[0] = along * fx + across * fy
  out[1] = along * fy + across * gy
  out[2] = along * fz + across * gz
  out[3] = alongRate * fx + acrossRate * fy
  out[4] = alongRate * fy + acrossRate * gy
  out[5] = alongRate * fz + acrossRate * gz
}

/**
 * Solves Kepler's equation M = E − e·sin E for 0 ≤ e < 1 (radians), to the last bits: Danby's start and his iteration
 * of fourth order (Danby 1988, Fundamentals of Celestial Mechanics, eq. 6.6.7).
 */
export function eccentricAnomaly(meanAnomaly: number, e: number): number {
  const m = meanAnomaly - 2 * Math.PI * Math.round(meanAnomaly / (2 * Math.PI))
  let anomaly = m + (m < 0 ? -0.85 : 0.85) * e
  for (let round = 0; round < 20; round++) {
    const sine = e * Math.sin(anomaly)
    const cosine = e * Math.cos(anomaly)
    const f = anomaly - sine - m
    if (Math.abs(f) < 1e-15) break
    const slope = 1 - cosine
    const first = -f / slope
    const second = -f / (slope + (first * sine) / 2)
    const step = -f / (slope + (second * sine) / 2 + (second * second * cosine) / 6)
    anomaly += step
    if (Math.abs(step) < 1e-15) break
  }
  return anomaly
}
