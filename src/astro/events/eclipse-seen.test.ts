import { expect, test } from 'vitest'
import { loadEphemeris } from '../ephemeris/load-ephemeris.ts'
import { jdUtFromIso } from '../ephemeris/julian-day.ts'
import { lunarEclipseSeen, solarEclipseSeen } from './eclipse-seen.ts'

const sky = loadEphemeris()
const AUGUST_2026 = jdUtFromIso('2026-08-12T17:46:00Z')
const AUGUST_2027 = jdUtFromIso('2027-08-02T10:07:00Z')
const LUXOR = { latitudeDeg: 25.687, longitudeDeg: 32.64 }
const DALLAS = { latitudeDeg: 32.78, longitudeDeg: -96.8 }
const HOUSTON = { latitudeDeg: 29.76, longitudeDeg: -95.37 }
const LEON = { latitudeDeg: 42.6, longitudeDeg: -5.57 }
const LONDON = { latitudeDeg: 51.507, longitudeDeg: -0.128 }

// Espenak, EclipseWise: 2024 April 8 in Dallas total from 18:40:43 to 18:44:34 UT; 2026 August 12 total in León near 18:29 UT;
// 2027 August 2 total in Luxor near 10:05 UT. London on 12 August 2026: 91 % of the Sun's area, about 0.92 of its diameter.
test.each([
  ['Dallas, April 2024', jdUtFromIso('2024-04-08T18:17:00Z'), DALLAS, '2024-04-08T18:42:40Z'],
  ['León, August 2026', AUGUST_2026, LEON, '2026-08-12T18:29:20Z'],
  ['Luxor, August 2027', AUGUST_2027, LUXOR, '2027-08-02T10:05:00Z'],
])('%s has the Sun wholly covered', (_, greatest, site, at) => {
  const seen = solarEclipseSeen(sky, greatest, site)
  expect(seen?.kind).toBe('total')
  expect(Math.abs((seen?.jdUt ?? 0) - jdUtFromIso(at)) * 1440).toBeLessThan(1.5)
})

test('London has most of the Sun covered in August 2026, Houston sees nothing of August 2027', () => {
  const london = solarEclipseSeen(sky, AUGUST_2026, LONDON)
  expect(london?.kind).toBe('partial')
  expect(london?.magnitude).toBeCloseTo(0.92, 1)
  expect(solarEclipseSeen(sky, AUGUST_2027, HOUSTON)).toBeNull()
})

// NASA: the total eclipse of the Moon of 3 March 2026, greatest 11:33 UT, is over the Pacific and not to be seen from Europe.
test('the Moon in eclipse is seen where it is up', () => {
  const march = jdUtFromIso('2026-03-03T11:33:00Z')
  expect(lunarEclipseSeen(sky, march, LONDON)).toBe('none')
  expect(lunarEclipseSeen(sky, march, { latitudeDeg: 21.3, longitudeDeg: -157.86 })).toBe('middle')
})
