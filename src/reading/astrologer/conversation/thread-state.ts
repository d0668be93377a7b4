import { isAskedKind, ruleOf } from '../kinds.ts'
import type { Factor } from '../../facts/factor.ts'
import { type SpokenPoint, isSpoken } from '../../library/subjects.ts'
import { againstDays, type Purpose } from '../answers/days/day-purposes.ts'
import { isAboutDays, type Intent, type Understood } from '../question.ts'
import { isOfBody } from '../understanding/of-body.ts'

/** What an answer told. */
export interface Told {
  /** Its facts, those of its first words first. */
  facts: readonly Factor[]
  /** The civil dates `YYYY-MM-DD` that it named or offered, in its order. */
  days: readonly string[]
}
export const NOTHING_TOLD: Told = { facts: [], days: [] }

/** What a conversation has spoken of, for what the next question leaves open. */
export interface ThreadState {
  /** The question before, with what it took from those before it. */
  last: Understood
  /** The last question that said by itself what it was about: no "why?", no "are you sure?". */
  subject: Understood
  /** The saved people whom the last question about anybody was about, and all who were named, the latest first. */
  persons: readonly number[]
  heard: readonly number[]
  topic: Understood['topic']
  period: Understood['period']
  purpose: Purpose
  /** The cities of the last question that named any, and all that were named, the latest first. */
  cities: Understood['cities']
  citiesHeard: Understood['cities']
  /** The last question for a day or its hours; null where the conversation has left the choice behind. */
  choice: Understood | null
  /** What it was answered. */
  chosen: () => Told
  /** How many questions ago it was asked. */
  choiceAgo: number
  /** What the last answer told. It is computed when it is asked for. */
  told: () => Told
}

export const goesOn = (intent: Intent): boolean => isAskedKind(intent) && ruleOf(intent).goesOn === true

/** What a doctor sets the day of, however it is told: "my surgery is on Thursday", «в четверг операция». */
const OPERATION = /^(?:surgery|operation|операци\p{L}*|прооперир\p{L}*)$/u

/** How many questions about something else a choice of days outlives. */
const MOST_AGO = 4

const allCities = ({ cities }: Understood, state: ThreadState | null) => [
  ...cities,
  ...(state?.citiesHeard ?? []).filter(({ id }) => cities.every((city) => city.id !== id)),
]

/** The state after one more question. */
export function remember(state: ThreadState | null, asked: Understood, told: () => Told): ThreadState {
  const isAgainst = againstDays(asked.words) !== null && asked.dates.join() === state?.choice?.dates.join()
  const isChoice = isAboutDays(asked.intent) && !(state?.choice && isAgainst)
  const ago = (state?.choiceAgo ?? 0) + 1
  return {
    last: asked,
    subject: state && (goesOn(asked.intent) || asked.intent === 'unknown') ? state.subject : asked,
    persons: asked.persons.length > 0 ? asked.persons : (state?.persons ?? []),
    heard: [...new Set([...asked.persons, ...(state?.heard ?? [])])],
    topic: asked.topic ?? state?.topic ?? null,
    period: asked.period ?? state?.period ?? null,
    // After a symptom, a day is one for the doctor.
    purpose:
      asked.purpose !== 'anything'
        ? asked.purpose
        : isOfBody(asked.words) || asked.words.some((word) => OPERATION.test(word))
          ? 'medical'
          : (state?.purpose ?? 'anything'),
    cities: asked.cities.length > 0 ? asked.cities : (state?.cities ?? []),
    citiesHeard: allCities(asked, state),
    choice: isChoice ? asked : ago < MOST_AGO ? (state?.choice ?? null) : null,
    chosen: isChoice || !state ? told : state.chosen,
    choiceAgo: isChoice ? 0 : ago,
    told,
  }
}

/** The points of the fact that an answer told first, what moves first; none where it told a list. */
export function pointsTold({ facts }: Told): SpokenPoint[] {
  const first = facts.find(({ natal, transiting }) => natal !== undefined || transiting !== undefined)
  return [first?.transiting, first?.natal].flatMap((point) => (point && isSpoken(point) ? [point] : []))
}

/** The signs and houses that an answer told first. */
export const signsTold = ({ facts }: Told): number[] => facts.flatMap(({ sign }) => sign ?? []).slice(0, 1)
export const housesTold = ({ facts }: Told): number[] => facts.flatMap(({ house }) => house ?? []).slice(0, 1)
