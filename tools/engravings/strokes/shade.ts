import { pointAt, type Point } from '#drawing/geometry/polar.ts'
import { isWithin } from '#drawing/geometry/is-within.ts'
import { mix, moved, paced, plot, pt, spread } from './lines.ts'
import type { Line, Lines } from '#drawing/geometry/hatch.ts'

/** Numbers of 0–1 that follow from a seed alone (mulberry32), so that an illustration is the same whenever it is drawn. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), state | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** Lines that lead from one edge over into the other: the grain of a ribbon, a petal, a slope. The edges are left out. */
export function grain(from: Line, to: Line, count: number): Lines {
  const [a, b] = matched(from, to, Math.max(from.length, to.length))
  return spread(0, 1, count + 2)
    .slice(1, -1)
    .map((share) => a.map((point, i) => mix(point, b[i] ?? point, share)))
}

/** Points of two edges that face one another: by their order where both have as many, else by their way. */
function matched(from: Line, to: Line, count: number): [Line, Line] {
  if (from.length !== to.length) return [paced(from, count), paced(to, count)]
  const of = (points: Line) =>
    spread(0, points.length - 1, count).map((at) => {
      const [low, high] = [points[Math.floor(at)], points[Math.ceil(at)]]
      return low && high ? mix(low, high, at - Math.floor(at)) : pt(0, 0)
    })
  return [of(from), of(to)]
}

/**
 * Strokes across, from points of one edge towards the other, ending at a share of the way: the shade of a rounded
 * thing. The share may vary along it.
 */
export function ribs(from: Line, to: Line, count: number, share: number | ((t: number) => number) = 1): Lines {
  const [a, b] = matched(from, to, count)
  return a.map((point, i) => {
    const reach = typeof share === 'number' ? share : share(i / Math.max(1, count - 1))
    return [point, mix(point, b[i] ?? point, reach)]
  })
}

/** Strokes of a ball's dark side: half ellipses that crowd towards the limb, away from the light. */
export function ballShade(centre: Point, radius: number, { lightDeg = 135, count = 6, reach = 0.25 } = {}): Lines {
  return spread(reach, 0.96, count).map((share) => {
    const out = Math.sqrt(share) * radius
    const half = plot(25, (t) => {
      const at = (t - 0.5) * Math.PI * 0.9
      return pt(centre.x + out * Math.cos(at), centre.y + radius * 0.985 * Math.sin(at))
    })
    return moved([half], { turnDeg: lightDeg + 180, about: centre })[0] ?? half
  })
}

/** Points strewn over a shape about `spacing` apart; `density` 0–1 thins them out from place to place. */
export function stipple(
  shape: Lines,
  { spacing, seed, density = () => 1 }: { spacing: number; seed: number; density?: (at: Point) => number },
): Point[] {
  const random = seeded(seed)
  const all = shape.flat()
  const [xs, ys] = [all.map(({ x }) => x), all.map(({ y }) => y)]
  const out: Point[] = []
  for (let y = Math.min(...ys); y < Math.max(...ys); y += spacing)
    for (let x = Math.min(...xs); x < Math.max(...xs); x += spacing) {
      const at = pt(x + (random() - 0.5) * spacing * 0.9, y + (random() - 0.5) * spacing * 0.9)
      if (random() < density(at) && isWithin(at, shape)) out.push(at)
    }
  return out
}

/** A wavy level stroke, as water is cut. */
export const wave = (from: Point, length: number, { height = 3, period = 40, shift = 0 } = {}): Line =>
  plot(Math.max(6, Math.round(length / 4)), (t) =>
    pt(from.x + t * length, from.y + height * Math.sin(((t * length) / period + shift) * 2 * Math.PI)),
  )

/** The fan of points at equal turns. */
export const around = (centre: Point, radius: number, count: number, fromDeg = 90): Point[] =>
  Array.from({ length: count }, (_, i) => pointAt(centre, radius, fromDeg + (i * 360) / count))
