import { SIGN_NAMES } from '#astro/charts/sign.ts'
import type { GlyphName } from '#drawing/glyphs/glyph-paths.ts'
import { pointAt, type Point } from '#drawing/geometry/polar.ts'
import { darkHatching } from '#drawing/phase/dark-hatching.ts'
import { litPath } from '#drawing/phase/lit-path.ts'
import { flattenPath } from '#drawing/geometry/flatten-path.ts'
import { body, CONTOUR, strokes, dots, FINE, HAIR, solid, type Layer, type Ink } from './layer.ts'
import { isWithin } from '#drawing/geometry/is-within.ts'
import { along, arc, circle, closed, distance, glyph, pt, radii } from './lines.ts'
import type { Line, Lines } from '#drawing/geometry/hatch.ts'
import { around, ballShade, seeded } from './shade.ts'

/** A star's outline: `points` long tips, the first upwards; the waist as a share of the radius. */
export const starShape = (centre: Point, radius: number, points = 4, waist = 0.3, turnDeg = 0): Lines => [
  closed(
    Array.from({ length: points * 2 }, (_, i) =>
      pointAt(centre, i % 2 === 0 ? radius : radius * waist, 90 + turnDeg + (i * 180) / points),
    ),
  ),
]

/** A star whose points are half in ink, as on a compass. */
export function facetedStar(
  centre: Point,
  radius: number,
  { points = 4, waist = 0.3, turnDeg = 0, ink = 'ink' as Ink } = {},
): Layer[] {
  const step = 360 / points
  const halves = Array.from({ length: points }, (_, i) =>
    closed([
      centre,
      pointAt(centre, radius, 90 + turnDeg + i * step),
      pointAt(centre, radius * waist, 90 + turnDeg + (i - 0.5) * step),
    ]),
  )
  return [body(starShape(centre, radius, points, waist, turnDeg), FINE, ink), solid(halves, ink)]
}

/** The Sun: a disc in ink of the accent and rays, every second one longer. */
export function sun(centre: Point, radius: number, { rays = 16, reach = 1.9, blank = false } = {}): Layer[] {
  const step = 360 / rays
  const directions = (odd: number) => Array.from({ length: rays / 2 }, (_, i) => (i * 2 + odd) * step + 90)
  return [
    solid(circle(centre, radius * 1.2), 'ground'),
    blank ? body(circle(centre, radius), FINE, 'accent') : solid(circle(centre, radius), 'accent'),
    strokes(radii(centre, radius * 1.28, radius * reach, directions(0)), FINE, 'accent'),
    strokes(radii(centre, radius * 1.28, radius * (1 + (reach - 1) * 0.62), directions(1)), FINE, 'accent'),
  ]
}

/** The Moon in a phase: lit side blank, dark side hatched. */
export function moon(
  centre: Point,
  radius: number,
  { lit = 0.5, waxing = true, weight = FINE }: { lit?: number; waxing?: boolean; weight?: number } = {},
): Layer[] {
  const disc = { centre, radius, illuminatedFraction: lit, litRight: waxing }
  const spacing = Math.max(3.4, radius / 9)
  const hatching = lit < 0.995 ? flattenPath(darkHatching({ ...disc, spacing })) : []
  return [
    solid(circle(centre, radius), 'ground'),
    solid(hatching, 'shade'),
    solid(lit > 0.005 ? flattenPath(litPath(disc)) : [], 'lit'),
    strokes(circle(centre, radius), weight),
  ]
}

/** A planet as a shaded ball. */
export const planet = (
  centre: Point,
  radius: number,
  { lightDeg = 135, count = 5, ink = 'ink' as Ink } = {},
): Layer[] => [
  body(circle(centre, radius), FINE, ink),
  strokes(ballShade(centre, radius, { lightDeg, count }), HAIR, ink),
]

/** The ecliptic: a row of dots. */
export const dotted = (points: Line, { gap = 8, size = 1.8, ink = 'ink' as Ink } = {}): Layer =>
  dots(along(points, gap), size, ink)

interface Scale {
  from?: number
  to?: number
  /** Degrees from tick to tick; every fifth and tenth of them is longer. */
  step?: number
}

/** A graduated scale that grows inwards from `outer`. */
export function scale(
  centre: Point,
  outer: number,
  depth: number,
  { from = 0, to = 360, step = 2 }: Scale = {},
): Lines {
  const count = Math.round((to - from) / step)
  return Array.from({ length: to - from === 360 ? count : count + 1 }, (_, i) => {
    const share = i % 10 === 0 ? 1 : i % 5 === 0 ? 0.75 : 0.45
    return [pointAt(centre, outer - depth * share, from + i * step), pointAt(centre, outer, from + i * step)]
  })
}

