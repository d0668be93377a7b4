import { describe, expect, it } from 'vitest'
import { turnBetween } from '../geometry/polar.ts'
import { spreadGlyphs } from './spread-glyphs.ts'
import { randomFrom } from './test-charts.ts'

const spread = (anglesDeg: number[], gap: number) =>
  spreadGlyphs({ anglesDeg, gapDeg: () => gap, widestGapDeg: gap }).map((angle) => Number(angle.toFixed(6)))

const gapDeg = (midDeg: number) => 10 + 4 * Math.abs(Math.sin((2 * midDeg * Math.PI) / 180))

describe('spreadGlyphs', () => {
  it('leaves alone what stands apart', () => {
    expect(spread([10, 200, 30], 15)).toEqual([10, 200, 30])
    expect(spread([], 15)).toEqual([])
    expect(spread([725], 15)).toEqual([5])
  })

  it('parts neighbours evenly, in the order of the input where they coincide', () => {
    expect(spread([100, 100], 8)).toEqual([96, 104])
    // Three at 20, 21, 22, ten apart: the mean stays at 21.
    expect(spread([22, 20, 21], 10)).toEqual([31, 11, 21])
  })

  it('works across 0°', () => {
    expect(spread([359, 1], 10)).toEqual([355, 5])
    // 350, 0, 5: offsets 0, 10, 20 from a first place of mean(350, 350, 345) = 348 1/3.
    expect(spread([0, 350, 5], 10)).toEqual([358.333333, 348.333333, 8.333333])
  })

  it('merges groups that spread into each other', () => {
    // 10, 10 → 5, 15 and 20, 20 → 15, 25 would touch: all four round the common mean 15.
    expect(spread([10, 10, 20, 20], 10)).toEqual([0, 10, 20, 30])
  })

  it('refuses more than a circle holds', () => {
    expect(() => spread([1, 2, 3, 4], 91)).toThrow(/at most 3/)
  })

  it('keeps order and gaps for 300 random rows, with clusters and with gaps that vary round the circle', () => {
    const random = randomFrom(7)
    for (let row = 0; row < 300; row++) {
      const count = 2 + Math.floor(random() * 17)
      const clusterDeg = random() * 360
      const angles = Array.from({ length: count }, (_, i) =>
        i < 6 && row % 2 === 0 ? (clusterDeg + random() * 5) % 360 : random() * 360,
      )
      const placed = spreadGlyphs({ anglesDeg: angles, gapDeg, widestGapDeg: 14 })
      const order = angles.map((_, i) => i).toSorted((a, b) => (angles[a] ?? 0) - (angles[b] ?? 0))
      const around = order.map((i, k) => {
        const from = placed[i] ?? 0
        const to = placed[order[(k + 1) % count] ?? 0] ?? 0
        const way = (to - from + 360) % 360
        expect(way).toBeGreaterThanOrEqual(gapDeg((from + way / 2) % 360) - 1e-6)
        return way
      })
      // In order, and once round: the ways from each to the next make one full turn.
      expect(around.reduce((sum, way) => sum + way, 0)).toBeCloseTo(360, 6)
      // Least squares keep each cluster's mean; nothing wanders further than half of all the room there is.
      angles.forEach((angle, i) =>
        expect(Math.abs(turnBetween(angle, placed[i] ?? 0))).toBeLessThan((count * 14) / 2 + 5),
      )
    }
  })
})
