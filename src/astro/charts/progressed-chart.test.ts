import { describe, expect, it } from 'vitest'
import { arcSeconds, referenceProgressions } from '../../../test/fixtures/ephemeris/reference.ts'
import { jdUtFromIso } from '../ephemeris/julian-day.ts'
import { loadEphemeris } from '../ephemeris/load-ephemeris.ts'
import { progressedChart } from './progressed-chart.ts'

const sky = loadEphemeris()

describe('secondary progressions against the reference', () => {
  it.each(referenceProgressions().map((p) => [p.id, p] as const))('%s', (_id, expected) => {
    const birth = {
      jdUt: jdUtFromIso(expected.natal.utc),
      latitudeDeg: expected.natal.lat,
      longitudeDeg: expected.natal.lon,
    }
    const { jdUt, placements, houses } = progressedChart(sky, birth, jdUtFromIso(expected.target))
    expect(jdUt).toBeCloseTo(expected.progressedJdUt, 7)
    for (const { body, longitudeDeg, latitudeDeg } of placements) {
      expect(arcSeconds(longitudeDeg, expected.bodies[body].lon), body).toBeLessThan(0.3)
      expect(arcSeconds(latitudeDeg, expected.bodies[body].lat), body).toBeLessThan(0.3)
    }
    const angles = expected.anglesSolarArcLongitude
    expect(arcSeconds(houses?.midheavenDeg ?? Number.NaN, angles.mc)).toBeLessThan(0.1)
    expect(arcSeconds(houses?.ascendantDeg ?? Number.NaN, angles.asc)).toBeLessThan(0.1)
    angles.cusps.forEach((cusp, i) => expect(arcSeconds(houses?.cuspsDeg[i] ?? Number.NaN, cusp)).toBeLessThan(0.1))
  })
})
