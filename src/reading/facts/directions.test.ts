import { expect, it } from 'vitest'
import { referenceProgressions } from '../../../test/fixtures/ephemeris/reference.ts'
import { natalChart } from '#astro/charts/natal-chart.ts'
import { progressedJdUt, solarArcLongitudes } from '#astro/charts/solar-arc.ts'
import { ASPECT_ANGLES } from '#astro/charts/aspect.ts'
import { halfTurn } from '#astro/ephemeris/angle.ts'
import { jdUtFromIso } from '#astro/ephemeris/julian-day.ts'
import { loadEphemeris } from '#astro/ephemeris/load-ephemeris.ts'
import { progressedDirections, solarArcDirections } from './directions.ts'
import { natalPositions } from './natal-points.ts'

const sky = loadEphemeris()
const charts = referenceProgressions().map(({ id, natal }) => {
  const chart = natalChart(sky, { jdUt: jdUtFromIso(natal.utc), latitudeDeg: natal.lat, longitudeDeg: natal.lon })
  return [id, { chart, timeKnown: true }] as const
})
const YEARS = 365.2425
const apart = (a: number, b: number, angle: number) => Math.abs(Math.abs(halfTurn(a - b)) - angle)

/** The longitudes themselves are held to the reference in solar-arc.test.ts and progressed-chart.test.ts. */
it.each(charts)('directions of %s are exact on their day', (_id, birth) => {
  const { chart } = birth
  const life = { fromJdUt: chart.jdUt + 20 * YEARS, toJdUt: chart.jdUt + 60 * YEARS }
  const natal = new Map<string, number>(
    natalPositions(chart, true).map(({ point, longitudeDeg }) => [point, longitudeDeg]),
  )
  const arcs = solarArcDirections(sky, birth, life)
  expect(arcs.length).toBeGreaterThan(30)
  for (const { moving, natal: point, aspect, jdUt } of arcs) {
    const directed = solarArcLongitudes(sky, chart, jdUt).longitudes[moving] ?? Number.NaN
    expect(apart(directed, natal.get(point) ?? Number.NaN, ASPECT_ANGLES[aspect])).toBeLessThan(1e-5)
    expect(jdUt).toBeGreaterThanOrEqual(life.fromJdUt)
    expect(jdUt).toBeLessThan(life.toJdUt)
  }
  const progressions = progressedDirections(sky, birth, life)
  // In 40 years the progressed Moon goes round one and a half times, with some 8 aspects to each of 12 points a round.
  expect(progressions.filter(({ moving }) => moving === 'moon').length).toBeGreaterThan(100)
  for (const { moving, natal: point, aspect, jdUt } of progressions) {
    if (moving === 'asc' || moving === 'mc') continue
    const { longitudeDeg } = sky.position(moving, progressedJdUt(chart.jdUt, jdUt))
    expect(apart(longitudeDeg, natal.get(point) ?? Number.NaN, ASPECT_ANGLES[aspect])).toBeLessThan(1e-5)
  }
})

it.each(charts)('every solar arc of %s that a walk by months meets is found', (_id, birth) => {
  const { chart } = birth
  const life = { fromJdUt: chart.jdUt + 30 * YEARS, toJdUt: chart.jdUt + 33 * YEARS }
  const natal = natalPositions(chart, true)
  const met = new Set<string>()
  for (let jdUt = life.fromJdUt; jdUt <= life.toJdUt; jdUt += 5) {
    const { longitudes } = solarArcLongitudes(sky, chart, jdUt)
    for (const moving of natal) {
      for (const { point, longitudeDeg } of natal) {
        for (const aspect of ['conjunction', 'square', 'opposition'] as const) {
          const off = apart(longitudes[moving.point] ?? Number.NaN, longitudeDeg, ASPECT_ANGLES[aspect])
          if (point !== moving.point && off < 0.008) met.add(`solar_arc:${moving.point}:${aspect}:${point}`)
        }
      }
    }
  }
  const found = new Set(
    solarArcDirections(sky, birth, { fromJdUt: life.fromJdUt - 10, toJdUt: life.toJdUt + 10 }).map(({ id }) => id),
  )
  expect([...met].filter((id) => !found.has(id))).toEqual([])
})
