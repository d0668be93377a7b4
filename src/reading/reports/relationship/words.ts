import { ELEMENTS, MODES } from '#astro/charts/balance.ts'
import { PLANETS } from '#astro/ephemeris/body.ts'
import { each, list, says, text, type TextsOf, textSubject, ways } from '../../library/text-shape.ts'

/** Pairs of planets whose squares and oppositions within a bond have a scene. */
export const SORE_PAIRS = [
  'sun moon',
  'sun mars',
  'sun saturn',
  'moon mercury',
  'moon venus',
  'moon mars',
  'moon saturn',
  'moon uranus',
  'moon pluto',
  'mercury mars',
  'mercury saturn',
  'venus mars',
  'venus saturn',
  'venus uranus',
  'mars saturn',
  'mars uranus',
  'sun uranus',
  'sun neptune',
  'sun pluto',
  'moon neptune',
  'venus neptune',
  'venus pluto',
  'sun jupiter',
  'mars jupiter',
] as const
export type SorePair = (typeof SORE_PAIRS)[number]

/** How the two charts of a pair agree about a planet. */
export type Agreement = 'sign' | 'element' | 'apart'

/** The words of the report on a pair, said to both, in one language. By sign from Aries, by house from the first. */
export const relationshipTexts = textSubject('relationship', {
  title: text,
  subtitle: says({ one: 'text', other: 'text' }),
  chapters: each(['how', 'lights', 'davison', 'rhythm', 'sore', 'carries', 'hold', 'questions']),
  titles: each([
    'how',
    'composite',
    'asc',
    'davisonWhat',
    'table',
    'davisonSun',
    'davisonMoon',
    'element',
    'mode',
    'tempo',
    'loads',
    'synastry',
    'venus',
    'saturn',
    'uranus',
    'talk',
    'work',
    'questions',
    'closing',
  ]),
  how: ways({ one: 'text', other: 'text' }),
  notice: text,
  withoutHours: text,
  wheel: each(['composite', 'davison']),
  placed: says({ point: 'point', sign: 'sign' }),
  placedTitle: says({ point: 'point', sign: 'sign' }),
  inHouse: says({ point: 'point', house: 'house' }),
  davison: {
    what: ways(),
    caption: text,
    head: list(4),
    agreement: each(['sign', 'element', 'apart']),
    verdict: each(['trust', 'argue']),
    placed: says({ point: 'point', sign: 'sign' }),
    sun: ways(),
    moon: ways(),
  },
  rhythm: {
    many: each(['fire', 'earth', 'air', 'water'], text),
    cross: each(['cardinal', 'fixed', 'mutable'], text),
    element: each(ELEMENTS),
    mode: each(MODES),
    tempo: each(MODES),
  },
  sore: {
    intro: list(2),
    wish: says({ text: 'text' }),
    none: text,
    aspect: says({ a: 'point', aspect: 'aspect', b: 'point' }),
    behind: text,
    scene: each(SORE_PAIRS, list(2)),
  },
  carries: {
    caption: text,
    head: list(3, says({ one: 'text', other: 'text' })),
    load: each(PLANETS),
    room: list(12),
    intro: list(2),
    even: text,
    more: says({ name: 'text' }),
  },
  venus: each(ELEMENTS),
  saturn: each(ELEMENTS),
  saturnHouse: list(12),
  uranus: each(['easy', 'hard', 'none']),
  questions: {
    intro: list(2),
    caption: text,
    head: list(2),
    sun: each(ELEMENTS),
    moon: each(ELEMENTS),
    mercury: each(ELEMENTS),
    venus: each(ELEMENTS),
    mars: each(ELEMENTS),
    saturn: each(ELEMENTS),
  },
  closing: ways(),
})
export type RelationshipWords = TextsOf<typeof relationshipTexts>

/** What is said otherwise of two people who aren't a couple. */
export const anyPairTexts = textSubject('relationship-any', {
  title: text,
  how: ways({ one: 'text', other: 'text' }),
  notice: text,
  scene: each(
    [
      'sun moon',
      'moon venus',
      'moon mars',
      'moon saturn',
      'venus mars',
      'venus saturn',
      'venus neptune',
      'venus pluto',
    ],
    list(2),
  ),
  venusEarth: text,
})
export type AnyPairWords = TextsOf<typeof anyPairTexts>
