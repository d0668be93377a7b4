import type { Aspect } from '#astro/charts/aspect.ts'
import type { Sign } from '#astro/charts/chart.ts'
import type { MoonPhaseName } from '#astro/events/moon-phase.ts'
import type { Place } from '#astro/atlas/place.ts'
import type { SpokenPoint } from '../library/subjects.ts'
import type { Purpose } from './answers/days/day-purposes.ts'
import type { DayLimits } from './time/day-limits.ts'
import type { AskedKind } from './kinds.ts'
import type { Matter, MatterForm } from './understanding/life/matter.ts'
import type { Topic } from './topics.ts'
import type { Replied } from './conversation/replies.ts'

/** What is answered by itself, whatever was spoken of before. */
export const INTENTS_ALONE = [
  'minor',
  'fate',
  'expert',
  'injection',
  'greeting',
  'thanks',
  'identity',
  'product',
  'plan',
] as const

/** What a question is about. */
export const INTENTS = [...INTENTS_ALONE, 'sign_pair', 'person_pair', 'topic', 'topic_when', 'unknown'] as const
export type Intent = (typeof INTENTS)[number] | AskedKind

/** Whether a day or its hours are to be chosen. */
export const isAboutDays = (intent: string): boolean => intent === 'best_day' || intent === 'day_hours'

/** Civil dates `YYYY-MM-DD` by the reader's calendar, both included. */
export interface Period {
  kind: 'day' | 'week' | 'month' | 'year' | 'span'
  from: string
  to: string
}

/** What a question may be about, and how likely that is. */
export interface Likely {
  kind: Intent
  chance: number
  /** By how much what was learned of it speaks for it; below nothing it speaks against it. */
  sum: number
}

/** One of two things between which a question asks to choose. */
export interface Option {
  /** As the reader says it, without what leads in to it. */
  text: string
  period: Period | null
  /** Saved people, by their indexes. */
  persons: readonly number[]
  /** Whether "should I" and the like stands before it. */
  isLed: boolean
}

/** A question as it was understood. */
export interface Understood {
  intent: Intent
  /** What it may be about, the likeliest first. */
  likely: readonly Likely[]
  topic: Topic | null
  /** In the order of the question. */
  points: SpokenPoint[]
  signs: Sign[]
  houses: number[]
  aspect: Aspect | null
  phase: MoonPhaseName | null
  period: Period | null
  /** Every civil date `YYYY-MM-DD` that is named, and every weekday: Monday 1 … Sunday 7. */
  dates: readonly string[]
  weekdays: readonly number[]
  /** Whether each of the dates is one to choose from, and not the days between them. */
  areListed?: boolean
  /** What is set for the days among which one is chosen: "before the 10th", "no weekends". */
  limits?: DayLimits | null
  /** What a day is to be chosen for. */
  purpose: Purpose
  /** The cities that a question about places names. */
  cities: readonly Place[]
  /** Whether a time is asked for: "when", "how long". */
  when: boolean
  /** Whether it is of the reader's own chart: "my Venus". */
  own: boolean
  /** The saved people who are named, or meant by "my son" or "he", in the order of the question: indexes of those given. */
  persons: readonly number[]
  /** The two between which it asks to choose. */
  options?: readonly Option[]
  /** The question in words, and with tags as wordings are matched with it (`tags.ts`). */
  words: readonly string[]
  tagged: string
  /** Whether the time that it names lies behind. */
  isPast?: boolean
  /** Whether the answer before missed what was asked, so that it is read another way. */
  isMisread?: boolean
  /** As what a question was read that wasn't understood for sure. */
  guessed?: 'topic' | 'person' | 'point' | 'time' | 'before' | 'likely'
  /** What happens in somebody's life that it is about, and what is wanted of it. */
  matter?: { of: Matter; form: MatterForm }
  /** What it does with the answer before it, and the question of a life that the conversation is about. */
  onward?: { replied: Replied; subject: Understood }
  /** What was asked before, where the question may go on with it. */
  before: Understood | null
}
