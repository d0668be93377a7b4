import type { Lang } from '#language/lang.ts'
import { INTENTS_ALONE, type Intent, type Understood } from './question.ts'
import { wordsOf } from './vocabulary.ts'

/** How a question opens that goes on with the one before: "and Mars?", "а что с Марсом?". */
const OPENS: Record<Lang, RegExp> = {
  en: /^(?:and|or|what about|how about|then)\s/i,
  ru: /^(?:а|и|или|ну а|как насч[её]т|что насч[её]т|тогда)\s/i,
}
const MOST_WORDS = 8

/** Whether a question may go on with the one before. */
export const isFollowUp = (lang: Lang, text: string): boolean =>
  OPENS[lang].test(text.trim()) && wordsOf(text).length <= MOST_WORDS

const ALONE: ReadonlySet<Intent> = new Set(INTENTS_ALONE)

const KINDS = ['points', 'signs', 'houses', 'aspect', 'topic', 'period', 'person'] as const
type Kind = (typeof KINDS)[number]

/** What a question names: a follow-up may put something of the same kind in its place. */
const named = (one: Understood): Kind[] =>
  KINDS.filter((kind) => {
    const value = one[kind]
    return Array.isArray(value) ? value.length > 0 : value !== null
  })

/** A question that goes on with the one before it: what it names takes the place of what that one named. */
export function goOn(before: Understood, next: Understood): Understood {
  if (ALONE.has(next.intent) || ALONE.has(before.intent) || before.intent === 'unknown') return next
  const kinds = named(next)
  const had = named(before)
  if (kinds.length === 0) return next.when && before.topic ? { ...before, intent: 'topic_when', when: true } : next
  const when = before.when || next.when
  if (kinds.every((kind) => had.includes(kind))) {
    const replaced = Object.fromEntries(kinds.map((kind) => [kind, next[kind]]))
    return { ...before, ...replaced, when, ...(kinds.includes('points') && { points: pointsOf(before, next) }) }
  }
  const [only] = kinds
  if (kinds.length > 1) return next
  // "What does this week bring?" – "And at work?", and the other way round.
  if (only === 'topic' && before.period) return { ...next, intent: 'topic_when', period: before.period }
  if (only === 'period' && before.topic) return { ...before, intent: 'topic_when', period: next.period }
  return next
}

/** Of two points in a question one stays: "Saturn to my Sun?" – "And my Moon?", "And Jupiter?". */
function pointsOf(before: Understood, next: Understood): Understood['points'] {
  const [moving, natal] = before.points
  const [point] = next.points
  if (!moving || !natal || !point || next.points.length > 1) return next.points
  return next.own ? [moving, point] : [point, natal]
}
