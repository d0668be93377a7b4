import { body, CONTOUR, strokes, FINE, HAIR } from '../strokes/layer.ts'
import { FIELD_SHAPE } from '../strokes/frame.ts'
import { closed, curve, ellipse, mix, moved, plot, pt, pts } from '../strokes/lines.ts'
import type { Line } from '#drawing/geometry/hatch.ts'
import { grain } from '../strokes/shade.ts'
import { hatch } from '#drawing/geometry/hatch.ts'
import { facetedStar, stars } from '../strokes/sky.ts'
import type { Motif } from '../motif.ts'
import { FACE, FEATURES, placed } from '../parts/profile.ts'

const AXIS = pt(480, 0)
const mirrored = (line: Line): Line => moved([line], { mirror: true, about: AXIS })[0] ?? line

/** Two faces turned to one another; the space between them is a cup, and a star stands over it. */
export const relationship: Motif = () => {
  const face = placed([FACE], 352, 132, 1.45)[0] ?? []
  const neck = curve(pts([262, 488.7], [254, 508], [262, 536], [306, 562], [388, 580]))
  const edge = [...face, ...neck]
  const back = curve(
    pts(
      [352, 132],
      [318, 98],
      [262, 82],
      [198, 94],
      [142, 136],
      [112, 204],
      [112, 282],
      [136, 348],
      [150, 400],
      [140, 460],
      [112, 514],
      [62, 556],
    ),
  )
  const head = closed([...edge, pt(388, 580), pt(62, 580), ...back.toReversed()])
  const hairline = curve(
    pts([352, 132], [330, 168], [312, 196], [296, 232], [276, 262], [262, 300], [240, 330], [200, 346], [146, 352]),
  )
  const locks = grain(back.slice(0, 130), hairline, 9)
  const other = mirrored(edge)
  const cup = closed([...edge, ...other.toReversed()])
  const shade = closed([
    ...other,
    ...other.map((at, i) => mix(at, edge[i] ?? at, 0.2 + 0.05 * Math.sin(i / 22))).toReversed(),
  ])
  const rim = ellipse(pt(480, 132), { rx: 128, ry: 17 })
  const layersOfHead = (mirror: boolean) => {
    const turned = (lines: readonly Line[]) => (mirror ? lines.map(mirrored) : lines)
    return [
      body(turned([head]), CONTOUR),
      strokes(turned(locks), FINE),
      strokes(turned([hairline]), FINE),
      strokes(turned(placed(FEATURES, 352, 132, 1.45)), FINE),
    ]
  }
  const picture = [
    ...layersOfHead(false),
    ...layersOfHead(true),
    strokes(hatch([cup], { angleDeg: 0, spacing: 7 }), HAIR, 'accent'),
    strokes(hatch([shade], { angleDeg: 0, spacing: 3.5 }), HAIR, 'accent'),
    body([rim], FINE, 'accent'),
    strokes([plot(40, (t) => mix(pt(370, 136), pt(590, 136), t))], HAIR, 'accent'),
    ...facetedStar(pt(480, 84), 34, { points: 8, waist: 0.38, ink: 'accent' }),
  ]
  return [...stars(picture, FIELD_SHAPE, { seed: 21, count: 18 }), ...picture]
}
