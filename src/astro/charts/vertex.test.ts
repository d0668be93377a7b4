import { expect, it } from 'vitest'
import { randomFrom } from '../../../test/random.ts'
import { arcSeconds } from '../../../test/fixtures/ephemeris/reference.ts'
import { cosDeg, sinDeg } from '../ephemeris/angle.ts'
import { equatorialPlace } from '../ephemeris/equatorial.ts'
import { loadEphemeris } from '../ephemeris/load-ephemeris.ts'
import { houseFrameAt } from './houses.ts'
import { vertexDeg } from './vertex.ts'

const sky = loadEphemeris()

// Swiss Ephemeris 2.10.03, swe_houses(…, 'P'), ascmc[3].
it.each([
  [2447948, 55.7522, 37.6156, 265.950801],
  [2451545, 51.5, 0, 188.471106],
  [2415020.25, -33.87, 151.21, 46.781148],
  [2460000.8, 10, -70, 158.388602],
  [2455555.1, 5, 20, 189.693133],
  [2433333.3, -8, 120, 20.470132],
  [2444444.4, 64.15, -21.94, 156.538279],
  [2451545, 0, 0, 180],
  [2451545.3, 70, 30, 320.958346],
])('at %d, %d, %d: %d', (jdUt, latitudeDeg, longitudeDeg, expected) => {
  expect(arcSeconds(vertexDeg(houseFrameAt(sky, { jdUt, latitudeDeg, longitudeDeg })), expected)).toBeLessThan(0.05)
})

it('stands in the west, on the prime vertical, from pole to pole', () => {
  const next = randomFrom(11)
  for (let i = 0; i < 3000; i++) {
    const latitudeDeg = [180 * next() - 90, 1e-6 * (next() - 0.5), 90 - 1e-4 * next()][i % 3] ?? 0
    const frame = { ramcDeg: 360 * next(), obliquityDeg: 23.44, latitudeDeg }
    const place = equatorialPlace({ longitudeDeg: vertexDeg(frame), latitudeDeg: 0 }, frame.obliquityDeg)
    const hourAngle = frame.ramcDeg - place.rightAscensionDeg
    const { declinationDeg } = place
    const north =
      cosDeg(latitudeDeg) * sinDeg(declinationDeg) - sinDeg(latitudeDeg) * cosDeg(declinationDeg) * cosDeg(hourAngle)
    const west = cosDeg(declinationDeg) * sinDeg(hourAngle)
    expect(north).toBeCloseTo(0, 9)
    expect(west).toBeGreaterThan(-1e-9)
  }
})
