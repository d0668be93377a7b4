import { pointAt } from '#drawing/geometry/polar.ts'
import { body, CONTOUR, strokes, dots, FINE, HAIR, type Layer } from '../strokes/layer.ts'
import { box, arc, circle, closed, curve, dashed, ellipse, line, pt, pts, radii, spread } from '../strokes/lines.ts'
import { hatch } from '#drawing/geometry/hatch.ts'
import { wave } from '../strokes/shade.ts'
import { facetedStar, planet, stars } from '../strokes/sky.ts'
import type { Motif } from '../motif.ts'

const STAR = pt(480, 216)
const SEA = 452

/** A bright star at its culmination while a planet rises: the paran, over a sea that doubles the light. */
export const luckyStar: Motif = () => {
  const horizon = line(pt(60, SEA), pt(900, SEA))
  const glitter = spread(0, 1, 15).map((t, i) => {
    const half = 16 + 92 * t ** 1.2 * (i % 2 ? 0.62 : 1)
    return wave(pt(480 - half, SEA + 9 + t * 122), half * 2, { height: 1.2, period: 34, shift: i * 0.4 })
  })
  const swell = spread(0, 1, 9).flatMap((t, i) => {
    const y = SEA + 10 + t * 118
    return [
      [66 + (i % 3) * 30, 200 - t * 40],
      [300 - (i % 2) * 36, 70],
      [600 + (i % 2) * 30, 60],
      [676 + (i % 3) * 24, 170 - t * 20],
    ].map(([x = 0, length = 0]) => wave(pt(x, y), length, { height: 1.6, period: 52, shift: i * 0.37 }))
  })
  const rays = Array.from({ length: 72 }, (_, i) => i * 5)
  const left = closed([
    ...curve(pts([60, SEA], [110, 428], [150, 432], [196, 408], [236, 424], [276, 440], [300, SEA])),
  ])
  const right = closed([...curve(pts([660, SEA], [700, 436], [742, 440], [800, 416], [846, 428], [900, SEA]))])
  const riser = pt(112, SEA - 64)
  const arch = arc(pt(480, 640), 424, 27, 153)
  const picture: Layer[] = [
    strokes(dashed(arch, 2, 8), FINE),
    strokes(dashed(line(pt(480, 60), pt(480, SEA))[0] ?? [], 10, 8), HAIR),
    strokes(
      radii(
        STAR,
        62,
        168,
        rays.filter((_, i) => i % 6 === 0),
      ),
      FINE,
      'accent',
    ),
    strokes(
      radii(
        STAR,
        62,
        128,
        rays.filter((_, i) => i % 6 === 3),
      ),
      HAIR,
      'accent',
    ),
    strokes(
      radii(
        STAR,
        62,
        96,
        rays.filter((_, i) => i % 3 !== 0),
      ),
      HAIR,
      'accent',
    ),
    strokes(circle(STAR, 54), HAIR, 'accent'),
    ...facetedStar(STAR, 78, { points: 8, waist: 0.4, turnDeg: 22.5, ink: 'accent' }),
    ...facetedStar(STAR, 146, { points: 4, waist: 0.16, ink: 'accent' }),
    strokes(glitter, FINE, 'accent'),
    strokes(swell, HAIR),
    body([left, right], FINE),
    strokes(hatch([left, right], { angleDeg: 62, spacing: 6 }), HAIR),
    strokes(horizon, CONTOUR),
    ...planet(riser, 24, { lightDeg: 30, count: 6 }),
    strokes([ellipse(riser, { rx: 46, ry: 12, tiltDeg: 14, fromDeg: 150, toDeg: 390 })], FINE),
    strokes(dashed(curve([pt(riser.x + 30, riser.y - 22), pt(240, 300), pt(360, 232), pt(440, 220)]), 2, 7), FINE),
    ...planet(pt(820, SEA - 96), 17, { lightDeg: 150, count: 5 }),
    strokes(dashed(curve([pt(800, SEA - 112), pt(720, 290), pt(600, 232), pt(524, 220)]), 2, 7), FINE),
    dots([pointAt(STAR, 168, 45), pointAt(STAR, 168, 135)], 3.6, 'accent'),
  ]
  return [...stars(picture, box(60, 60, 840, 350), { seed: 29, count: 44 }), ...picture]
}
