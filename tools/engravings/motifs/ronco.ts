import type { GlyphName } from '#drawing/glyphs/glyph-paths.ts'
import { pointAt, type Point } from '#drawing/geometry/polar.ts'
import { body, CONTOUR, strokes, dots, FINE, HAIR, type Layer } from '../strokes/layer.ts'
import { FIELD_SHAPE } from '../strokes/frame.ts'
import { circle, closed, plot, pt, radii, spread } from '../strokes/lines.ts'
import { hatch } from '#drawing/geometry/hatch.ts'
import { scale, stars, sun, token } from '../strokes/sky.ts'
import type { Motif } from '../motif.ts'

const PITCH = 25
const TOOTH = 13

/** A toothed wheel; `phase` turns it by a share of a tooth. */
function wheel(centre: Point, radius: number, spokes: number, phase = 0): Layer[] {
  const teeth = Math.round((2 * Math.PI * radius) / PITCH)
  const step = 360 / teeth
  const rim = closed(
    Array.from({ length: teeth }, (_, i) =>
      [
        [-0.3, -0.5],
        [-0.16, 0.5],
        [0.16, 0.5],
        [0.3, -0.5],
      ].map(([along = 0, out = 0]) => pointAt(centre, radius + out * TOOTH, (i + phase + along) * step)),
    ).flat(),
  )
  const [outer, inner] = [radius - TOOTH / 2 - 9, radius * 0.34]
  const arms = Array.from({ length: spokes }, (_, i) => (i * 360) / spokes + phase * step)
  const openings = arms.map((deg) => {
    const [from, to] = [deg + 8, deg + 360 / spokes - 8]
    return closed([
      ...spread(from, to, 24).map((at) => pointAt(centre, outer - 5, at)),
      ...spread(to - 6, from + 6, 24).map((at) => pointAt(centre, inner + 6, at)),
    ])
  })
  return [
    body([rim], CONTOUR),
    strokes(circle(centre, outer), HAIR),
    ...(spokes > 0
      ? [
          strokes(hatch([...circle(centre, outer), ...openings], { angleDeg: 45, spacing: 5 }), HAIR),
          body(openings, FINE),
          body(circle(centre, inner), FINE),
        ]
      : []),
  ]
}

/** A clockwork that carries a planet forward and back: seven loops in the great wheel, the Sun at its arbor. */
export const ronco: Motif = () => {
  const great = pt(480, 320)
  const way = plot(1400, (t) => {
    const a = t * 2 * Math.PI
    return pt(great.x + 112 * Math.cos(a) + 57 * Math.cos(8 * a), great.y - 112 * Math.sin(a) - 57 * Math.sin(8 * a))
  })
  const hub = (name: GlyphName, at: Point, radius: number) => token(name, at, radius, 'accent')
  const [left, right] = [pointAt(great, 318, 162), pointAt(great, 318, 342)]
  const [upper, lower] = [pointAt(right, 168, 84), pointAt(left, 168, 264)]
  const stations = spread(0, 6, 7).flatMap((i) => [pointAt(great, 55, (i * 360) / 7 + 180 / 7)])
  const picture: Layer[] = [
    ...wheel(left, 104, 5, 0.36),
    ...wheel(right, 104, 5, 0.1),
    ...wheel(upper, 50, 0, 0.5),
    ...wheel(lower, 50, 0, 0.2),
    ...wheel(great, 200, 0),
    strokes([...circle(great, 176)], FINE),
    strokes(scale(great, 176, 10, { step: 3 }), HAIR),
    strokes(
      radii(
        great,
        24,
        164,
        spread(0, 11, 12).map((i) => i * 30),
      ),
      HAIR,
    ),
    strokes([way], CONTOUR, 'accent'),
    dots(stations, 5, 'accent'),
    ...sun(great, 12, { reach: 2 }),
    ...hub('saturn', left, 29),
    ...hub('mercury', right, 29),
    ...hub('retrograde', upper, 25),
    ...hub('moon', lower, 25),
  ]
  return [...stars(picture, FIELD_SHAPE, { seed: 61, count: 22 }), ...picture]
}
