import { twoDigits } from '#language/angle.ts'
import { monthNamed } from './written-birth.ts'
import { numberOf, type Slot } from '../understanding/slots.ts'
import { isOfPast, later, shift, spokenSpan } from './spoken-span.ts'
import type { Period } from '../question.ts'
import type { Heard } from '../understanding/vocabulary.ts'

const dateOf = (year: number, month: number, day: number) => `${year}-${twoDigits(month)}-${twoDigits(day)}`
const exists = (date: string) =>
  !Number.isNaN(Date.parse(date)) && new Date(Date.parse(date)).toISOString().startsWith(date)
/** Monday 1 … Sunday 7. */
const weekday = (date: string) => ((new Date(Date.parse(date)).getUTCDay() + 6) % 7) + 1
const lastOf = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate()
const year = (date: string) => Number(date.slice(0, 4))
const month = (date: string) => Number(date.slice(5, 7))

const day = (date: string): Period => ({ kind: 'day', from: date, to: date })
const wholeMonth = (of: number, at: number): Period => ({
  kind: 'month',
  from: dateOf(of, at, 1),
  to: dateOf(of, at, lastOf(of, at)),
})
const wholeYear = (of: number): Period => ({ kind: 'year', from: dateOf(of, 1, 1), to: dateOf(of, 12, 31) })

/** The years that the tables and a person's life have in common. */
const isYear = (value: number) => value >= 1900 && value <= 2099

/**
 * The time that a question asks of, seen from a civil date `YYYY-MM-DD`; null where it names none.
 *
 * @param born the reader's civil date of birth, where it is known: for "when I was 30"
 */
export function periodOf(
  words: readonly string[],
  heard: readonly Heard<Slot>[],
  today: string,
  born: string | null = null,
): Period | null {
  const has = (name: Slot) => heard.some((one) => one.name === name)
  const next = has('next')
  const written = datesNamed(words, heard, today)
  const [first, last] = [written.toSorted()[0], written.toSorted().at(-1)]
  if (first !== undefined && last !== undefined)
    return first === last ? day(first) : { kind: 'span', from: first, to: last }
  const spoken = spokenSpan(words, today, born)
  if (spoken) return spoken
  const years = yearsOf(words)
  const [namedYear] = years
  const joined = words.flatMap((word) => joinedMonths(word) ?? [])
  const months = joined.length > 0 ? joined : heard.flatMap(({ name }) => numberOf(name, 'month') ?? [])
  const [named] = months
  if (named !== undefined) return ofMonths(months, { named: namedYear ?? null, words, today })
  if (namedYear) {
    const to = years.at(-1) ?? namedYear
    return to > namedYear
      ? { kind: 'span', from: dateOf(namedYear, 1, 1), to: dateOf(to, 12, 31) }
      : wholeYear(namedYear)
  }
  if (has('dayAfter')) return day(shift(today, 2))
  if (has('tomorrow')) return day(shift(today, 1))
  if (has('today')) return day(today)
  const onWeekday = heard.map(({ name }) => numberOf(name, 'weekday')).find((value) => value !== null)
  if (onWeekday) {
    const ahead = shift(today, (onWeekday - weekday(today) + 7) % 7)
    // "Next Friday" is the one of the week to come.
    const date = next && ahead <= shift(today, 7 - weekday(today)) ? shift(ahead, 7) : ahead
    return words.some((word) => /^(?:weekend|выходн)/.test(word))
      ? { kind: 'span', from: date, to: shift(date, 1) }
      : day(date)
  }
  if (has('week')) {
    const from = next ? shift(today, 8 - weekday(today)) : today
    return { kind: 'week', from, to: next ? shift(from, 6) : shift(today, 6) }
  }
  if (has('month')) {
    const of = month(today) + (next ? 1 : 0)
    return next
      ? wholeMonth(year(today) + (of > 12 ? 1 : 0), ((of - 1) % 12) + 1)
      : { kind: 'month', from: today, to: endOfMonth(today) }
  }
  if (has('year')) return next ? wholeYear(year(today) + 1) : { kind: 'year', from: today, to: shift(today, 365) }
  return null
}

