import { expect, it } from 'vitest'
import { houseOf } from '#astro/charts/house-of.ts'
import { housesAt } from '#astro/charts/houses.ts'
import { natalChart } from '#astro/charts/natal-chart.ts'
import { wholeDayChart } from '#astro/charts/whole-day-chart.ts'
import { halfTurn } from '#astro/ephemeris/angle.ts'
import { jdUtFromIso } from '#astro/ephemeris/julian-day.ts'
import { loadEphemeris } from '#astro/ephemeris/load-ephemeris.ts'
import type { NatalBirth } from './day-facts.ts'
import { nextReturn, returnFacts, solarReturnOf } from './return-facts.ts'

const sky = loadEphemeris()
const MOSCOW = { latitudeDeg: 55.7522, longitudeDeg: 37.6156 }
const LISBON = { latitudeDeg: 38.7167, longitudeDeg: -9.1333 }
const bornJdUt = jdUtFromIso('1990-05-17T10:30:00Z')
const birth: NatalBirth = { chart: natalChart(sky, { jdUt: bornJdUt, ...MOSCOW }), timeKnown: true, uncertain: [] }
const seconds = (jdUt: number | null, iso: string) => Math.abs((jdUt ?? 0) - jdUtFromIso(iso)) * 86_400

// Swiss Ephemeris 2.10.03, swe_solcross_ut and swe_mooncross_ut over the longitudes of birth.
it.each([
  [34, '2024-05-16T15:51:20Z'],
  [35, '2025-05-16T21:47:22Z'],
  [60, '2050-05-16T22:47:04Z'],
])('the solar return %i years after the birth is at %s', (years, utc) => {
  expect(seconds(solarReturnOf(sky, bornJdUt, years), utc)).toBeLessThan(1.5)
})

it('each birthday has one solar return, on New Year’s Eve too', () => {
  const born = jdUtFromIso('1990-12-31T22:00:00Z')
  const found = Array.from({ length: 80 }, (_, i) => solarReturnOf(sky, born, i + 1) ?? 0)
  for (const [i, jdUt] of found.entries()) expect(Math.abs(jdUt - born - (i + 1) * 365.2422)).toBeLessThan(1)
})

it('a solar return and a lunar one know the next, and none beyond the tables', () => {
  const jdUt = jdUtFromIso('2024-05-16T15:51:20Z')
  expect(
    seconds(returnFacts(sky, birth, { light: 'sun', jdUt, site: MOSCOW }).nextJdUt, '2025-05-16T21:47:22Z'),
  ).toBeLessThan(1.5)
  const moon = nextReturn(sky, 'moon', bornJdUt, jdUtFromIso('2025-01-01T00:00:00Z'))
  expect(seconds(moon, '2025-01-03T00:47:43Z')).toBeLessThan(1.5)
  expect(seconds(nextReturn(sky, 'moon', bornJdUt, (moon ?? 0) + 1), '2025-01-30T08:41:50Z')).toBeLessThan(1.5)
  expect(solarReturnOf(sky, bornJdUt, 170)).toBeNull()
  expect(nextReturn(sky, 'sun', bornJdUt, sky.toJdUt + 1)).toBeNull()
})

it('elsewhere it has the instant of home and the houses of there', () => {
  const jdUt = jdUtFromIso('2025-05-16T21:47:22Z')
  const [home, away] = [MOSCOW, LISBON].map((site) => returnFacts(sky, birth, { light: 'sun', jdUt, site }))
  const houses = housesAt(sky, { jdUt, ...LISBON })
  expect(away?.rising?.longitudeDeg).toBe(houses.ascendantDeg)
  expect(away?.lightHouse).toBe(houseOf(sky.position('sun', jdUt).longitudeDeg, houses.cuspsDeg))
  expect(away?.rising?.natalHouse).toBe(houseOf(houses.ascendantDeg, birth.chart.houses?.cuspsDeg ?? []))
  expect(away?.chart.placements.map(({ longitudeDeg }) => longitudeDeg)).toEqual(
    home?.chart.placements.map(({ longitudeDeg }) => longitudeDeg),
  )
  expect(away?.rising?.longitudeDeg).not.toBe(home?.rising?.longitudeDeg)
})

it('without the hour it has no houses or angles, and only contacts that hold all day', () => {
  const start = Math.floor(bornJdUt + 0.5) - 0.5
  const day = wholeDayChart(sky, { jdUtStart: start, jdUtEnd: start + 1, ...MOSCOW })
  for (let years = 1; years < 60; years++) {
    const jdUt = solarReturnOf(sky, day.chart.jdUt, years) ?? 0
    const facts = returnFacts(sky, { timeKnown: false, ...day }, { light: 'sun', jdUt, site: MOSCOW })
    expect(facts).toMatchObject({ rising: null, ruler: null, lightHouse: null, angular: [] })
    expect(facts.chart.houses).toBeNull()
    for (const { planet, at } of facts.contacts) {
      // Whatever the hour, the planet of that hour's return is within the orb of that hour's light.
      for (const born of [start, start + 0.5, start + 0.999]) {
        const then = sky.position(planet, solarReturnOf(sky, born, years) ?? 0).longitudeDeg
        const light = sky.position(at === 'moon' ? 'moon' : 'sun', born).longitudeDeg
        expect(Math.abs(halfTurn(then - light)), `${planet} ${years}`).toBeLessThan(3)
      }
    }
  }
})
