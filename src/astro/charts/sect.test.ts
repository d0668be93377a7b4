import { expect, it } from 'vitest'
import { jdUtFromIso } from '../ephemeris/julian-day.ts'
import { loadEphemeris } from '../ephemeris/load-ephemeris.ts'
import { natalChart } from './natal-chart.ts'
import { partOfFortuneDeg } from './part-of-fortune.ts'
import { chartSect } from './sect.ts'

const sky = loadEphemeris()

// Sunrises and sunsets of almanacs: Moscow in May 04:10 and 20:40 at UTC+3; midnight sun at Tromsø, polar night in winter.
it.each([
  ['1990-05-17T10:30:00Z', 55.75, 37.62, 'day'],
  ['1990-05-17T22:00:00Z', 55.75, 37.62, 'night'],
  ['2025-06-21T23:00:00Z', 69.65, 18.96, 'day'],
  ['2025-12-21T11:00:00Z', 69.65, 18.96, 'night'],
  ['2025-03-10T03:00:00Z', -33.87, 151.21, 'day'],
])('%s at %d, %d is by %s', (utc, latitudeDeg, longitudeDeg, sect) => {
  const chart = natalChart(sky, { jdUt: jdUtFromIso(utc), latitudeDeg, longitudeDeg })
  expect(chartSect(sky, chart)).toBe(sect)
})

it('follows the Sun over ascendant and descendant', () => {
  for (let hour = 0; hour < 24; hour++) {
    const chart = natalChart(sky, { jdUt: 2_460_000 + hour / 24, latitudeDeg: 48, longitudeDeg: 16 })
    const sun = chart.placements.find(({ body }) => body === 'sun')
    expect(chartSect(sky, chart)).toBe((sun?.house ?? 0) > 6 ? 'day' : 'night')
  }
})

it('is unknown without an hour', () => {
  const chart = natalChart(sky, { jdUt: 2_460_000, latitudeDeg: 48, longitudeDeg: 16 })
  expect(chartSect(sky, { ...chart, houses: null })).toBeNull()
})

it('turns the Part of Fortune round', () => {
  const chart = { ascendantDeg: 100, sunDeg: 350, moonDeg: 20 }
  expect(partOfFortuneDeg({ ...chart, sect: 'day' })).toBe(130)
  expect(partOfFortuneDeg({ ...chart, sect: 'night' })).toBe(70)
  expect(partOfFortuneDeg({ ascendantDeg: 10, sunDeg: 90, moonDeg: 60, sect: 'day' })).toBe(340)
  // At the new moon it rises, at the full moon it sets.
  expect(partOfFortuneDeg({ ascendantDeg: 200, sunDeg: 5, moonDeg: 5, sect: 'night' })).toBe(200)
  expect(partOfFortuneDeg({ ascendantDeg: 200, sunDeg: 5, moonDeg: 185, sect: 'night' })).toBe(20)
})
