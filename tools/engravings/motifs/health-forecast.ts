import { angleOf, pointAt, type Point } from '#drawing/geometry/polar.ts'
import { SIGN_NAMES } from '#astro/charts/sign.ts'
import { within } from '../strokes/clip.ts'
import { body, CONTOUR, strokes, dots, FINE, HAIR, solid, type Layer } from '../strokes/layer.ts'
import { FIELD_SHAPE } from '../strokes/frame.ts'
import { arc, closed, glyph, part, plot, pt, pts, radii, ribbon, spread } from '../strokes/lines.ts'
import type { Line } from '#drawing/geometry/hatch.ts'
import { grain, ribs } from '../strokes/shade.ts'
import { scale, stars, sun } from '../strokes/sky.ts'
import type { Motif } from '../motif.ts'
import { serpentHead } from '../parts/serpent.ts'

const HUB = pt(480, 500)
const COILS = 3.5

/** The serpent's place about the staff at a share of its length, tail to head. */
const coil = (t: number): Point => pt(480 + (24 + 46 * t) * Math.sin(t * COILS * 2 * Math.PI + Math.PI), 572 - t * 336)

/** The healer's staff before the half wheel of a year, through which the strength ebbs and rises. */
export const healthForecast: Motif = () => {
  const way = plot(400, coil)
  const girth = (t: number) => 2 + 12 * Math.min(1, t * 2.4) ** 0.8
  const snake = ribbon(way, girth)
  const staff = [closed(pts([471, 206], [489, 206], [486, 586], [474, 586]))]
  const segment = (from: number, to: number) => {
    const cutOut = (line: Line) => part(line, from, to)
    const [left, right] = [cutOut(snake.left), cutOut(snake.right)]
    return [
      solid([closed([...left, ...right.toReversed()])], 'ground'),
      strokes([left, right], CONTOUR),
      strokes(ribs(right, left, Math.round((to - from) * 150), 0.55), HAIR),
    ]
  }
  // The serpent passes before the staff on its way to the right, behind it on its way to the left.
  const crossings = spread(0, COILS * 2, COILS * 2 + 1).map((k) => k / (COILS * 2))
  const inFront = crossings
    .filter((_, i) => i % 2 === 1)
    .flatMap((t) => segment(Math.max(0, t - 0.045), Math.min(0.985, t + 0.045)))
  const tip = coil(1)
  const before = coil(0.985)
  const months = spread(0, 180, 13)
  const strength = (deg: number) => 262 + 26 * Math.sin((deg * Math.PI) / 33) + 18 * Math.sin((deg * Math.PI) / 61 + 1)
  const ebb = plot(200, (t) => pointAt(HUB, strength(180 - t * 180), 180 - t * 180))
  const base = arc(HUB, 206, 180, 0)
  const picture: Layer[] = [
    strokes([arc(HUB, 384, 0, 180), arc(HUB, 340, 0, 180)], FINE),
    strokes([arc(HUB, 206, 0, 180)], FINE),
    strokes(radii(HUB, 340, 384, months), FINE),
    strokes(radii(HUB, 206, 334, months.slice(1, -1)), HAIR),
    strokes(scale(HUB, 340, 12, { from: 0, to: 180, step: 1.5 }), HAIR),
    strokes(
      SIGN_NAMES.flatMap((name, i) => glyph(name, pointAt(HUB, 362, 172.5 - i * 15), 27)),
      FINE,
    ),
    strokes(ribs(base, ebb, 120, 1), HAIR, 'accent'),
    strokes([ebb], CONTOUR, 'accent'),
    strokes([[pt(90, 500), pt(870, 500)]], CONTOUR),
    strokes(within(grain([pt(90, 500), pt(870, 500)], [pt(160, 532), pt(800, 532)], 4), FIELD_SHAPE), HAIR),
    ...segment(0, 0.985),
    body(staff, CONTOUR),
    strokes(ribs(pts([489, 212], [486, 580]), pts([471, 212], [474, 580]), 90, 0.45), HAIR),
    ...inFront,
    ...sun(pt(480, 192), 14, { rays: 16, reach: 2 }),
    ...serpentHead(tip, angleOf(before, tip) - 12, 1),
    dots(
      [pointAt(HUB, strength(152), 152), pointAt(HUB, strength(88), 88), pointAt(HUB, strength(24), 24)],
      5,
      'accent',
    ),
  ]
  return [...stars(picture, FIELD_SHAPE, { seed: 9, count: 22 }), ...picture]
}
