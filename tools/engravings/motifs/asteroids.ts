import type { GlyphName } from '#drawing/glyphs/glyph-paths.ts'
import { within } from '../strokes/clip.ts'
import { body, CONTOUR, strokes, dots, FINE, HAIR, solid, type Layer } from '../strokes/layer.ts'
import { FIELD_SHAPE } from '../strokes/frame.ts'
import { curve, ellipse, line, pt, spread } from '../strokes/lines.ts'
import { seeded, stipple } from '../strokes/shade.ts'
import { planet, stars, sun, token } from '../strokes/sky.ts'
import type { Motif } from '../motif.ts'

const SUN = pt(424, 300)
const TILT = 12
const orbit = (rx: number, from = 0, to = 360) =>
  ellipse(SUN, { rx, ry: rx * 0.42, tiltDeg: TILT, fromDeg: from, toDeg: to })
const onOrbit = (rx: number, deg: number) => orbit(rx, deg, deg + 1)[0] ?? SUN

/** A rock: an uneven outline, its dark side stippled, pits upon it. */
function rock(
  x: number,
  y: number,
  size: number,
  seed: number,
  pits: readonly (readonly [number, number, number])[],
): Layer[] {
  const random = seeded(seed)
  const outline = curve(
    spread(0, 360, 14)
      .slice(0, -1)
      .map((deg) => {
        const reach = size * (0.82 + random() * 0.3)
        return pt(x + reach * 1.25 * Math.cos((deg * Math.PI) / 180), y + reach * Math.sin((deg * Math.PI) / 180))
      }),
    { loop: true },
  )
  const shade = stipple([outline], {
    spacing: 5.4,
    seed,
    density: (at) => Math.max(0, Math.min(1, ((at.x - x) / 1.25 + (at.y - y)) / size / 1.1 + 0.12)),
  })
  return [
    body([outline], CONTOUR),
    dots(shade, 1.8),
    ...pits.flatMap(([dx, dy, r]) => {
      const at = pt(x + dx * size, y + dy * size)
      const pit = ellipse(at, { rx: r * size, ry: r * size * 0.72, tiltDeg: 20 })
      return [
        body([pit], FINE),
        strokes(
          spread(0.25, 0.85, 4).map((k) =>
            ellipse(pt(at.x - r * size * (1 - k) * 0.4, at.y - r * size * (1 - k) * 0.3), {
              rx: r * size * k,
              ry: r * size * k * 0.72,
              tiltDeg: 20,
              fromDeg: 70,
              toDeg: 200,
            }),
          ),
          HAIR,
        ),
      ]
    }),
  ]
}

/** The belt between Mars and Jupiter, the named ones on their arcs, one of the thousands near enough to see its pits. */
export const asteroids: Motif = () => {
  const belt = [orbit(348), orbit(228)]
  const grit = stipple(belt, {
    spacing: 8,
    seed: 77,
    density: (at) => 0.34 + 0.5 * Math.exp(-(((reachOf(at) - 288) / 34) ** 2)),
  })
  const named: readonly (readonly [GlyphName, number, number, number, number])[] = [
    ['ceres', 274, 128, -70, -76],
    ['pallas', 300, 62, 46, -62],
    ['juno', 250, 214, -84, 78],
    ['vesta', 300, 268, 10, 96],
    ['chiron', 370, 30, 66, -34],
  ]
  const marks = named.flatMap(([name, rx, deg, dx, dy]) => {
    const at = onOrbit(rx, deg)
    const tag = pt(at.x + dx, at.y + dy)
    return [
      strokes([orbit(rx, deg - 26, deg + 26)], FINE, 'accent'),
      strokes(line(at, tag), HAIR, 'accent'),
      dots([at], 5, 'accent'),
      ...token(name, tag, 24),
    ]
  })
  const picture: Layer[] = [
    strokes(within([orbit(76), orbit(118), orbit(166), orbit(370)], FIELD_SHAPE), HAIR),
    dots(
      grit.filter((_, i) => i % 4 !== 0),
      1.8,
    ),
    dots(
      grit.filter((_, i) => i % 4 === 0 && i % 12 !== 0),
      2.6,
    ),
    solid(
      grit.filter((_, i) => i % 12 === 0).map((at) => ellipse(at, { rx: 3.6, ry: 2.3, tiltDeg: 30 })),
      'ink',
    ),
    ...sun(SUN, 22, { rays: 24, reach: 2 }),
    ...planet(onOrbit(76, 250), 7, { count: 3 }),
    ...planet(onOrbit(118, 30), 10, { count: 3, lightDeg: 200 }),
    ...planet(onOrbit(166, 160), 9, { count: 3, lightDeg: 340 }),
    ...marks,
    ...rock(742, 470, 96, 5, [
      [-0.42, -0.3, 0.26],
      [0.16, 0.2, 0.2],
      [0.3, -0.42, 0.15],
      [-0.36, 0.42, 0.13],
      [-0.82, 0.06, 0.11],
    ]),
    ...rock(586, 548, 24, 9, [[-0.2, -0.2, 0.3]]),
    ...rock(866, 318, 19, 14, [[-0.1, -0.2, 0.3]]),
  ]
  return [...stars(picture, FIELD_SHAPE, { seed: 2, count: 16 }), ...picture]
}

/** The long half-axis of the orbit that a point lies on. */
function reachOf({ x, y }: { x: number; y: number }): number {
  const tilt = (TILT * Math.PI) / 180
  const [dx, dy] = [x - SUN.x, y - SUN.y]
  return Math.hypot(dx * Math.cos(tilt) - dy * Math.sin(tilt), (dx * Math.sin(tilt) + dy * Math.cos(tilt)) / 0.42)
}
