import { describe, expect, it } from 'vitest'
import { ASPECT_ANGLES } from '../charts/aspect.ts'
import { halfTurn } from '../ephemeris/angle.ts'
import { jdUtFromIso } from '../ephemeris/julian-day.ts'
import { loadEphemeris } from '../ephemeris/load-ephemeris.ts'
import { activeTransits } from './active-transits.ts'

const sky = loadEphemeris()

const orbDeg = (planet: string) => (planet === 'moon' ? 5 : 2)

describe('transits in orb at an instant', () => {
  const natal = { sun: 56.26, moon: 321.62, venus: 15.03, asc: 166.68, mc: 71.52 }

  it('hold what they say, on 400 days', () => {
    for (let jdUt = 2_460_600.5; jdUt < 2_461_000; jdUt++) {
      for (const found of activeTransits(sky, { natal, jdUt, orbDeg })) {
        const target = natal[found.natal as keyof typeof natal]
        const distanceAt = (instant: number) =>
          Math.abs(
            Math.abs(halfTurn(sky.position(found.transiting, instant).longitudeDeg - target)) -
              ASPECT_ANGLES[found.aspect],
          )
        expect(distanceAt(jdUt)).toBeCloseTo(found.orbDeg, 9)
        expect(found.orbDeg).toBeLessThanOrEqual(orbDeg(found.transiting))
        expect(distanceAt(jdUt + 1e-4) < found.orbDeg).toBe(found.applying)
        if (found.exactJdUt === null) continue
        expect(distanceAt(found.exactJdUt)).toBeLessThan(1e-6)
        expect(found.exactJdUt > jdUt).toBe(found.applying)
      }
    }
  })
})

const at = (iso: string, sun: number) =>
  activeTransits(sky, { natal: { sun }, jdUt: jdUtFromIso(iso), orbDeg: () => 1, transiting: ['uranus'] })

// Reference: Uranus turns direct 2025-01-30 16:22:15 at 53.2615° (events.json).
describe('around a station', () => {
  it('has no exact time where the planet turns short of the point', () => {
    expect(at('2025-01-10T00:00Z', 53.2)).toMatchObject([{ aspect: 'conjunction', applying: true, exactJdUt: null }])
    expect(at('2025-02-20T00:00Z', 53.2)).toMatchObject([{ aspect: 'conjunction', applying: false, exactJdUt: null }])
  })

  it('has the exact time of the way the planet is on where it reaches the point', () => {
    const [before] = at('2025-01-10T00:00Z', 53.28)
    expect(before?.applying).toBe(true)
    expect(before?.exactJdUt).toBeLessThan(jdUtFromIso('2025-01-30T16:22:15Z'))
    const [after] = at('2025-02-20T00:00Z', 53.28)
    expect(after?.applying).toBe(false)
    expect(after?.exactJdUt).toBeGreaterThan(jdUtFromIso('2025-01-30T16:22:15Z'))
  })
})
