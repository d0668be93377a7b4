import type { Lines } from './hatch.ts'
import type { Point } from './polar.ts'

/** Whether a point lies in a shape, by the even-odd rule over all its closed lines. */
export function isWithin(point: Point, shape: Lines): boolean {
  let inside = false
  for (const outline of shape) {
    for (const [i, b] of outline.entries()) {
      const a = outline[i - 1] ?? outline.at(-1) ?? b
      if (a.y > point.y !== b.y > point.y && point.x < ((b.x - a.x) * (point.y - a.y)) / (b.y - a.y) + a.x)
        inside = !inside
    }
  }
  return inside
}
