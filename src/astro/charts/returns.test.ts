import { describe, expect, it } from 'vitest'
import { arcSeconds } from '../../../test/fixtures/ephemeris/reference.ts'
import { jdUtFromIso } from '../ephemeris/julian-day.ts'
import { loadEphemeris } from '../ephemeris/load-ephemeris.ts'
import { EphemerisRangeError } from '../ephemeris/range-error.ts'
import { planetReturns, returnChart } from './returns.ts'

const sky = loadEphemeris()
const birthJdUt = jdUtFromIso('1990-05-17T10:30:00Z')
const place = { latitudeDeg: 55.7522, longitudeDeg: 37.6156 }

// Swiss Ephemeris 2.10.03, swe_solcross_ut and swe_mooncross_ut over the longitudes of birth.
it.each([
  ['sun', '2024-01-01T00:00Z', '2024-05-16T15:51:20Z'],
  ['sun', '2025-01-01T00:00Z', '2025-05-16T21:47:22Z'],
  ['sun', '2050-01-01T00:00Z', '2050-05-16T22:47:04Z'],
  ['moon', '2025-01-01T00:00Z', '2025-01-03T00:47:43Z'],
  ['moon', '2025-01-28T00:00Z', '2025-01-30T08:41:50Z'],
] as const)('the return of the %s after %s is at %s', (light, after, utc) => {
  const chart = returnChart(sky, { light, birthJdUt, afterJdUt: jdUtFromIso(after), ...place, houseSystem: 'porphyry' })
  expect(Math.abs(chart.jdUt - jdUtFromIso(utc)) * 86_400).toBeLessThan(1.5)
  const returned = chart.placements.find(({ body }) => body === light)?.longitudeDeg ?? Number.NaN
  expect(arcSeconds(returned, sky.position(light, birthJdUt).longitudeDeg)).toBeLessThan(1e-4)
  expect(chart.houses?.system).toBe('porphyry')
})

describe('the returns of a planet', () => {
  it('are all its passes over the place, an odd number of them each time', () => {
    const longitudeDeg = sky.position('saturn', birthJdUt).longitudeDeg
    const found = planetReturns(sky, {
      planet: 'saturn',
      longitudeDeg,
      fromJdUt: birthJdUt + 3650,
      toJdUt: birthJdUt + 12_775,
    })
    expect(found.length % 2).toBe(1)
    for (const jdUt of found)
      expect(arcSeconds(sky.position('saturn', jdUt).longitudeDeg, longitudeDeg)).toBeLessThan(1e-4)
  })

  it('of the Moon follow every 27.3 days, of the Sun every 365.24', () => {
    const longitudeDeg = sky.position('moon', birthJdUt).longitudeDeg
    const moons = planetReturns(sky, { planet: 'moon', longitudeDeg, fromJdUt: birthJdUt, toJdUt: birthJdUt + 36_525 })
    expect(moons[0]).toBe(birthJdUt)
    moons.slice(1).forEach((jdUt, i) => expect(Math.abs(jdUt - (moons[i] ?? 0) - 27.32)).toBeLessThan(0.6))
    expect(moons.length).toBe(Math.floor(36_525 / 27.321582) + 1)
  })
})

it('refuses a search that leaves the tables', () => {
  expect(() => returnChart(sky, { light: 'sun', birthJdUt, afterJdUt: sky.toJdUt - 10, ...place })).toThrow(
    EphemerisRangeError,
  )
})