/** Fewer days of a month are left than can be chosen among. */
const FEWEST_LEFT = 7

/** The end of this month, or the same day of the next where it is nearly over. */
function endOfMonth(today: string): string {
  const end = wholeMonth(year(today), month(today)).to
  return shift(today, FEWEST_LEFT) > end ? shift(today, 30) : end
}

/** "2020", "2017-2019". */
const yearsOf = (words: readonly string[]) =>
  words.flatMap((word) => (/^\d{4}(?:-\d{4})?$/.test(word) ? word.split('-').map(Number).filter(isYear) : []))

/** «май-июнь», "april-may". */
function joinedMonths(word: string): number[] | null {
  const months = word.split('-').map(monthNamed)
  return months.length === 2 && months.every((one) => one !== null) ? (months as number[]) : null
}

/** One month or several: "April or May 2027", «январь-февраль», "till June". */
function ofMonths(
  months: readonly number[],
  { named, words, today }: { named: number | null; words: readonly string[]; today: string },
): Period {
  const [first = 1] = months
  const last = months.at(-1) ?? first
  const hasPassed = first < month(today)
  // "I've been offered a job starting January" is of what comes.
  const isPast = isOfPast(words) && !words.some((word) => /^(?:starting|start|starts|начиная|будет|буду)$/.test(word))
  const of = named ?? year(today) + (isPast ? (first > month(today) ? -1 : 0) : hasPassed ? 1 : 0)
  const bound = words[words.findIndex((word) => /^(?:till|until|by|before|до)$/.test(word)) + 1] ?? ''
  const [, lastDay] = /^(\d{1,2})(?:st|nd|rd|th|-?го|-?е|-?ое)?$/.exec(bound) ?? []
  // "In February, before the 20th".
  if (lastDay !== undefined && first === last) {
    const { from } = wholeMonth(of, first)
    return {
      kind: 'span',
      from: from < today ? today : from,
      to: dateOf(of, first, Math.max(1, Math.min(Number(lastDay), lastOf(of, first)))),
    }
  }
  if (words.some((word) => /^(?:till|until|до)$/.test(word)) && first === last)
    return { kind: 'span', from: today, to: wholeMonth(of, first).to }
  if (first === last) return wholeMonth(of, first)
  return { kind: 'span', from: dateOf(of, first, 1), to: wholeMonth(last < first ? of + 1 : of, last).to }
}

/** Months whose name is another word, too: told by the day that stands beside it. */
const AMBIGUOUS: Readonly<Record<string, number>> = { march: 3, mar: 3, may: 5 }

/** `27`, `27th`, «27-го». */
const DAY = /^(\d{1,2})(?:st|nd|rd|th|-?го|-?е|-?ое)?$/
const DAYS = /^(\d{1,2})-(\d{1,2})$/
const BETWEEN = /^(?:and|or|to|и|или|по|либо|до|-)$/

/** Every date that a question names: `27.11.2026`, `2026-11-27`, `27 November`, "December 3 or 8", «между 1 и 12 декабря». */
export function datesNamed(words: readonly string[], heard: readonly Heard<Slot>[], today: string): string[] {
  const found: string[] = []
  for (const word of words) {
    const iso = /^(\d{4})-(\d\d)-(\d\d)$/.exec(word)
    if (iso && exists(word) && isYear(Number(iso[1]))) found.push(word)
    const dotted = /^(\d{1,2})[./](\d{1,2})(?:[./](\d{4}|\d\d))?$/.exec(word)
    const named = dotted?.[3] === undefined ? null : Number(dotted[3].padStart(4, '20'))
    if (dotted && (named === null || isYear(named)))
      found.push(...nearest(Number(dotted[2]), [Number(dotted[1])], named, today))
  }
  const [named = null] = yearsOf(words)
  const isHeard = new Set(heard.flatMap(({ name, at }) => (numberOf(name, 'month') === null ? [] : [at])))
  const beside = words.flatMap((word, at) => {
    const of = AMBIGUOUS[word]
    return of === undefined || isHeard.has(at) ? [] : [{ of, at, span: 1 }]
  })
  const isMonth = new Set([...isHeard, ...beside.map(({ at }) => at)])
  // "12 June, 26 June" or "June 12, June 26".
  const isDayFirst = DAY.test(words[Math.min(...isMonth) - 1] ?? '')
  const months = heard.map(({ name, at, span }) => ({ of: numberOf(name, 'month'), at, span }))
  for (const { of, at, span } of [...months, ...beside]) {
    if (of === null) continue
    const days = daysBeside(words, { at, span, months: isDayFirst ? new Set() : isMonth })
    found.push(...nearest(of, days, named, today, isOfPast(words)))
  }
  return [...new Set([...found, ...daysAlone(words, found, today)])]
}

