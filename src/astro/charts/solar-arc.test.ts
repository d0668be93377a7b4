import { expect, it } from 'vitest'
import { arcSeconds, referenceProgressions } from '../../../test/fixtures/ephemeris/reference.ts'
import { jdUtFromIso } from '../ephemeris/julian-day.ts'
import { loadEphemeris } from '../ephemeris/load-ephemeris.ts'
import { natalChart } from './natal-chart.ts'
import { solarArcLongitudes } from './solar-arc.ts'

const sky = loadEphemeris()

it.each(referenceProgressions().map((p) => [p.id, p] as const))(
  'solar arc directions of %s',
  (_id, { natal, target, ...expected }) => {
    const chart = natalChart(sky, { jdUt: jdUtFromIso(natal.utc), latitudeDeg: natal.lat, longitudeDeg: natal.lon })
    const { arcDeg, longitudes } = solarArcLongitudes(sky, chart, jdUtFromIso(target))
    expect(arcSeconds(arcDeg, expected.solarArc)).toBeLessThan(0.2)
    expect(arcSeconds(longitudes.mc ?? Number.NaN, expected.anglesSolarArcLongitude.mc)).toBeLessThan(0.2)
    expect(arcSeconds(longitudes.sun ?? Number.NaN, expected.bodies.sun.lon)).toBeLessThan(0.2)
    const moon = chart.placements.find(({ body }) => body === 'moon')?.longitudeDeg ?? Number.NaN
    expect(arcSeconds(longitudes.moon ?? Number.NaN, moon + expected.solarArc)).toBeLessThan(0.2)
  },
)
