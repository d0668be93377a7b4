import { describe, expect, it } from 'vitest'
import { arcSeconds, referenceCharts, referencePairs } from '../../../test/fixtures/ephemeris/reference.ts'
import { jdUtFromIso } from '../ephemeris/julian-day.ts'
import { loadEphemeris } from '../ephemeris/load-ephemeris.ts'
import type { ChartPoint } from './chart.ts'
import { compositeLongitudes } from './composite.ts'
import { natalChart } from './natal-chart.ts'
import { synastryAspects } from './synastry.ts'

const sky = loadEphemeris()
const chartOf = ({ utc, lat, lon }: { utc: string; lat: number; lon: number }) =>
  natalChart(sky, { jdUt: jdUtFromIso(utc), latitudeDeg: lat, longitudeDeg: lon })
const key = (x: { a: string; b: string; aspect: string }) => `${x.a} ${x.aspect} ${x.b}`

describe('two charts against the reference', () => {
  it.each(referencePairs().map((pair) => [pair.id, pair] as const))('%s', (_id, pair) => {
    const [a, b] = [chartOf(pair.a), chartOf(pair.b)]
    const midpoints = compositeLongitudes(a, b)
    expect(Object.keys(midpoints)).toHaveLength(Object.keys(pair.compositeMidpoint).length)
    for (const [point, longitude] of Object.entries(pair.compositeMidpoint)) {
      expect(arcSeconds(midpoints[point as ChartPoint] ?? Number.NaN, longitude), point).toBeLessThan(0.3)
    }
    const found = new Map(synastryAspects(a, b).map((aspect) => [key(aspect), aspect.orbDeg]))
    expect([...found.keys()].toSorted()).toEqual(pair.synastryAspects.map(key).toSorted())
    for (const aspect of pair.synastryAspects) expect(found.get(key(aspect))).toBeCloseTo(aspect.orb, 4)
  })
})

it('a chart with itself is its own composite', () => {
  const [reference] = referenceCharts()
  if (!reference) throw new Error('no reference chart')
  const chart = chartOf(reference)
  expect(compositeLongitudes(chart, chart).sun).toBeCloseTo(chart.placements[0]?.longitudeDeg ?? Number.NaN, 9)
})
