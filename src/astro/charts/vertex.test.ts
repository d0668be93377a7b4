import { expect, it } from 'vitest'
import { arcSeconds } from '../../../test/fixtures/ephemeris/reference.ts'
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
