import { pointAt, type Point } from '#drawing/geometry/polar.ts'
import { body, CONTOUR, strokes, dots, FINE, HAIR, type Layer } from '../strokes/layer.ts'
import { FIELD_SHAPE } from '../strokes/frame.ts'
import { arc, circle, closed, curve, mix, pt, pts, ribbon } from '../strokes/lines.ts'
import { around, ribs, stipple } from '../strokes/shade.ts'
import { hatch } from '#drawing/geometry/hatch.ts'
import { dotted, planet, stars, sun } from '../strokes/sky.ts'
import type { Motif } from '../motif.ts'
import { leaf } from '../parts/leaf.ts'

const BASE = 560

interface Prism {
  foot: Point
  /** The way it leans, in degrees from upright, to the right when positive. */
  lean: number
  height: number
  width: number
}

/** A crystal of six sides, of which three are seen, under a pointed tip. */
function prism({ foot, lean, height, width }: Prism): Layer[] {
  const up = 90 - lean
  const side = (share: number) => pointAt(foot, (width / 2) * share, up - 90)
  const rise = (from: Point, by: number) => pointAt(from, by, up)
  const [a, b, c, d] = [side(-1), side(-0.36), side(0.44), side(1)]
  const [ta, tb, tc, td] = [
    rise(a, height * 0.8),
    rise(b, height * 0.73),
    rise(c, height * 0.75),
    rise(d, height * 0.82),
  ]
  const tip = rise(side(0.06), height)
  const dark = [closed([c, d, td, tc])]
  const roof = [closed([tc, td, tip])]
  return [
    body([closed([a, ta, tip, td, d])], CONTOUR),
    strokes(hatch(dark, { angleDeg: up, spacing: 4.2 }), HAIR),
    strokes(hatch(roof, { angleDeg: up - 40, spacing: 5 }), HAIR),
    strokes(
      [
        [b, tb],
        [c, tc],
        [ta, tb, tc, td],
        [tb, tip],
        [tc, tip],
      ],
      FINE,
    ),
    strokes(
      [
        [mix(a, ta, 0.3), mix(a, ta, 0.86)].map((at) => mix(at, tb, 0.16)),
        [mix(b, tb, 0.12), mix(b, tb, 0.5)].map((at) => mix(at, c, 0.3)),
      ],
      HAIR,
      'accent',
    ),
  ]
}

/** A blossom and a cluster of crystals, grown from one ground under one arc of the sky. */
export const flowersMinerals: Motif = () => {
  const flower = pt(288, 236)
  const stem = ribbon(curve(pts([330, BASE], [318, 480], [286, 400], [294, 300], [288, 250])), (t) => 6 - 2.4 * t)
  const bud = pt(424, 262)
  const twig = ribbon(curve(pts([306, 462], [350, 420], [404, 380], [422, 290])), (t) => 4.4 - 1.8 * t)
  const outer = around(flower, 138, 8, 112).flatMap((tip) => leaf(flower, tip, { breadth: 0.3, bend: 0.03, veins: 10 }))
  const inner = around(flower, 88, 8, 90).flatMap((tip) => leaf(flower, tip, { breadth: 0.32, bend: 0.03, veins: 7 }))
  const crystals: Prism[] = [
    { foot: pt(668, BASE - 8), lean: -5, height: 380, width: 108 },
    { foot: pt(758, BASE - 6), lean: 15, height: 280, width: 84 },
    { foot: pt(588, BASE - 6), lean: -21, height: 232, width: 72 },
    { foot: pt(708, BASE), lean: 5, height: 196, width: 66 },
    { foot: pt(800, BASE), lean: 30, height: 150, width: 54 },
    { foot: pt(630, BASE), lean: -10, height: 146, width: 52 },
    { foot: pt(548, BASE), lean: -34, height: 104, width: 42 },
  ]
  const ground = [
    closed([
      ...curve(
        pts(
          [150, BASE + 4],
          [240, BASE - 8],
          [340, BASE - 2],
          [440, BASE - 6],
          [540, BASE - 14],
          [660, BASE - 4],
          [780, BASE - 12],
          [860, BASE + 4],
        ),
      ),
      ...curve(pts([860, BASE + 4], [700, BASE + 26], [480, BASE + 20], [260, BASE + 26], [150, BASE + 4])),
    ]),
  ]
  const sky = arc(pt(480, 640), 556, 39, 141)
  const picture: Layer[] = [
    dotted(sky, { gap: 9, size: 2.6 }),
    ...sun(pointAt(pt(480, 640), 556, 96), 17, { reach: 2 }),
    ...planet(pointAt(pt(480, 640), 556, 68), 12),
    ...planet(pointAt(pt(480, 640), 556, 78), 7, { count: 3 }),
    ...planet(pointAt(pt(480, 640), 556, 116), 10, { count: 4 }),
    ...leaf(pt(324, 520), pt(168, 440), { bend: 0.18, veins: 12 }),
    ...leaf(pt(322, 506), pt(458, 470), { bend: -0.18, veins: 11 }),
    ...leaf(pt(300, 420), pt(178, 356), { bend: 0.16, veins: 10 }),
    body([closed([...twig.left, ...twig.right.toReversed()])], FINE),
    body([closed([...stem.left, ...stem.right.toReversed()])], FINE),
    strokes(ribs(stem.right, stem.left, 60, 0.5), HAIR),
    ...leaf(bud, pt(bud.x - 22, bud.y - 80), { breadth: 0.26, bend: 0.1, veins: 7 }),
    ...leaf(bud, pt(bud.x + 26, bud.y - 78), { breadth: 0.26, bend: -0.1, veins: 7 }),
    ...leaf(bud, pt(bud.x + 2, bud.y - 92), { breadth: 0.22, bend: 0, veins: 8 }),
    ...leaf(pt(bud.x - 2, bud.y + 12), pt(bud.x - 26, bud.y - 30), { breadth: 0.24, veins: 4 }),
    ...leaf(pt(bud.x + 2, bud.y + 12), pt(bud.x + 26, bud.y - 30), { breadth: 0.24, bend: -0.08, veins: 4 }),
    ...outer,
    ...inner,
    body(circle(flower, 27), CONTOUR),
    dots(stipple(circle(flower, 24), { spacing: 6, seed: 8 }), 2.6, 'accent'),
    strokes(
      around(flower, 38, 24).map((at) => [mix(flower, at, 0.74), at]),
      HAIR,
      'accent',
    ),
    dots(around(flower, 41, 24), 3.6, 'accent'),
    ...crystals.flatMap(prism),
    body(ground, FINE),
    strokes(hatch(ground, { angleDeg: 30, spacing: 6 }), HAIR),
  ]
  return [...stars(picture, FIELD_SHAPE, { seed: 15, count: 22 }), ...picture]
}
