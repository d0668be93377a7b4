import type { AspectNature } from '#astro/charts/aspect.ts'
import { ELEMENTS, MODES } from '#astro/charts/balance.ts'
import { CLASSICAL_PLANETS, PLANETS } from '#astro/ephemeris/body.ts'
import { VERDICTS } from '../../compose/verdict.ts'
import { polesOf } from '../../compose/directions.ts'
import { each, list, says, spoken, text, type TextsOf, textSubject, ways } from '../../library/text-shape.ts'

/** The three houses of money: earned, shared, brought by others. */
export const PURSES = [2, 8, 11] as const
export type Purse = (typeof PURSES)[number]

/** What is asked of a chart about money; each is an axis of `compose/directions.ts`. */
export const MONEY_QUESTIONS = ['flow', 'hand', 'risk', 'company', 'season'] as const
export type MoneyQuestion = (typeof MONEY_QUESTIONS)[number]

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

/** A text of a factor, which says what it answers and which way. */
const said = spoken(polesOf(MONEY_QUESTIONS))

/** The words of the report on money, in one language. By sign from Aries, by house from the first. */
export const financialTexts = textSubject('financial-potential', {
  title: text,
  subtitle: says({ name: 'text' }),
  chapters: each(['answers', ...MONEY_QUESTIONS, 'close', 'how']),
  titles: each([
    'how',
    'table',
    'cusp2',
    'cusp8',
    'cusp11',
    'ruler2',
    'ruler8',
    'ruler11',
    'enough',
    'roundUp',
    'unmentioned',
    'fortuneFormula',
    'fortuneSign',
    'near',
    'discount',
    'secret',
    'week',
    'moon',
    'both',
    'brake',
    'try2',
    'try8',
    'try11',
    'glance',
    'thesis',
    'verdict',
    'stake',
    'venture',
    'caution',
    'game',
    'morning',
    'first',
    'second',
    'close',
  ]),
  questions: each(MONEY_QUESTIONS),
  glance: { caption: text, head: list(2) },
  /** The answer in the table of the first page. */
  short: each(MONEY_QUESTIONS, each(VERDICTS)),
  /** By the answers to how money comes and how it goes. */
  thesis: each(VERDICTS, each(VERDICTS)),
  /** By the answers to which risk suits and when. */
  argument: each(VERDICTS, each(VERDICTS)),
  /** By the answer to whether alone or with others. */
  with: each(VERDICTS),
  answer: each(MONEY_QUESTIONS, each(VERDICTS)),
  does: each(MONEY_QUESTIONS, list(2)),
  /** Whether the years that the last answer speaks of lie behind the reader or ahead. */
  now: each(VERDICTS, each(['earlier', 'later', 'old'], says({ age: 'number' }))),
  /** The question taken up again at the end, in a line. */
  last: each(MONEY_QUESTIONS, each(VERDICTS)),
  /** By Mars's element. */
  stake: each(ELEMENTS, said),
  /** By Jupiter's element. */
  venture: each(ELEMENTS, said),
  /** By Saturn's mode. */
  caution: each(MODES, said),
  /** By the ruler of the fifth house. */
  game: each(CLASSICAL_PLANETS, said),
  /** Whether Jupiter rises before the Sun or after it. */
  morning: each(['before', 'after'], said),
  /** The first two lords of the triplicity of the leading light, by how they are placed. */
  elder: each(['first', 'second'], each(['strong', 'weak'], says({ planet: 'point' }))),
  keeperTitle: each(PURSES, says({ planet: 'point' })),
  /** By the house in which the ruler of a money house stands. */
  rulerIn: each(PURSES, list(12, said)),
  keeper: each(PURSES, each(CLASSICAL_PLANETS, said)),
  condition: each(PURSES, {
    ...each(['strong', 'weak'], says({ planet: 'point', dignity: 'text' })),
    plain: says({ planet: 'point' }),
  }),
  /** The ruler of the second house with another planet. */
  tie: each(PLANETS, each(NATURES, said)),
  /** By the mode of a money house's cusp. */
  pace: each(PURSES, each(MODES, said)),
  /** By the element of a money house's cusp. */
  try: each(PURSES, each(ELEMENTS)),
  holdTitle: text,
  hold: each(ELEMENTS, said),
  how: ways(),
  wheel: text,
  notice: text,
  table: { caption: text, head: list(6), house: each([1, ...PURSES]) },
  /** What a point stands for in the table of the closest contacts. */
  meaning: each([...PLANETS, 'asc', 'mc']),
  pairTitle: each(['2 8', '2 11', '8 11']),
  terms: each(['2 8', '2 11', '8 11'], each(['one', 'easy', 'tense', 'apart'], said)),
  cusp: each(PURSES, list(12, said)),
  planetTitle: says({ planet: 'point', house: 'house' }),
  planet: each(PURSES, each(PLANETS, said)),
  moon: list(12, said),
  moonHouse: list(12, said),
  enough: list(12, said),
  venusHouse: list(12, said),
  roundUp: list(12, said),
  /** By Jupiter's element. */
  round: each(ELEMENTS, said),
  jupiterHouse: list(12, said),
  saturnHouse: list(12, said),
  /** By Saturn's mode. */
  keep: each(MODES, said),
  /** By the Moon's mode. */
  favor: each(MODES, said),
  /** By the mode of the twelfth cusp. */
  habit: each(MODES, said),
  /** By the element of the Part of Fortune. */
  proof: each(ELEMENTS, said),
  /** By the element of the second cusp and that of Venus. */
  both: each(ELEMENTS, each(ELEMENTS, said)),
  /** By the elements of Venus and Saturn. */
  brake: each(ELEMENTS, each(ELEMENTS)),
  pair: each(
    WISH_PAIRS.map(([one, other]) => `${one} ${other}` as const),
    each(NATURES, said),
  ),
  strangers: text,
  unmentioned: each(ELEMENTS, said),
  fortune: {
    formula: each(['day', 'night'], says({ place: 'text', house: 'house' })),
    said: says({ place: 'text', house: 'house' }),
    sign: list(12, said),
    house: list(12),
  },
  discount: each(ELEMENTS, said),
  secret: each(ELEMENTS, said),
  week: each(MODES),
  closing: ways(),
})
export type FinancialWords = TextsOf<typeof financialTexts>
