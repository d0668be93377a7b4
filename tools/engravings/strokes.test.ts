import { describe, expect, it } from 'vitest'
import { isWithin } from '#drawing/geometry/is-within.ts'
import { outside, within } from './strokes/clip.ts'
import { interlaced } from './strokes/interlace.ts'
import {
  along,
  arc,
  box,
  circle,
  curve,
  dashed,
  distance,
  ellipse,
  lengthOf,
  moved,
  paced,
  plot,
  pt,
  ribbon,
} from './strokes/lines.ts'
import { grain, ribs, stipple } from './strokes/shade.ts'
import { hatch } from '#drawing/geometry/hatch.ts'
import { stars } from './strokes/sky.ts'

const SQUARE = box(100, 100, 60, 60)
const RING = [...circle(pt(200, 200), 80), ...circle(pt(200, 200), 40)]
const total = (lines: readonly (readonly { x: number; y: number }[])[]) =>
  lines.reduce((sum, line) => sum + lengthOf(line), 0)

describe('lines', () => {
  it('measures arcs and ellipses as geometry does', () => {
    expect(lengthOf(arc(pt(0, 0), 100, 0, 90))).toBeCloseTo(50 * Math.PI, 0)
    expect(lengthOf(arc(pt(0, 0), 100, 90, 0))).toBeCloseTo(50 * Math.PI, 0)
    // Tilted by a quarter turn, the long axis is upright.
    const upright = ellipse(pt(0, 0), { rx: 50, ry: 20, tiltDeg: 90 })
    expect(Math.max(...upright.map(({ y }) => y))).toBeCloseTo(50, 1)
    expect(Math.max(...upright.map(({ x }) => x))).toBeCloseTo(20, 1)
  })

  it('leads a curve through its points', () => {
    const through = [pt(0, 0), pt(50, 30), pt(90, -20), pt(160, 10)]
    const drawn = curve(through)
    for (const point of through) expect(Math.min(...drawn.map((at) => distance(at, point)))).toBeLessThan(1e-9)
    expect(curve(through, { loop: true }).at(-1)).toEqual(through[0])
  })

  it('paces a line evenly from end to end', () => {
    const steps = paced([pt(0, 0), pt(30, 0), pt(30, 70)], 6)
    expect(steps).toEqual([pt(0, 0), pt(20, 0), pt(30, 10), pt(30, 30), pt(30, 50), pt(30, 70)])
    expect(along([pt(0, 0), pt(100, 0)], 25)).toHaveLength(5)
    expect(total(dashed([pt(0, 0), pt(100, 0)], 6, 4))).toBeCloseTo(60, 6)
  })

  it('turns counterclockwise, as the zodiac does', () => {
    const [[turned] = []] = moved([[pt(10, 0)]], { turnDeg: 90 })
    expect(turned?.x).toBeCloseTo(0, 9)
    expect(turned?.y).toBeCloseTo(-10, 9)
    expect(moved([[pt(10, 4)]], { mirror: true, about: pt(6, 0), x: 1 })).toEqual([[pt(3, 4)]])
  })

  it('lays a band of even breadth about a line', () => {
    const { left, right } = ribbon(arc(pt(0, 0), 100, 0, 180), 10)
    // Counterclockwise the centre is on the left.
    for (const at of left) expect(Math.hypot(at.x, at.y)).toBeCloseTo(90, 0)
    for (const at of right) expect(Math.hypot(at.x, at.y)).toBeCloseTo(110, 0)
  })
})

describe('clip', () => {
  it('knows inside from outside, holes too', () => {
    expect([pt(200, 200), pt(200, 140), pt(200, 100)].map((at) => isWithin(at, RING))).toEqual([false, true, false])
  })

  it('parts a line into what lies inside and what lies outside', () => {
    const level = [[pt(80, 130), pt(200, 130)]]
    expect(within(level, SQUARE)).toEqual([[pt(100, 130), pt(160, 130)]])
    expect(outside(level, SQUARE)).toEqual([
      [pt(80, 130), pt(100, 130)],
      [pt(160, 130), pt(200, 130)],
    ])
    // Through the ring's middle: 80 − 40 on either side.
    expect(within([[pt(50, 200.5), pt(350, 200.5)]], RING).map(lengthOf)).toHaveLength(2)
    expect(total(within([[pt(50, 200.5), pt(350, 200.5)]], RING))).toBeCloseTo(80, 0)
  })
})

describe('shade', () => {
  it.each([0, 30, 45, 90])('hatches a square as densely as asked, at %i°', (angleDeg) => {
    const strokes = hatch(SQUARE, { angleDeg, spacing: 4 })
    // Length of strokes times their distance is the area.
    expect((total(strokes) * 4) / 3600).toBeGreaterThan(0.93)
    expect((total(strokes) * 4) / 3600).toBeLessThan(1.07)
    for (const { x, y } of strokes.flat()) {
      expect(Math.abs(x - 130)).toBeLessThanOrEqual(30.001)
      expect(Math.abs(y - 130)).toBeLessThanOrEqual(30.001)
    }
  })

  it('leaves holes blank', () => {
    const area = Math.PI * (80 ** 2 - 40 ** 2)
    expect((total(hatch(RING, { spacing: 3 })) * 3) / area).toBeCloseTo(1, 1)
    for (const at of stipple(RING, { spacing: 6, seed: 1 })) expect(isWithin(at, RING)).toBe(true)
  })

  it('leads grain between two edges, and ribs across', () => {
    const [from, to] = [
      [pt(0, 0), pt(100, 0)],
      [pt(0, 40), pt(100, 40)],
    ]
    expect(grain(from, to, 3).map(([at]) => at?.y)).toEqual([10, 20, 30])
    expect(ribs(from, to, 5, 0.5)).toHaveLength(5)
    expect(ribs(from, to, 5, 0.5).map(lengthOf)).toEqual([20, 20, 20, 20, 20])
  })
})

describe('interlaced', () => {
  it('passes over at every second crossing', () => {
    // A Lissajous figure of 2 and 3 crosses itself 2·2·3 − 2 − 3 = 7 times.
    const figure = plot(400, (t) =>
      pt(300 + 200 * Math.sin(4 * Math.PI * (t + 0.03)), 300 + 200 * Math.sin(6 * Math.PI * (t + 0.03))),
    )
    const bridges = interlaced(figure, 8).filter(({ fill }) => fill === 'ground')
    expect(bridges).toHaveLength(7)
  })
})

describe('stars', () => {
  it('stand in the region, clear of what is drawn', () => {
    const drawn = [{ lines: SQUARE, fill: 'ground' as const, stroke: 'ink' as const, weight: 1 }]
    const sky = stars(drawn, box(50, 50, 300, 200), { seed: 5, count: 20, clear: 20 })
    const points = sky.flatMap(({ lines }) => lines.flat())
    expect(points.length).toBeGreaterThan(20)
    for (const at of points) {
      expect(isWithin(at, SQUARE)).toBe(false)
      expect(at.x > 30 && at.x < 370 && at.y > 30 && at.y < 270).toBe(true)
    }
  })
})
