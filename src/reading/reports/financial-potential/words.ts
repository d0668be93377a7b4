import { ELEMENTS, MODES } from '#astro/charts/balance.ts'
import { PLANETS } from '#astro/ephemeris/body.ts'
import { each, list, says, text, type TextsOf, textSubject, ways } from '../../library/text-shape.ts'

/** The three houses of money: earned, shared, brought by others. */
export const PURSES = [2, 8, 11] as const
export type Purse = (typeof PURSES)[number]

/** What two rulers of money houses have to do with each other. */
export type Terms = 'one' | 'easy' | 'tense' | 'apart'

/** The words of the report on money, in one language. By sign from Aries, by house from the first. */
export const financialTexts = textSubject('financial-potential', {
  title: text,
  subtitle: says({ name: 'text' }),
  chapters: each([2, 8, 11, 'how', 'rulers', 'venus', 'fortune', 'habits']),
  titles: each([
    'how',
    'table',
    'cusp2',
    'cusp8',
    'cusp11',
    'ruler2',
    'ruler8',
    'ruler11',
    'empty2',
    'empty8',
    'empty11',
    'enough',
    'roundUp',
    'unmentioned',
    'fortuneFormula',
    'fortuneSign',
    'fortuneHouse',
    'discount',
    'secret',
    'week',
  ]),
  keeperTitle: says({ planet: 'point' }),
  keeper: each(PURSES),
  holdTitle: text,
  hold: each(ELEMENTS),
  how: ways(),
  wheel: text,
  notice: text,
  table: { caption: text, head: list(6), house: each(PURSES) },
  pairTitle: each(['2 8', '2 11', '8 11']),
  terms: each(['2 8', '2 11', '8 11'], each(['one', 'easy', 'tense', 'apart'])),
  cusp: each(PURSES, list(12)),
  planetTitle: says({ planet: 'point', house: 'house' }),
  planet: each(PURSES, each(PLANETS)),
  empty: each(PURSES),
  enough: list(12),
  roundUp: list(12),
  strangers: text,
  unmentioned: each(ELEMENTS),
  fortune: {
    formula: each(['day', 'night'], says({ place: 'text' })),
    said: says({ place: 'text', house: 'house' }),
    sign: list(12),
    house: list(12),
  },
  discount: each(ELEMENTS),
  secret: each(ELEMENTS),
  week: each(MODES),
  closing: ways(),
})
export type FinancialWords = TextsOf<typeof financialTexts>
