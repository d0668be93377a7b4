import { expect, it } from 'vitest'
import { halfTurn } from '../ephemeris/angle.ts'
import { jdUtFromIso } from '../ephemeris/julian-day.ts'
import { loadEphemeris } from '../ephemeris/load-ephemeris.ts'
import { STARS, type StarId } from './star-catalogue.ts'
import { starPlace } from './star-place.ts'

const sky = loadEphemeris()
const placeOf = (id: StarId, iso: string) => {
  const star = STARS.find((one) => one.id === id)
  if (!star) throw new RangeError(id)
  return starPlace(sky, star, jdUtFromIso(iso))
}

/** Ecliptic longitudes for 2000.0 as printed, degrees and minutes, in Brady 1998, Book of Fixed Stars, appendix A. */
it.each<[StarId, number, number]>([
  ['alpheratz', 14, 18],
  ['hamal', 30 + 7, 39],
  ['algol', 30 + 26, 10],
  ['alcyone', 60, 0],
  ['aldebaran', 60 + 9, 47],
  ['rigel', 60 + 16, 50],
  ['capella', 60 + 21, 51],
  ['betelgeuse', 60 + 28, 45],
  ['sirius', 90 + 14, 5],
  ['canopus', 90 + 14, 58],
  ['castor', 90 + 20, 14],
  ['pollux', 90 + 23, 13],
  ['procyon', 90 + 25, 47],
  ['regulus', 120 + 29, 50],
  ['denebola', 150 + 21, 37],
  ['vindemiatrix', 180 + 9, 56],
  ['spica', 180 + 23, 50],
  ['arcturus', 180 + 24, 14],
  ['alphecca', 210 + 12, 18],
  ['antares', 240 + 9, 46],
  ['vega', 270 + 15, 19],
  ['nunki', 270 + 12, 23],
  ['altair', 300 + 1, 47],
  ['fomalhaut', 330 + 3, 52],
  ['deneb', 330 + 5, 20],
  ['markab', 330 + 23, 29],
  ['scheat', 330 + 29, 22],
  ['achernar', 330 + 15, 19],
])('%s stands where the tables have it', (id, degrees, minutes) => {
  const { longitudeDeg } = placeOf(id, '2000-01-01T12:00:00Z')
  expect(Math.abs(halfTurn(longitudeDeg - (degrees + minutes / 60)))).toBeLessThan(1.5 / 60)
})

it('takes Regulus into Virgo late in 2011 or in 2012', () => {
  expect(placeOf('regulus', '2011-01-01T00:00:00Z').longitudeDeg).toBeLessThan(150)
  expect(placeOf('regulus', '2013-01-01T00:00:00Z').longitudeDeg).toBeGreaterThan(150)
})

it('finds Polaris near the pole, and nearer in 2100', () => {
  const [now, later] = ['2000-01-01T00:00:00Z', '2100-01-01T00:00:00Z'].map(
    (iso) => placeOf('polaris', iso).declinationDeg,
  )
  expect(now).toBeCloseTo(89.264, 2)
  // The closest approach, 27′ 9″ to 27′ 31″, falls in March 2100 (Meeus 1997, Mathematical Astronomy Morsels, chapter 50).
  expect(later).toBeGreaterThan(89.53)
  expect(later).toBeLessThan(89.56)
})
