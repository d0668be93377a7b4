import { expect, it } from 'vitest'
import { arcSeconds } from '../../../test/fixtures/ephemeris/reference.ts'
import { loadEphemeris } from './load-ephemeris.ts'

const sky = loadEphemeris()

// Swiss Ephemeris 2.10.03, swe_sidtime, times 15.
it.each([
  [2378496.5, 100.3986143, 0.02],
  [2389454.9, 245.5179329, 0.02],
  [2396758.5, 100.2899076, 0.02],
  [2396758.501, 100.6508663, 0.0005],
  [2415020.5, 100.1882975, 0.0005],
  [2451545, 280.4570724, 0.0005],
  [2460000.8, 262.8952586, 0.0005],
  [2469807.4999, 100.8134753, 0.0005],
  [2469807.5, 100.8490438, 0.02],
  [2488155.2, 77.2085521, 0.02],
  [2506000.1, 349.9833879, 0.02],
])('at %d: %d°, within %d″', (jdUt, degrees, withinSeconds) => {
  expect(arcSeconds(sky.siderealTimeDeg(jdUt), degrees)).toBeLessThan(withinSeconds)
})
