import { pointAt } from '#drawing/geometry/polar.ts'
import { body, CONTOUR, strokes, FINE, HAIR, solid, type Layer } from '../strokes/layer.ts'
import { FIELD_SHAPE } from '../strokes/frame.ts'
import { arc, circle, closed, curve, pt, pts, ribbon } from '../strokes/lines.ts'
import { around, ribs, stipple, wave } from '../strokes/shade.ts'
import { hatch } from '#drawing/geometry/hatch.ts'
import { dotted, element, scale, stars } from '../strokes/sky.ts'
import type { Motif } from '../motif.ts'
import { leaf } from '../parts/leaf.ts'

const HEART = pt(480, 322)
const SOIL = 404

/** A whole herb with root, stem, leaf and flower within the ring of the four elements. */
export const healthHoroscope: Motif = () => {
  const stem = ribbon(curve(pts([480, SOIL + 6], [474, 340], [486, 270], [480, 190])), (t) => 6 - 3 * t)
  const roots = [
    curve(pts([480, SOIL], [484, 450], [476, 500], [482, 548])),
    curve(pts([478, SOIL + 4], [440, 434], [420, 470], [384, 488], [366, 520])),
    curve(pts([482, SOIL + 4], [522, 432], [546, 462], [582, 474], [606, 506])),
    curve(pts([480, SOIL + 34], [446, 476], [438, 508], [420, 536])),
    curve(pts([481, SOIL + 40], [512, 478], [520, 510], [546, 532])),
    curve(pts([428, 462], [404, 462], [386, 458])),
    curve(pts([544, 460], [566, 454], [588, 456])),
  ].map((root, i) => ribbon(root, (t) => (i === 0 ? 9 : i < 3 ? 5.5 : 3) * (1 - t) ** 0.8 + 0.6))
  const flower = pt(480, 176)
  const petals = around(flower, 70, 12, 75).flatMap((tip) => leaf(flower, tip, { breadth: 0.2, bend: 0, veins: 5 }))
  const leaves: Layer[] = [
    ...leaf(pt(477, 372), pt(318, 318), { bend: 0.16, breadth: 0.28, veins: 12 }),
    ...leaf(pt(479, 352), pt(646, 290), { bend: -0.16, breadth: 0.28, veins: 12 }),
    ...leaf(pt(483, 290), pt(356, 236), { bend: 0.14 }),
    ...leaf(pt(485, 268), pt(604, 214), { bend: -0.14 }),
  ]
  const ground = [
    closed([
      ...wave(pt(300, SOIL), 360, { height: 4, period: 90 }),
      ...curve(pts([660, SOIL], [640, 430], [560, 424], [480, 436], [400, 424], [320, 430], [300, SOIL])),
    ]),
  ]
  const ring = 236
  const corners = [
    element('fire', pt(170, 150), 44),
    element('air', pt(790, 150), 44),
    element('water', pt(170, 490), 44),
    element('earth', pt(790, 490), 44),
  ]
  const links = [
    [170, 150, 143],
    [790, 150, 37],
    [170, 490, 217],
    [790, 490, 323],
  ].map(([x = 0, y = 0, deg = 0]) => {
    const end = pointAt(HEART, ring + 14, deg)
    const from = pt(x, y)
    return curve([pointAt(from, 62, deg + 180), end])
  })
  const picture: Layer[] = [
    dotted(arc(HEART, ring - 16, 0, 360), { gap: 9 }),
    strokes(circle(HEART, ring), FINE),
    strokes(scale(HEART, ring + 12, 12, { step: 3 }), HAIR),
    ...links.map((link) => dotted(link, { gap: 8, size: 2.6, ink: 'accent' })),
    ...corners.flatMap((layers) => layers.map((layer) => ({ ...layer, stroke: 'accent' as const }))),
    strokes(
      [
        [170, 150],
        [790, 150],
        [170, 490],
        [790, 490],
      ].flatMap(([x = 0, y = 0]) => circle(pt(x, y), 58)),
      HAIR,
    ),
    body(ground, FINE),
    strokes(hatch(ground, { angleDeg: 20, spacing: 6 }), HAIR),
    ...roots.toReversed().map((root) => body([closed([...root.left, ...root.right.toReversed()])], FINE)),
    strokes(
      roots.slice(0, 3).flatMap((root) => ribs(root.right, root.left, 26, 0.5)),
      HAIR,
    ),
    ...leaves,
    body([closed([...stem.left, ...stem.right.toReversed()])], FINE),
    strokes(ribs(stem.right, stem.left, 52, 0.5), HAIR),
    ...petals,
    body(circle(flower, 23), CONTOUR),
    solid(
      stipple(circle(flower, 21), { spacing: 6, seed: 2 }).flatMap((at) => circle(at, 1.5)),
      'accent',
    ),
  ]
  return [...stars(picture, FIELD_SHAPE, { seed: 12, count: 18 }), ...picture]
}
