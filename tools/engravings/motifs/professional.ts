import { pointAt } from '#drawing/geometry/polar.ts'
import { within } from '../strokes/clip.ts'
import { body, CONTOUR, strokes, FINE, HAIR } from '../strokes/layer.ts'
import { box, circle, closed, curve, dashed, pt, pts, radii, arc, ribbon } from '../strokes/lines.ts'
import type { Line, Lines } from '#drawing/geometry/hatch.ts'
import { hatch } from '#drawing/geometry/hatch.ts'
import { ribs } from '../strokes/shade.ts'
import { facetedStar, scale, stars, sun } from '../strokes/sky.ts'
import type { Motif } from '../motif.ts'

const PEAK = pt(500, 240)
const FOOT = 572
const SKY = pt(500, 590)

/** Strokes that run down a slope from its ridge. */
function slope(ridge: Line, lean: number, reach: number): Lines {
  return ribs(
    ridge,
    ridge.map(({ x, y }) => pt(x + lean * reach, y + reach)),
    46,
    (t) => 0.45 + 0.55 * Math.abs(Math.sin(t * 23)),
  )
}

/** A mountain under the meridian: the road to its peak, the Sun at its culmination, a compass at its foot. */
export const professional: Motif = () => {
  const leftRidge = pts(
    [62, FOOT],
    [130, 522],
    [176, 510],
    [236, 452],
    [262, 446],
    [318, 376],
    [352, 366],
    [404, 312],
    [428, 306],
    [PEAK.x, PEAK.y],
  )
  const rightRidge = pts(
    [PEAK.x, PEAK.y],
    [548, 300],
    [566, 306],
    [622, 370],
    [654, 378],
    [716, 452],
    [752, 462],
    [806, 520],
    [842, 532],
    [898, FOOT],
  )
  const spine = pts(
    [PEAK.x, PEAK.y],
    [512, 276],
    [490, 308],
    [520, 350],
    [500, 398],
    [540, 446],
    [526, 494],
    [566, 532],
    [560, FOOT],
  )
  const mountain = [closed([...leftRidge, ...rightRidge.slice(1)])]
  const shadow = [closed([...spine, ...rightRidge.toReversed()])]
  const far = [closed(pts([62, FOOT], [62, 470], [120, 420], [160, 440], [214, 388], [300, 452], [400, FOOT]))]
  const farRight = [closed(pts([640, FOOT], [720, 430], [770, 396], [812, 430], [856, 404], [898, 446], [898, FOOT]))]
  const road = curve(
    pts(
      [318, FOOT],
      [420, 548],
      [470, 524],
      [400, 492],
      [368, 470],
      [440, 446],
      [490, 432],
      [450, 402],
      [430, 384],
      [470, 362],
      [498, 344],
      [474, 318],
      [466, 304],
      [486, 284],
      [498, 256],
    ),
  )
  const way = ribbon(road, (t) => 15 * (1 - t) ** 1.1 + 1.6)
  const compass = pt(196, 486)
  const picture = [
    strokes(dashed(arc(SKY, 440, 32, 148), 2, 7), FINE),
    strokes([arc(SKY, 452, 32, 148)], HAIR),
    strokes(scale(SKY, 452, -12, { from: 32, to: 148, step: 1 }), HAIR),
    ...sun(pt(500, 140), 22, { rays: 24, reach: 1.9 }),
    body(far, FINE),
    strokes(hatch(far, { angleDeg: 0, spacing: 9 }), HAIR),
    body(farRight, FINE),
    strokes(hatch(farRight, { angleDeg: 0, spacing: 9 }), HAIR),
    body(mountain, CONTOUR),
    strokes(within(hatch(shadow, { angleDeg: -58, spacing: 7 }), shadow), FINE),
    strokes(within(slope(rightRidge, -0.34, 60), shadow), HAIR),
    strokes(within(slope(leftRidge, 0.4, 52), mountain), HAIR),
    strokes([spine], FINE),
    body([closed([...way.left, ...way.right.toReversed()])], FINE, 'accent'),
    strokes(
      [[pt(PEAK.x, PEAK.y), pt(PEAK.x, PEAK.y - 34)], closed(pts([500, 206], [526, 213], [500, 220]))],
      FINE,
      'accent',
    ),
    body(circle(compass, 92), CONTOUR),
    strokes([...circle(compass, 80), ...circle(compass, 66)], HAIR),
    strokes(scale(compass, 92, 12, { step: 5 }), HAIR),
    ...facetedStar(compass, 46, { points: 4, waist: 0.26, turnDeg: 45 }),
    ...facetedStar(compass, 76, { points: 4, waist: 0.2 }),
    strokes([[compass, pointAt(compass, 76, 90)]], CONTOUR, 'accent'),
    body(circle(compass, 6), FINE, 'accent'),
    strokes(radii(compass, 92, 100, [90]), CONTOUR, 'accent'),
  ]
  return [...stars(picture, box(60, 60, 840, 400), { seed: 3, count: 30 }), ...picture]
}
