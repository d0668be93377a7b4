import { isWithin } from '#drawing/geometry/is-within.ts'
import type { Point } from '#drawing/geometry/polar.ts'
import { mix } from './lines.ts'
import type { Lines } from '#drawing/geometry/hatch.ts'

/** The parts of the lines that lie in the shape. */
export const within = (lines: Lines, shape: Lines): Lines => cutBy(lines, shape, true)

/** The parts of the lines that lie outside the shape. */
export const outside = (lines: Lines, shape: Lines): Lines => cutBy(lines, shape, false)

function cutBy(lines: Lines, shape: Lines, keepInside: boolean): Lines {
  const edges = shape.flatMap((outline) =>
    outline.flatMap((b, i) => (i > 0 ? [[outline[i - 1] ?? b, b] as const] : [])),
  )
  return lines.flatMap((points) => {
    const pieces: Point[][] = []
    let piece: Point[] = []
    for (const [i, to] of points.entries()) {
      const from = points[i - 1]
      if (!from) continue
      for (const { a, b } of splitAt(from, to, edges)) {
        if (isWithin(mix(a, b, 0.5), shape) === keepInside) {
          if (piece.length === 0) piece.push(a)
          piece.push(b)
        } else if (piece.length > 0) {
          pieces.push(piece)
          piece = []
        }
      }
    }
    if (piece.length > 0) pieces.push(piece)
    return pieces
  })
}

/** A segment in pieces, cut wherever an edge crosses it. */
function splitAt(from: Point, to: Point, edges: readonly (readonly [Point, Point])[]): { a: Point; b: Point }[] {
  const layers = edges.flatMap(([a, b]) => crossing(from, to, a, b) ?? []).toSorted((p, q) => p - q)
  const stops = [0, ...layers, 1]
  return stops.flatMap((stop, i) => {
    const next = stops[i + 1]
    return next !== undefined && next - stop > 1e-9 ? [{ a: mix(from, to, stop), b: mix(from, to, next) }] : []
  })
}

/** Where on from–to (0–1) the segment a–b crosses it. */
function crossing(from: Point, to: Point, a: Point, b: Point): number | null {
  const [rx, ry, sx, sy] = [to.x - from.x, to.y - from.y, b.x - a.x, b.y - a.y]
  const area = rx * sy - ry * sx
  if (Math.abs(area) < 1e-12) return null
  const t = ((a.x - from.x) * sy - (a.y - from.y) * sx) / area
  const u = ((a.x - from.x) * ry - (a.y - from.y) * rx) / area
  return t > 0 && t < 1 && u >= 0 && u <= 1 ? t : null
}
