import { expect, it } from 'vitest'
import { bendLight } from './light-deflection.ts'

const sun = Float64Array.of(100, 0.9856, 0, 0, 1, 0)

function bent(longitude: number, latitude: number, distance: number) {
  const body = Float64Array.of(longitude, 0.1, latitude, 0, distance, 0)
  bendLight(body, sun)
  const [bentLongitude = Number.NaN, , bentLatitude = Number.NaN] = body
  return { longitude: (bentLongitude - longitude) * 3600, latitude: (bentLatitude - latitude) * 3600 }
}

/** A planet that passes near the Sun, bent, some days from the origin. */
function passing(days: number, latitude: number) {
  const body = Float64Array.of(100.4 + 0.2 * days, 0.2, latitude + 0.01 * days, 0.01, 2 + 0.003 * days, 0.003)
  bendLight(body, Float64Array.of(100 + 0.98 * days, 0.98, 0, 0, 1 + 1e-4 * days, 1e-4))
  const [longitude = Number.NaN, speed = Number.NaN, lat = Number.NaN, latSpeed = Number.NaN] = body
  return { longitude, speed, latitude: lat, latSpeed }
}

// Einstein 1916: 1.75″ at the limb for light from far away, falling as the distance from the Sun's centre.
it('bends a ray at the limb by 1.75 arc seconds, away from the Sun', () => {
  expect(bent(100 + 959.63 / 3600, 0, 1e6).longitude).toBeCloseTo(1.75, 2)
  expect(bent(100 - 959.63 / 3600, 0, 1e6).longitude).toBeCloseTo(-1.75, 2)
  expect(bent(100, 959.63 / 3600, 1e6).latitude).toBeCloseTo(1.75, 2)
  expect(bent(100 + (5 * 959.63) / 3600, 0, 1e6).longitude).toBeCloseTo(1.75 / 5, 2)
})

// Explanatory Supplement 1992, § 3.26: 4 mas at right angles to the Sun.
it('bends a ray at right angles to the Sun by 4.07 milli-arc-seconds', () => {
  expect(bent(190, 0, 1e6).longitude).toBeCloseTo(0.00407, 5)
})

it('leaves a planet between Earth and Sun where it is', () => {
  expect(Math.abs(bent(100.5, 0.2, 0.3).longitude)).toBeLessThan(0.001)
})

it('stays finite and small behind the Sun', () => {
  for (const offset of [0, 1e-9, 0.001, 0.01, 0.05, 0.1, 0.2]) {
    expect(Math.abs(bent(100 + offset, 0, 2).longitude)).toBeLessThan(2.5)
  }
})

it('gives a speed that is the slope of the place', () => {
  for (const latitude of [0.05, 0.3, 2]) {
    for (const days of [-3, 0, 0.4, 0.5, 0.6, 3]) {
      const before = passing(days - 1e-4, latitude)
      const now = passing(days, latitude)
      const after = passing(days + 1e-4, latitude)
      expect(now.speed).toBeCloseTo((after.longitude - before.longitude) / 2e-4, 6)
      expect(now.latSpeed).toBeCloseTo((after.latitude - before.latitude) / 2e-4, 6)
    }
  }
})
