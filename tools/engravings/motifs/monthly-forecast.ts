import { body, CONTOUR, strokes, dots, FINE, HAIR, solid, type Layer } from '../strokes/layer.ts'
import { FIELD_SHAPE } from '../strokes/frame.ts'
import { box, circle, closed, curve, line, plot, polygon, pt, pts, spread } from '../strokes/lines.ts'
import { hatch } from '#drawing/geometry/hatch.ts'
import { moon, stars } from '../strokes/sky.ts'
import type { Motif } from '../motif.ts'

const LEFT = 240
const RIGHT = 720
const TOP = 108
const BOTTOM = 560
const DAYS = 30
/** Where the curve of intensity stands on a day, 0–1: a quiet start, two high days, a long ebb. */
const tide = (t: number) =>
  0.2 +
  0.52 * Math.exp(-(((t - 0.34) / 0.09) ** 2)) +
  0.7 * Math.exp(-(((t - 0.72) / 0.075) ** 2)) +
  0.09 * Math.sin(t * 21)

/** A tear-off calendar: a Moon for each day, and the curve of the month above them. */
export const monthlyForecast: Motif = () => {
  const sheet = [closed(pts([LEFT, TOP], [RIGHT, TOP], [RIGHT, BOTTOM - 66], [RIGHT - 66, BOTTOM], [LEFT, BOTTOM]))]
  const fold = [
    closed([
      ...curve(pts([RIGHT - 66, BOTTOM], [RIGHT - 56, BOTTOM - 32], [RIGHT - 60, BOTTOM - 56])),
      ...curve(pts([RIGHT - 60, BOTTOM - 56], [RIGHT - 28, BOTTOM - 55], [RIGHT, BOTTOM - 66])),
    ]),
  ]
  const under = [18, 12, 6].map((by) =>
    body(
      polygon(pt(LEFT + by, TOP), pt(RIGHT + by, TOP), pt(RIGHT + by, BOTTOM + by), pt(LEFT + by, BOTTOM + by)),
      FINE,
    ),
  )
  const [graphTop, graphFoot] = [TOP + 66, TOP + 186]
  const of = (t: number) => pt(LEFT + 34 + t * (RIGHT - LEFT - 68), graphFoot - tide(t) * (graphFoot - graphTop))
  const tideLine = plot(180, of)
  const ticks = spread(0, 1, DAYS).map((t, i) => [
    pt(of(t).x, graphFoot),
    pt(of(t).x, graphFoot + (i % 7 === 0 ? 12 : 7)),
  ])
  const days: Layer[] = Array.from({ length: DAYS }, (_, day) => {
    const at = pt(LEFT + 66 + (day % 7) * 58, graphFoot + 50 + Math.floor(day / 7) * 44)
    const turn = (day + 1.5) / 29.53
    return moon(at, 16, { lit: (1 - Math.cos(turn * 2 * Math.PI)) / 2, waxing: turn < 0.5 })
  }).flat()
  const key = [10, 21].map((day) =>
    circle(pt(LEFT + 66 + (day % 7) * 58, graphFoot + 50 + Math.floor(day / 7) * 44), 22),
  )
  const rings = spread(LEFT + 70, RIGHT - 70, 5).flatMap((x) => [
    solid(circle(pt(x, TOP + 14), 8), 'ink'),
    body(
      [
        closed([
          ...curve(
            pts(
              [x - 6, TOP + 12],
              [x - 9, TOP - 30],
              [x, TOP - 46],
              [x + 9, TOP - 30],
              [x + 6, TOP + 12],
              [x + 2, TOP + 12],
              [x + 4, TOP - 28],
              [x, TOP - 39],
              [x - 4, TOP - 28],
              [x - 2, TOP + 12],
            ),
          ),
        ]),
      ],
      FINE,
    ),
  ])
  const picture: Layer[] = [
    ...under,
    body(sheet, CONTOUR),
    strokes(hatch(box(LEFT, TOP, RIGHT - LEFT, 30), { angleDeg: 60, spacing: 6 }), HAIR),
    strokes(line(pt(LEFT, TOP + 30), pt(RIGHT, TOP + 30)), FINE),
    ...rings,
    strokes(
      hatch([closed([...tideLine, pt(of(1).x, graphFoot), pt(of(0).x, graphFoot)])], { angleDeg: 90, spacing: 5 }),
      HAIR,
      'accent',
    ),
    strokes([tideLine], CONTOUR, 'accent'),
    strokes([...line(pt(LEFT + 34, graphFoot), pt(RIGHT - 34, graphFoot)), ...ticks], FINE),
    ...days,
    strokes(key.flat(), FINE, 'accent'),
    body(fold, CONTOUR),
    strokes(hatch(fold, { angleDeg: 45, spacing: 5 }), HAIR),
    dots([of(0.34), of(0.72)], 5, 'accent'),
  ]
  return [...stars(picture, FIELD_SHAPE, { seed: 31, count: 38 }), ...picture]
}
