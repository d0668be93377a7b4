import { expect, it } from 'vitest'
import { jdUtFromIso } from '../ephemeris/julian-day.ts'
import { loadEphemeris } from '../ephemeris/load-ephemeris.ts'
import { lineDistances } from './line-distances.ts'
import { overheads, planetaryLines } from './planetary-lines.ts'

const sky = loadEphemeris()
const jdUt = jdUtFromIso('1990-05-17T10:30:00Z')

it('is nothing on the lines themselves', () => {
  for (const { planet, angle, points } of planetaryLines(sky, { jdUt, stepDeg: 10 })) {
    // Where a line ends it only touches the horizon, and rising and setting are one.
    for (const point of angle === 'mc' || angle === 'ic' ? points : points.slice(1, -1)) {
      const found = lineDistances(overheads(sky, { jdUt }), point).find(
        (line) => line.planet === planet && line.angle === angle,
      )
      expect(found?.distanceKm, `${planet} ${angle} at ${point.latitudeDeg}`).toBeLessThan(1)
    }
  }
})

it('is a quarter of the Earth from the horizon where the planet stands overhead', () => {
  // On 20 March 2026, 14:46 UT, the Sun stands on the equator; at noon there it is overhead.
  const equinox = jdUtFromIso('2026-03-20T14:46:00Z')
  const noon = planetaryLines(sky, { jdUt: equinox, planets: ['sun'] }).find(({ angle }) => angle === 'mc')
  const place = { latitudeDeg: 0, longitudeDeg: noon?.points[0]?.longitudeDeg ?? 0 }
  const sun = lineDistances(overheads(sky, { jdUt: equinox }), place).filter(({ planet }) => planet === 'sun')
  expect(sun.find(({ angle }) => angle === 'mc')?.distanceKm).toBeLessThan(1)
  // A quarter of 40,030 km.
  expect(sun.find(({ angle }) => angle === 'asc' || angle === 'dsc')?.distanceKm).toBeCloseTo(10_007, -1)
})

it('shrinks with the cosine of the latitude along a meridian', () => {
  const mc = planetaryLines(sky, { jdUt, planets: ['sun'] }).find(({ angle }) => angle === 'mc')
  const longitudeDeg = (mc?.points[0]?.longitudeDeg ?? 0) + 1
  const at = (latitudeDeg: number) =>
    lineDistances(overheads(sky, { jdUt }), { latitudeDeg, longitudeDeg }).find(
      ({ planet, angle }) => planet === 'sun' && angle === 'mc',
    )?.distanceKm
  expect(at(0)).toBeCloseTo(111.2, 0)
  expect(at(60)).toBeCloseTo(55.6, 0)
})
