import { describe, expect, it } from 'vitest'
import { ASPECT_ANGLES } from '../charts/aspect.ts'
import { progressedJdUt, solarArcLongitudes } from '../charts/solar-arc.ts'
import { natalChart } from '../charts/natal-chart.ts'
import { halfTurn } from '../ephemeris/angle.ts'
import { PLANETS } from '../ephemeris/body.ts'
import { jdUtFromIso } from '../ephemeris/julian-day.ts'
import { loadEphemeris } from '../ephemeris/load-ephemeris.ts'
import { progressedHits } from './progressed-hits.ts'
import { SLOW_PLANETS } from './transit-hits.ts'

const sky = loadEphemeris()
const chart = natalChart(sky, { jdUt: jdUtFromIso('1990-02-25T12:00Z'), latitudeDeg: 55.75, longitudeDeg: 37.62 })
const span = { fromJdUt: jdUtFromIso('2026-01-01T00:00Z'), toJdUt: jdUtFromIso('2027-01-01T00:00Z') }

describe.each(['progressed', 'solar-arc'] as const)('hits to %s planets', (by) => {
  const hits = progressedHits(sky, { ...span, by, birthJdUt: chart.jdUt, bodies: PLANETS })
  const targetDeg = (point: (typeof PLANETS)[number], jdUt: number) =>
    by === 'progressed'
      ? sky.position(point, progressedJdUt(chart.jdUt, jdUt)).longitudeDeg
      : (solarArcLongitudes(sky, chart, jdUt).longitudes[point] ?? Number.NaN)
  const apart = (transiting: (typeof PLANETS)[number], point: (typeof PLANETS)[number], jdUt: number) =>
    halfTurn(sky.position(transiting, jdUt).longitudeDeg - targetDeg(point, jdUt))

  it('are exact where they are said to be', () => {
    expect(hits.length).toBeGreaterThan(200)
    for (const { transiting, point, aspect, jdUt } of hits)
      expect(Math.abs(Math.abs(apart(transiting, point, jdUt)) - ASPECT_ANGLES[aspect]) * 3600).toBeLessThan(0.001)
  })

  it('are as many as a look every six hours finds', () => {
    let seen = 0
    for (const transiting of SLOW_PLANETS)
      for (const point of PLANETS)
        for (const angle of [0, 60, 90, 120, 180, -120, -90, -60]) {
          let before = halfTurn(apart(transiting, point, span.fromJdUt) - angle)
          for (let jdUt = span.fromJdUt + 0.25; jdUt <= span.toJdUt; jdUt += 0.25) {
            const now = halfTurn(apart(transiting, point, jdUt) - angle)
            if (before * now < 0 && Math.abs(before - now) < 90) seen++
            before = now
          }
        }
    expect(hits.length).toBe(seen)
  })
})
