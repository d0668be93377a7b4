import { expect, it } from 'vitest'
import { eccentricAnomaly, GM_SUN, keplerMotion } from './kepler-motion.ts'

const RADIAN = Math.PI / 180
const ARC_SECOND = RADIAN / 3600

/** Elements as catalogues print them, degrees. */
function motionOf(orbit: { a: number; e: number; i: number; node: number; perihelion: number; meanAnomaly: number }) {
  const peri = (orbit.node + orbit.perihelion) * RADIAN
  const tilt = Math.tan((orbit.i * RADIAN) / 2)
  const out = new Float64Array(6)
  keplerMotion(
    {
      semiMajorAxisAu: orbit.a,
      h: orbit.e * Math.sin(peri),
      k: orbit.e * Math.cos(peri),
      p: tilt * Math.sin(orbit.node * RADIAN),
      q: tilt * Math.cos(orbit.node * RADIAN),
      meanLongitude: peri + orbit.meanAnomaly * RADIAN,
    },
    out,
  )
  return out
}

it('solves Kepler’s equation as Meeus does (Astronomical Algorithms, examples 30.a and the first row of his table)', () => {
  expect(eccentricAnomaly(5 * RADIAN, 0.1) / RADIAN).toBeCloseTo(5.554589, 6)
  expect(eccentricAnomaly(2 * RADIAN, 0.99) / RADIAN).toBeCloseTo(32.361007, 6)
})

it('fulfils Kepler’s equation for any anomaly and eccentricity', () => {
  for (const e of [0, 0.05, 0.3, 0.7, 0.9, 0.97, 0.999]) {
    for (let m = -3.14; m <= 3.14; m += 0.01) {
      const anomaly = eccentricAnomaly(m, e)
      expect(Math.abs(anomaly - e * Math.sin(anomaly) - m)).toBeLessThan(1e-13)
    }
  }
})

it('puts comet Encke where Meeus does on 1990 October 6 (example 33.b)', () => {
  const [x = 0, y = 0, z = 0] = motionOf({
    a: 2.2091404,
    e: 0.8502196,
    i: 11.94524,
    node: 334.75006,
    perihelion: 186.23352,
    // 22.54502 days before the perihelion.
    meanAnomaly: (-22.54502 * (Math.sqrt(GM_SUN) / 2.2091404 ** 1.5)) / RADIAN,
  })
  const obliquity = 84381.448 * ARC_SECOND
  expect(x).toBeCloseTo(0.2508066, 6)
  expect(y * Math.cos(obliquity) - z * Math.sin(obliquity)).toBeCloseTo(0.4849175, 6)
  expect(y * Math.sin(obliquity) + z * Math.cos(obliquity)).toBeCloseTo(0.3573373, 6)
})

it('goes round a circle at the speed of 2π a year at 1 au', () => {
  const [x = 0, y = 0, z = 0, vx = 0, vy = 0, vz = 0] = motionOf({
    a: 1,
    e: 0,
    i: 90,
    node: 0,
    perihelion: 0,
    meanAnomaly: 90,
  })
  expect([x, y, z].map((value) => Number(value.toFixed(12)))).toEqual([0, 0, 1])
  expect(vx * 365.2568983).toBeCloseTo(-2 * Math.PI, 7)
  expect(Math.hypot(vy, vz)).toBeLessThan(1e-15)
})
