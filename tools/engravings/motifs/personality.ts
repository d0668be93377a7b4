import { pointAt } from '#drawing/geometry/polar.ts'
import { body, CONTOUR, strokes, dots, FINE, HAIR, shifted, solid } from '../strokes/layer.ts'
import { FIELD_SHAPE } from '../strokes/frame.ts'
import { arc, circle, closed, curve, pt, pts, radii } from '../strokes/lines.ts'
import { chords, scale, stars, sun, zodiac } from '../strokes/sky.ts'
import { hatch } from '#drawing/geometry/hatch.ts'
import type { Motif } from '../motif.ts'
import { FACE, FEATURES, placed } from '../parts/profile.ts'

const SKULL = pt(424, 262)
const WHEEL = pt(398, 262)

/** A face in profile whose head is a chart. */
export const personality: Motif = () => {
  const face = placed([FACE], 590, 160, 1.22)[0] ?? []
  const throat = curve(pts([514, 460], [504, 482], [505, 508], [534, 540], [596, 564], [668, 580]))
  const bust = curve(pts([668, 580], [560, 566], [420, 562], [300, 570], [214, 586]))
  const nape = curve(pts([214, 586], [262, 548], [306, 512], [322, 470], [312, 422]))
  const skull = arc(SKULL, 196, 235, 32).toReversed()
  const outline = closed([...face, ...throat, ...bust, ...nape, ...skull.toReversed()])
  const collar = closed([
    ...curve(pts([322, 482], [400, 520], [470, 522], [507, 512])),
    ...throat.slice(10),
    ...bust,
    ...nape.slice(0, -14),
  ])
  const shade = closed([
    ...curve(pts([318, 430], [360, 476], [440, 496], [504, 486])),
    ...curve(pts([508, 464], [460, 460], [400, 448], [318, 424])),
  ])
  const directions = [14, 52, 97, 131, 176, 208, 262, 303, 334]
  const drawn = [
    strokes(
      radii(
        SKULL,
        208,
        252,
        Array.from({ length: 58 }, (_, i) => 52 + i * 3),
      ),
      HAIR,
      'accent',
    ),
    strokes(
      radii(
        SKULL,
        208,
        226,
        Array.from({ length: 57 }, (_, i) => 53.5 + i * 3),
      ),
      HAIR,
      'accent',
    ),
    body([outline], CONTOUR),
    strokes(hatch([collar], { angleDeg: 24, spacing: 6 }), HAIR),
    strokes(hatch([shade], { angleDeg: -32, spacing: 6 }), HAIR),
    strokes([curve(pts([322, 482], [400, 520], [470, 522], [507, 512]))], FINE),
    ...zodiac(WHEEL, 112, 146, { glyphSize: 24 }),
    strokes(circle(WHEEL, 160), FINE),
    strokes(scale(WHEEL, 160, 12, { step: 2 }), HAIR),
    strokes(
      radii(
        WHEEL,
        46,
        112,
        Array.from({ length: 12 }, (_, i) => i * 30 + 8),
      ),
      HAIR,
    ),
    solid(circle(WHEEL, 88), 'ground'),
    strokes([...circle(WHEEL, 88)], FINE),
    strokes(
      chords(WHEEL, 88, [
        [14, 131],
        [131, 262],
        [262, 14],
        [52, 176],
        [97, 303],
        [208, 334],
        [176, 303],
      ]),
      FINE,
      'accent',
    ),
    dots(
      directions.map((deg) => pointAt(WHEEL, 88, deg)),
      5,
    ),
    dots(
      directions.map((deg) => pointAt(WHEEL, 100, deg)),
      3.6,
      'accent',
    ),
    ...sun(WHEEL, 11, { reach: 2.1 }),
    strokes(placed(FEATURES, 590, 160, 1.22), FINE),
  ]
  const picture = shifted(drawn, { about: pt(430, 590), scale: 0.9, x: 40 })
  return [...stars(picture, FIELD_SHAPE, { seed: 11, count: 34 }), ...picture]
}
