import { isAskedKind, ruleOf } from '../kinds.ts'
import { isOwnPoint } from '../people/persons-meant.ts'
import { INTENTS_ALONE, isAboutDays, type Intent, type Understood } from '../question.ts'

const ALONE: ReadonlySet<Intent> = new Set(INTENTS_ALONE)

const KINDS = ['points', 'signs', 'houses', 'aspect', 'topic', 'period', 'persons'] as const
type Kind = (typeof KINDS)[number]

export const isOfSomebody = (intent: Intent) =>
  isAboutDays(intent) || (isAskedKind(intent) ? ruleOf(intent).about !== 'talk' : /^(?:person_pair|topic)/.test(intent))

/** What a question names: a follow-up may put something of the same kind in its place. */
export const named = (one: Understood): Kind[] =>
  KINDS.filter((kind) => {
    const value = one[kind]
    return Array.isArray(value) ? value.length > 0 : value !== null
  })

/** Answers about many points, of which one is asked for by itself. */
const LISTS: ReadonlySet<Intent> = new Set<Intent>(['big_three', 'positions', 'chart'])

/** A longer question says something of the person besides the name. */
const MOST_OF_NAME = 6

/** The question before, with what the next one names put in its place. */
export function replace(before: Understood, next: Understood): Understood {
  if (ALONE.has(next.intent) || ALONE.has(before.intent) || before.intent === 'unknown') return next
  if (next.points.length > 0 && LISTS.has(before.intent)) return next
  if (next.intent === 'retrogrades' && before.intent !== 'retrogrades') return next
  const kinds = named(next)
  const had = named(before)
  // "And Tom's?", after a question about one's own chart, or about somebody else's.
  // "Daughter" names a topic as well.
  if (
    kinds.includes('persons') &&
    kinds.every((kind) => kind === 'persons' || kind === 'topic') &&
    next.words.length <= MOST_OF_NAME &&
    isOfSomebody(before.intent)
  )
    return { ...before, persons: next.persons }
  // "And my love life?", after a choice of days, is of no day.
  if (isAboutDays(before.intent) && kinds.every((kind) => kind === 'topic') && kinds.length > 0)
    return ofTopicBeside(before, next)
  if (kinds.length === 0) return next.when && before.topic ? { ...before, intent: 'topic_when', when: true } : next
  const when = before.when || next.when
  if (kinds.every((kind) => had.includes(kind))) {
    const replaced = Object.fromEntries(kinds.map((kind) => [kind, next[kind]]))
    const persons = isOwnPoint(next) ? [] : kinds.includes('persons') ? next.persons : before.persons
    return {
      ...before,
      ...replaced,
      persons,
      when,
      ...(kinds.includes('points') && { points: pointsOf(before, next) }),
    }
  }
  const [only] = kinds
  if (kinds.length > 1) return next
  // "What does this week bring?" – "And at work?", and the other way round.
  if (only === 'topic' && before.period) return { ...next, intent: 'topic_when', period: before.period }
  if (only === 'period' && before.topic) return { ...before, intent: 'topic_when', period: next.period }
  if (only === 'period' && before.intent === 'transits_now') return { ...before, intent: 'period', period: next.period }
  return next
}

/** A part of life beside a day: of that day, where a single one was spoken of without a purpose. */
function ofTopicBeside({ period, purpose }: Understood, next: Understood): Understood {
  if (period?.kind === 'day' && purpose === 'anything') return { ...next, intent: 'topic_when', period }
  return OPEN_TOPIC.has(next.intent) ? { ...next, intent: 'topic_when' } : next
}
const OPEN_TOPIC: ReadonlySet<Intent> = new Set<Intent>(['unknown', 'best_day', 'day_hours', 'for_area'])

/** Of two points in a question one stays: "Saturn to my Sun?" – "And my Moon?", "And Jupiter?". */
function pointsOf(before: Understood, next: Understood): Understood['points'] {
  const [moving, natal] = before.points
  const [point] = next.points
  if (!moving || !natal || !point || next.points.length > 1) return next.points
  return next.own ? [moving, point] : [point, natal]
}
