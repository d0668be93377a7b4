import { ELEMENTS, MODES } from '#astro/charts/balance.ts'
import { OUTER_PLANETS, PERSONAL_PLANETS, type Planet, PLANETS } from '#astro/ephemeris/body.ts'
import { VERDICTS } from '../../compose/verdict.ts'
import { each, list, says, spoken, text, type TextsOf, textSubject, ways } from '../../library/text-shape.ts'

/** How the same axis of two charts compares. */
export const KINSHIPS = ['same', 'kin', 'opposite', 'apart'] as const
export type Kinship = (typeof KINSHIPS)[number]

export const ANGLES = ['asc', 'dsc', 'mc', 'ic'] as const
export type Angle = (typeof ANGLES)[number]

/** Whether a bond carries more than it rubs. */
export const BOND_LEANS = ['easy', 'both', 'hard'] as const
export type BondLean = (typeof BOND_LEANS)[number]

/** Two planets of the bond's chart, one of which at least is personal: in chart order. */
export type BondPair = `${Planet} ${Planet}`
export const BOND_PAIRS = PERSONAL_PLANETS.flatMap((one, i) =>
  [...PERSONAL_PLANETS.slice(i + 1), ...OUTER_PLANETS].map((other): BondPair => `${one} ${other}`),
)

/** What a planet of one at the ascendant or the descendant of the other is told by. */
export const AT_ASCENDANT = ['sun', 'moon', 'mercury', 'venus', 'mars'] as const

export const MODE_BRIDGES = ['fire', 'air', 'earth', 'water', 'yielding'] as const
export const MARS_BRIDGES = ['slower', 'faster'] as const

/** Hard pairs that are told to a couple in words of their own. */
export const COUPLES = ['moon venus', 'moon mars', 'venus mars', 'venus saturn', 'venus uranus', 'venus pluto'] as const

const MET = { a: 'point', b: 'point', aspect: 'aspect', orb: 'text' } as const
const BY_LEAN = each(ELEMENTS, each(BOND_LEANS))

/** What two chapters of the report answer; each is an axis of `compose/directions.ts`. */
export const BOND_QUESTIONS = ['pace', 'hold'] as const
export type BondQuestion = (typeof BOND_QUESTIONS)[number]

/** A text on the bond, which says what it answers and which way. */
const said = spoken({ pace: ['quick', 'slow'], hold: ['near', 'free'] })

/** The points of the Davison chart that a year is held against. */
export const MOMENT_POINTS = ['sun', 'moon', 'venus', 'mars', 'asc', 'mc'] as const

