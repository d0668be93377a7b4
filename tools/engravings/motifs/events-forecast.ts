import { SIGN_NAMES } from '#astro/charts/sign.ts'
import { body, CONTOUR, strokes, dots, FINE, HAIR, solid, type Layer } from '../strokes/layer.ts'
import { FIELD_SHAPE } from '../strokes/frame.ts'
import { closed, ellipse, glyph, plot, pt } from '../strokes/lines.ts'
import { ribs } from '../strokes/shade.ts'
import { dotted, starShape, stars, sun } from '../strokes/sky.ts'
import type { Motif } from '../motif.ts'

const CENTRE = pt(480, 404)
const RX = 364
const RY = 138
/** How much falls into each month, 0–1: the first stands at the left. */
const YEAR = [0.42, 0.7, 0.3, 0.9, 0.55, 0.36, 0.5, 0.28, 0.74, 0.46, 1, 0.34]

const place = (turn: number, share = 1) =>
  pt(CENTRE.x - RX * share * Math.cos(turn), CENTRE.y - RY * share * Math.sin(turn))

/** A month's column: its height is what falls into it; a star stands on the fullest. */
function column(month: number): { y: number; layers: Layer[] } {
  const turn = (month / 12) * 2 * Math.PI + 0.13
  const foot = place(turn)
  const near = 0.74 + 0.36 * ((foot.y - CENTRE.y + RY) / (2 * RY))
  const [half, height] = [19 * near, (48 + 132 * (YEAR[month] ?? 0)) * near]
  const top = foot.y - height
  const shaft = closed([
    ...ellipse(pt(foot.x, top), { rx: half, ry: half * 0.32, fromDeg: 180, toDeg: 360 }),
    ...ellipse(foot, { rx: half, ry: half * 0.32, fromDeg: 360, toDeg: 180 }),
  ])
  const left = ellipse(pt(foot.x, top), { rx: half, ry: half * 0.32, fromDeg: 180, toDeg: 360 })
  const base = ellipse(foot, { rx: half, ry: half * 0.32, fromDeg: 180, toDeg: 360 })
  const flutes = ribs(left.slice(Math.floor(left.length * 0.5)), base.slice(Math.floor(base.length * 0.5)), 8)
  const full = (YEAR[month] ?? 0) > 0.85
  const plinth = closed([...ellipse(pt(foot.x, foot.y), { rx: half * 1.35, ry: half * 0.46, fromDeg: 0, toDeg: 360 })])
  const sign = SIGN_NAMES[month] ?? 'aries'
  return {
    y: foot.y,
    layers: [
      body([plinth], FINE),
      body([shaft], CONTOUR),
      strokes(flutes, HAIR),
      body([ellipse(pt(foot.x, top), { rx: half, ry: half * 0.32 })], CONTOUR, full ? 'accent' : 'ink'),
      ...(full
        ? [solid(starShape(pt(foot.x, top - 22), 15, 4, 0.3), 'accent')]
        : [strokes(glyph(sign, pt(foot.x, top - 24 * near), 23 * near), FINE)]),
    ],
  }
}

/** Twelve columns in a ring about the Sun, each as high as its month is full. */
export const eventsForecast: Motif = () => {
  const columns = YEAR.map((_, month) => column(month)).toSorted((a, b) => a.y - b.y)
  const back = columns.filter(({ y }) => y < CENTRE.y)
  const front = columns.filter(({ y }) => y >= CENTRE.y)
  const floor = [ellipse(CENTRE, { rx: RX + 56, ry: RY + 36 })]
  const ticks = ribs(ellipse(CENTRE, { rx: RX + 56, ry: RY + 36 }), ellipse(CENTRE, { rx: RX + 40, ry: RY + 26 }), 145)
  // A planet that passes the same place three times: forward, back, forward.
  const pass = plot(500, (t) => {
    const turn = t * 2 * Math.PI
    const slip = turn + 0.5 * Math.sin(3 * turn + 0.6)
    return place(slip, 0.62 + 0.1 * Math.cos(3 * turn + 0.6))
  })
  const picture: Layer[] = [
    body(floor, CONTOUR),
    strokes([ellipse(CENTRE, { rx: RX + 40, ry: RY + 26 })], HAIR),
    strokes(ticks, HAIR),
    strokes([ellipse(pt(CENTRE.x, CENTRE.y + 12), { rx: RX + 56, ry: RY + 36, fromDeg: 180, toDeg: 360 })], FINE),
    strokes(
      ribs(
        ellipse(CENTRE, { rx: RX + 56, ry: RY + 36, fromDeg: 182, toDeg: 358 }),
        ellipse(pt(CENTRE.x, CENTRE.y + 12), { rx: RX + 56, ry: RY + 36, fromDeg: 182, toDeg: 358 }),
        120,
      ),
      HAIR,
    ),
    dotted(ellipse(CENTRE, { rx: RX * 0.84, ry: RY * 0.84 }), { gap: 9 }),
    ...back.flatMap(({ layers }) => layers),
    strokes([pass], FINE, 'accent'),
    ...sun(pt(CENTRE.x, CENTRE.y - 20), 30, { rays: 32, reach: 2 }),
    dots([place(1.1, 0.62), place(3.9, 0.62)], 5, 'accent'),
    ...front.flatMap(({ layers }) => layers),
  ]
  return [...stars(picture, FIELD_SHAPE, { seed: 71, count: 34 }), ...picture]
}
