import { SIGN_NAMES } from '#astro/charts/sign.ts'
import { pointAt, type Point } from '#drawing/geometry/polar.ts'
import { within } from '../strokes/clip.ts'
import { body, CONTOUR, strokes, FINE, HAIR, solid, type Layer } from '../strokes/layer.ts'
import { FIELD_SHAPE } from '../strokes/frame.ts'
import { arc, circle, closed, dashed, glyph, pt, radii } from '../strokes/lines.ts'
import { scale, stars, token } from '../strokes/sky.ts'
import type { Motif } from '../motif.ts'

const LEFT = pt(326, 320)
const RIGHT = pt(634, 320)
const OUTER = 212
const INNER = 160

/** One dial: a band of signs between contours, graduated within. */
const dial = (centre: Point, turnDeg: number): Layer[] => [
  strokes([...circle(centre, OUTER), ...circle(centre, INNER)], CONTOUR),
  strokes(circle(centre, OUTER - 40), HAIR),
  strokes(scale(centre, OUTER - 40, -12, { step: 3 }), HAIR),
  strokes(
    radii(
      centre,
      OUTER - 40,
      OUTER,
      Array.from({ length: 12 }, (_, i) => turnDeg + i * 30),
    ),
    HAIR,
  ),
  strokes(
    SIGN_NAMES.flatMap((name, i) => glyph(name, pointAt(centre, OUTER - 20, turnDeg + 15 + i * 30), 25)),
    FINE,
  ),
]

const sector = (centre: Point, from: number, to: number) => [
  closed([...arc(centre, OUTER + 2, from, to), ...arc(centre, INNER - 2, to, from)]),
]

/** Two dials linked like rings of a chain, and the threads from the planets of the one to those of the other. */
export const compatibility: Motif = () => {
  const bridge = sector(LEFT, 8, 66)
  const [hers, his] = [
    [94, 142, 190, 238, 290].map((deg) => pointAt(LEFT, 118, deg)),
    [74, 28, 340, 292, 246].map((deg) => pointAt(RIGHT, 118, deg)),
  ]
  const threads = [
    [0, 0],
    [0, 3],
    [1, 2],
    [2, 1],
    [2, 4],
    [3, 2],
    [4, 0],
    [4, 3],
    [1, 1],
  ].map(([a = 0, b = 0]) => {
    const [from, to] = [hers[a] ?? LEFT, his[b] ?? RIGHT]
    return [from, to]
  })
  const names = [
    ['moon', 'venus', 'mars', 'mercury', 'sun'],
    ['sun', 'mars', 'jupiter', 'venus', 'moon'],
  ] as const
  const whole = (centre: Point) => [...circle(centre, OUTER), ...circle(centre, INNER)]
  const picture: Layer[] = [
    strokes(
      threads.filter((_, i) => i % 3 !== 1),
      FINE,
      'accent',
    ),
    strokes(
      threads.filter((_, i) => i % 3 === 1).flatMap((thread) => dashed(thread, 9, 6)),
      FINE,
      'accent',
    ),
    body(whole(LEFT), CONTOUR),
    ...dial(LEFT, 0),
    body(whole(RIGHT), CONTOUR),
    ...dial(RIGHT, 10),
    solid(bridge, 'ground'),
    ...dial(LEFT, 0).map((layer) => ({ ...layer, lines: within(layer.lines, bridge) })),
    ...hers.flatMap((at, i) => token(names[0][i] ?? 'moon', at, 21)),
    ...his.flatMap((at, i) => token(names[1][i] ?? 'sun', at, 21)),
  ]
  return [...stars(picture, FIELD_SHAPE, { seed: 5, count: 26 }), ...picture]
}
