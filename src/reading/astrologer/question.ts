import type { Aspect } from '#astro/charts/aspect.ts'
import type { Sign } from '#astro/charts/chart.ts'
import type { MoonPhaseName } from '#astro/events/moon-phase.ts'
import type { SpokenPoint } from '../library/subjects.ts'
import type { Topic } from './topics.ts'

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
export const INTENTS = [
  ...INTENTS_ALONE,
  'sign_pair',
  'person_pair',
  'lunar_day',
  'eclipse',
  'retrograde',
  'phase',
  'aspect',
  'transit',
  'progressed',
  'house',
  'placement',
  'sky_place',
  'topic',
  'topic_when',
  'period',
  'chart',
  'unknown',
] as const
export type Intent = (typeof INTENTS)[number]

/** Civil dates `YYYY-MM-DD` by the reader's calendar, both included. */
export interface Period {
  kind: 'day' | 'week' | 'month' | 'year' | 'span'
  from: string
  to: string
}

/** A question as it was understood. */
export interface Understood {
  intent: Intent
  topic: Topic | null
  /** In the order of the question. */
  points: SpokenPoint[]
  signs: Sign[]
  houses: number[]
  aspect: Aspect | null
  phase: MoonPhaseName | null
  period: Period | null
  /** Whether a time is asked for: "when", "how long". */
  when: boolean
  /** Whether it is of the reader's own chart: "my Venus". */
  own: boolean
  /** Index of the saved person who is named, in the order given; null for nobody. */
  person: number | null
}
