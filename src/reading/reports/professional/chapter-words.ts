import { ELEMENTS } from '#astro/charts/balance.ts'
import { CLASSICAL_PLANETS, PLANETS, type Planet } from '#astro/ephemeris/body.ts'
import { each, list, says, type Shape, text, type TextsOf, textSubject } from '../../library/text-shape.ts'
import { chapterShape, leadShape, planetsBut, witnessShape } from '../argument/chapter-design.ts'
import { jointShape } from '../argument/joint-words.ts'
import { turnShape } from '../argument/turning-points.ts'

/** The questions of the report, each a chapter, with the names of their two directions. */
export const POLES = {
  calling: ['things', 'people'],
  day: ['even', 'bursts'],
  order: ['within', 'own'],
  name: ['near', 'wide'],
  when: ['early', 'late'],
} as const
export type WorkQuestion = keyof typeof POLES

/** The stages of a working life. */
export const WORK_STAGES = ['student', 'rising', 'settled', 'retired'] as const
export type WorkStage = (typeof WORK_STAGES)[number]

const chapter = <const A extends string, const B extends string, const L extends Shape, const P extends Planet>(
  poles: readonly [A, B],
  planets: readonly P[],
  lead: L,
) => ({
  ...chapterShape(poles, lead, planets, witnessShape, WORK_STAGES),
  /** By sign or house of what the chapter names beside it; for both directions. */
  life: list(12, says({ planet: 'point', sign: 'sign', house: 'house' })),
})

/** What one is for: by the planet that speaks for the trade; its life by the sign of that planet. */
export const callingTexts = textSubject(
  'work-calling',
  chapter(POLES.calling, PLANETS, each(CLASSICAL_PLANETS, leadShape)),
)
/** An ordinary day: by the sign of Mars; its life by the sign on the sixth. */
export const dayTexts = textSubject('work-day', chapter(POLES.day, planetsBut('mars'), list(12, leadShape)))
/** Under whom and beside whom: by the house of Saturn; its life by the sign on the seventh. */
export const orderTexts = textSubject('work-order', chapter(POLES.order, planetsBut('saturn'), list(12, leadShape)))
/** Where one's name gets known: by the house of the tenth's ruler; its life by the sign at the midheaven. */
export const nameTexts = textSubject('work-name', chapter(POLES.name, PLANETS, list(12, leadShape)))
/** Early or late: by the ruler of the Lot of Spirit; its life by the house of that lot. */
export const whenTexts = textSubject(
  'work-when',
  chapter(POLES.when, PLANETS, each(POLES.when, each(CLASSICAL_PLANETS, leadShape))),
)

const HABIT = says({ planet: 'point', main: 'point' })
const ofFirst = each(POLES.calling, each(POLES.day))
const ofLast = each(POLES.order, each(POLES.name, each(POLES.when)))

/** The first page and the last, by the directions of all five chapters. */
export const wholeTexts = textSubject('work-whole', {
  thesis: { first: ofFirst, last: ofLast },
  close: { first: ofFirst, last: ofLast },
  /** The one habit to change: by the chapter on which the chart is least at one with itself. */
  habit: {
    calling: each(POLES.calling, HABIT),
    day: each(POLES.day, HABIT),
    order: each(POLES.order, HABIT),
    name: each(POLES.name, HABIT),
    when: each(POLES.when, HABIT),
  },
  /** Where the reader stands in life: on the first page, and at the end. */
  stage: each(WORK_STAGES, says({ age: 'number' })),
  parting: each(WORK_STAGES),
})
export type WholeWords = TextsOf<typeof wholeTexts>

export const turnTexts = textSubject('work-turns', turnShape)

const job = { name: text, verdict: text }
const avoided = { name: text, why: text }

/** Occupations by planet and element of its sign, what suits after a working life, and what to keep away from. */
export const jobTexts = textSubject('work-jobs', {
  of: each(PLANETS, each(ELEMENTS, list(2, job))),
  later: each(PLANETS, list(2, job)),
  /** By the weakest planet, the sign on the sixth and the sign at the midheaven. */
  avoid: { planet: each(PLANETS, avoided), day: list(12, avoided), name: list(12, avoided) },
})

/** A line for a résumé, by planet and stage; of the last stage, what to offer. */
export const resumeTexts = textSubject('work-resume', { line: each(PLANETS, each(WORK_STAGES)) })

/** The sentences between the paragraphs. */
export const jointTexts = textSubject('work-joints', {
  ...jointShape,
  /** Whether the years that the last chapter speaks of lie behind the reader or ahead. */
  now: each(POLES.when, each(['earlier', 'later', 'old'])),
})

export const WORK_TEXTS = [
  callingTexts,
  dayTexts,
  orderTexts,
  nameTexts,
  whenTexts,
  wholeTexts,
  turnTexts,
  jobTexts,
  resumeTexts,
] as const
