import { expect, it } from 'vitest'
import { arcSeconds } from '../../../test/fixtures/ephemeris/reference.ts'
import { halfTurn } from '../ephemeris/angle.ts'
import { equatorialPlace } from '../ephemeris/equatorial.ts'
import { jdUtFromIso } from '../ephemeris/julian-day.ts'
import { loadEphemeris } from '../ephemeris/load-ephemeris.ts'
import { housesAt } from './houses.ts'
import { lineDistances } from './line-distances.ts'
import { paransOf } from './parans.ts'
import { overheads } from './planetary-lines.ts'

const sky = loadEphemeris()
const births = ['1990-05-17T10:30:00Z', '1985-03-02T01:10:00Z', '2001-12-21T23:59:00Z', '1943-07-07T04:00:00Z']

it.each(births)('of %s put the Sun on the Ascendant of a chart with the other planet on its meridian', (iso) => {
  const jdUt = jdUtFromIso(iso)
  const parans = paransOf(overheads(sky, { jdUt })).filter(
    ({ a, b }) => a.planet === 'sun' && a.angle === 'asc' && (b.angle === 'mc' || b.angle === 'ic'),
  )
  expect(parans.length).toBeGreaterThan(1)
  for (const { b, latitudeDeg } of parans) {
    const { rightAscensionDeg } = equatorialPlace(sky.position(b.planet, jdUt), sky.trueObliquityDeg(jdUt))
    const meridian = rightAscensionDeg - sky.siderealTimeDeg(jdUt) + (b.angle === 'ic' ? 180 : 0)
    const { ascendantDeg } = housesAt(sky, { jdUt, latitudeDeg, longitudeDeg: halfTurn(meridian) })
    expect(arcSeconds(ascendantDeg, sky.position('sun', jdUt).longitudeDeg)).toBeLessThan(10)
  }
})

it('lie where two lines are no distance away at once', () => {
  const skies = overheads(sky, { jdUt: jdUtFromIso('1990-05-17T10:30:00Z') })
  for (const { a, b, latitudeDeg } of paransOf(skies)) {
    const both = Array.from({ length: 720 }, (_, i) => {
      const lines = lineDistances(skies, { latitudeDeg, longitudeDeg: i / 2 - 180 })
      const to = (side: typeof a) =>
        lines.find(({ planet, angle }) => planet === side.planet && angle === side.angle)?.distanceKm ?? Infinity
      return Math.max(to(a), to(b))
    })
    expect(Math.min(...both), `${a.planet} ${a.angle} ${b.planet} ${b.angle} ${latitudeDeg}`).toBeLessThan(60)
  }
})
