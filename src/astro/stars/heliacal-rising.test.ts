import { expect, test } from 'vitest'
import { loadEphemeris } from '../ephemeris/load-ephemeris.ts'
import { jdUtFromIso } from '../ephemeris/julian-day.ts'
import { heliacalRisings } from './heliacal-rising.ts'

const sky = loadEphemeris()
const dayOf = (star: string, at: string, latitudeDeg: number) =>
  heliacalRisings(sky, { jdUt: jdUtFromIso(at), latitudeDeg }).find((one) => one.star === star)?.jdUt ?? 0

// Sirius comes back before dawn early in August at Cairo in our time, and some ten days later at Athens.
test('Sirius returns at Cairo in the first days of August', () => {
  const found = dayOf('sirius', '2010-12-01T00:00:00Z', 30.05)
  expect(found).toBeGreaterThan(jdUtFromIso('2010-08-01T00:00:00Z'))
  expect(found).toBeLessThan(jdUtFromIso('2010-08-10T00:00:00Z'))
})

test('it comes back later farther north', () => {
  const at = '2010-12-01T00:00:00Z'
  const days = dayOf('sirius', at, 38) - dayOf('sirius', at, 30.05)
  expect(days).toBeGreaterThan(6)
  expect(days).toBeLessThan(12)
})

test('a star that never sets has no return, and the far north has none at all', () => {
  expect(dayOf('polaris', '2010-12-01T00:00:00Z', 50)).toBe(0)
  expect(heliacalRisings(sky, { jdUt: jdUtFromIso('2010-12-01T00:00:00Z'), latitudeDeg: 69 })).toEqual([])
})
