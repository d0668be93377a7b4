import { describe, expect, it } from 'vitest'
import { referenceTransits } from '../../../test/fixtures/ephemeris/reference.ts'
import { ASPECT_ANGLES } from '../charts/aspect.ts'
import { chartLongitudes } from '../charts/chart-longitudes.ts'
import type { ChartPoint } from '../charts/chart.ts'
import { natalChart } from '../charts/natal-chart.ts'
import { planetReturns } from '../charts/returns.ts'
import { halfTurn } from '../ephemeris/angle.ts'
import { PLANETS } from '../ephemeris/body.ts'
import { InvalidAngleError } from '../ephemeris/invalid-angle-error.ts'
import { jdUtFromIso } from '../ephemeris/julian-day.ts'
import { loadEphemeris } from '../ephemeris/load-ephemeris.ts'
import { EphemerisRangeError } from '../ephemeris/range-error.ts'
import { exactTransits, SLOW_PLANETS } from './transit-hits.ts'

const sky = loadEphemeris()
const POINTS: ReadonlySet<ChartPoint> = new Set([...PLANETS, 'asc', 'mc'])

function natalOf({ utc, lat, lon }: { utc: string; lat: number; lon: number }) {
  const chart = natalChart(sky, { jdUt: jdUtFromIso(utc), latitudeDeg: lat, longitudeDeg: lon })
  const points = chartLongitudes(chart).filter(({ point }) => POINTS.has(point))
  return Object.fromEntries(points.map(({ point, longitudeDeg }) => [point, longitudeDeg]))
}

const name = (hit: { transiting: string; natal: string; aspect: string }) =>
  `${hit.transiting} ${hit.aspect} ${hit.natal}`

describe('against the reference', () => {
  it.each(referenceTransits().map((set) => [set.chart, set] as const))('%s', (_id, set) => {
    const hits = exactTransits(sky, {
      natal: natalOf(set),
      fromJdUt: jdUtFromIso(set.from),
      toJdUt: jdUtFromIso(set.to),
    })
    expect(hits.map(name).toSorted()).toEqual(set.hits.map(name).toSorted())
    for (const expected of set.hits) {
      const same = hits.filter((hit) => name(hit) === name(expected))
      const seconds = Math.min(...same.map((hit) => Math.abs(hit.jdUt - jdUtFromIso(expected.utc)) * 86_400))
      // README: 5 s and 3″ of motion. Half a second is the reference's rounding.
      expect(seconds, name(expected)).toBeLessThan(0.6 + (0.05 / 3600 / Math.abs(expected.speed)) * 86_400)
    }
  })
})

describe('ten years of transits', () => {
  const natal = { sun: 56.26, moon: 321.62, asc: 0.000_001, mc: 359.999_999 }
  const [fromJdUt, toJdUt] = [2_458_849.5, 2_458_849.5 + 3653]
  const hits = exactTransits(sky, { natal, fromJdUt, toJdUt })

  it('stand in order of time, each in exact aspect', () => {
    expect(hits.map(({ jdUt }) => jdUt)).toEqual(hits.map(({ jdUt }) => jdUt).toSorted((a, b) => a - b))
    for (const { transiting, natal: point, aspect, jdUt, speedDegPerDay } of hits) {
      const at = sky.position(transiting, jdUt)
      const separation = Math.abs(halfTurn(at.longitudeDeg - natal[point as keyof typeof natal]))
      expect(Math.abs(separation - ASPECT_ANGLES[aspect])).toBeLessThan(1e-6)
      expect(at.speedDegPerDay).toBeCloseTo(speedDegPerDay, 9)
    }
  })

  it('are all there: a dense scan finds as many', () => {
    for (const planet of SLOW_PLANETS) {
      const scan = Array.from({ length: 4 * 3653 + 1 }, (_, i) => sky.position(planet, fromJdUt + i / 4).longitudeDeg)
      for (const [point, longitude] of Object.entries(natal)) {
        let crossings = 0
        for (const side of [0, 60, -60, 90, -90, 120, -120, 180]) {
          const apart = scan.map((at) => halfTurn(at - longitude - side))
          crossings += apart.filter((now, i) => {
            const before = apart[i - 1] ?? now
            return before * now <= 0 && Math.abs(before - now) < 90 && before !== now
          }).length
        }
        const found = hits.filter((hit) => hit.transiting === planet && hit.natal === point)
        expect(found.length, `${planet} ${point}`).toBe(crossings)
      }
    }
  })

  it('join: two halves give the whole', () => {
    const middle = 2_460_000
    const halves = [
      ...exactTransits(sky, { natal, fromJdUt, toJdUt: middle }),
      ...exactTransits(sky, { natal, fromJdUt: middle, toJdUt }),
    ]
    const text = (list: typeof hits) => list.map((h) => `${h.transiting} ${h.natal} ${h.aspect} ${h.jdUt.toFixed(5)}`)
    expect(text(halves)).toEqual(text(hits))
  })
})

// events.json has Mars turn back into Cancer on 2025-01-06 and enter Leo again on 2025-04-18.
it('finds each pass of a retrograde planet', () => {
  const passes = exactTransits(sky, {
    natal: { sun: 120 },
    fromJdUt: jdUtFromIso('2024-10-01T00:00Z'),
    toJdUt: jdUtFromIso('2025-06-01T00:00Z'),
    transiting: ['mars'],
  }).filter(({ aspect }) => aspect === 'conjunction')
  expect(passes.map(({ speedDegPerDay }) => Math.sign(speedDegPerDay))).toEqual([1, -1, 1])
})

it('answers nothing for nothing, and refuses a span outside the tables', () => {
  expect(exactTransits(sky, { natal: {}, fromJdUt: 2_460_000, toJdUt: 2_460_100 })).toEqual([])
  expect(exactTransits(sky, { natal: { sun: 0 }, fromJdUt: 2_460_000, toJdUt: 2_460_000 })).toEqual([])
  const beyond = { natal: { sun: 0 }, fromJdUt: 2_460_000, toJdUt: 2_600_000 }
  expect(() => exactTransits(sky, beyond)).toThrow(EphemerisRangeError)
})

it.each([Number.NaN, Infinity, -Infinity])('refuses a natal longitude of %d', (longitude) => {
  const search = { natal: { sun: longitude }, fromJdUt: 2_460_000, toJdUt: 2_460_100 }
  expect(() => exactTransits(sky, search)).toThrow(InvalidAngleError)
  expect(() => planetReturns(sky, { ...search, planet: 'mars', longitudeDeg: longitude })).toThrow(InvalidAngleError)
})
