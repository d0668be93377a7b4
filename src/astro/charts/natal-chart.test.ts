import { expect, it } from 'vitest'
import { arcSeconds } from '../../../test/fixtures/ephemeris/reference.ts'
import { BODIES } from '../ephemeris/body.ts'
import { jdUtFromIso } from '../ephemeris/julian-day.ts'
import { loadEphemeris } from '../ephemeris/load-ephemeris.ts'
import { natalChart } from './natal-chart.ts'

const sky = loadEphemeris()
const dms = (degrees: number, minutes: number, seconds = 0) => degrees + minutes / 60 + seconds / 3600

// The project's own acceptance case (Swiss Ephemeris): Moscow summer time was UTC+4.
it('Moscow, 17 May 1990, 14:30', () => {
  const chart = natalChart(sky, {
    jdUt: jdUtFromIso('1990-05-17T10:30:00Z'),
    latitudeDeg: 55.7522,
    longitudeDeg: 37.6156,
  })
  const [sun, moon] = chart.placements
  expect(arcSeconds(sun?.longitudeDeg ?? Number.NaN, 30 + dms(26, 15, 49))).toBeLessThan(1)
  expect(arcSeconds(moon?.longitudeDeg ?? Number.NaN, 300 + dms(21, 37, 13))).toBeLessThan(1)
  expect(sun).toMatchObject({ body: 'sun', sign: 1, degree: 26, minute: 15, retrograde: false })
  expect(moon).toMatchObject({ body: 'moon', sign: 10, degree: 21, minute: 37 })
  expect(chart.placements.map(({ body }) => body)).toEqual(BODIES)
})

// Einstein, Ulm, 11:30 local mean time (9°59′15″ E: 39 m 57 s), from the birth certificate; Astro-Databank, rating AA.
it('Ulm, 14 March 1879, 11:30 local mean time', () => {
  const { houses, placements } = natalChart(sky, {
    jdUt: jdUtFromIso('1879-03-14T10:50:03Z'),
    latitudeDeg: 48.4,
    longitudeDeg: 9.9875,
  })
  expect(arcSeconds(houses?.ascendantDeg ?? Number.NaN, 90 + dms(11, 38))).toBeLessThan(90)
  expect(arcSeconds(houses?.midheavenDeg ?? Number.NaN, 330 + dms(12, 50))).toBeLessThan(90)
  expect(arcSeconds(placements[1]?.longitudeDeg ?? Number.NaN, 240 + dms(14, 31))).toBeLessThan(90)
})

it('gives each body the house whose cusps hold it', () => {
  const { houses, placements } = natalChart(sky, { jdUt: 2_451_545, latitudeDeg: 51.5, longitudeDeg: 0 })
  for (const { house, longitudeDeg } of placements) {
    const cusps = houses?.cuspsDeg ?? []
    const from = cusps[(house ?? 0) - 1] ?? Number.NaN
    const width = ((cusps[(house ?? 0) % 12] ?? Number.NaN) - from + 360) % 360
    expect((longitudeDeg - from + 360) % 360).toBeLessThan(width)
  }
})

it('names the fallback of a polar chart', () => {
  const { houses } = natalChart(sky, { jdUt: 2_451_545, latitudeDeg: 78.22, longitudeDeg: 15.65, houseSystem: 'koch' })
  expect(houses).toMatchObject({ system: 'porphyry', requested: 'koch' })
})
