import { ELEMENTS, MODES } from '#astro/charts/balance.ts'
import { PLANETS } from '#astro/ephemeris/body.ts'
import { each, list, says, text, type TextsOf, textSubject, ways } from '../../library/text-shape.ts'

const PAIR = { ends: 'list', apex: 'text' } as const

/** What the portrait says of figures: of several planets that are tied to one another, or share a sign. */
export const figureTexts = textSubject('portrait-figures', {
  title: {
    tSquare: says({ apex: 'point' }),
    grandCross: text,
    grandTrine: text,
    kite: says({ apex: 'point' }),
    yod: says({ apex: 'point' }),
    stellium: says({ sign: 'sign' }),
  },
  /** Which planets form it, with sign and house. */
  facts: {
    tSquare: says(PAIR),
    grandCross: says({ ends: 'list' }),
    grandTrine: says({ ends: 'list' }),
    yod: says(PAIR),
    stellium: says({ ends: 'list' }),
  },
  /** The same of a second figure of its kind. */
  more: { tSquare: says(PAIR), grandTrine: says({ ends: 'list' }), yod: says(PAIR) },
  /** The house across from the apex of a T-square, where it is empty, and what helps there. */
  leg: ways({ house: 'house', outlet: 'text' }),
  outlet: list(12),
  tSquare: { apex: each(PLANETS), mode: each(MODES) },
  grandTrine: { element: each(ELEMENTS) },
  /** Of a grand trine with a planet opposite one of its three. */
  kite: { opens: says({ apex: 'text' }), apex: each(PLANETS) },
  grandCross: { mode: each(MODES) },
  yod: { apex: each(PLANETS) },
  stellium: { sign: list(12) },
})
export type FigureWords = TextsOf<typeof figureTexts>
