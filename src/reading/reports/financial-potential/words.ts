import type { AspectNature } from '#astro/charts/aspect.ts'
import { ELEMENTS, MODES } from '#astro/charts/balance.ts'
import { CLASSICAL_PLANETS, PLANETS } from '#astro/ephemeris/body.ts'
import { each, list, says, text, type TextsOf, textSubject, ways } from '../../library/text-shape.ts'

/** The three houses of money: earned, shared, brought by others. */
export const PURSES = [2, 8, 11] as const
export type Purse = (typeof PURSES)[number]

/** What two rulers of money houses have to do with each other. */
export type Terms = 'one' | 'easy' | 'tense' | 'apart'

const NATURES = ['conjunction', 'flowing', 'tense'] as const satisfies readonly AspectNature[]

/** The planets of needing, wishing, growing and keeping, two by two. */
export const WISH_PAIRS = [
  ['moon', 'venus'],
  ['moon', 'jupiter'],
  ['moon', 'saturn'],
  ['venus', 'jupiter'],
  ['venus', 'saturn'],
  ['venus', 'mars'],
  ['venus', 'uranus'],
  ['venus', 'neptune'],
  ['venus', 'pluto'],
  ['jupiter', 'saturn'],
] as const

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
    'moon',
    'both',
    'brake',
    'try2',
    'try8',
    'try11',
  ]),
  keeperTitle: says({ planet: 'point' }),
  /** By the house in which the ruler of a money house stands. */
  rulerIn: each(PURSES, list(12)),
  keeper: each(PURSES, each(CLASSICAL_PLANETS)),
  condition: each(PURSES, {
    ...each(['strong', 'weak'], says({ planet: 'point', dignity: 'text' })),
    plain: says({ planet: 'point' }),
  }),
  /** The ruler of the second house with another planet. */
  tie: each(PLANETS, each(NATURES)),
  /** By the mode of a money house's cusp. */
  pace: each(PURSES, each(MODES)),
  /** By the element of a money house's cusp. */
  try: each(PURSES, each(ELEMENTS)),
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
  moon: list(12),
  moonHouse: list(12),
  enough: list(12),
  venusHouse: list(12),
  roundUp: list(12),
  /** By Jupiter's element. */
  round: each(ELEMENTS),
  jupiterHouse: list(12),
  saturnHouse: list(12),
  /** By Saturn's mode. */
  keep: each(MODES),
  /** By the Moon's mode. */
  favor: each(MODES),
  /** By the mode of the twelfth cusp. */
  habit: each(MODES),
  /** By the element of the Part of Fortune. */
  proof: each(ELEMENTS),
  /** By the element of the second cusp and that of Venus. */
  both: each(ELEMENTS, each(ELEMENTS)),
  /** By the elements of Venus and Saturn. */
  brake: each(ELEMENTS, each(ELEMENTS)),
  pair: each(
    WISH_PAIRS.map(([one, other]) => `${one} ${other}` as const),
    each(NATURES),
  ),
  strangers: text,
  unmentioned: each(ELEMENTS),
  fortune: {
    formula: each(['day', 'night'], says({ place: 'text', house: 'house' })),
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
