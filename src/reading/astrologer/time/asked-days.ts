import { dayLimitsOf, periodWithin } from './day-limits.ts'
import { datesNamed, periodOf } from './period.ts'
import { shift } from './spoken-span.ts'
import type { Period, Understood } from '../question.ts'
import { numberOf, type Slot } from '../understanding/slots.ts'
import type { Heard } from '../understanding/vocabulary.ts'

/** When a question is asked, and by whom. */
interface Asked {
  /** Civil dates `YYYY-MM-DD`. */
  today: string
  born?: string | null
}

const OF_THIS = /^(?:this|next|coming|upcoming|эт\p{L}*|ближайш\p{L}*|следующ\p{L}*|будущ\p{L}*)$/u
const isWeekday = ({ name }: Heard<Slot>) => numberOf(name, 'weekday') !== null

/** A weekday that only says which days are left names no day: "not on a Monday", "weekends". */
const withoutWeekdays = (words: readonly string[], heard: readonly Heard<Slot>[]): Heard<Slot>[] =>
  heard.filter((one) => !isWeekday(one) || OF_THIS.test(words[one.at - 1] ?? ''))

/** "New Year" is a feast and no year. */
const isFeast = (words: readonly string[], { name, at }: Heard<Slot>): boolean =>
  name === 'year' && /^(?:new|нов(?:ый|ого|ому|ым))$/.test(words[at - 1] ?? '')

/** "The weekend", «на выходных»: the one to come; "weekends" only say which days are left. */
function theWeekend(words: readonly string[], today: string): Period | null {
  if (!THE_WEEKEND.test(words.join(' '))) return null
  const weekday = (new Date(Date.parse(today)).getUTCDay() + 6) % 7
  const from = shift(today, Math.max(0, SATURDAY - weekday))
  return { kind: 'span', from, to: shift(today, SATURDAY + 1 - weekday) }
}
const SATURDAY = 5
const THE_WEEKEND =
  /(?<=^| )(?:(?:the|this|at|on|coming) weekend|(?:на|в|эти|этих|ближайшие|ближайших) выходны[ехм]+)(?= |$)(?!.* (?:only|только))/

/** The time that a question names. */
export function askedPeriod(
  words: readonly string[],
  heard: readonly Heard<Slot>[],
  { today, born }: Asked,
): Period | null {
  const weekend = theWeekend(words, today)
  if (weekend) return weekend
  const limits = dayLimitsOf(words, { today, born })
  const isOfWeekdays = (limits?.weekdays.length ?? 0) > 0
  // "He owes me since March" names no time to choose in.
  const said = heard.filter((one) => !isFeast(words, one) && words[one.at - 1] !== 'since')
  return periodOf(words, isOfWeekdays ? withoutWeekdays(words, said) : said, today, born)
}

/** The days that a question names or leaves to choose from. */
export function askedDays(
  words: readonly string[],
  heard: readonly Heard<Slot>[],
  { today, born }: Asked,
  named: Period | null,
): Pick<Understood, 'period' | 'dates' | 'weekdays' | 'limits'> {
  if (theWeekend(words, today)) return { period: named, dates: [], weekdays: [], limits: null }
  const within = named && named.from !== named.to && named.to >= today ? named : null
  const limits = dayLimitsOf(words, { today, born, within })
  const dates = datesNamed(words, heard, today)
  const isWeekend = words.some((word) => /^(?:weekends?|выходн\p{L}*)$/u.test(word))
  const heardDays = heard.flatMap(({ name }) => numberOf(name, 'weekday') ?? [])
  const weekdays = [...new Set(isWeekend ? [...heardDays, 6, 7] : heardDays)]
  if (!limits) return { period: named, dates, weekdays }
  const bounded = periodWithin(limits, today, within)
  return {
    period: bounded ?? named,
    dates: bounded ? [] : dates,
    // "By Friday" names no Friday to choose.
    weekdays: limits.weekdays.length > 0 ? limits.weekdays : bounded ? [] : weekdays,
    limits,
  }
}
