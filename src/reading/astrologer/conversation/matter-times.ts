import type { Lang } from '#language/lang.ts'
import { isAboutDays, type Understood } from '../question.ts'
import { wordsOfItsOwn } from '../understanding/elliptic.ts'
import { MATTER_RULES, type MatterForm } from '../understanding/life/matter.ts'
import type { Spoken } from './matter-frame.ts'
import type { ThreadState } from './thread-state.ts'

const DAY_MS = 86_400_000
const daysOf = ({ period }: Pick<Understood, 'period'>): number =>
  period === null ? 0 : (Date.parse(period.to) - Date.parse(period.from)) / DAY_MS
const A_WEEK = 7
/** In so many words a time that is named is what a message is of. */
const MOST_WORDS = 9

/** A word for a day, a part of one, or how it is asked for. */
export const A_DAY =
  /^(?:days?|dates?|when|weekends?|weekdays?|week|morning|evening|afternoon|time|hour|january|february|march|april|may|june|july|august|september|october|november|december|день|дня|дни|дней|числ\p{L}*|дат\p{L}*|когда|выходн\p{L}*|будн\p{L}*|недел\p{L}*|утр\p{L}*|вечер\p{L}*|днем|час\p{L}*)$/u

const MAYBE =
  /^(?:maybe|perhaps|possibly|then|spring|summer|autumn|fall|winter|next|может|наверное|быть|весн\p{L}*|лет\p{L}*|осен\p{L}*|зим\p{L}*|следующ\p{L}*)$/u

interface Timed {
  before: Spoken
  form: MatterForm
  state: ThreadState | null
}

/**
 * A message that goes on with a matter by a time: "which months?", "what about January?", "my husband says autumn, is he right?"; null
 * where it is of something else.
 */
export function ofTimeNamed(lang: Lang, asked: Understood, timed: Timed): Understood | null {
  const { before, form, state } = timed
  const { topic, time, isSilent } = MATTER_RULES[before.of]
  if (isSilent) return null
  const months = ofMonths(lang, asked, before, state)
  if (months) return months
  const as = (more: Partial<Understood>): Understood => ({
    ...asked,
    topic,
    matter: { of: before.of, form: 'when' },
    persons: [],
    before: state?.last ?? null,
    ...more,
  })
  const { period, words, weekdays } = asked
  const isShort = words.length <= MOST_WORDS
  if (period !== null && isShort && IS_RIGHT[lang].test(words.join(' '))) return as({ intent: 'should_i' })
  const isAfterDays = state !== null && isAboutDays(state.last.intent)
  if ((period === null && weekdays.length === 0) || isAfterDays || !isShort) return null
  const isAlone = wordsOfItsOwn(lang, asked).every((word) => A_DAY.test(word) || MAYBE.test(word))
  const isForPurpose = time !== 'windows' && time !== 'eases' && time !== 'none'
  const isAsked = (isAlone && TALKED.has(time)) || form === 'should' || form === 'whether' || form === 'if'
  if (isForPurpose && isAsked && daysOf(asked) <= MOST_DAYS)
    return as({ intent: 'best_day', purpose: time, persons: before.persons })
  if (!isAlone || period === null) return null
  if (time === 'windows') return as({ intent: 'topic_when', when: true })
  return daysOf(asked) <= A_WEEK ? as({ intent: 'period', topic: null, purpose: 'anything' }) : null
}
/** What any day may be right for. */
const TALKED: ReadonlySet<string> = new Set(['talk', 'meet', 'start', 'purchase', 'contract'])
/** Among so many days one is chosen. */
const MOST_DAYS = 62

/** "Which months?", "and which should I avoid?", after a matter that has its times. */
function ofMonths(lang: Lang, asked: Understood, { of, period }: Spoken, state: ThreadState | null): Understood | null {
  const text = asked.words.join(' ')
  const avoids = AVOIDS[lang].test(text)
  const { time } = MATTER_RULES[of]
  const isMonths = WHICH_MONTHS.test(text) && time !== 'none' && time !== 'eases'
  if (!isMonths && (time !== 'windows' || !avoids)) return null
  return {
    ...asked,
    intent: 'best_month',
    topic: MATTER_RULES[of].topic,
    matter: { of, form: 'when' },
    persons: [],
    period: asked.period ?? period,
    words: avoids ? [...asked.words, 'avoid'] : asked.words,
    before: state?.last ?? null,
  }
}
const WHICH_MONTHS = /(?<=^| )(?:(?:which|what) months?|в каком месяце|какой месяц|какие месяцы|в какие месяцы)(?= |$)/
const AVOIDS: Record<Lang, RegExp> = {
  en: /(?<=^| )(?:(?:should|do|must) i avoid|to avoid|when not(?: to)?|worst (?:time|month|months)|bad time)(?= |$)/,
  ru: /(?<=^| )(?:(?:когда|чего) (?:\p{L}+ )?(?:не надо|не стоит|нельзя|избегать)|худш\p{L}* (?:время|месяц\p{L}*)|плохое время)(?= |$)/u,
}
const IS_RIGHT: Record<Lang, RegExp> = {
  en: /(?<=^| )(?:(?:is|are) (?:he|she|they|that|it) right|right or wrong|agree)(?= |$)/,
  ru: /(?<=^| )(?:он прав|она права|они правы|прав ли он|права ли она|согласны?|так ли это)(?= |$)/,
}

/** Whether a time is asked of what comes, and not of what to do. */
export const isOfEvent = (lang: Lang, text: string): boolean => WILL_BE[lang].test(text)
const WILL_BE: Record<Lang, RegExp> = {
  en: /(?<=^| )when (?:will|does|do (?!i |we )|is|are|am i (?:going|gonna)|can i expect|exactly will)(?= |$)|(?<=^| )how (?:long|soon)(?= |$)|^(?:(?:and|so|but|ok) )*when(?: though| then| exactly)?$/,
  ru: /(?<=^| )(?:когда|долго|скоро|сколько)(?= |$)(?!(?: \p{L}+){0,3} \p{L}{2,}(?:ть|ться|ти|тись|чь)(?= |$))/u,
}
