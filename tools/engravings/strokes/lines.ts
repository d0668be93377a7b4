import type { Line, Lines } from '#drawing/geometry/hatch.ts'
import { flattenPath } from '#drawing/geometry/flatten-path.ts'
import { GLYPH_BOX, GLYPH_PATHS, type GlyphName } from '#drawing/glyphs/glyph-paths.ts'
import { pointAt, type Point } from '#drawing/geometry/polar.ts'

/** The longest chord, in pixels of the illustration, that stands for a piece of curve. */
const CHORD = 3

export const pt = (x: number, y: number): Point => ({ x, y })

/** Points from pairs of numbers. */
export const pts = (...pairs: readonly (readonly [number, number])[]): Point[] => pairs.map(([x, y]) => ({ x, y }))

/** `count` numbers from `from` to `to`, both ends among them. */
export const spread = (from: number, to: number, count: number): number[] =>
  Array.from({ length: count }, (_, i) => (count === 1 ? from : from + ((to - from) * i) / (count - 1)))

export const mix = (a: Point, b: Point, share: number): Point => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
})

export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)

export const line = (...points: Point[]): Lines => [points]

export const closed = (points: Line): Line => (points[0] ? [...points, points[0]] : points)

export const polygon = (...points: Point[]): Lines => [closed(points)]

export const box = (x: number, y: number, width: number, height: number): Lines =>
  polygon(pt(x, y), pt(x + width, y), pt(x + width, y + height), pt(x, y + height))

/** An arc counterclockwise from `fromDeg` to `toDeg` (or clockwise when it is the smaller). */
export function arc(centre: Point, radius: number, fromDeg: number, toDeg: number): Line {
  const length = (Math.abs(toDeg - fromDeg) * Math.PI * radius) / 180
  return spread(fromDeg, toDeg, Math.max(3, Math.ceil(length / CHORD) + 1)).map((deg) => pointAt(centre, radius, deg))
}

export const circle = (centre: Point, radius: number): Lines => [arc(centre, radius, 0, 360)]

interface Ellipse {
  rx: number
  ry: number
  tiltDeg?: number
  fromDeg?: number
  toDeg?: number
}

/** An ellipse or a part of one; its long axis is turned counterclockwise by `tiltDeg`. */
export function ellipse(centre: Point, { rx, ry, tiltDeg = 0, fromDeg = 0, toDeg = 360 }: Ellipse): Line {
  const count = Math.max(8, Math.ceil((Math.abs(toDeg - fromDeg) * Math.PI * Math.max(rx, ry)) / 180 / CHORD) + 1)
  const tilt = (tiltDeg * Math.PI) / 180
  return spread(fromDeg, toDeg, count).map((deg) => {
    const t = (deg * Math.PI) / 180
    const [x, y] = [rx * Math.cos(t), ry * Math.sin(t)]
    return pt(centre.x + x * Math.cos(tilt) - y * Math.sin(tilt), centre.y - x * Math.sin(tilt) - y * Math.cos(tilt))
  })
}

/** A smooth curve through all points (Catmull and Rom). */
export function curve(points: Line, { loop = false }: { loop?: boolean } = {}): Line {
  const last = points.length - 1
  const of = (i: number) =>
    loop ? points[(i + points.length) % points.length] : points[Math.min(last, Math.max(0, i))]
  const pieces = loop ? points.length : last
  const out: Point[] = []
  for (let i = 0; i < pieces; i++) {
    const [a, b, c, d] = [of(i - 1), of(i), of(i + 1), of(i + 2)]
    if (!a || !b || !c || !d) continue
    const count = Math.max(2, Math.ceil(distance(b, c) / CHORD))
    for (let step = 0; step < count; step++) out.push(between(a, b, c, d, step / count))
  }
  const end = of(loop ? 0 : last)
  return end ? [...out, end] : out
}

function between(a: Point, b: Point, c: Point, d: Point, t: number): Point {
  const blend = (p: number, q: number, r: number, s: number) =>
    0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t * t + (3 * q - p - 3 * r + s) * t * t * t)
  return pt(blend(a.x, b.x, c.x, d.x), blend(a.y, b.y, c.y, d.y))
}

/** A curve given by a function of 0–1. */
export const plot = (count: number, of: (t: number) => Point): Line => spread(0, 1, count).map(of)

