import { CLASSICAL_PLANETS, PLANETS } from '#astro/ephemeris/body.ts'
import { each, list, says, text, type TextsOf, textSubject, ways } from '../../library/text-shape.ts'
import { frameShape } from '../argument/frame-words.ts'
import { turnWordsShape } from '../argument/turning-points.ts'
import { POLES, type WorkQuestion, WORK_STAGES } from './chapter-words.ts'
import { TERMS, WITNESSES } from './professional-facts.ts'

export const QUESTIONS = Object.keys(POLES) as WorkQuestion[]

/** As what a point of the chart meets a slow planet: the first that it is. */
export const ROLES = ['trade', 'tenth', 'sixth', 'mc', 'sun', 'saturn'] as const
export type Role = (typeof ROLES)[number]

/** The houses of the table of rulers. */
export const HOUSES = [1, 2, 6, 10] as const

/** What the report on work says around its chapters, in one language. By house from the first. */
export const professionalTexts = textSubject('professional', {
  title: text,
  subtitle: says({ name: 'text' }),
  chapters: each(['answers', ...QUESTIONS, 'jobs', 'close', 'how']),
  titles: each([
    'thesis',
    'glance',
    'data',
    'jobs',
    'avoid',
    'close',
    'habit',
    'plan',
    'turns',
    'end',
    'how',
    'table',
    'near',
  ]),
  questions: each(QUESTIONS),
  ...frameShape,
  turn: turnWordsShape(ROLES),
  closing: ways(),
  how: ways(),
  wheel: text,
  table: { caption: text, head: list(6), house: each(HOUSES) },
  /** How the rulers of the sixth and the tenth house are with each other. */
  terms: each(TERMS),
  /** What a point stands for in the table of the closest contacts. */
  meaning: each([...PLANETS, 'asc', 'mc']),
  /** What speaks for an occupation. */
  witness: each(WITNESSES),
  /** With which answers, by their number, the planet of an occupation agrees. */
  agrees: says({ answers: 'list' }),
  jobs: { intro: each(WORK_STAGES), caption: each(WORK_STAGES), head: list(3) },
  avoid: {
    intro: text,
    caption: text,
    head: list(3),
    ground: each(['planet', 'day', 'name'], says({ planet: 'point', sign: 'sign' })),
  },
  resume: { title: each(WORK_STAGES), intro: each(WORK_STAGES), caption: each(WORK_STAGES), head: list(2) },
  lots: {
    title: text,
    intro: text,
    fortune: says({ place: 'text', house: 'house' }),
    spirit: says({ place: 'text', house: 'house' }),
    saidFortune: says({ place: 'text', house: 'house' }),
    saidSpirit: says({ place: 'text', house: 'house' }),
    same: text,
  },
  fortuneHouse: list(12),
  nodes: { title: text, south: text },
  node: list(12),
  timing: {
    title: text,
    intro: text,
    now: says({ age: 'number', house: 'house', planet: 'point' }),
    said: says({ house: 'house' }),
    caption: text,
    head: list(5),
    of2: text,
    of6: text,
    of10: text,
  },
  nowHouse: list(12),
  rulerOfYear: each(CLASSICAL_PLANETS),
})
export type ProfessionalWords = TextsOf<typeof professionalTexts>
