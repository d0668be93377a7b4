import { pointAt } from '#drawing/geometry/polar.ts'
import { body, CONTOUR, strokes, dots, FINE, HAIR, solid, type Layer } from '../strokes/layer.ts'
import { FIELD_SHAPE } from '../strokes/frame.ts'
import { box, circle, closed, distance, line, mix, pt, radii, spread } from '../strokes/lines.ts'
import { around } from '../strokes/shade.ts'
import { hatch } from '#drawing/geometry/hatch.ts'
import { scale, stars, token } from '../strokes/sky.ts'
import type { Motif } from '../motif.ts'

const HUB = pt(480, 322)
const REACH = 196
/** Scores of 0–1 on the eight scales, of two moods of one person. */
const FIRST = [0.9, 0.74, 0.52, 0.66, 0.88, 0.96, 0.6, 0.48]
const SECOND = [0.56, 0.46, 0.8, 0.86, 0.5, 0.42, 0.84, 0.78]
const NAMES = ['sun', 'moon', 'mercury', 'venus', 'mars', 'jupiter', 'saturn', 'uranus'] as const

const web = (scores: readonly number[]) => [closed(scores.map((score, i) => pointAt(HUB, REACH * score, 90 - i * 45)))]

/** One of the scales at the side: graduated, with a slide. */
const gauge = (x: number, y: number, share: number, length: number): Layer[] => [
  strokes(line(pt(x, y), pt(x + length, y)), FINE),
  strokes(
    spread(0, length, 21).map((dx, i) => [pt(x + dx, y - (i % 5 === 0 ? 10 : 5)), pt(x + dx, y)]),
    HAIR,
  ),
  body(
    [closed([pt(x + length * share, y - 3), pt(x + length * share + 9, y + 12), pt(x + length * share - 9, y + 12)])],
    FINE,
    'accent',
  ),
]

/** Eight scales of a character as a web, and the gauges it was read from. */
export const psychotest: Motif = () => {
  const first = web(FIRST)
  const levels = [0.25, 0.5, 0.75, 1].map((share) => closed(around(HUB, REACH * share, 8)))
  const gauges = [0.72, 0.3, 0.86, 0.48, 0.62].flatMap((share, i) => [
    ...gauge(76, 200 + i * 62, share, 120),
    ...gauge(764, 200 + i * 62, 1 - share * 0.8, 120),
  ])
  const picture: Layer[] = [
    strokes(circle(HUB, 252), FINE),
    strokes(scale(HUB, 252, -9, { step: 3 }), HAIR),
    strokes(
      radii(
        HUB,
        0,
        REACH,
        Array.from({ length: 8 }, (_, i) => i * 45),
      ),
      HAIR,
    ),
    strokes(levels, HAIR),
    strokes(
      around(HUB, REACH, 8).flatMap((tip) =>
        spread(0.05, 0.95, 19).map((share) => {
          const at = mix(HUB, tip, share)
          const side = pt(((tip.y - HUB.y) / distance(tip, HUB)) * 3, (-(tip.x - HUB.x) / distance(tip, HUB)) * 3)
          return [pt(at.x - side.x, at.y - side.y), pt(at.x + side.x, at.y + side.y)]
        }),
      ),
      HAIR,
    ),
    strokes(hatch(first, { angleDeg: 45, spacing: 6 }), HAIR, 'accent'),
    strokes(web(SECOND), FINE),
    strokes(first, CONTOUR, 'accent'),
    dots(
      FIRST.map((score, i) => pointAt(HUB, REACH * score, 90 - i * 45)),
      5,
      'accent',
    ),
    dots(
      SECOND.map((score, i) => pointAt(HUB, REACH * score, 90 - i * 45)),
      5,
    ),
    solid(circle(HUB, 5), 'ink'),
    ...NAMES.flatMap((name, i) => token(name, pointAt(HUB, 226, 90 - i * 45), 25)),
    ...gauges,
    strokes([...box(76, 150, 120, 14), ...box(764, 150, 120, 14)], FINE),
    strokes(
      [
        ...hatch(box(76, 150, 74, 14), { angleDeg: 60, spacing: 5 }),
        ...hatch(box(764, 150, 96, 14), { angleDeg: 60, spacing: 5 }),
      ],
      HAIR,
    ),
  ]
  return [...stars(picture, FIELD_SHAPE, { seed: 44, count: 14 }), ...picture]
}