/** Strokes along the radii at the given directions. */
export const radii = (centre: Point, inner: number, outer: number, directionsDeg: readonly number[]): Lines =>
  directionsDeg.map((deg) => [pointAt(centre, inner, deg), pointAt(centre, outer, deg)])

export interface Move {
  x?: number
  y?: number
  /** Counterclockwise, about `about`. */
  turnDeg?: number
  scale?: number
  /** Left and right change places about `about`. */
  mirror?: boolean
  /** Up and down change places about `about`. */
  flip?: boolean
  about?: Point
}

/** The lines mirrored, scaled and turned about a point, then shifted. */
export function moved(
  lines: Lines,
  { x = 0, y = 0, turnDeg = 0, scale = 1, mirror, flip, about = pt(0, 0) }: Move,
): Lines {
  const [cos, sin] = [Math.cos((turnDeg * Math.PI) / 180), Math.sin((turnDeg * Math.PI) / 180)]
  return lines.map((points) =>
    points.map((point) => {
      const dx = (point.x - about.x) * scale * (mirror ? -1 : 1)
      const dy = (point.y - about.y) * scale * (flip ? -1 : 1)
      return pt(about.x + dx * cos + dy * sin + x, about.y - dx * sin + dy * cos + y)
    }),
  )
}

/** Path data drawn for a 24 × 24 box, scaled to `size` and centred on `at`. */
export const stamped = (path: string, at: Point, size: number): Lines =>
  flattenPath(path).map((points) =>
    points.map(({ x, y }) => pt(at.x + (x / GLYPH_BOX - 0.5) * size, at.y + (y / GLYPH_BOX - 0.5) * size)),
  )

/** A glyph of the family. */
export const glyph = (name: GlyphName, at: Point, size: number): Lines => stamped(GLYPH_PATHS[name], at, size)

export function lengthOf(points: Line): number {
  return points.reduce((sum, point, i) => sum + distance(points[i - 1] ?? point, point), 0)
}

/** `count` points at equal distances along a line, both ends among them. */
export function paced(points: Line, count: number): Point[] {
  const total = lengthOf(points)
  const out: Point[] = []
  let [walked, next] = [0, 0]
  for (const [i, point] of points.entries()) {
    const before = points[i - 1] ?? point
    const step = distance(before, point)
    while (out.length < count && (total * out.length) / Math.max(1, count - 1) <= walked + step + 1e-6) {
      next = (total * out.length) / Math.max(1, count - 1)
      out.push(step === 0 ? point : mix(before, point, Math.min(1, (next - walked) / step)))
    }
    walked += step
  }
  return out
}

/** Points every `step` pixels along a line. */
export const along = (points: Line, step: number): Point[] =>
  paced(points, Math.max(2, Math.round(lengthOf(points) / step) + 1))

/** A line broken into strokes of `stroke` pixels with gaps of `gap`. */
export function dashed(points: Line, stroke: number, gap: number): Lines {
  const fine = along(points, 1)
  const period = stroke + gap
  return Array.from({ length: Math.ceil(fine.length / period) }, (_, i) =>
    fine.slice(i * period, i * period + stroke + 1),
  ).filter((piece) => piece.length > 1)
}

/** The part of a line between two shares of its length. */
export const part = (points: Line, from: number, to: number): Line => {
  const fine = along(points, 1)
  return fine.slice(Math.floor(from * (fine.length - 1)), Math.ceil(to * (fine.length - 1)) + 1)
}

/** A line shifted sideways by `offset` pixels: to the left of its direction when positive. `offset` may vary with 0–1. */
export function beside(points: Line, offset: number | ((t: number) => number)): Line {
  const fine = along(points, CHORD)
  return fine.map((point, i) => {
    const before = fine[i - 1] ?? point
    const after = fine[i + 1] ?? point
    const length = distance(before, after) || 1
    const by = typeof offset === 'number' ? offset : offset(i / Math.max(1, fine.length - 1))
    return pt(point.x + ((after.y - before.y) / length) * by, point.y - ((after.x - before.x) / length) * by)
  })
}

/** A band along a line: its two edges, and both as one closed shape. `half` is half its width, at 0–1 of the way. */
export function ribbon(
  points: Line,
  half: number | ((t: number) => number),
): { left: Line; right: Line; shape: Lines } {
  const other = typeof half === 'number' ? -half : (t: number) => -half(t)
  const [left, right] = [beside(points, half), beside(points, other)]
  return { left, right, shape: [closed([...left, ...right.toReversed()])] }
}
