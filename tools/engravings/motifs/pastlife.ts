import { body, CONTOUR, strokes, FINE, HAIR, solid, type Layer } from '../strokes/layer.ts'
import { within } from '../strokes/clip.ts'
import { FIELD } from '../strokes/frame.ts'
import { box, circle, closed, curve, dashed, distance, moved, pt, pts, ribbon, spread } from '../strokes/lines.ts'
import type { Line, Lines } from '#drawing/geometry/hatch.ts'
import { hatch } from '#drawing/geometry/hatch.ts'
import { ribs, wave } from '../strokes/shade.ts'
import { moon, stars } from '../strokes/sky.ts'
import type { Motif } from '../motif.ts'
import { serpentHead } from '../parts/serpent.ts'

const WATER = 410
const STEPS = 8
const TREAD = 45
const RISER = 32
const TOP = pt(92, WATER - STEPS * RISER)
/** How far the back edge of a tread stands from its front. */
const DEPTH = pt(74, -40)

const shifted = ({ x, y }: { x: number; y: number }) => pt(x + DEPTH.x, y + DEPTH.y)

function stair(): Layer[] {
  const layers: Layer[] = []
  for (const step of spread(0, STEPS - 1, STEPS)) {
    const [a, b] = [
      pt(TOP.x + step * TREAD, TOP.y + step * RISER),
      pt(TOP.x + (step + 1) * TREAD, TOP.y + step * RISER),
    ]
    const foot = pt(b.x, b.y + RISER)
    const riser = closed([b, foot, shifted(foot), shifted(b)])
    layers.push(body([riser], FINE), strokes(hatch([riser], { angleDeg: 90, spacing: 5 }), HAIR))
    layers.push(body([closed([a, b, shifted(b), shifted(a)])], FINE))
  }
  const profile = spread(0, STEPS - 1, STEPS).flatMap((step) => [
    pt(TOP.x + step * TREAD, TOP.y + step * RISER),
    pt(TOP.x + (step + 1) * TREAD, TOP.y + step * RISER),
  ])
  const wall = closed([...profile, pt(TOP.x + STEPS * TREAD, WATER), pt(TOP.x, WATER)])
  const courses: Lines = spread(1, STEPS - 1, STEPS - 1).map((row) => [
    pt(TOP.x, TOP.y + row * RISER),
    pt(TOP.x + row * TREAD, TOP.y + row * RISER),
  ])
  const joints: Lines = spread(1, STEPS - 1, STEPS - 1).flatMap((row) =>
    spread(0, row - 1, row).map((i) => {
      const x = TOP.x + (i + (row % 2 ? 0.5 : 1)) * TREAD
      return [pt(x, TOP.y + row * RISER), pt(x, TOP.y + (row + 1) * RISER)]
    }),
  )
  layers.push(
    body([wall], CONTOUR),
    strokes(within([...courses, ...joints], [wall]), HAIR),
    strokes(within(hatch([wall], { angleDeg: 58, spacing: 8 }), [wall]), HAIR),
  )
  return layers
}

/** A stair that goes down into still water; over its mirror the serpent of the Moon's nodes rises and dives. */
export const pastlife: Motif = () => {
  const way = curve(
    pts(
      [470, 560],
      [520, 522],
      [556, 462],
      [584, 410],
      [618, 344],
      [668, 300],
      [716, 330],
      [744, 410],
      [772, 484],
      [818, 500],
      [846, 456],
      [848, 400],
      [838, 344],
      [812, 300],
    ),
  )
  const girth = (t: number) => 2 + 12 * Math.min(1, t * 3) ** 0.8 - 2 * t
  const snake = ribbon(way, girth)
  const above: Lines = box(FIELD.left, FIELD.top, FIELD.right - FIELD.left, WATER - FIELD.top)
  const below: Lines = box(FIELD.left, WATER, FIELD.right - FIELD.left, FIELD.bottom - WATER)
  const scales = ribs(snake.left, snake.right, 84, 0.55)
  const nodes = [pt(584, WATER), pt(744, WATER), pt(848, WATER)]
  const mirror = (lines: Lines): Lines =>
    moved(lines, { about: pt(0, WATER), flip: true }).map((points) =>
      points.map(({ x, y }) => pt(x, WATER + (y - WATER) * 0.62)),
    )
  const reflection = mirror(
    spread(0, STEPS - 1, STEPS).map((step) => [
      pt(TOP.x + step * TREAD, TOP.y + step * RISER),
      pt(TOP.x + (step + 1) * TREAD, TOP.y + step * RISER),
      pt(TOP.x + (step + 1) * TREAD, TOP.y + (step + 1) * RISER),
    ]),
  )
  const ripples: Line[] = [418, 428, 442, 460, 482, 508, 538, 570].flatMap((y, row) =>
    [
      [60 + row * 9, 300 - row * 22],
      [430 + row * 6, 190],
      [660, 236 - row * 10],
    ].map(([x = 0, length = 0]) => wave(pt(x, y), length, { height: 1.6, period: 46, shift: row * 0.3 })),
  )
  const picture: Layer[] = [
    ...moon(pt(560, 176), 82, { lit: 0.2, waxing: false, weight: CONTOUR }),
    strokes([...circle(pt(560, 176), 98)], HAIR, 'accent'),
    ...stair(),
    strokes(
      reflection.flatMap((points) => dashed(points, 10, 5)),
      FINE,
    ),
    strokes(ripples, HAIR),
    strokes([[pt(FIELD.left + 14, WATER), pt(FIELD.right - 14, WATER)]], CONTOUR),
    strokes(
      within([snake.left, snake.right], below).flatMap((points) => dashed(points, 7, 5)),
      FINE,
    ),
    ...within([way], above).map((piece) => {
      const { left, right } = pieceOf(piece, way, girth)
      return body([closed([...left, ...right.toReversed()])], CONTOUR)
    }),
    strokes(within(scales, above), HAIR),
    ...serpentHead(pt(812, 300), 124, 1.1),
    ...nodes.flatMap((at) => [body(circle(at, 11), FINE, 'accent'), solid(circle(at, 5), 'accent')]),
  ]
  return [...stars(picture, box(380, 60, 520, 330), { seed: 8, count: 26 }), ...picture]
}

/** The girth of a piece of the way, as broad as the way is there. */
function pieceOf(piece: Line, way: Line, girth: (t: number) => number) {
  const whole = ribbon(way, girth)
  const nearest = (point: { x: number; y: number }) => {
    const share = way.reduce((best, at, i) => (distance(at, point) < distance(way[best] ?? at, point) ? i : best), 0)
    return Math.round((share / (way.length - 1)) * (whole.left.length - 1))
  }
  const [from, to] = [nearest(piece[0] ?? pt(0, 0)), nearest(piece.at(-1) ?? pt(0, 0))]
  return { left: whole.left.slice(from, to + 1), right: whole.right.slice(from, to + 1) }
}