const ORDINAL = /^(\d{1,2})(?:st|nd|rd|th|-?го|-?е|-?ое)$/
/** "On the 15th", «15-го». */
const ON_DAY = /(?<=^| )(?:(?:on|for|to) the \d{1,2}(?:st|nd|rd|th)|на \d{1,2}-?(?:го|е))(?= |$)/
const OF_HOUSES = /^(?:houses?|cusps?|grade|century|дом\p{L}*|куспид\p{L}*|класс\p{L}*|век\p{L}*)$/u

/** "the 12th or the 19th", «12 или 19 числа», "December 8 or the 10th": days among which one is chosen, without their month. */
function daysAlone(words: readonly string[], found: readonly string[], today: string): string[] {
  const isChoice =
    words.some((word) => /^(?:or|или|либо)$/.test(word)) || (found.length === 0 && ON_DAY.test(words.join(' ')))
  if (!isChoice || words.some((word) => OF_HOUSES.test(word))) return []
  const isOfDays = words.some((word) => /^числ\p{L}*$/u.test(word))
  const days = words.flatMap((word) => {
    const [, at] = ORDINAL.exec(word) ?? (isOfDays ? (/^(\d{1,2})$/.exec(word) ?? []) : [])
    return at && found.every((date) => Number(date.slice(8)) !== Number(at)) ? [Number(at)] : []
  })
  const last = found.toSorted().at(-1) ?? null
  return days.flatMap((at) => {
    const coming = [today, later(today, 1, 'month')].map((date) => `${(last ?? date).slice(0, 8)}${twoDigits(at)}`)
    return coming.find((date) => exists(date) && date >= today) ?? []
  })
}

/** The days of a month that stand before or after its name. */
function daysBeside(
  words: readonly string[],
  { at, span, months }: { at: number; span: number; months: ReadonlySet<number> },
): number[] {
  const days: number[] = []
  const walk = (from: number, step: 1 | -1) => {
    for (let i = from; ; i += step) {
      const word = words[i] ?? ''
      const [, one, to] = DAYS.exec(word) ?? DAY.exec(word) ?? []
      // "December 4, December 11": the 4 belongs to the month before it.
      if (step < 0 && one !== undefined && months.has(i - 1) && DAY.test(words[at + span] ?? '')) return
      if (one !== undefined) days.push(Number(one), ...(to === undefined ? [] : [Number(to)]))
      else if (!(BETWEEN.test(word) && days.length > 0)) return
    }
  }
  // "the 27th of November"
  walk(words[at - 1] === 'of' ? at - 2 : at - 1, -1)
  if (days.length === 0) walk(at + span, 1)
  return days
}

/** The dates that are meant: of the named year, or the next ones that come. */
function nearest(of: number, days: readonly number[], named: number | null, today: string, isPast = false): string[] {
  const candidates = days.map((at) => dateOf(named ?? year(today), of, at)).filter(exists)
  if (named !== null) return candidates
  return candidates.map((date) => {
    const at = Number(date.slice(8))
    if (isPast) return date > today ? dateOf(year(today) - 1, of, at) : date
    return date < shift(today, -31) ? dateOf(year(today) + 1, of, at) : date
  })
}
