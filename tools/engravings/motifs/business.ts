import { outside, within } from '../strokes/clip.ts'
import { body, CONTOUR, strokes, dots, FINE, HAIR, solid, type Layer } from '../strokes/layer.ts'
import { FIELD_SHAPE } from '../strokes/frame.ts'
import { beside, box, circle, closed, curve, dashed, line, moved, part, pt, pts, radii } from '../strokes/lines.ts'
import type { Lines } from '#drawing/geometry/hatch.ts'
import { hatch } from '#drawing/geometry/hatch.ts'
import { ribs, stipple, wave } from '../strokes/shade.ts'
import { facetedStar, scale } from '../strokes/sky.ts'
import type { Motif } from '../motif.ts'

const ROSE = pt(652, 372)

/** A ship under sail, seen from the side. */
function ship(x: number, y: number, size: number): Layer[] {
  const set = (lines: Lines) => moved(lines, { x, y, scale: size })
  const hull = closed([...curve(pts([-30, 0], [-24, 13], [-10, 18], [14, 18], [26, 12], [36, -4])), ...pts([-30, 0])])
  const sail = closed([...curve(pts([2, -54], [30, -40], [30, -12], [2, -8])), ...pts([2, -54])])
  const aft = closed([
    ...curve(pts([-4, -46], [-24, -30], [-24, -8])),
    ...curve(pts([-24, -8], [-12, -10], [-4, -6])),
    ...pts([-4, -46]),
  ])
  return [
    body(set([hull]), FINE),
    strokes(hatch(set([hull]), { angleDeg: 0, spacing: 4 }), HAIR),
    strokes(set(line(pt(-1, 0), pt(-1, -64))), FINE),
    body(set([sail]), FINE),
    strokes(hatch(set([sail]), { angleDeg: 70, spacing: 5 }), HAIR),
    body(set([aft]), FINE),
    solid(set([closed(pts([-1, -64], [-16, -60], [-1, -56]))]), 'accent'),
  ]
}

/** A harbour chart: the coast cut with its water lines, a rose with its rhumbs, the course that leads out and on. */
export const business: Motif = () => {
  const coast = curve(
    pts(
      [46, 250],
      [92, 252],
      [126, 232],
      [160, 262],
      [206, 258],
      [222, 300],
      [196, 330],
      [226, 362],
      [270, 356],
      [296, 388],
      [276, 424],
      [300, 452],
      [346, 452],
      [372, 488],
      [352, 524],
      [384, 556],
      [420, 562],
      [436, 594],
    ),
  )
  const land = [closed([...coast, pt(46, 594)])]
  const north = curve(
    pts(
      [360, 46],
      [392, 84],
      [452, 88],
      [470, 120],
      [530, 122],
      [566, 96],
      [628, 110],
      [664, 84],
      [740, 92],
      [790, 128],
      [850, 124],
      [880, 160],
      [914, 166],
    ),
  )
  const northLand = [closed([...north, pt(914, 46)])]
  const island = [curve(pts([846, 480], [874, 470], [892, 496], [878, 532], [844, 540], [826, 512]), { loop: true })]
  const onPlate = (lines: Lines) => within(lines, FIELD_SHAPE)
  const sea = (lines: Lines) => outside(outside(outside(onPlate(lines), land), northLand), island)
  const water = [7, 15, 25, 37].flatMap((off) => [beside(coast, off), beside(north, -off)])
  const rhumbs = radii(
    ROSE,
    96,
    900,
    Array.from({ length: 16 }, (_, i) => i * 22.5),
  )
  const course = curve(
    pts(
      [262, 404],
      [330, 380],
      [400, 330],
      [430, 260],
      [500, 214],
      [600, 196],
      [700, 216],
      [780, 270],
      [838, 356],
      [836, 440],
    ),
  )
  const marks = [0.16, 0.37, 0.58, 0.79].map((share) => part(course, share, share + 0.01)[0] ?? ROSE)
  const depths = stipple([closed(pts([400, 590], [560, 540], [900, 590]))], { spacing: 26, seed: 3 })
  const houses = pts([112, 330], [138, 318], [160, 340], [128, 356], [92, 352], [176, 316])
  const picture: Layer[] = [
    strokes(sea(rhumbs), HAIR),
    strokes(sea(water.slice(0, 4)), HAIR),
    strokes(sea(water.slice(4)), HAIR),
    strokes(sea([...circle(ROSE, 190)]), HAIR),
    body(land, CONTOUR),
    strokes(
      onPlate(
        ribs(
          coast,
          coast.map(({ x, y }) => pt(x - 20, y + 22)),
          150,
          0.6,
        ),
      ),
      HAIR,
    ),
    body(northLand, CONTOUR),
    strokes(
      onPlate(
        ribs(
          north,
          north.map(({ x, y }) => pt(x + 10, y - 26)),
          130,
          0.6,
        ),
      ),
      HAIR,
    ),
    body(island, CONTOUR),
    strokes(hatch(island, { angleDeg: 50, spacing: 7 }), HAIR),
    solid(circle(ROSE, 96), 'ground'),
    strokes([...circle(ROSE, 96), ...circle(ROSE, 84)], FINE),
    strokes(scale(ROSE, 96, 12, { step: 4 }), HAIR),
    ...facetedStar(ROSE, 58, { points: 4, waist: 0.32, turnDeg: 45 }),
    ...facetedStar(ROSE, 88, { points: 4, waist: 0.24 }),
    strokes(dashed(course, 13, 7), CONTOUR, 'accent'),
    ...marks.flatMap((at) => [
      body(circle(at, 10), FINE, 'accent'),
      strokes(radii(at, 0, 10, [45, 135, 225, 315]), FINE, 'accent'),
    ]),
    ...ship(416, 226, 1.15),
    ...houses.flatMap(({ x, y }) => [
      body(box(x, y, 15, 12), FINE),
      body([closed(pts([x - 3, y], [x + 7.5, y - 10], [x + 18, y]))], FINE),
    ]),
    body([closed(pts([236, 396], [244, 340], [260, 340], [268, 396]))], FINE),
    strokes(hatch([closed(pts([236, 396], [244, 340], [260, 340], [268, 396]))], { angleDeg: 0, spacing: 6 }), HAIR),
    body(box(243, 324, 18, 16), FINE),
    strokes(radii(pt(252, 332), 14, 34, [-20, 0, 20, 160, 180, 200]), FINE, 'accent'),
    body(circle(pt(836, 440), 13), CONTOUR, 'accent'),
    solid(circle(pt(836, 440), 6), 'accent'),
    strokes(
      [0, 1, 2, 3].map((i) => wave(pt(470 + i * 40, 500 + (i % 2) * 34), 60, { height: 3, period: 30 })),
      HAIR,
    ),
    dots(depths, 1.8),
    strokes(spreadHills(), FINE),
  ]
  return picture
}

/** Hills as old charts draw them, in profile. */
function spreadHills(): Lines {
  return pts(
    [100, 440],
    [150, 466],
    [190, 430],
    [120, 510],
    [220, 500],
    [260, 540],
    [170, 550],
    [320, 560],
    [100, 566],
  ).flatMap(({ x, y }) => [
    curve(pts([x - 20, y + 10], [x - 8, y - 10], [x, y - 14], [x + 9, y - 8], [x + 20, y + 10])),
    [pt(x + 3, y - 11), pt(x + 8, y + 6)],
    [pt(x + 8, y - 7), pt(x + 14, y + 7)],
  ])
}
