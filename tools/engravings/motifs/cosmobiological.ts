import type { GlyphName } from '#drawing/glyphs/glyph-paths.ts'
import { pointAt } from '#drawing/geometry/polar.ts'
import { body, CONTOUR, strokes, dots, FINE, HAIR, solid, type Layer } from '../strokes/layer.ts'
import { FIELD_SHAPE } from '../strokes/frame.ts'
import { circle, closed, glyph, line, pt, radii } from '../strokes/lines.ts'
import { chequeredBand, stars, token } from '../strokes/sky.ts'
import type { Motif } from '../motif.ts'

const HUB = pt(322, 320)
const POINTER = 64
/** Pairs that stand alike on both sides of the pointer, so that it shows their midpoint. */
const PAIRS: readonly (readonly [GlyphName, GlyphName, number])[] = [
  ['sun', 'moon', 28],
  ['venus', 'mars', 62],
  ['jupiter', 'uranus', 101],
  ['mercury', 'pluto', 143],
]

/** The dial of ninety degrees with its pointer, and beside it the tree of the midpoints it finds. */
export const cosmobiological: Motif = () => {
  const ticks = Array.from({ length: 270 }, (_, i) => i)
  const tickLines = (every: number, depth: number) =>
    ticks.filter((i) => i % every === 0).flatMap((i) => radii(HUB, 232 - depth, 232, [90 - (i * 360) / 270]))
  const chords = PAIRS.map(([, , off]) => [pointAt(HUB, 150, POINTER + off), pointAt(HUB, 150, POINTER - off)])
  const tokens = PAIRS.flatMap(([a, b, off]) => [
    ...token(a, pointAt(HUB, 176, POINTER + off), 22),
    ...token(b, pointAt(HUB, 176, POINTER - off), 22),
  ])
  const arrow = (deg: number) =>
    closed([pointAt(HUB, 206, deg), pointAt(HUB, 178, deg + 5), pointAt(HUB, 178, deg - 5)])
  const stem = 760
  const rows = [196, 278, 360, 442]
  const tree: Layer[] = [
    strokes(line(pt(stem, 136), pt(stem, 506)), CONTOUR),
    strokes(
      rows.flatMap((y) => [
        [pt(stem - 70, y), pt(stem + 70, y)],
        [pt(stem - 70, y), pt(stem - 70, y + 9)],
        [pt(stem + 70, y), pt(stem + 70, y + 9)],
      ]),
      CONTOUR,
    ),
    strokes(
      rows.flatMap((y) => [[pt(stem - 70, y + 5), pt(stem + 70, y + 5)]]),
      HAIR,
    ),
    ...rows.flatMap((y, i) => {
      const [a, b] = PAIRS[i] ?? ['sun', 'moon']
      return [...token(a, pt(stem - 94, y), 27), ...token(b, pt(stem + 94, y), 27)]
    }),
    dots(
      rows.map((y) => pt(stem, y)),
      5,
      'accent',
    ),
    ...token('saturn', pt(stem, 110), 31, 'accent'),
    body([closed([pt(stem - 46, 506), pt(stem + 46, 506), pt(stem + 60, 530), pt(stem - 60, 530)])], FINE),
    strokes(
      [0, 1, 2].map((i) => [pt(stem - 50 - i * 4, 512 + i * 6), pt(stem + 50 + i * 4, 512 + i * 6)]),
      HAIR,
    ),
  ]
  const picture: Layer[] = [
    body(circle(HUB, 250)),
    ...chequeredBand(HUB, 240, 250, 90),
    strokes(circle(HUB, 232), FINE),
    strokes(tickLines(1, 7), HAIR),
    strokes(tickLines(5, 12), HAIR),
    strokes(tickLines(15, 18), FINE),
    strokes(circle(HUB, 206), FINE),
    strokes(radii(HUB, 24, 206, [90, 210, 330]), FINE),
    strokes(radii(HUB, 214, 232, [90, 210, 330]), CONTOUR),
    strokes(chords, FINE, 'accent'),
    ...tokens,
    strokes([[pointAt(HUB, 206, POINTER), pointAt(HUB, 206, POINTER + 180)]], CONTOUR, 'accent'),
    solid([arrow(POINTER), arrow(POINTER + 180)], 'accent'),
    dots(
      PAIRS.map(([, , off]) => pointAt(HUB, 150 * Math.cos((off * Math.PI) / 180), POINTER)),
      5,
      'accent',
    ),
    body([...circle(HUB, 24)], CONTOUR),
    strokes(glyph('saturn', HUB, 27), FINE, 'accent'),
    ...tree,
  ]
  return [...stars(picture, FIELD_SHAPE, { seed: 83, count: 22 }), ...picture]
}
