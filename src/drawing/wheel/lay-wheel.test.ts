import { BODIES } from '#astro/ephemeris/body.ts'
import { describe, expect, it } from 'vitest'
import { angleOf, turnBetween, type Point } from '../geometry/polar.ts'
import { layWheel, WHEEL_BODIES, stackBody } from './lay-wheel.ts'
import { randomCharts } from './test-charts.ts'

const CHARTS = randomCharts()
const SIZES = [320, 360, 560, 720]

interface Box {
  at: Point
  width: number
  height: number
}

const overlaps = (a: Box, b: Box) =>
  Math.abs(a.at.x - b.at.x) < (a.width + b.width) / 2 - 0.01 &&
  Math.abs(a.at.y - b.at.y) < (a.height + b.height) / 2 - 0.01

const pairs = <T>(items: T[]) => items.flatMap((a, i) => items.slice(i + 1).map((b) => [a, b] as const))

describe('layWheel over random charts', () => {
  it.each(SIZES)('lets no two glyph boxes overlap at %i px, with thirteen bodies and with all', (size) => {
    for (const chart of CHARTS)
      for (const bodies of [WHEEL_BODIES, BODIES]) {
        const { bodies: laid, metrics } = layWheel(chart, size, bodies)
        expect(laid).toHaveLength(bodies.length)
        const boxes = laid.map(({ glyph }) => ({ at: glyph, width: metrics.bodyGlyph, height: metrics.bodyGlyph }))
        expect(pairs(boxes).filter(([a, b]) => overlaps(a, b))).toEqual([])
      }
  })

  it.each(SIZES)('keeps degrees off degrees at %i px', (size) => {
    for (const chart of CHARTS) {
      const { bodies, metrics } = layWheel(chart, size)
      const degrees = bodies.map(({ degree, glyphDeg }): Box => {
        const { width, height } = stackBody(metrics, glyphDeg).degree
        return { at: degree, width, height }
      })
      expect(pairs(degrees).filter(([a, b]) => overlaps(a, b))).toEqual([])
    }
  })

  it.each(SIZES)('keeps numerals off the ink of other glyphs at %i px', (size) => {
    for (const chart of CHARTS) {
      const { bodies, metrics } = layWheel(chart, size)
      // Glyphs leave a margin in their boxes: no ink beyond 0.92 of it, and none in the corners.
      const inked = bodies.map(({ glyph }) => ({
        at: glyph,
        width: metrics.bodyGlyph * 0.84,
        height: metrics.bodyGlyph * 0.84,
      }))
      bodies.forEach(({ degree, minute, glyphDeg }, index) => {
        const stack = stackBody(metrics, glyphDeg)
        const others = inked.filter((_, other) => other !== index)
        const numerals = [
          { part: stack.degree, at: degree },
          ...(stack.minute && minute ? [{ part: stack.minute, at: minute }] : []),
        ]
        for (const { part, at } of numerals) {
          const box = { at, width: part.width, height: part.height }
          expect(others.filter((other) => overlaps(other, box))).toEqual([])
        }
      })
    }
  })

  it.each(SIZES)('points at the true degree and keeps glyphs between the ecliptic and the houses at %i px', (size) => {
    for (const chart of CHARTS) {
      const { bodies, metrics, centre } = layWheel(chart, size)
      for (const { placement, place, glyph, retrograde } of bodies) {
        const expected = 180 + placement.longitudeDeg - (chart.houses?.ascendantDeg ?? 0)
        expect(Math.abs(turnBetween(angleOf(centre, place), expected))).toBeLessThan(0.01)
        const reach = Math.hypot(glyph.x - centre.x, glyph.y - centre.y)
        expect(reach + metrics.bodyGlyph * 0.5).toBeLessThanOrEqual(metrics.leader)
        const mark = Math.hypot(retrograde.x - centre.x, retrograde.y - centre.y)
        expect(mark - metrics.retrogradeGlyph / 2).toBeGreaterThan(metrics.houses)
      }
    }
  })

  it('keeps the marks of the angles inside the drawing and apart', () => {
    for (const chart of CHARTS) {
      const { angles, metrics } = layWheel(chart, 360)
      const half = metrics.angleGlyph / 2
      for (const { mark } of angles)
        for (const at of [mark.x, mark.y]) {
          expect(at - half).toBeGreaterThanOrEqual(0)
          expect(at + half).toBeLessThanOrEqual(360)
        }
      const boxes = angles.map(({ mark }) => ({ at: mark, width: metrics.angleGlyph, height: metrics.angleGlyph }))
      expect(pairs(boxes).filter(([a, b]) => overlaps(a, b))).toEqual([])
    }
  })

  it('refuses a size it was not designed for', () => {
    const [chart] = CHARTS
    expect(() => chart && layWheel(chart, 100)).toThrow(/280–1200/)
  })
})
