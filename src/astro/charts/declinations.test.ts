import { expect, it } from 'vitest'
import { loadEphemeris } from '../ephemeris/load-ephemeris.ts'
import { equatorialPlace } from '../ephemeris/equatorial.ts'
import { declinations } from './declinations.ts'
import { natalChart } from './natal-chart.ts'

const sky = loadEphemeris()

// Swiss Ephemeris 2.10.03, swe_calc_ut(2451545.0, …, SEFLG_EQUATORIAL).
const EXPECTED = {
  sun: -23.03243,
  moon: -10.900638,
  mercury: -24.418901,
  mars: -13.182482,
  pluto: -11.394293,
  chiron: -18.140948,
}

it('are those of the reference', () => {
  const found = declinations(sky, natalChart(sky, { jdUt: 2_451_545, latitudeDeg: 51.5, longitudeDeg: 0 }))
  for (const body of ['sun', 'moon', 'mercury', 'mars', 'pluto', 'chiron'] as const) {
    expect(found.find((one) => one.body === body)?.declinationDeg, body).toBeCloseTo(EXPECTED[body], 4)
  }
  // Mercury stood further south than the Sun ever does, 23.44°.
  expect(found.filter(({ outOfBounds }) => outOfBounds).map(({ body }) => body)).toContain('mercury')
  expect(found.find(({ body }) => body === 'sun')?.outOfBounds).toBe(false)
})

// Meeus 1998, Astronomical Algorithms, example 13.a: Pollux.
it('follow from ecliptic coordinates as in the textbook', () => {
  const pollux = equatorialPlace({ longitudeDeg: 113.21563, latitudeDeg: 6.68417 }, 23.4392911)
  expect(pollux.rightAscensionDeg).toBeCloseTo(116.328942, 5)
  expect(pollux.declinationDeg).toBeCloseTo(28.026183, 5)
})
