import { expect, it } from 'vitest'
import { referenceEvents } from '../../../test/fixtures/ephemeris/reference.ts'
import { PLANETS } from '#astro/ephemeris/body.ts'
import { jdUtFromIso } from '#astro/ephemeris/julian-day.ts'
import { loadEphemeris } from '#astro/ephemeris/load-ephemeris.ts'
import { turnsNear } from './turns-near.ts'

const sky = loadEphemeris()

it('knows the stations of the reference a month before and after', () => {
  const stations = referenceEvents().stations.flatMap(({ body, utc }) => {
    const planet = PLANETS.find((one) => one === body)
    return planet ? [{ planet, jdUt: jdUtFromIso(utc) }] : []
  })
  expect(stations.length).toBeGreaterThan(7)
  for (const { planet, jdUt } of stations) {
    for (const days of [-30.5, -12, -1, 1, 12, 30.5]) {
      expect(turnsNear(sky, planet, jdUt + days), `${planet} ${days} days from ${jdUt}`).toBe(true)
    }
    // Mercury turns again too soon to be far from a station.
    if (planet !== 'mercury') expect(turnsNear(sky, planet, jdUt - 32) && turnsNear(sky, planet, jdUt + 32)).toBe(false)
  }
})

it('the Sun never turns', () => {
  expect(turnsNear(sky, 'sun', 2_460_000)).toBe(false)
})
