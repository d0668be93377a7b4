import { ELEMENTS } from '#astro/charts/balance.ts'
import { CLASSICAL_PLANETS, PLANETS, type Planet } from '#astro/ephemeris/body.ts'
import { each, list, says, type Shape, type TextsOf, textSubject } from '../../library/text-shape.ts'
import { chapterShape, leadShape, planetsBut, witnessShape } from '../argument/chapter-design.ts'
import { despiteShape, jointShape } from '../argument/joint-words.ts'
import { turnShape } from '../argument/turning-points.ts'
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

const life = each(ELEMENTS, says({ sign: 'sign', house: 'house' }))

const chapter = <const A extends string, const B extends string, const L extends Shape, const P extends Planet>(
  poles: readonly [A, B],
  planets: readonly P[],
  lead: L,
) => ({
  ...chapterShape(poles, lead, planets, witnessShape, LIFE_STAGES),
  /** By the element of what the chapter names beside it. */
  life: each<A | B, typeof life>(poles, life),
  /** What is added to that scene by sign or by house. */
  where: list(12),
})

/** How it comes: by the house of the second's ruler. */
export const flowTexts = textSubject('money-flow', chapter(POLES.flow, PLANETS, list(12, leadShape)))
/** How it goes: by the sign of Venus. */
export const handTexts = textSubject('money-hand', chapter(POLES.hand, planetsBut('venus'), list(12, leadShape)))
/** Which risk suits: by the sign of Mars. */
export const riskTexts = textSubject('money-risk', chapter(POLES.risk, planetsBut('mars'), list(12, leadShape)))
/** Alone or with others: by the house of the eighth's ruler. */
export const companyTexts = textSubject('money-company', chapter(POLES.company, PLANETS, list(12, leadShape)))
/** Early or late: by the better placed of the first two lords of the leading light's triplicity. */
export const seasonTexts = textSubject(
  'money-season',
  chapter(POLES.season, PLANETS, each(POLES.season, each(CLASSICAL_PLANETS, leadShape))),
)

const ofFirst = each(POLES.flow, each(POLES.hand))
const ofLast = each(POLES.risk, each(POLES.company, each(POLES.season)))
const HABIT = says({ planet: 'point', main: 'point' })

/** The first page and the last, by the directions of all five chapters. */
export const wholeTexts = textSubject('money-whole', {
  thesis: { first: ofFirst, last: ofLast },
  close: { first: ofFirst, last: ofLast },
  /** The one habit to change: by the chapter on which the chart is least at one with itself. */
  habit: {
    flow: each(POLES.flow, HABIT),
    hand: each(POLES.hand, HABIT),
    risk: each(POLES.risk, HABIT),
    company: each(POLES.company, HABIT),
    season: each(POLES.season, HABIT),
  },
  /** Where the reader stands in life: on the first page, and at the end. */
  stage: each(LIFE_STAGES, says({ age: 'number' })),
  parting: each(LIFE_STAGES),
  /** What there is to lean on. */
  strength: each(PLANETS, says({ planet: 'point', sign: 'sign', house: 'house' })),
  ...turnShape,
})

export type WholeWords = TextsOf<typeof wholeTexts>

/** The sentences between the paragraphs. */
export const jointTexts = textSubject('money-joints', {
  ...jointShape,
  ...despiteShape,
  /** Whether the years that the last chapter speaks of lie behind the reader or ahead. */
  now: each(POLES.season, each(['earlier', 'later', 'old'])),
})
