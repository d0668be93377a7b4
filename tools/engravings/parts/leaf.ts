import { angleOf, type Point } from '#drawing/geometry/polar.ts'
import { body, strokes, FINE, HAIR, type Layer } from '../strokes/layer.ts'
import { closed, distance, mix, moved, plot, pt } from '../strokes/lines.ts'

interface Leaf {
  /** Half its breadth, as a share of its length. */
  breadth?: number
  /** How far it bends to its left, as a share of its length. */
  bend?: number
  veins?: number
}

/** A leaf or a petal from its foot to its tip, one half shaded along the veins. */
export function leaf(foot: Point, tip: Point, { breadth = 0.24, bend = 0.08, veins = 9 }: Leaf = {}): Layer[] {
  const length = distance(foot, tip)
  const turn = angleOf(foot, tip)
  const spine = (t: number) => pt(t * length, -bend * length * Math.sin(Math.PI * t))
  const half = (t: number) => breadth * length * Math.sin(Math.PI * t ** 0.82) ** 0.9
  const upper = plot(40, (t) => pt(spine(t).x, spine(t).y - half(t)))
  const lower = plot(40, (t) => pt(spine(t).x, spine(t).y + half(t)))
  const ribOf = (edge: readonly Point[], reach: number) =>
    Array.from({ length: veins }, (_, i) => {
      const t = (i + 0.6) / (veins + 0.8)
      const at = spine(t)
      return [at, mix(at, edge[Math.min(39, Math.round((t + 0.1) * 39))] ?? at, reach)]
    })
  const set = (lines: readonly (readonly Point[])[]) => moved(lines, { turnDeg: turn, x: foot.x, y: foot.y })
  return [
    body(set([closed([...upper, ...lower.toReversed()])]), FINE),
    strokes(set([plot(30, spine)]), FINE),
    strokes(set([...ribOf(lower, 0.94), ...ribOf(upper, 0.5)]), HAIR),
  ]
}