interface Zodiac {
  from?: number
  to?: number
  glyphSize?: number
  /** Longitude at the direction `from`, in whole signs. */
  firstSign?: number
  ink?: Ink
}

/** The band of signs between two radii, over a whole circle or part of one. */
export function zodiac(
  centre: Point,
  inner: number,
  outer: number,
  { from = 180, to = 540, glyphSize = (outer - inner) * 0.62, firstSign = 0, ink = 'ink' }: Zodiac = {},
): Layer[] {
  const step = (to - from) / 12
  const borders = Array.from({ length: 13 }, (_, i) => from + i * step)
  const signs = SIGN_NAMES.flatMap((_, i) =>
    glyph(
      SIGN_NAMES[(i + firstSign) % 12] ?? 'aries',
      pointAt(centre, (inner + outer) / 2, from + (i + 0.5) * step),
      glyphSize,
    ),
  )
  return [
    strokes([arc(centre, inner, from, to), arc(centre, outer, from, to)], FINE),
    strokes(radii(centre, inner, outer, borders), HAIR),
    strokes(signs, FINE, ink),
  ]
}

/** A small disc that bears a glyph. */
export const token = (name: GlyphName, at: Point, radius: number, ink: Ink = 'ink'): Layer[] => [
  body(circle(at, radius), FINE, ink),
  strokes(glyph(name, at, radius * 1.25), FINE, ink),
]

/** A bright star of the background: rays thin as hairs about a point. */
const glint = (at: Point, radius: number): Lines => [
  ...radii(at, radius * 0.28, radius, [0, 90, 180, 270]),
  ...radii(at, radius * 0.28, radius * 0.55, [45, 135, 225, 315]),
]

/** Stars by magnitude wherever `region` has room: none nearer than `clear` pixels to what is drawn, or on it. */
export function stars(
  drawn: readonly Layer[],
  region: Lines,
  { seed, count, clear = 20 }: { seed: number; count: number; clear?: number },
): Layer[] {
  const random = seeded(seed)
  const fills = drawn.filter(({ fill }) => fill)
  const points = drawn.flatMap(({ lines }) => lines.flatMap((stroke) => along(stroke, 8)))
  const all = region.flat()
  const [xs, ys] = [all.map(({ x }) => x), all.map(({ y }) => y)]
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const reach = 12
  const placed: Point[] = []
  for (let attempt = 0; attempt < count * 60 && placed.length < count; attempt++) {
    const at = pt(
      left + reach + random() * (right - left - 2 * reach),
      top + reach + random() * (bottom - top - 2 * reach),
    )
    const room = placed.length < count * 0.2 ? clear + 8 : clear
    if (!isWithin(at, region) || points.some((point) => distance(point, at) < room)) continue
    if (placed.some((other) => distance(other, at) < 34) || fills.some(({ lines }) => isWithin(at, lines))) continue
    placed.push(at)
  }
  const [bright, middle] = [Math.ceil(count * 0.12), Math.ceil(count * 0.4)]
  return [
    strokes(
      placed.slice(0, bright).flatMap((at) => glint(at, 11)),
      FINE,
      'accent',
    ),
    solid(
      placed.slice(bright, middle).flatMap((at) => starShape(at, 5.5, 4, 0.34)),
      'ink',
    ),
    dots(placed.slice(middle), 2.6),
  ]
}

/** A band that is alternately full and blank, as the margin of a map. */
export function chequeredBand(centre: Point, inner: number, outer: number, count = 72): Layer[] {
  const step = 360 / count
  const bars = Array.from({ length: count / 2 }, (_, i) =>
    closed([
      ...arc(centre, outer, i * 2 * step, (i * 2 + 1) * step),
      ...arc(centre, inner, (i * 2 + 1) * step, i * 2 * step),
    ]),
  )
  return [solid(bars, 'ink'), strokes([...circle(centre, inner), ...circle(centre, outer)], HAIR)]
}

/** Points of a wheel joined by chords, given by their directions. */
export const chords = (centre: Point, radius: number, pairs: readonly (readonly [number, number])[]): Lines =>
  pairs.map(([a, b]) => [pointAt(centre, radius, a), pointAt(centre, radius, b)])

/** The four elements as triangles: fire, air, water, earth. */
export function element(kind: 'fire' | 'air' | 'water' | 'earth', at: Point, radius: number): Layer[] {
  const up = kind === 'fire' || kind === 'air'
  const corners = around(at, radius, 3, up ? 90 : 270)
  const y = at.y + (up ? -1 : 1) * radius * 0.12
  const barred = kind === 'air' || kind === 'earth'
  const half = radius * 0.72
  return [body([closed(corners)], CONTOUR), strokes(barred ? [[pt(at.x - half, y), pt(at.x + half, y)]] : [], CONTOUR)]
}
