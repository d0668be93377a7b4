import { strokes, FINE, HAIR, solid, type Layer } from './layer.ts'
import { box, circle, pt, spread } from './lines.ts'
import type { Lines } from '#drawing/geometry/hatch.ts'
import { starShape } from './sky.ts'

export const ILLUSTRATION = { width: 960, height: 640 } as const
/** Where pictures stand, clear of the frame. */
export const FIELD = { left: 46, top: 46, right: 914, bottom: 594 } as const
/** The whole field as a shape. */
export const FIELD_SHAPE: Lines = box(FIELD.left, FIELD.top, FIELD.right - FIELD.left, FIELD.bottom - FIELD.top)

const OUTER = 16
const INNER = 22
const HAIRLINE = 32
const BAR = 16

/** The engraved frame: a map's margin of full and blank bars between two rules, a hairline, a star in each corner. */
function frame(): Layer[] {
  const { width, height } = ILLUSTRATION
  const inset = (by: number) => box(by, by, width - by * 2, height - by * 2)
  const corners = [OUTER, width - OUTER].flatMap((x) => [OUTER, height - OUTER].map((y) => inward(x, y)))
  return [
    solid(
      [
        ...bars(width, (from, length) => [
          [from, OUTER, length],
          [from, height - INNER, length],
        ]),
        ...sideBars(),
      ],
      'ink',
    ),
    strokes(inset(OUTER), FINE),
    strokes(inset(INNER), HAIR),
    strokes(inset(HAIRLINE), HAIR),
    ...corners.flatMap((at) => [
      { ...strokes(circle(at, 8), FINE), fill: 'ground' as const },
      solid(starShape(at, 6.5, 4, 0.32), 'accent'),
    ]),
  ]
}

/** A picture's layers in the frame that all share. */
export const framed = (picture: readonly Layer[]): Layer[] => [...picture, ...frame()]

const inward = (x: number, y: number) => pt(x + (x < 100 ? 7.5 : -7.5), y + (y < 100 ? 7.5 : -7.5))

/** Every second bar of a side, evenly from corner to corner. */
function bars(side: number, placesOf: (from: number, length: number) => [number, number, number][]): Lines {
  const from = INNER + 6
  const count = Math.round((side - 2 * from) / BAR / 2) * 2 + 1
  const edges = spread(from, side - from, count + 1)
  return edges.flatMap((edge, i) => {
    const next = edges[i + 1]
    if (next === undefined || i % 2 === 1) return []
    return placesOf(edge, next - edge).flatMap(([x, y, length]) => box(x, y, length, INNER - OUTER))
  })
}

function sideBars(): Lines {
  const { width, height } = ILLUSTRATION
  const upright = bars(height, (from, length) => [
    [from, OUTER, length],
    [from, width - INNER, length],
  ])
  return upright.map((points) => points.map(({ x, y }) => pt(y, x)))
}
