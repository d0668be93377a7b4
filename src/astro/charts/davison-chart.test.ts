import { expect, it } from 'vitest'
import { loadEphemeris } from '../ephemeris/load-ephemeris.ts'
import { davisonChart } from './davison-chart.ts'
import { InvalidPlaceError } from './houses.ts'
import { natalChart } from './natal-chart.ts'

const sky = loadEphemeris()
const a = { jdUt: 2_447_900.5, latitudeDeg: 40, longitudeDeg: 170 }

it('is the chart of the middle instant at the middle place, over the antimeridian too', () => {
  const b = { jdUt: 2_449_000.25, latitudeDeg: -10, longitudeDeg: -160 }
  const middle = { jdUt: 2_448_450.375, latitudeDeg: 15, longitudeDeg: -175 }
  expect(davisonChart(sky, a, b, 'koch')).toEqual(natalChart(sky, { ...middle, houseSystem: 'koch' }))
  expect(davisonChart(sky, b, a, 'koch')).toEqual(davisonChart(sky, a, b, 'koch'))
})

it('of one birth is its chart', () => {
  expect(davisonChart(sky, a, a)).toEqual(natalChart(sky, a))
})

it('refuses births at places that do not exist, though their middle does', () => {
  expect(() => davisonChart(sky, { ...a, latitudeDeg: 95 }, { ...a, latitudeDeg: -5 })).toThrow(InvalidPlaceError)
})
