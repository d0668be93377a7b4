import { within } from '../strokes/clip.ts'
import { body, CONTOUR, strokes, dots, FINE, HAIR, solid, type Layer } from '../strokes/layer.ts'
import { FIELD_SHAPE } from '../strokes/frame.ts'
import { circle, closed, curve, ellipse, moved, part, pt, pts, radii, spread } from '../strokes/lines.ts'
import type { Lines } from '#drawing/geometry/hatch.ts'
import { grain, ribs } from '../strokes/shade.ts'
import { hatch } from '#drawing/geometry/hatch.ts'
import { starShape, stars } from '../strokes/sky.ts'
import type { Motif } from '../motif.ts'

const SPINE = pt(480, 0)
const FLAME = pt(664, 208)

/** The left half of an open book, and by mirroring the right one. */
function book(): Layer[] {
  const top = curve(pts([480, 478], [440, 446], [370, 432], [290, 438], [208, 462]))
  const foot = curve(pts([480, 562], [436, 530], [356, 516], [266, 524], [168, 552]))
  const page = closed([...top, ...foot.toReversed()])
  const edge = closed([
    ...foot,
    ...curve(pts([168, 552], [266, 542], [356, 536], [436, 552], [480, 580])),
    foot[0] ?? SPINE,
  ])
  const cover = curve(pts([480, 588], [420, 560], [340, 552], [250, 560], [150, 580], [196, 462], [208, 462]))
  const words = grain(top, foot, 9).flatMap((row, i) => [part(row, 0.1, i % 4 === 3 ? 0.6 : 0.9)])
  const set = (lines: Lines, mirror: boolean) => moved(lines, { about: SPINE, mirror })
  return [false, true].flatMap((mirror) => [
    body(set([closed(cover)], mirror), CONTOUR),
    body(set([edge], mirror), FINE),
    strokes(set(grain(foot, curve(pts([480, 580], [436, 552], [356, 536], [266, 542], [168, 552])), 4), mirror), HAIR),
    body(set([page], mirror), CONTOUR),
    strokes(set(words, mirror), FINE),
    strokes(set(ribs(part(top, 0, 0.2), part(foot, 0, 0.2), 9), mirror), HAIR),
  ])
}

/** An oil lamp set upon an open book: what is read by its light. */
export const cayce: Motif = () => {
  const bowl = closed([
    ...curve(pts([324, 316], [352, 300], [430, 288], [520, 290], [584, 276], [640, 240], [668, 232])),
    ...curve(
      pts(
        [668, 232],
        [684, 240],
        [676, 256],
        [636, 290],
        [590, 338],
        [530, 372],
        [480, 378],
        [420, 372],
        [362, 352],
        [324, 316],
      ),
    ),
  ])
  const dark = closed([
    ...curve(pts([330, 322], [400, 340], [480, 346], [560, 326], [624, 284], [676, 250])),
    ...curve(pts([676, 256], [636, 290], [590, 338], [530, 372], [480, 378], [420, 372], [362, 352], [330, 322])),
  ])
  const foot = closed([
    ...curve(pts([452, 376], [462, 396], [452, 412], [420, 426], [396, 446])),
    ...curve(pts([564, 446], [540, 426], [508, 412], [498, 396], [508, 376])),
  ])
  const lid = closed([
    ...curve(pts([408, 292], [420, 270], [450, 254], [478, 250], [506, 256], [530, 270], [540, 290])),
    pt(408, 292),
  ])
  const handle = (grow: number) =>
    curve(
      pts(
        [348, 306],
        [300, 268 - grow],
        [252 - grow, 284 - grow],
        [246 - grow, 330 + grow],
        [288, 360 + grow],
        [336, 340],
      ),
    )
  const flame = curve(
    pts(
      [FLAME.x + 2, 234],
      [FLAME.x - 18, 214],
      [FLAME.x - 14, 184],
      [FLAME.x + 6, 140],
      [FLAME.x + 12, 172],
      [FLAME.x + 24, 198],
      [FLAME.x + 18, 224],
    ),
    { loop: true },
  )
  const rays = spread(-62, 242, 59)
  const picture: Layer[] = [
    strokes(
      radii(
        FLAME,
        78,
        122,
        rays.filter((_, i) => i % 2 === 1),
      ),
      HAIR,
      'accent',
    ),
    strokes(
      radii(
        FLAME,
        78,
        146,
        rays.filter((_, i) => i % 4 === 0),
      ),
      FINE,
      'accent',
    ),
    strokes(
      radii(
        FLAME,
        78,
        96,
        rays.filter((_, i) => i % 4 === 2),
      ),
      HAIR,
      'accent',
    ),
    ...book(),
    strokes([handle(0), handle(15)], CONTOUR),
    strokes(ribs(handle(15), handle(0), 60, 0.6), HAIR),
    body([foot], CONTOUR),
    strokes(hatch([foot], { angleDeg: 0, spacing: 5 }), HAIR),
    body([ellipse(pt(480, 446), { rx: 86, ry: 13 })], CONTOUR),
    strokes(
      within(hatch([ellipse(pt(480, 446), { rx: 86, ry: 13 })], { angleDeg: 0, spacing: 4 }), [
        ellipse(pt(480, 446), { rx: 86, ry: 13 }),
      ]),
      HAIR,
    ),
    body([lid], CONTOUR),
    strokes(
      hatch([closed([...curve(pts([478, 250], [506, 256], [530, 270], [540, 290])), pt(490, 290)])], {
        angleDeg: 60,
        spacing: 5,
      }),
      HAIR,
    ),
    body(circle(pt(478, 240), 11), FINE),
    body([bowl], CONTOUR),
    strokes(hatch([dark], { angleDeg: 8, spacing: 5 }), HAIR),
    strokes([curve(pts([338, 312], [420, 306], [520, 308], [590, 294], [650, 250]))], FINE),
    dots(
      part(curve(pts([352, 322], [420, 324], [520, 324], [596, 302])), 0, 1).filter((_, i) => i % 14 === 0),
      3.6,
      'accent',
    ),
    body([flame], FINE, 'accent'),
    solid(
      [
        curve(
          pts([FLAME.x + 4, 230], [FLAME.x - 7, 214], [FLAME.x + 4, 176], [FLAME.x + 14, 204], [FLAME.x + 12, 224]),
          { loop: true },
        ),
      ],
      'accent',
    ),
    solid(
      [
        [210, 150],
        [286, 98],
        [392, 160],
      ].flatMap(([x = 0, y = 0]) => starShape(pt(x, y), 15, 4, 0.3)),
      'accent',
    ),
    strokes(
      [curve(pts([210, 150], [240, 118], [286, 98])), curve(pts([286, 98], [346, 116], [392, 160]))].map((points) =>
        part(points, 0.22, 0.78),
      ),
      HAIR,
      'accent',
    ),
  ]
  return [...stars(picture, FIELD_SHAPE, { seed: 51, count: 30 }), ...picture]
}
