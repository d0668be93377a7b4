import { ELEMENTS, MODES } from '#astro/charts/balance.ts'
import { CLASSICAL_PLANETS, PLANETS } from '#astro/ephemeris/body.ts'
import { each, list, says, text, type TextsOf, textSubject, ways } from '../../library/text-shape.ts'

/** Which end of the axis is the better equipped. */
const LEANS = ['south', 'even', 'north'] as const
export type Lean = (typeof LEANS)[number]

/** A planet at the south node, at the north one, or square to both. */
const AT_NODES = ['beside', 'across', 'square'] as const
export type AtNode = (typeof AT_NODES)[number]

/** The rulers of the two ends, whichever of them rules the south node: the signs lie across from each other. */
export const STEWARDS = ['mars venus', 'mercury jupiter', 'moon saturn', 'sun saturn'] as const
/** What the two rulers have to do with each other. */
export const TERMS = ['one', 'easy', 'tense', 'apart'] as const

/** Fourths of a life: under thirty, under fifty, under seventy, later. */
export const STAGES = ['young', 'middle', 'later', 'old'] as const

/** The planets that Saturn may stand in a tense aspect to. */
export const EXAMINED = ['sun', 'moon', 'mercury', 'venus', 'mars', 'jupiter', 'uranus', 'neptune', 'pluto'] as const

const END = {
  /** A planet at this end. */
  planet: says({ planet: 'point' }),
  /** The ruler of this end is well placed. */
  strong: says({ planet: 'point' }),
  /** The ruler of the other end is badly placed. */
  weak: says({ planet: 'point' }),
  /** How the two rulers get on. */
  terms: says({ one: 'point', other: 'point' }),
}

/** The texts on the nodal axis in one language. Lists of twelve go by sign from Aries, or by house from the first. */
export const karmicTexts = textSubject('karmic-horoscope', {
  title: text,
  subtitle: says({ name: 'text' }),
  noHour: text,
  southName: text,
  chapters: each(['how', 'easy', 'keeper', 'axis', 'aim', 'guide', 'work', 'route', 'close']),
  titles: each([
    'how',
    'lean',
    'day',
    'shared',
    'bait',
    'sign',
    'workAge',
    'places',
    'clear',
    'terms',
    'pace',
    'stages',
    'now',
    'keep',
    'step',
    'last',
  ]),
  endTitle: each(['south', 'north'], { sign: says({ sign: 'sign' }), house: says({ house: 'house' }) }),
  rulerTitle: each(['south', 'north'], says({ planet: 'point' })),
  axisTitle: each(AT_NODES, says({ planet: 'point' })),
  opening: ways(),
  method: text,
  table: { caption: text, head: list(3), southRuler: says({ planet: 'point' }), northRuler: says({ planet: 'point' }) },
  /** By the sign of the north node. */
  thesis: list(12),
  lean: each(LEANS),
  /** Before the strongest testimony against the lean. */
  against: each(LEANS),
  testimony: each(['south', 'north'], END),
  /** What the two ends have in common, from Aries and Libra to Virgo and Pisces. */
  shared: list(6),
  day: each(LEANS),
  /** By the element of the south node's sign. */
  bait: each(ELEMENTS),
  /** By the element of the north node's sign. */
  sign: each(ELEMENTS),
  workAge: each(STAGES),
  southSign: list(12),
  southHouse: list(12),
  northSign: list(12),
  northHouse: list(12),
  /** The ruler of an end, by planet, by the house and the sign in which it stands. */
  ruler: each(['south', 'north'], {
    who: each(CLASSICAL_PLANETS, says({ planet: 'point' })),
    house: list(12, says({ ruler: 'point' })),
    sign: list(12, says({ sign: 'sign' })),
  }),
  /** Saturn as the ruler of an end, which is told in its own chapter. */
  saturnRules: each(['south', 'north']),
  /** An aspect of the ruler of an end. */
  tie: each(['south', 'north'], each(PLANETS, each(['easy', 'tense'], says({ aspect: 'text' })))),
  terms: each(STEWARDS, each(TERMS)),
  atNode: each(AT_NODES, each(PLANETS)),
  /** A contact with the axis under one degree. */
  nearest: says({ aspect: 'text', degrees: 'text' }),
  clear: text,
  saturnHouse: list(12),
  saturnSign: list(12, says({ sign: 'sign' })),
  saturnTense: each(EXAMINED, says({ aspect: 'text' })),
  saturnCalm: text,
  /** By the mode of the axis. */
  pace: each(MODES),
  returns: text,
  cycle: { caption: text, head: list(3), return: text, reversal: text },
  /** The return or the reversal of the nodes, by its number in a life. */
  stage: each(['return', 'reversal'], { behind: list(5), ahead: list(5) }),
  stageTitle: each(['return', 'reversal'], says({ number: 'number', age: 'number' })),
  behind: says({ dates: 'text', age: 'number' }),
  ahead: says({ dates: 'text', age: 'number' }),
  now: each(STAGES),
  /** By the element of the south node's sign. */
  keep: each(ELEMENTS),
  /** By the house of the north node, or without the hour by the element of its sign. */
  step: { house: list(12), element: each(ELEMENTS) },
  last: each(LEANS),
})
export type KarmicWords = TextsOf<typeof karmicTexts>
