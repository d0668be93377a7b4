import { pointAt } from '#drawing/geometry/polar.ts'
import { body, CONTOUR, strokes, FINE, HAIR, solid, type Layer } from '../strokes/layer.ts'
import { FIELD_SHAPE } from '../strokes/frame.ts'
import { arc, box, circle, closed, line, pt, spread } from '../strokes/lines.ts'
import { hatch } from '#drawing/geometry/hatch.ts'
import { dotted, stars } from '../strokes/sky.ts'
import { numeral } from '../strokes/numerals.ts'
import type { Motif } from '../motif.ts'

/** The foot of the triangle; each figure above is the sum of the two below, brought to one figure. */
const FOOT = [2, 7, 1, 9, 6]
const rowAbove = (row: readonly number[]) => row.slice(1).map((figure, i) => ((figure + (row[i] ?? 0) - 1) % 9) + 1)

const WIDTH = 104
const HEIGHT = 76
const BASE = 556
const DEPTH = pt(26, -20)

function block(x: number, y: number, figure: number, top: boolean): Layer[] {
  const front = box(x, y, WIDTH, HEIGHT)
  const side = [
    closed([
      pt(x + WIDTH, y),
      pt(x + WIDTH + DEPTH.x, y + DEPTH.y),
      pt(x + WIDTH + DEPTH.x, y + HEIGHT + DEPTH.y),
      pt(x + WIDTH, y + HEIGHT),
    ]),
  ]
  const lid = [closed([pt(x, y), pt(x + DEPTH.x, y + DEPTH.y), pt(x + WIDTH + DEPTH.x, y + DEPTH.y), pt(x + WIDTH, y)])]
  const at = pt(x + WIDTH / 2, y + HEIGHT / 2)
  return [
    body(side, FINE),
    strokes(hatch(side, { angleDeg: 90, spacing: 4.4 }), HAIR),
    body(lid, FINE),
    body(front, CONTOUR),
    strokes(box(x + 7, y + 7, WIDTH - 14, HEIGHT - 14), HAIR),
    ...(top
      ? [
          strokes(hatch(box(x + 7, y + 7, WIDTH - 14, HEIGHT - 14), { angleDeg: 45, spacing: 5 }), HAIR, 'accent'),
          solid(circle(at, 33), 'ground'),
          strokes(circle(at, 33), FINE, 'accent'),
        ]
      : []),
    strokes(numeral(figure, at, top ? 50 : 60), CONTOUR, top ? 'accent' : 'ink'),
  ]
}

/** A stepped triangle of numbers, each the sum of the two it stands on. */
export const numerology: Motif = () => {
  const rows = [FOOT]
  while ((rows.at(-1)?.length ?? 1) > 1) rows.push(rowAbove(rows.at(-1) ?? []))
  const blocks = rows.flatMap((row, level) =>
    row.flatMap((_, i) => {
      const x = 466 - (row.length * WIDTH) / 2 + i * WIDTH
      return block(x, BASE - (level + 1) * HEIGHT, row[i] ?? 0, row.length === 1)
    }),
  )
  const apex = pt(466, BASE - 4.5 * HEIGHT)
  const rays = spread(-12, 192, 69).map((deg, i) => [
    pointAt(apex, 104, deg),
    pointAt(apex, i % 2 === 0 ? 164 : 134, deg),
  ])
  const picture: Layer[] = [
    strokes(rays, HAIR, 'accent'),
    dotted(arc(apex, 94, -14, 194), { gap: 9 }),
    strokes(line(pt(70, BASE), pt(890, BASE)), CONTOUR),
    strokes(
      spread(70, 890, 83).map((x, i) => [pt(x, BASE), pt(x, BASE + (i % 10 === 0 ? 20 : i % 5 === 0 ? 15 : 9))]),
      HAIR,
    ),
    ...blocks,
  ]
  return [...stars(picture, FIELD_SHAPE, { seed: 6, count: 30 }), ...picture]
}
