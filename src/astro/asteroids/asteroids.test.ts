import { describe, expect, it } from 'vitest'
import { halfTurn } from '../ephemeris/angle.ts'
import { loadEphemeris } from '../ephemeris/load-ephemeris.ts'
import { AsteroidRangeError, UnknownAsteroidError } from './asteroid-errors.ts'
import { loadAsteroids, readAsteroidManifest } from './load-asteroids.ts'
import { TABLE_BODIES } from './small-body.ts'

const sky = loadEphemeris()
const asteroids = loadAsteroids()
const NOON_2000 = 2451545

/** Pholus by the Swiss Ephemeris 2.10.03 from its own orbit: JD (UT), longitude, latitude, distance, speed. */
const PHOLUS: [number, number, number, number, number][] = [
  [2426100.5, 274.168084, 11.614953, 28.097545, -0.017448],
  [2433282.5, 297.630804, 0.248385, 32.475254, 0.032687],
  [2440000.5, 326.841518, -11.288079, 25.932612, 0.001726],
  [2446000.5, 24.602553, -26.520598, 12.496576, -0.063189],
  [2452000.5, 221.435961, 25.720674, 15.129405, -0.045545],
  [2458000.5, 266.191278, 13.560344, 27.212895, -0.004002],
  [2460676.5, 279.469572, 8.763306, 31.172134, 0.036203],
  [2466000.5, 297.291548, 1.070246, 30.903547, -0.027456],
  [2470000.5, 312.143185, -5.35806, 29.102506, -0.027289],
]

describe('small bodies', () => {
  it('counts what JPL has numbered in the catalogue, the large four and Chiron among them', () => {
    expect(asteroids.count).toBe(3808)
    expect(asteroids.bodies).toHaveLength(3808)
    expect(readAsteroidManifest().count).toBe(3808)
    for (const number of TABLE_BODIES.keys()) expect(asteroids.findByNumber(number)).not.toBeNull()
  })

  it('finds a body by its number, and by its name in capitals or not', () => {
    expect(asteroids.findByNumber(433)).toEqual({ number: 433, name: 'Eros' })
    expect(asteroids.findByName('eros')).toEqual({ number: 433, name: 'Eros' })
    expect(asteroids.findByName(' SEDNA ')).toEqual({ number: 90377, name: 'Sedna' })
    expect(asteroids.findByName('1999 td10')).toEqual({ number: 29981, name: '1999 TD10' })
    expect(asteroids.findByName('Soyuz-Apollo')?.number).toBe(2228)
    expect(asteroids.findByName('Earth')).toBeNull()
    expect(asteroids.findByNumber(999_999)).toBeNull()
  })

  it.each(PHOLUS)('puts Pholus on %f where an orbit computed elsewhere has it', (jdUt, lon, lat, distance, speed) => {
    const found = asteroids.position(sky, 5145, jdUt)
    // The reference's orbit is the older one; at the Sun the two differ by up to 3.3″ (manifest).
    expect(Math.abs(halfTurn(found.longitudeDeg - lon)) * 3600).toBeLessThan(6)
    expect(Math.abs(found.latitudeDeg - lat) * 3600).toBeLessThan(6)
    expect(found.distanceAu).toBeCloseTo(distance, 3)
    expect(found.speedDegPerDay).toBeCloseTo(speed, 4)
  })

  it('takes the large four and Chiron from their tables', () => {
    for (const [number, body] of TABLE_BODIES) {
      expect(asteroids.position(sky, number, NOON_2000)).toEqual(sky.position(body, NOON_2000))
    }
  })

  it('gives all at once what it gives one by one', () => {
    for (const jdUt of [asteroids.fromJdUt, NOON_2000 + 0.3, asteroids.toJdUt]) {
      const all = asteroids.positions(sky, jdUt)
      asteroids.bodies.forEach(({ number }, i) => {
        const one = asteroids.position(sky, number, jdUt)
        expect(all.longitudeDeg[i]).toBe(one.longitudeDeg)
        expect(all.latitudeDeg[i]).toBe(one.latitudeDeg)
        expect(all.distanceAu[i]).toBe(one.distanceAu)
        expect(all.speedDegPerDay[i]).toBe(one.speedDegPerDay)
      })
    }
  })

  it('runs on without a jump across every epoch, at the speed it says', () => {
    // Every epoch of every body lies a multiple of 50 days after this one (TT; the places are for UT, a minute off).
    const epochs = Array.from({ length: 20 }, (_, i) => 2425800 + 50 * (4 + 44 * i))
    for (const epochJdTt of epochs) {
      const minute = 1 / 1440
      const jdUt = epochJdTt - sky.deltaTSeconds(epochJdTt) / 86_400
      const before = asteroids.positions(sky, jdUt - minute)
      const after = asteroids.positions(sky, jdUt + minute)
      asteroids.bodies.forEach((_, i) => {
        const moved = halfTurn((after.longitudeDeg[i] ?? NaN) - (before.longitudeDeg[i] ?? NaN))
        expect(Math.abs(moved - 2 * minute * (before.speedDegPerDay[i] ?? NaN)) * 3600).toBeLessThan(0.01)
      })
    }
  })

  it('moves at the speed it says between epochs, in longitude and latitude', () => {
    for (const number of [433, 5, 90377, 1181]) {
      for (let jdUt = 2426000; jdUt < 2470000; jdUt += 977.3) {
        const [before, at, after] = [-0.5, 0, 0.5].map((days) => asteroids.position(sky, number, jdUt + days))
        if (!before || !at || !after) throw new Error('unreachable')
        expect(halfTurn(after.longitudeDeg - before.longitudeDeg)).toBeCloseTo(at.speedDegPerDay, 3)
        expect(after.latitudeDeg - before.latitudeDeg).toBeCloseTo(at.latitudeSpeedDegPerDay, 3)
      }
    }
  })

  it('says the years it knows when asked for others', () => {
    expect(() => asteroids.position(sky, 433, 2425977.4)).toThrow(AsteroidRangeError)
    expect(() => asteroids.position(sky, 1, 2470172.6)).toThrow(/1930-01-01T00:00:00Z to 2051-01-01T00:00:00Z/)
    expect(() => asteroids.positions(sky, Number.NaN)).toThrow(AsteroidRangeError)
    expect(asteroids.position(sky, 433, 2425977.5).distanceAu).toBeGreaterThan(0.1)
    expect(asteroids.position(sky, 433, 2470172.5).distanceAu).toBeGreaterThan(0.1)
  })

  it('names the number it doesn’t have', () => {
    expect(() => asteroids.position(sky, 999_999, NOON_2000)).toThrow(UnknownAsteroidError)
    expect(() => asteroids.position(sky, 999_999, NOON_2000)).toThrow(/3808 small bodies.*999999/)
  })
})
