import { PLANETS } from '#astro/ephemeris/body.ts'
import { each, list, says, text, type TextsOf, textSubject, ways } from '../../library/text-shape.ts'
import { frameShape } from '../argument/frame-words.ts'
import { turnWordsShape } from '../argument/turning-points.ts'
import { type ChapterQuestion, POLES } from './chapter-words.ts'

/** The three houses of money: earned, shared, brought by others. */
export const PURSES = [2, 8, 11] as const

export const QUESTIONS = Object.keys(POLES) as ChapterQuestion[]

/** As what a point of the chart meets a slow planet: the first that it is. */
export const ROLES = ['second', 'eighth', 'venus', 'moon', 'jupiter', 'saturn'] as const
export type Role = (typeof ROLES)[number]

/** What the report on money says around its chapters, in one language. By house from the first. */
export const financialTexts = textSubject('financial-potential', {
  title: text,
  subtitle: says({ name: 'text' }),
  chapters: each(['answers', ...QUESTIONS, 'close', 'how']),
  titles: each([
    'thesis',
    'glance',
    'data',
    'close',
    'habit',
    'plan',
    'strength',
    'turns',
    'how',
    'table',
    'circle',
    'near',
    'fortune',
  ]),
  questions: each(QUESTIONS),
  ...frameShape,
  turn: turnWordsShape(ROLES),
  closing: ways(),
  how: ways(),
  wheel: text,
  table: { caption: text, head: list(6), house: each([1, ...PURSES]) },
  /** What a point stands for in the table of the closest contacts. */
  meaning: each([...PLANETS, 'asc', 'mc']),
  circle: { lead: text, rulerIn: list(12) },
  fortune: {
    said: says({ place: 'text', house: 'house' }),
    formula: each(['day', 'night'], says({ place: 'text', house: 'house' })),
  },
})
export type FinancialWords = TextsOf<typeof financialTexts>
