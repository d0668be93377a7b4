import { round3 } from '../geometry/polar.ts'

/**
 * A full circle as SVG path data, from its leftmost point clockwise in two half arcs.
 * Centre and radius in the units of the drawing (glyphs: the 24 × 24 box).
 */
export function circlePath(cx: number, cy: number, r: number): string {
  const left = round3(cx - r)
  const right = round3(cx + r)
  return `M${left} ${cy}A${r} ${r} 0 1 1 ${right} ${cy}A${r} ${r} 0 1 1 ${left} ${cy}Z`
}
