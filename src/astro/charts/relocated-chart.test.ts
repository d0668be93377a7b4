import { expect, it } from 'vitest'
import { loadEphemeris } from '../ephemeris/load-ephemeris.ts'
import { InvalidPlaceError } from './houses.ts'
import { natalChart } from './natal-chart.ts'
import { relocatedChart } from './relocated-chart.ts'

const sky = loadEphemeris()
const moscow = { jdUt: 2_448_028.9375, latitudeDeg: 55.7522, longitudeDeg: 37.6156 }
const lisbon = { latitudeDeg: 38.72, longitudeDeg: -9.14 }

it('is the chart of the same instant there, in the house system of birth', () => {
  const chart = natalChart(sky, { ...moscow, houseSystem: 'koch' })
  expect(relocatedChart(sky, chart, lisbon)).toEqual(natalChart(sky, { ...moscow, ...lisbon, houseSystem: 'koch' }))
  expect(relocatedChart(sky, chart, { ...lisbon, houseSystem: 'equal' }).houses?.system).toBe('equal')
  expect(relocatedChart(sky, relocatedChart(sky, chart, lisbon), moscow)).toEqual(chart)
})

it('refuses a place that does not exist', () => {
  expect(() => relocatedChart(sky, natalChart(sky, moscow), { latitudeDeg: 95, longitudeDeg: 0 })).toThrow(
    InvalidPlaceError,
  )
})
