import { describe, expect, it } from 'vitest'
import { halfTurn } from '../ephemeris/angle.ts'
import { loadEphemeris } from '../ephemeris/load-ephemeris.ts'
import { parans, roadOf } from './parans.ts'
import { STARS, type StarName } from './star-catalogue.ts'
import { meanStarPlace, starEquatorial, starPlace } from './star-place.ts'

const J2000 = 2451545
const star = (name: StarName) => {
  const found = STARS.find((one) => one.name === name)
  if (!found) throw new RangeError(name)
  return found
}

describe('places of stars', () => {
  it.each([
    ['regulus', 4, 29, 50],
    ['spica', 6, 23, 50],
    ['algol', 1, 26, 10],
    ['antares', 8, 9, 46],
    ['sirius', 3, 14, 5],
    ['aldebaran', 2, 9, 47],
  ] as const)('has %s where tables of astrologers have it for 2000', (name, sign, degree, minute) => {
    const published = sign * 30 + degree + minute / 60
    expect(Math.abs(halfTurn(meanStarPlace(star(name), J2000).longitudeDeg - published)) * 60).toBeLessThan(1)
  })

  it('takes Regulus into the next sign about the end of 2011', () => {
    // Regulus crossed 150° of longitude at the end of 2011, nutation and aberration apart.
    expect(meanStarPlace(star('regulus'), 2455562.5).longitudeDeg).toBeLessThan(150)
    expect(meanStarPlace(star('regulus'), 2456293.5).longitudeDeg).toBeGreaterThan(150)
  })

  it('differs from the mean place by nutation and aberration only', () => {
    const sky = loadEphemeris()
    for (const one of STARS.filter(({ name }) => name !== 'polaris')) {
      const mean = meanStarPlace(one, sky.jdTt(J2000))
      const apparent = starPlace(sky, one, J2000)
      const near = Math.cos((mean.latitudeDeg * Math.PI) / 180)
      expect(Math.abs(halfTurn(apparent.longitudeDeg - mean.longitudeDeg)) * near).toBeLessThan(40 / 3600)
    }
  })
})

describe('parans', () => {
  it('knows what rises where', () => {
    // Canopus can’t be seen north of some 37°; Capella doesn’t set north of 44°.
    expect(roadOf(star('canopus').declinationDeg, 55.75)).toBe('never-rises')
    expect(roadOf(star('canopus').declinationDeg, 30)).toBe('rises')
    expect(roadOf(star('capella').declinationDeg, 55.75)).toBe('never-sets')
  })

  it('brings both bodies onto their angles at one turn of the sky', () => {
    const sky = loadEphemeris()
    const found = parans(sky, { jdUt: 2448028.9375, latitudeDeg: 55.7558 })
    expect(found.length).toBeGreaterThan(0)
    for (const { star: name, starAngle, orbDeg } of found) {
      expect(orbDeg).toBeLessThanOrEqual(0.5)
      const { declinationDeg } = starEquatorial(sky, star(name), 2448028.9375)
      if (starAngle === 'rising' || starAngle === 'setting') expect(roadOf(declinationDeg, 55.7558)).toBe('rises')
    }
  })
})
