import { ELEMENTS } from '#astro/charts/balance.ts'
import { PLANETS, type Planet } from '#astro/ephemeris/body.ts'
import { POLES as CLAIMS } from '../../compose/traits.ts'
import {
  each,
  list,
  says,
  type Shape,
  spoken,
  text,
  type TextsOf,
  textSubject,
  ways,
} from '../../library/text-shape.ts'
import { chapterShape, planetsBut } from '../argument/chapter-design.ts'
import { turnShape } from '../argument/turning-points.ts'
import { figureTexts } from './figure-words.ts'
import { LIFE_STAGES } from '../life-stage.ts'

/** The questions of the portrait, each a chapter, with the names of their two directions. */
export const POLES = {
  aim: ['outward', 'inward'],
  need: ['rooted', 'moving'],
  mind: ['quick', 'thorough'],
  love: ['near', 'free'],
  drive: ['start', 'last'],
  growth: ['effort', 'trust'],
} as const
export type PortraitQuestion = keyof typeof POLES
export const PORTRAIT_QUESTIONS = Object.keys(POLES) as PortraitQuestion[]

/** The stages of a life that a portrait advises, of which the first ends with childhood. */
export const PORTRAIT_STAGES = ['child', ...LIFE_STAGES] as const
export type PortraitStage = (typeof PORTRAIT_STAGES)[number]

/** What a chapter's first witness says by its sign: all that it says is in these, as the sign decides the dignity as well. */
const claims = spoken(CLAIMS)
const lead = { answer: text, claim: text, lead: claims }
/** A voice against the answer says itself when it speaks, so that it claims nothing of the whole person. */
const witness = { counter: text, support: claims }

const chapter = <
  const A extends string,
  const B extends string,
  const L extends Shape,
  const P extends Planet,
  const S extends PortraitStage,
>(
  poles: readonly [A, B],
  planets: readonly P[],
  leads: L,
  stages: readonly S[],
) => ({
  ...chapterShape(poles, leads, planets, witness, stages),
  /** How it shows in life, by house. */
  life: list(12, claims),
  /** The same by element, where the hour isn't known. */
  still: each(ELEMENTS, claims),
})

/** By the sign of the Sun, and so on. */
export const aimTexts = textSubject(
  'portrait-aim',
  chapter(POLES.aim, planetsBut('sun'), list(12, lead), PORTRAIT_STAGES),
)
export const needTexts = textSubject(
  'portrait-need',
  chapter(POLES.need, planetsBut('moon'), list(12, lead), PORTRAIT_STAGES),
)
export const mindTexts = textSubject(
  'portrait-mind',
  chapter(POLES.mind, planetsBut('mercury'), list(12, lead), PORTRAIT_STAGES),
)
/** Nobody under eighteen is told of love. */
export const loveTexts = textSubject(
  'portrait-love',
  chapter(POLES.love, planetsBut('venus'), list(12, lead), LIFE_STAGES),
)
export const driveTexts = textSubject(
  'portrait-drive',
  chapter(POLES.drive, planetsBut('mars'), list(12, lead), PORTRAIT_STAGES),
)
/** By the stronger of Saturn and Jupiter, and its sign. */
export const growthTexts = textSubject(
  'portrait-growth',
  chapter(POLES.growth, PLANETS, each(['saturn', 'jupiter'], list(12, lead)), PORTRAIT_STAGES),
)

const ofFirst = each(POLES.aim, each(POLES.need))
const ofLast = each(POLES.mind, each(POLES.drive, each(POLES.growth)))
const HABIT = says({ planet: 'point', main: 'point' })

/** The first page and the last. */
export const portraitWholeTexts = textSubject('portrait-whole', {
  thesis: { first: ofFirst, last: ofLast },
  close: { first: ofFirst, last: ofLast },
  /** In place of the first, where Sun and Moon turn the same way and are at odds. */
  split: { thesis: each(POLES.aim), close: each(POLES.aim) },
  /** How each chapter follows from what was said before it. */
  link: {
    aim: each(POLES.aim, ways()),
    need: each(POLES.aim, each(POLES.need, ways())),
    mind: each(POLES.aim, each(POLES.mind, ways())),
    love: each(POLES.need, each(POLES.love, ways())),
    drive: each(POLES.mind, each(POLES.drive, ways())),
    growth: each(POLES.drive, each(POLES.growth, ways())),
  },
  /** What the first two answers come to at a stage of life. */
  age: each(PORTRAIT_STAGES, ofFirst),
  /** By the question on which the chart is least at one with itself. */
  habit: {
    aim: each(POLES.aim, HABIT),
    need: each(POLES.need, HABIT),
    mind: each(POLES.mind, HABIT),
    love: each(POLES.love, HABIT),
    drive: each(POLES.drive, HABIT),
    growth: each(POLES.growth, HABIT),
  },
  /** Where the reader stands in life: on the first page, and the last words. */
  stage: each(PORTRAIT_STAGES, says({ age: 'number' })),
  parting: each(PORTRAIT_STAGES),
  ...turnShape,
})
export type PortraitWholeWords = TextsOf<typeof portraitWholeTexts>

const MEETS = { planet: 'point', main: 'point', aspect: 'aspect', orb: 'text' } as const
const IN = { planet: 'point', house: 'house' } as const
const IN_PAIR = { planet: 'point', main: 'point' } as const
const PLACED = { planet: 'point', sign: 'sign' } as const

/** The sentences between the paragraphs. */
export const portraitJointTexts = textSubject('portrait-joints', {
  condition: each(['retrograde', 'combust', 'cazimi'], ways(PLACED)),
  bridge: each(['domicile', 'exaltation'], each(['combust', 'retrograde'], ways(PLACED))),
  /** The closest aspect of the first witness; what it means is told after it, unless the opening or another chapter told that. */
  near: { ...each(['conjunction', 'flowing', 'tense'], ways(MEETS)), ...each(['opening', 'chapter'], ways(IN_PAIR)) },
  /** Any other aspect, before what it means. */
  tie: ways({ a: 'point', b: 'point', aspect: 'aspect', orb: 'text' }),
  support: { in: ways(IN), rules: ways(IN), aspect: ways(MEETS), stands: ways(PLACED) },
  counter: {
    in: ways(IN),
    rules: ways(IN),
    aspect: ways(MEETS),
    stands: ways(PLACED),
    near: ways(IN_PAIR),
    again: ways({ planet: 'point' }),
  },
})
export type PortraitJoints = TextsOf<typeof portraitJointTexts>

export const PORTRAIT_TEXTS = [
  aimTexts,
  needTexts,
  mindTexts,
  loveTexts,
  driveTexts,
  growthTexts,
  portraitWholeTexts,
  portraitJointTexts,
  figureTexts,
] as const