/** The words of the report on a pair, said to both, in one language. By sign from Aries, by house from the first. */
export const relationshipTexts = textSubject('relationship', {
  title: each(['couple', 'pair']),
  subtitle: says({ one: 'text', other: 'text' }),
  chapters: each([
    'thesis',
    'aim',
    'rest',
    'davison',
    'rhythm',
    'sore',
    'easy',
    'carries',
    'hold',
    'ahead',
    'moments',
    'closing',
  ]),
  titles: each([
    'thesis',
    'holds',
    'rubs',
    'act',
    'moments',
    'aim',
    'rest',
    'asc',
    'davison',
    'axes',
    'angles',
    'davisonMoon',
    'confirmed',
    'onlyThere',
    'element',
    'lacks',
    'tires',
    'badWeek',
    'node',
    'compare',
    'center',
    'mode',
    'talk',
    'work',
    'sore',
    'easy',
    'venus',
    'saturn',
    'uranus',
    'ahead',
    'questions',
    'closing',
    'atAngles',
    'closest',
    'answer',
    'glance',
    'lines',
  ]),
  glance: { caption: text, head: list(2) },
  asks: each(['lean', ...BOND_QUESTIONS]),
  shortLean: each(BOND_LEANS),
  short: each(BOND_QUESTIONS, each(VERDICTS)),
  answer: each(BOND_QUESTIONS, each(VERDICTS)),
  does: each(BOND_QUESTIONS, list(2)),
  /** After the thesis, where the bond's element goes the other way than the bond on the whole. */
  otherwise: text,
  lastLean: each(BOND_LEANS),
  last: each(BOND_QUESTIONS, each(VERDICTS)),
  notice: text,
  /** Whose hour of birth isn't known: of the one named, or of both. */
  withoutHours: each(['one', 'both'], says({ name: 'name' })),
  wheel: each(['composite', 'davison']),
  orb: says({ degrees: 'text' }),
  thesis: BY_LEAN,
  /** By the answers to how it moves and what holds it: the argument that the chapters bear out. */
  argument: each(VERDICTS, each(VERDICTS)),
  holdsIntro: text,
  /** A contact on the first page, before the first sentence of its text. */
  ground: says({ a: 'point', b: 'point', aspect: 'aspect' }),
  /** What to do first, by the element of the sorest place. */
  first: each(ELEMENTS),
  onFirstPage: text,
  /** Of an aspect that no sky can have. */
  unborn: text,
  /** One thing to do: by the element of the light, by the answer of the question. */
  act: {
    ...each(['sun', 'moon'], each(ELEMENTS)),
    ...each(BOND_QUESTIONS, each(VERDICTS)),
  },
  /** Transits to the Davison chart. */
  moments: {
    intro: text,
    none: text,
    said: says({ planet: 'point', aspect: 'aspect', point: 'point', when: 'text' }),
    point: each(MOMENT_POINTS),
    force: each(OUTER_PLANETS, each(['conjunction', 'flowing', 'tense'])),
  },
  placed: says({ point: 'point', sign: 'sign' }),
  /** The sign of a light after its house. */
  signed: each(['sun', 'moon'], says({ point: 'point', sign: 'sign' })),
  housed: says({ point: 'point', house: 'house' }),
  sunSign: list(12),
  sunHouse: list(12),
  moonSign: list(12),
  moonHouse: list(12),
  ascSign: list(12),
  davison: {
    what: ways(),
    placed: says({ point: 'point', sign: 'sign' }),
    asc: list(12),
    mc: list(12),
    moon: list(12),
    axis: each(['asc', 'mc'], each(KINSHIPS, says({ one: 'sign', other: 'sign' }))),
    at: each(ANGLES, says({ planet: 'point', orb: 'text' })),
    planet: each(PLANETS),
    confirmed: ways({ a: 'point', b: 'point', aspect: 'aspect', other: 'aspect', chapter: 'text' }),
    single: text,
    /** A planet's signs in the two charts. */
    compare: each(['mercury', 'venus', 'mars'], each(KINSHIPS, says({ one: 'sign', other: 'sign' }))),
    onlyThere: text,
    onlyHard: ways(MET),
    onlyEasy: ways(MET),
  },
  element: each(ELEMENTS, said),
  mode: each(MODES, said),
  mercury: each(ELEMENTS, said),
  mars: each(ELEMENTS, said),
  sunMode: each(MODES, said),
  /** By the prevailing element and mode. */
  tires: each(ELEMENTS, said),
  peace: each(MODES, said),
  /** By the mode with fewest planets. */
  badWeek: each(MODES, said),
  /** By the element of the lunar node. */
  node: each(ELEMENTS),
  asked: each(
    ['sun', 'moon', 'mercury', 'venus', 'mars', 'saturn'],
    says({ point: 'point', sign: 'sign', question: 'text' }),
  ),
  /** By the mode of a planet's sign. */
  pace: { ...each(['mercury', 'venus', 'saturn'], each(MODES, said)), mars: list(12, said) },
  /** Where the prevailing mode, or Mars, moves otherwise than the prevailing element: when each of them speaks. */
  bridge: { mode: each(MODE_BRIDGES), mars: each(MARS_BRIDGES) },
  /** A planet of the composite at its angles. */
  compositeAt: each(ANGLES, says({ planet: 'point', orb: 'text' })),
  compositeAngle: each(PLANETS),
  closest: {
    intro: text,
    met: says({ one: 'owned', other: 'owned', aspect: 'aspect', orb: 'text' }),
    told: text,
    asc: each(AT_ASCENDANT),
    dsc: each(AT_ASCENDANT),
  },
  /** The same planet of both people in a close contact. */
  closestSame: each(['sore', 'easy'], each(AT_ASCENDANT)),
  /** The planet with most ties. */
  center: each(PLANETS, said),
  /** The element with fewest planets. */
  lacks: each(ELEMENTS, said),
  /** That the same two planets of both people are in aspect. */
  behind: ways({ one: 'owned', other: 'owned', aspect: 'aspect' }),
  lean: each(['sore', 'easy'], each(BOND_LEANS)),
  lead: each(['sore', 'easy'], ways(MET)),
  where: list(12, says({ planet: 'point', house: 'house' })),
  sore: each(BOND_PAIRS),
  couples: each(COUPLES),
  easy: each(BOND_PAIRS),
  carries: {
    title: says({ carrier: 'name' }),
    lands: ways({ held: 'owned', host: 'name', house: 'house' }),
    place: list(12),
    planet: each(PLANETS, ways({ carrier: 'name', host: 'name', place: 'text' })),
    even: text,
    more: says({ name: 'name' }),
  },
  venus: each(ELEMENTS, said),
  saturn: each(ELEMENTS, said),
  saturnHouse: list(12),
  uranus: each(['easy', 'hard', 'none'], said),
  ahead: { house: list(12), element: each(ELEMENTS), mode: each(MODES, said) },
  questions: {
    intro: list(2),
    sun: each(ELEMENTS),
    moon: each(ELEMENTS),
    mercury: each(ELEMENTS),
    venus: each(ELEMENTS),
    mars: each(ELEMENTS),
    saturn: each(ELEMENTS),
  },
  close: BY_LEAN,
})
export type RelationshipWords = TextsOf<typeof relationshipTexts>
