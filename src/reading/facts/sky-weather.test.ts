import { expect, it } from 'vitest'
import { loadEphemeris } from '#astro/ephemeris/load-ephemeris.ts'
import { jdUtFromIso } from '#astro/ephemeris/julian-day.ts'
import { PLANETS, type Body } from '#astro/ephemeris/body.ts'
import { biosphere, skyMood } from './sky-weather.ts'

const sky = loadEphemeris()

/** A sky in which the named planets stand where told, and the others where nothing is in aspect to anything. */
function skyWith(longitudes: Partial<Record<Body, number>>) {
  // Neighbours 8° apart from 5° on: no two of the ten are within 3° of 0, 60, 90, 120 or 180°.
  const elsewhere = (body: Body) => 5 + 8 * PLANETS.indexOf(body as (typeof PLANETS)[number])
  return {
    position: (body: Body) => ({
      longitudeDeg: longitudes[body] ?? elsewhere(body),
      latitudeDeg: 0,
      latitudeSpeedDegPerDay: 0,
      distanceAu: 1,
      speedDegPerDay: 1,
    }),
  }
}

it('a sky without aspects is yellow', () => {
  expect(biosphere(skyWith({ moon: 300 }), 0)).toBe(1)
})

it('the Moon meeting Venus is green, in square to Saturn red, and out of reach neither', () => {
  // Venus 29°, Saturn 53° in the empty sky. (1 + 0.3) / 2 = 0.65 ≥ 0.46; −(1 + 0.45) / 2 < −0.04.
  expect(biosphere(skyWith({ venus: 300, moon: 300 }), 0)).toBe(2)
  expect(biosphere(skyWith({ saturn: 210, moon: 300 }), 0)).toBe(0)
  expect(biosphere(skyWith({ venus: 307, moon: 300 }), 0)).toBe(1)
})

it('every colour has its share of each year: 15 to 55 of a hundred hours', () => {
  for (const year of [2003, 2011, 2020, 2026, 2027, 2038]) {
    const counts = [0, 0, 0]
    const start = jdUtFromIso(`${year}-01-01T00:00:00Z`)
    for (let quarter = 0; quarter < 365 * 4; quarter++) {
      const light = biosphere(sky, start + quarter / 4)
      counts[light] = (counts[light] ?? 0) + 1
    }
    for (const count of counts) {
      expect(count / (365 * 4), `${year}: ${counts}`).toBeGreaterThan(0.15)
      expect(count / (365 * 4), `${year}: ${counts}`).toBeLessThan(0.55)
    }
  }
})

it('moods lie around the middle of their scale and use most of it', () => {
  const start = jdUtFromIso('2026-01-01T12:00:00Z')
  const days = Array.from({ length: 1500 }, (_, day) => skyMood(sky, start + day))
  for (const measure of ['mental', 'emotional', 'creativity', 'energy'] as const) {
    const values = days.map((mood) => mood[measure]).toSorted((a, b) => a - b)
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length
    expect(mean, measure).toBeGreaterThan(48)
    expect(mean, measure).toBeLessThan(60)
    expect(values[30], measure).toBeLessThan(30)
    expect(values.at(-30), measure).toBeGreaterThan(75)
  }
})
