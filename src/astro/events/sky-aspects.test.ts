import { describe, expect, it } from 'vitest'
import { arcSeconds, referenceEvents } from '../../../test/fixtures/ephemeris/reference.ts'
import { ASPECT_ANGLES } from '../charts/aspect.ts'
import { halfTurn } from '../ephemeris/angle.ts'
import { PLANETS, type Planet } from '../ephemeris/body.ts'
import { jdUtFromIso } from '../ephemeris/julian-day.ts'
import { loadEphemeris } from '../ephemeris/load-ephemeris.ts'
import { MOON_PAIRS, skyAspects, WORLD_PAIRS } from './sky-aspects.ts'

const sky = loadEphemeris()
const SIDES = [0, 60, -60, 90, -90, 120, -120, 180]

describe('against the reference', () => {
  const { from, to, aspects, moonAspects } = referenceEvents()
  const span = { fromJdUt: jdUtFromIso(from), toJdUt: jdUtFromIso(to) }

  it.each([
    ['world', WORLD_PAIRS, aspects],
    ['Moon', MOON_PAIRS, moonAspects],
  ] as const)('%s aspects: all of them, in order, and no others', (_name, pairs, expected) => {
    const found = skyAspects(sky, { ...span, pairs })
    expect(found.map(({ a, b, aspect }) => [a, aspect, b])).toEqual(expected.map(({ a, b, aspect }) => [a, aspect, b]))
    expected.forEach(({ utc, lonA, lonB, relativeSpeed }, i) => {
      const met = found[i]
      const seconds = Math.abs((met?.jdUt ?? 0) - jdUtFromIso(utc)) * 86_400
      // README: 5 s and 3″ of motion. Half a second is the reference's rounding.
      expect(seconds, utc).toBeLessThan(0.6 + (0.1 / 3600 / Math.abs(relativeSpeed)) * 86_400)
      expect(arcSeconds(met?.longitudeADeg ?? Number.NaN, lonA)).toBeLessThan(0.3)
      expect(arcSeconds(met?.longitudeBDeg ?? Number.NaN, lonB)).toBeLessThan(0.3)
      expect(met?.relativeSpeedDegPerDay).toBeCloseTo(relativeSpeed, 3)
    })
  })
})

describe('over three years', () => {
  const [fromJdUt, days] = [2_455_000.5, 1096]
  const found = skyAspects(sky, { fromJdUt, toJdUt: fromJdUt + days })

  it('they stand in order of time, each exact', () => {
    expect(found.map(({ jdUt }) => jdUt)).toEqual(found.map(({ jdUt }) => jdUt).toSorted((a, b) => a - b))
    for (const { a, b, aspect, jdUt } of found) {
      const apart = Math.abs(halfTurn(sky.position(a, jdUt).longitudeDeg - sky.position(b, jdUt).longitudeDeg))
      expect(Math.abs(apart - ASPECT_ANGLES[aspect])).toBeLessThan(1e-7)
    }
  })

  it('a scan by six hours finds as many of each pair', () => {
    const scan = new Map<Planet, number[]>(
      PLANETS.map((p) => [
        p,
        Array.from({ length: 4 * days + 1 }, (_, i) => sky.position(p, fromJdUt + i / 4).longitudeDeg),
      ]),
    )
    for (const [a, b] of [...WORLD_PAIRS, ...MOON_PAIRS]) {
      const one = scan.get(a) ?? []
      const other = scan.get(b) ?? []
      let crossings = 0
      for (const side of SIDES) {
        const apart = one.map((longitude, i) => halfTurn(longitude - (other[i] ?? 0) - side))
        crossings += apart.filter((now, i) => {
          const before = apart[i - 1]
          return before !== undefined && before * now < 0 && Math.abs(before - now) < 90
        }).length
      }
      expect(found.filter((met) => met.a === a && met.b === b).length, `${a} ${b}`).toBe(crossings)
    }
  })
})
