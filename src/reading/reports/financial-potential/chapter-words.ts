import { ELEMENTS } from '#astro/charts/balance.ts'
import { CLASSICAL_PLANETS, PLANETS, type Planet } from '#astro/ephemeris/body.ts'
import { each, list, says, type Shape, text, type TextsOf, textSubject, ways } from '../../library/text-shape.ts'
import { LIFE_STAGES } from '../life-stage.ts'

/** The questions of the report, each a chapter, with the names of their two directions. */
export const POLES = {
  flow: ['steady', 'changing'],
  hand: ['keeps', 'spends'],
  risk: ['careful', 'bold'],
  company: ['alone', 'together'],
  season: ['early', 'late'],
} as const
export type ChapterQuestion = keyof typeof POLES

/** The planets that may testify in a chapter beside its first witness. */
export const WITNESSES = {
  flow: PLANETS,
  hand: PLANETS.filter((planet): planet is Exclude<Planet, 'venus'> => planet !== 'venus'),
  risk: PLANETS.filter((planet): planet is Exclude<Planet, 'mars'> => planet !== 'mars'),
  company: PLANETS,
  season: PLANETS,
} as const

const LEAD = says({ planet: 'point', sign: 'sign', house: 'house', cusp: 'sign' })
/** The first witness of a chapter: its answer in a line, as a sentence of the thesis, and the argument. */
const lead = { answer: text, claim: LEAD, lead: LEAD }
/** A planet as it speaks against the first witness, and for it. */
const witness = each(['counter', 'support'], says({ planet: 'point', sign: 'sign', house: 'house', main: 'point' }))
const life = each(ELEMENTS, says({ sign: 'sign', house: 'house' }))

const chapter = <const A extends string, const B extends string, const L extends Shape, const W extends Planet>(
  poles: readonly [A, B],
  witnesses: readonly W[],
  leads: L,
) => ({
  /** By what the first witness is. */
  lead: leads,
  /** By the element of what the chapter names beside it. */
  life: each<A | B, typeof life>(poles, life),
  planet: each(witnesses, witness),
  act: each<A | B, ReturnType<typeof each<(typeof LIFE_STAGES)[number]>>>(poles, each(LIFE_STAGES)),
})

/** How it comes: by the house of the second's ruler. */
export const flowTexts = textSubject('money-flow', chapter(POLES.flow, WITNESSES.flow, list(12, lead)))
/** How it goes: by the sign of Venus. */
export const handTexts = textSubject('money-hand', chapter(POLES.hand, WITNESSES.hand, list(12, lead)))
/** Which risk suits: by the sign of Mars. */
export const riskTexts = textSubject('money-risk', chapter(POLES.risk, WITNESSES.risk, list(12, lead)))
/** Alone or with others: by the house of the eighth's ruler. */
export const companyTexts = textSubject('money-company', chapter(POLES.company, WITNESSES.company, list(12, lead)))
/** Early or late: by the better placed of the first two lords of the leading light's triplicity. */
export const seasonTexts = textSubject(
  'money-season',
  chapter(POLES.season, WITNESSES.season, each(POLES.season, each(CLASSICAL_PLANETS, lead))),
)

/** The planets whose meetings turn the matters of money. */
export const MOVERS = ['jupiter', 'saturn', 'uranus', 'neptune', 'pluto'] as const
const byHand = <S extends Shape>(shape: S) => each(POLES.hand, shape)

/** The first page and the last: by the directions of the first two questions. */
export const wholeTexts = textSubject('money-whole', {
  thesis: each(POLES.flow, byHand(text)),
  close: each(POLES.flow, byHand(text)),
  /** The one habit to change: by Venus's element. */
  habit: byHand(each(ELEMENTS)),
  /** What there is to lean on. */
  strength: each(PLANETS, says({ planet: 'point', sign: 'sign', house: 'house' })),
  /** What to do when a slow planet meets a point of money. */
  turn: each(MOVERS, each(['conjunction', 'flowing', 'tense'], says({ mover: 'point', target: 'point' }))),
  /** A planet back at its own place. */
  back: each(['jupiter', 'saturn']),
})

export type WholeWords = TextsOf<typeof wholeTexts>

/** By sign, by motion, by nearness to the Sun. */
export const CONDITIONS = ['domicile', 'exaltation', 'detriment', 'fall', 'retrograde', 'combust'] as const
export type LeadCondition = (typeof CONDITIONS)[number]

const PLANET = { planet: 'point' } as const
const IN = { ...PLANET, house: 'house' } as const
const MEETS = { ...PLANET, main: 'point', aspect: 'aspect', orb: 'text' } as const

/** The sentences between the paragraphs: how the first witness is placed, and who speaks for it and against it from where. */
export const jointTexts = textSubject('money-joints', {
  condition: each(CONDITIONS, ways({ ...PLANET, sign: 'sign' })),
  support: { in: ways(IN), rules: ways(IN), aspect: ways(MEETS) },
  counter: {
    in: ways(IN),
    rules: ways(IN),
    aspect: ways(MEETS),
    stands: ways({ ...IN, sign: 'sign' }),
    self: ways(PLANET),
    again: ways(PLANET),
  },
  /** Before the advice of the other chapters. */
  next: ways({ age: 'number' }),
  /** Whether the years that the last chapter speaks of lie behind the reader or ahead. */
  now: each(POLES.season, each(['earlier', 'later', 'old'], says({ age: 'number' }))),
})
export type JointWords = TextsOf<typeof jointTexts>
