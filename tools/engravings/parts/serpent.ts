import type { Point } from '#drawing/geometry/polar.ts'
import { body, CONTOUR, strokes, FINE, solid, type Layer } from '../strokes/layer.ts'
import { circle, curve, moved, pt, pts } from '../strokes/lines.ts'

/** A serpent's head on the end of its neck, looking in a direction, its tongue out. */
export function serpentHead(at: Point, directionDeg: number, size = 1): Layer[] {
  const set = (lines: Parameters<typeof moved>[0]) =>
    moved(lines, { x: at.x, y: at.y, turnDeg: directionDeg, scale: size })
  return [
    strokes(set([curve(pts([38, 1], [54, -3], [66, 3])), curve(pts([54, -3], [64, -10]))]), FINE, 'accent'),
    body(
      set([
        curve(pts([-12, -11], [2, -18], [20, -15], [40, -4], [42, 3], [24, 13], [4, 17], [-12, 11]), { loop: true }),
      ]),
      CONTOUR,
    ),
    strokes(set([curve(pts([42, 2], [28, 3], [16, 7]))]), FINE),
    solid(circle(set([[pt(16, -5)]])[0]?.[0] ?? at, 3.6 * size), 'accent'),
  ]
}
