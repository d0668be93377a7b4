import type { SavedPerson } from '../../facts/fact-book.ts'
import type { Understood } from '../../question.ts'
import { MATTER_RULES, UNDATED, type Matter } from '../../understanding/life/matter.ts'
import { Composer } from '../../writing/composer.ts'
import { saidBefore } from '../follow/follow-facts.ts'
import { leanOf } from '../life/life-lean.ts'
import { lifeQuestionTexts } from '../life/life-words.ts'
import { matterTexts } from '../life/matter-texts.ts'
import { onwardTexts } from './onward-words.ts'
import { isQuick, topicOf, type Passage, type Reading } from './reading.ts'
import { TimeAnswer } from '../time/time-answer.ts'

/** An answer that goes on with one about somebody's life. */
export interface Onward {
  composer: Composer
  texts: ReturnType<typeof textsOf>
  subject: Understood
  matter: Matter | undefined
  /** Saved people of whom it is. */
  persons: readonly SavedPerson[]
  reading: Reading | null
}

export const textsOf = ({ library, lang }: Composer) => library.texts(onwardTexts, lang)

export const fresh = (composer: Composer, options: readonly string[]): string | undefined => {
  const said = saidBefore(composer)
  return options.find((one) => !said.includes(one))
}

export const isSilent = (matter: Matter | undefined): boolean =>
  matter !== undefined && (MATTER_RULES[matter].isSilent === true || (UNDATED as readonly Matter[]).includes(matter))

/** Whether the time may speak for a step: of hearts and families it doesn't. */
export const LEANABLE: ReadonlySet<string> = new Set(['career', 'money', 'move', 'study'])

export const mayLean = ({ matter, reading }: Onward): boolean =>
  reading !== null && LEANABLE.has(reading.topic) && (matter === undefined || MATTER_RULES[matter].isFeared !== true)

export const nounOf = ({ answer }: Reading, passage: Passage): string => answer.noun(passage)

export const COMING_DAYS = 3

/** A sentence on a passage, with what it comes to where that was not said. */
export function tell(of: Onward, reading: Reading, passage: Passage, text: string, isMeant = true): void {
  const { composer } = of
  const means = isMeant ? reading.answer.means(passage, reading.topic) : null
  const isSaid = means !== null && saidBefore(composer).includes(means)
  composer.list([text, isSaid ? null : means], [reading.answer.factor(passage as Parameters<TimeAnswer['factor']>[0])])
}

export const dateOf = ({ answer }: Reading, jdUt: number): string => answer.date(jdUt)

/** What one step is to be done: what is known of the matter, or of its part of life, and was not said. */
export function stepOf(onward: Onward, forms: readonly ('how' | 'should')[], isOwn = false): string | undefined {
  const { composer, matter, subject } = onward
  const { of } = composer.library.texts(matterTexts, composer.lang)
  const { act } = composer.library.texts(lifeQuestionTexts, composer.lang)
  // Whoever hopes for somebody back is not told how to forget them.
  const ordered = matter === 'ex' && subject.matter?.form !== 'how' ? (['should', 'how'] as const) : forms
  const own = matter ? ordered.map((form) => of[matter][form]) : []
  return fresh(composer, isOwn ? own : [...own, ...act[topicOf(composer, subject)]])
}

export const steady = (passage: Passage | undefined): Passage | undefined =>
  passage && !isQuick(passage) ? passage : undefined

/** The time that a message names itself, or that of the reading. */
export function timeOf(
  { composer }: Onward,
  reading: Reading,
): Pick<Reading, 'verdict' | 'helps' | 'presses' | 'next'> {
  const { period } = composer.asked
  if (!period) return reading
  const span = composer.span(period)
  const { now } = reading.answer
  if (span.toJdUt < now) return reading
  return leanOf(reading.answer, reading.topic, { ...span, fromJdUt: Math.max(now, span.fromJdUt) })
}

/** The same answer put together for another question. */
export function asOf(composer: Composer, asked: Understood): Composer {
  const of = new Composer({ ...composer, asked })
  Object.assign(of, { lines: composer.lines })
  return of
}
