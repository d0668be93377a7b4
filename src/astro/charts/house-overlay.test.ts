import { expect, it } from 'vitest'
import { loadEphemeris } from '../ephemeris/load-ephemeris.ts'
import { houseOverlay } from './house-overlay.ts'
import { natalChart } from './natal-chart.ts'

const sky = loadEphemeris()
const moscow = natalChart(sky, { jdUt: 2_448_028.9375, latitudeDeg: 55.7522, longitudeDeg: 37.6156 })
const lisbon = natalChart(sky, {
  jdUt: 2_449_500.25,
  latitudeDeg: 38.72,
  longitudeDeg: -9.14,
  houseSystem: 'wholeSign',
})

it('puts each point of one into a house of the other', () => {
  const overlay = houseOverlay(moscow, lisbon) ?? []
  expect(overlay.map(({ point }) => point)).toEqual([...moscow.placements.map(({ body }) => body), 'asc', 'mc'])
  // In whole signs a house is counted from the sign of the ascendant.
  const rising = Math.floor((lisbon.houses?.ascendantDeg ?? 0) / 30)
  for (const { body, sign } of moscow.placements) {
    expect(overlay.find(({ point }) => point === body)?.house, body).toBe(((sign - rising + 12) % 12) + 1)
  }
})

it('of a chart over itself gives its own houses', () => {
  const own = houseOverlay(moscow, moscow) ?? []
  for (const { body, house } of moscow.placements) expect(own.find(({ point }) => point === body)?.house).toBe(house)
  expect(own.at(-2)).toEqual({ point: 'asc', house: 1 })
  expect(own.at(-1)).toEqual({ point: 'mc', house: 10 })
})

it('without an hour there are no houses to fall into, but points to fall into those of another', () => {
  const timeless = { ...lisbon, houses: null }
  expect(houseOverlay(moscow, timeless)).toBeNull()
  expect(houseOverlay(timeless, moscow)).toHaveLength(18)
})
