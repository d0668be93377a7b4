import { describe, expect, it } from 'vitest'
import { arcSeconds } from '../../../test/fixtures/ephemeris/reference.ts'
import { cosDeg, sinDeg } from '../ephemeris/angle.ts'
import { PLANETS } from '../ephemeris/body.ts'
import { equatorialPlace } from '../ephemeris/equatorial.ts'
import { loadEphemeris } from '../ephemeris/load-ephemeris.ts'
import { housesAt } from './houses.ts'
import { planetaryLines } from './planetary-lines.ts'

const sky = loadEphemeris()
const jdUt = 2_448_028.9375
const lines = planetaryLines(sky, { jdUt })

it('are four for each planet', () => {
  expect(lines.map(({ planet, angle }) => `${planet} ${angle}`)).toEqual(
    PLANETS.flatMap((planet) => ['mc', 'ic', 'asc', 'dsc'].map((angle) => `${planet} ${angle}`)),
  )
})

describe('on a line of the Sun', () => {
  const sun = sky.position('sun', jdUt).longitudeDeg
  const on = (angle: string) => lines.find((line) => line.planet === 'sun' && line.angle === angle)?.points ?? []

  // The Sun keeps to the ecliptic, so the angles of a chart cast on its line are its own longitude.
  it('a chart has the Sun on that angle', () => {
    const midheaven = (angle: string) =>
      housesAt(sky, { jdUt, latitudeDeg: 40, longitudeDeg: on(angle)[0]?.longitudeDeg ?? 0 }).midheavenDeg
    expect(arcSeconds(midheaven('mc'), sun)).toBeLessThan(1)
    expect(arcSeconds(midheaven('ic'), sun + 180)).toBeLessThan(1)
    for (const [angle, opposite] of [
      ['asc', 0],
      ['dsc', 180],
    ] as const) {
      for (const point of on(angle).filter(({ latitudeDeg }) => Math.abs(latitudeDeg) < 60)) {
        expect(arcSeconds(housesAt(sky, { jdUt, ...point }).ascendantDeg, sun + opposite)).toBeLessThan(10)
      }
    }
  })
})

it('the altitude is zero all along a rising and a setting line, eastern on the one, western on the other', () => {
  const [siderealDeg, obliquityDeg] = [sky.siderealTimeDeg(jdUt), sky.trueObliquityDeg(jdUt)]
  for (const { planet, angle, points } of lines.filter((line) => line.angle === 'asc' || line.angle === 'dsc')) {
    const { rightAscensionDeg, declinationDeg } = equatorialPlace(sky.position(planet, jdUt), obliquityDeg)
    for (const { latitudeDeg, longitudeDeg } of points) {
      const hourAngle = siderealDeg + longitudeDeg - rightAscensionDeg
      const sinAltitude =
        sinDeg(latitudeDeg) * sinDeg(declinationDeg) + cosDeg(latitudeDeg) * cosDeg(declinationDeg) * cosDeg(hourAngle)
      expect(Math.abs(sinAltitude)).toBeLessThan(1e-9)
      expect(sinDeg(hourAngle) * (angle === 'asc' ? -1 : 1)).toBeGreaterThan(-1e-6)
    }
    const limit = 90 - Math.abs(declinationDeg)
    expect(points[0]?.latitudeDeg).toBeCloseTo(-limit, 9)
    expect(points.at(-1)?.latitudeDeg).toBeCloseTo(limit, 9)
    expect(points.map((p) => p.latitudeDeg)).toEqual(points.map((p) => p.latitudeDeg).toSorted((a, b) => a - b))
  }
})
