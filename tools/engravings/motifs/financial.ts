import { pointAt, type Point } from '#drawing/geometry/polar.ts'
import type { GlyphName } from '#drawing/glyphs/glyph-paths.ts'
import { body, CONTOUR, strokes, FINE, HAIR, type Layer } from '../strokes/layer.ts'
import { FIELD_SHAPE } from '../strokes/frame.ts'
import { arc, box, circle, closed, curve, dashed, ellipse, glyph, pt, pts, radii, spread } from '../strokes/lines.ts'
import { grain, ribs } from '../strokes/shade.ts'
import { hatch } from '#drawing/geometry/hatch.ts'
import { scale, stars } from '../strokes/sky.ts'
import type { Motif } from '../motif.ts'

const HEART = pt(480, 152)

function stack(x: number, y: number, count: number): Layer[] {
  return spread(0, count - 1, count).flatMap((i) => {
    const top = y - i * 15 - 15
    const side = closed([
      ...ellipse(pt(x, top), { rx: 36, ry: 9, fromDeg: 180, toDeg: 360 }),
      ...ellipse(pt(x, top + 15), { rx: 36, ry: 9, fromDeg: 360, toDeg: 180 }),
    ])
    return [
      body([side], FINE),
      strokes(
        ribs(
          ellipse(pt(x, top), { rx: 36, ry: 9, fromDeg: 180, toDeg: 360 }),
          ellipse(pt(x, top + 15), { rx: 36, ry: 9, fromDeg: 180, toDeg: 360 }),
          24,
        ),
        HAIR,
      ),
      body([ellipse(pt(x, top), { rx: 36, ry: 9 })], FINE),
    ]
  })
}

const coin = (name: GlyphName, at: Point, radius: number): Layer[] => [
  body(circle(at, radius), CONTOUR),
  strokes(circle(at, radius - 8), HAIR),
  strokes(
    radii(
      at,
      radius - 8,
      radius,
      Array.from({ length: 60 }, (_, i) => i * 6),
    ),
    HAIR,
  ),
  strokes(glyph(name, at, radius * 1.05), CONTOUR, 'accent'),
]

function pan(hook: Point, load: (rim: Point) => Layer[]): Layer[] {
  const rim = pt(hook.x, hook.y + 232)
  const bowl = closed([...ellipse(rim, { rx: 112, ry: 50, fromDeg: 180, toDeg: 360 })])
  const chain = [-112, 112].flatMap((dx) => dashed([hook, pt(rim.x + dx, rim.y)], 7, 3))
  return [
    ...load(rim),
    strokes(chain, CONTOUR),
    body([bowl], CONTOUR),
    strokes(hatch([bowl], { angleDeg: 0, spacing: 6 }), HAIR),
    strokes([[pt(rim.x - 124, rim.y), pt(rim.x + 124, rim.y)]], CONTOUR),
    body(circle(hook, 8), FINE),
  ]
}

/** A balance: coins in the one pan, Jupiter's and Venus's medals in the other, the Part of Fortune at its heart. */
export const financial: Motif = () => {
  const [left, right] = [pointAt(HEART, 236, 184.5), pointAt(HEART, 236, 4.5)]
  const beamTop = curve([pt(left.x, left.y - 7), pt(360, 138), pt(480, 128), pt(600, 122), pt(right.x, right.y - 7)])
  const beamFoot = curve([pt(left.x, left.y + 7), pt(360, 176), pt(480, 178), pt(600, 158), pt(right.x, right.y + 7)])
  const columnLeft = curve(pts([468, 180], [462, 300], [456, 420], [448, 500]))
  const columnRight = curve(pts([492, 180], [498, 300], [504, 420], [512, 500]))
  const plinth = [box(432, 500, 96, 16), box(404, 516, 152, 22), box(352, 538, 256, 34)]
  const picture: Layer[] = [
    strokes([arc(HEART, 96, 28, 152), arc(HEART, 84, 28, 152)], HAIR, 'accent'),
    strokes(scale(HEART, 96, 12, { from: 30, to: 150, step: 4 }), FINE, 'accent'),
    ...pan(left, (rim) => [
      ...stack(rim.x - 62, rim.y + 4, 5),
      ...stack(rim.x + 58, rim.y + 4, 7),
      ...stack(rim.x, rim.y + 8, 9),
    ]),
    ...pan(right, (rim) => [
      ...coin('venus', pt(rim.x + 54, rim.y - 36), 42),
      ...coin('jupiter', pt(rim.x - 34, rim.y - 54), 60),
    ]),
    body([closed([...columnLeft, ...columnRight.toReversed()])], CONTOUR),
    strokes(grain(columnLeft, columnRight, 3), HAIR),
    strokes(ribs(columnRight, columnLeft, 58, 0.45), HAIR),
    ...plinth.map((step) => body(step, CONTOUR)),
    strokes(
      plinth.flatMap((step) => hatch(step, { angleDeg: 60, spacing: 6 })),
      HAIR,
    ),
    body([closed([...beamTop, ...beamFoot.toReversed()])], CONTOUR),
    strokes(grain(beamTop, beamFoot, 2), HAIR),
    body(circle(HEART, 40), CONTOUR),
    strokes([...circle(HEART, 30), ...radii(HEART, 0, 30, [45, 135, 225, 315])], CONTOUR, 'accent'),
    strokes([[pt(480, 112), pt(480, 62)]], CONTOUR, 'accent'),
  ]
  return [...stars(picture, FIELD_SHAPE, { seed: 4, count: 30 }), ...picture]
}
