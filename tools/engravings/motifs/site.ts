import { pointAt } from '#drawing/geometry/polar.ts'
import { strokes, HAIR, type Layer } from '../strokes/layer.ts'
import { FIELD_SHAPE } from '../strokes/frame.ts'
import { circle, pt, radii } from '../strokes/lines.ts'
import { chequeredBand, facetedStar, moon, planet, scale, stars, sun, zodiac } from '../strokes/sky.ts'
import type { Motif } from '../motif.ts'

const HUB = pt(480, 320)

/** The service's own illustration: the compass star at the Earth's place, the spheres about it, the zodiac around all. */
export const site: Motif = () => {
  const orbits = [92, 120, 148]
  const picture: Layer[] = [
    strokes(
      radii(
        HUB,
        252,
        268,
        Array.from({ length: 180 }, (_, i) => i * 2),
      ),
      HAIR,
      'accent',
    ),
    ...chequeredBand(HUB, 240, 247, 72),
    ...zodiac(HUB, 188, 240, { glyphSize: 32 }),
    strokes(scale(HUB, 188, 12, { step: 2 }), HAIR),
    strokes(
      orbits.flatMap((radius) => circle(HUB, radius)),
      HAIR,
    ),
    strokes(radii(HUB, 76, 176, [0, 90, 180, 270]), HAIR),
    ...facetedStar(HUB, 46, { points: 4, waist: 0.34, turnDeg: 45, ink: 'accent' }),
    ...facetedStar(HUB, 76, { points: 4, waist: 0.28 }),
    ...sun(pointAt(HUB, 148, 32), 14, { reach: 1.9 }),
    ...moon(pointAt(HUB, 92, 118), 13, { lit: 0.3, waxing: true }),
    ...planet(pointAt(HUB, 120, 214), 10, { lightDeg: 34 }),
    ...planet(pointAt(HUB, 148, 286), 12, { lightDeg: 86 }),
    ...planet(pointAt(HUB, 120, 342), 8, { lightDeg: 60, count: 4 }),
  ]
  return [...stars(picture, FIELD_SHAPE, { seed: 7, count: 44 }), ...picture]
}
