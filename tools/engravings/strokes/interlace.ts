import { closed, pt, ribbon } from './lines.ts'
import type { Line } from '#drawing/geometry/hatch.ts'
import { CONTOUR, strokes, HAIR, solid, type Layer } from './layer.ts'
import { grain } from './shade.ts'

/** Where a closed curve crosses itself, as pairs of indices into it. */
function crossingsOf(points: Line): [number, number][] {
  const found: [number, number][] = []
  for (let i = 0; i + 1 < points.length; i++)
    for (let j = i + 3; j + 1 < points.length; j++) {
      if (i === 0 && j >= points.length - 3) continue
      const [a, b, c, d] = [points[i], points[i + 1], points[j], points[j + 1]]
      if (a && b && c && d && side(a, b, c) !== side(a, b, d) && side(c, d, a) !== side(c, d, b)) found.push([i, j])
    }
  return found
}
const side = (a: Line[number], b: Line[number], c: Line[number]) =>
  (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x) > 0

/** A closed curve as a cord that passes over and under itself by turns: `half` is half its breadth. */
export function interlaced(points: Line, half: number, strands = 2): Layer[] {
  const pairs = crossingsOf(points)
  const order = pairs.flat().toSorted((a, b) => a - b)
  const over = order.filter((_, i) => i % 2 === 0)
  const piece = (from: number, to: number): Layer[] => {
    const n = points.length - 1
    const run = Array.from({ length: to - from + 1 }, (_, i) => points[(((from + i) % n) + n) % n] ?? pt(0, 0))
    const { left, right } = ribbon(run, half)
    return [
      solid([closed([...left, ...right.toReversed()])], 'ground'),
      strokes([left, right], CONTOUR),
      strokes(grain(left, right, strands), HAIR),
    ]
  }
  const whole = ribbon([...points, points[1] ?? pt(0, 0)], half)
  return [
    strokes([whole.left, whole.right], CONTOUR),
    strokes(grain(whole.left, whole.right, strands), HAIR),
    ...over.flatMap((at) => {
      const reach = stepsFor(points, at, half * 1.9)
      return piece(at - reach, at + 1 + reach)
    }),
  ]
}

/** How many of the curve's points make up a length near an index. */
function stepsFor(points: Line, at: number, length: number): number {
  const [a, b] = [points[at], points[at + 1]]
  return a && b ? Math.max(2, Math.round(length / Math.max(0.5, Math.hypot(a.x - b.x, a.y - b.y)))) : 2
}
