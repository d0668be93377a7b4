import { expect, it } from 'vitest'
import type { Houses } from '#astro/charts/chart.ts'
import { natalChart } from '#astro/charts/natal-chart.ts'
import { placedAt } from '#astro/charts/test-placements.ts'
import { jdUtFromIso } from '#astro/ephemeris/julian-day.ts'
import { loadEphemeris } from '#astro/ephemeris/load-ephemeris.ts'
import { angleRanks } from './karmic-horoscope-cayce.ts'

it('puts first what was rising: in Cayce’s own chart Uranus, on the ascendant to the degree', () => {
  // Reading 254-2: born 18 March 1877, three minutes past three, near Hopkinsville, Kentucky; local mean time of 87°29′ W.
  const chart = natalChart(loadEphemeris(), {
    jdUt: jdUtFromIso('1877-03-18T20:52:56Z'),
    latitudeDeg: 36.8656,
    longitudeDeg: -87.4886,
  })
  const [first, ...others] = chart.houses ? angleRanks(chart.placements, chart.houses) : []
  expect(first).toMatchObject({ planet: 'uranus', angle: 'asc' })
  expect(first?.distanceDeg).toBeLessThan(1)
  expect(others).toHaveLength(7)
})

it('weighs the rising before the zenith, and that before what sets or lies lowest', () => {
  const houses: Houses = {
    system: 'equal',
    requested: 'equal',
    cuspsDeg: Array.from({ length: 12 }, (_, i) => 30 * i),
    ascendantDeg: 0,
    midheavenDeg: 270,
  }
  // All four degrees away; the slow ones far from every angle.
  const { placements } = placedAt([0, 0, 94, 184, 274, 356, 45, 45, 45, 45])
  expect(
    angleRanks(placements, houses)
      .slice(0, 4)
      .map(({ planet, angle }) => `${planet} ${angle}`),
  ).toEqual(['jupiter asc', 'mars mc', 'venus dsc', 'mercury ic'])
})

it('names the angle that is nearest in degrees, whatever it weighs', () => {
  const houses: Houses = {
    system: 'equal',
    requested: 'equal',
    cuspsDeg: Array.from({ length: 12 }, (_, i) => 30 * i),
    ascendantDeg: 0,
    midheavenDeg: 270,
  }
  // Mercury 42 degrees from the midheaven and 48 from the ascendant.
  const { placements } = placedAt([0, 0, 312, 184, 274, 356, 45, 45, 45, 45])
  expect(angleRanks(placements, houses).find(({ planet }) => planet === 'mercury')).toMatchObject({
    angle: 'mc',
    distanceDeg: 42,
  })
})
