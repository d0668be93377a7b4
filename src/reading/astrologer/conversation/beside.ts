import type { Lang } from '#language/lang.ts'
import { NATAL_KINDS } from '../answers/natal/natal.ts'
import { FORMS, formOf, type Form } from './follow-forms.ts'
import { lifeTopicOf } from '../understanding/life/life-topic.ts'
import { isOfPair } from '../people/persons-meant.ts'
import { isAboutDays, type Understood } from '../question.ts'
import type { ThreadState } from './thread-state.ts'

/** A message that only names somebody, a part of life or the day that was chosen: what was asked before, of that; else null. */
export const besides = (lang: Lang, state: ThreadState, next: Understood): Understood | null =>
  ofSomebodyElse(lang, state, next) ?? ofThatDay(state, next) ?? ofTopicOnly(lang, state, next)

const MOST_OF_TOPIC = 4
const RETOLD: ReadonlySet<Form> = new Set<Form>(['lean', 'life'])

/** "Like career wise", «в работе»: the question before, of a part of life. */
function ofTopicOnly(lang: Lang, state: ThreadState, next: Understood): Understood | null {
  const { words, tagged, persons, period, points } = next
  const topic = lifeTopicOf(lang, words)
  const isOpen =
    topic !== null && words.length <= MOST_OF_TOPIC && persons.length + points.length === 0 && period === null
  const isAsked =
    words.some((word) =>
      /^(?:what|which|why|how|should|will|is|do|any|что|какая|какой|какие|почему|как|ли|стоит)$/.test(word),
    ) || next.when
  if (!isOpen || isAsked || !RETOLD.has(formOf(state))) return null
  const { subject, last } = state
  const intent = subject.intent === 'lately' || subject.intent === 'nervous' ? 'why_so' : subject.intent
  return { ...subject, intent, topic, likely: [], words, tagged, before: last }
}

const MOST_OF_NAME = 5

/** "And Ben?", and nothing else: the question that the conversation is about, of somebody else. */
function ofSomebodyElse(lang: Lang, { subject, last }: ThreadState, next: Understood): Understood | null {
  const { words, tagged, persons, points, houses, period } = next
  const isNamed = tagged.includes('/person')
  if (!isNamed || words.length > MOST_OF_NAME || points.length + houses.length > 0 || period) return null
  const others = tagged
    .trim()
    .split(' ')
    .filter((word) => !word.includes('/person'))
  if (others.some((word) => !ONLY[lang].test(word))) return null
  const isTold =
    isAboutDays(subject.intent) ||
    FORMS[subject.intent] !== undefined ||
    isOfPair(subject.intent) ||
    subject.intent in NATAL_KINDS
  if (subject.intent === 'term' && subject.points.length > 0)
    return { ...subject, intent: 'point', persons, likely: [], words, tagged: next.tagged, before: last }
  return isTold && subject.intent !== 'places'
    ? { ...subject, persons, likely: [], words, tagged: next.tagged, before: last }
    : null
}
const ONLY: Record<Lang, RegExp> = {
  en: /^(?:and|so|ok|what|how|about|with|for|my|the|of)$/,
  ru: /^(?:а|и|ну|у|с|со|для|про|насчет|как|что|мой|моей|моего|моя)$/,
}

const THAT_DAY = /(?<=^| )(?:(?:that|this|the same) (?:day|date)|(?:в )?(?:этот|тот)(?: же)? день|в эту дату)(?= |$)/
/** "What does Tom's chart say about that day?", after a day was chosen. */
function ofThatDay({ choice, chosen, last }: ThreadState, next: Understood): Understood | null {
  const { words, tagged, persons, points } = next
  if (!choice || !THAT_DAY.test(words.join(' '))) return null
  const [date] = chosen().days
  if (date === undefined) return null
  const period = { kind: 'day' as const, from: date, to: date }
  if (points.length === 1 && points[0] === 'moon')
    return { ...next, intent: 'sky_place', period, dates: [date], before: last }
  if (persons.length === 0 || points.length > 0) return null
  return { ...choice, intent: 'best_day', persons, period, dates: [date], limits: null, words, tagged, before: last }
}
