import { MARK_PATH } from '#drawing/ornament/mark-path.ts'
import { strokes, CONTOUR, dots, FINE, HAIR, type Layer } from './strokes/layer.ts'
import { along, box, pt, spread, stamped } from './strokes/lines.ts'
import { lettering } from './strokes/lettering.ts'
import { overlaySvg } from './picture-svg.ts'

/** What networks show of a shared page. */
const SHARE_CARD = { width: 1200, height: 630 } as const

const MIDDLE = 1044

/** The margin beside the illustration: the mark and the name between two scales. */
const margin = (): Layer[] => [
  strokes(box(12, 12, 1176, 606), HAIR),
  strokes(stamped(MARK_PATH, pt(MIDDLE, 268), 132), CONTOUR, 'accent'),
  strokes(lettering('ASTERIA', MIDDLE, 402, 25), CONTOUR),
  strokes(
    [
      [pt(944, 60), pt(1144, 60)],
      [pt(944, 570), pt(1144, 570)],
    ],
    FINE,
  ),
  strokes(
    spread(944, 1144, 41).flatMap((x, i) => {
      const length = i % 10 === 0 ? 14 : i % 5 === 0 ? 10 : 6
      return [
        [pt(x, 60), pt(x, 60 + length)],
        [pt(x, 570), pt(x, 570 - length)],
      ]
    }),
    HAIR,
  ),
  dots(along([pt(964, 356), pt(1124, 356)], 8), 1.8, 'accent'),
  dots(along([pt(964, 446), pt(1124, 446)], 8), 1.8, 'accent'),
]

/** The margin as an SVG document, to be laid over a picture that `scripts/pictures/share-card.ts` puts in its place. */
export const shareCardSvg = (): string => overlaySvg(SHARE_CARD, margin())
