import { twoDigits } from '#language/angle.ts'
import { numberOf, type Slot } from './slots.ts'
import type { Period } from './question.ts'
import type { Heard } from './vocabulary.ts'

const DAY_MS = 86_400_000
const shift = (date: string, days: number) => new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10)
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

/** The time that a question asks of, seen from a civil date `YYYY-MM-DD`; null where it names none. */
export function periodOf(words: readonly string[], heard: readonly Heard<Slot>[], today: string): Period | null {
  const has = (name: Slot) => heard.some((one) => one.name === name)
  const next = has('next')
  const written = writtenDate(words, heard, today)
  if (written) return written
  const namedYear = words.map(Number).find(isYear)
  const named = heard.map(({ name }) => numberOf(name, 'month')).find((value) => value !== null)
  if (named) {
    const of = namedYear ?? (named < month(today) ? year(today) + 1 : year(today))
    return wholeMonth(of, named)
  }
  if (namedYear) return wholeYear(namedYear)
  if (has('dayAfter')) return day(shift(today, 2))
  if (has('tomorrow')) return day(shift(today, 1))
  if (has('today')) return day(today)
  const onWeekday = heard.map(({ name }) => numberOf(name, 'weekday')).find((value) => value !== null)
  if (onWeekday) return day(shift(today, (onWeekday - weekday(today) + 7) % 7))
  if (has('week')) {
    const from = next ? shift(today, 8 - weekday(today)) : today
    return { kind: 'week', from, to: next ? shift(from, 6) : shift(today, 6) }
  }
  if (has('month')) {
    const of = month(today) + (next ? 1 : 0)
    return next
      ? wholeMonth(year(today) + (of > 12 ? 1 : 0), ((of - 1) % 12) + 1)
      : { kind: 'month', from: today, to: shift(today, 30) }
  }
  if (has('year')) return next ? wholeYear(year(today) + 1) : { kind: 'year', from: today, to: shift(today, 365) }
  return null
}

/** `27.11.2026`, `2026-11-27`, `27 November`, `November 27th`. */
function writtenDate(words: readonly string[], heard: readonly Heard<Slot>[], today: string): Period | null {
  for (const word of words) {
    const iso = /^(\d{4})-(\d\d)-(\d\d)$/.exec(word)
    if (iso && exists(word) && isYear(Number(iso[1]))) return day(word)
    const dotted = /^(\d{1,2})[./](\d{1,2})(?:[./](\d{4}))?$/.exec(word)
    if (dotted && (dotted[3] === undefined || isYear(Number(dotted[3])))) {
      const date = nearest(Number(dotted[2]), Number(dotted[1]), dotted[3] ? Number(dotted[3]) : null, today)
      if (date) return day(date)
    }
  }
  for (const { name, at, span } of heard) {
    const of = numberOf(name, 'month')
    if (of === null) continue
    const beside = [words[at - 1], words[at + span]]
    const number = beside.map((word) => /^(\d{1,2})(?:st|nd|rd|th|-?го|-?е|-?ое)?$/.exec(word ?? '')?.[1]).find(Boolean)
    const named = words.map(Number).find(isYear) ?? null
    const date = number ? nearest(of, Number(number), named, today) : null
    if (date) return day(date)
  }
  return null
}

/** The date that is meant: of the named year, or the next one that comes. */
function nearest(of: number, at: number, named: number | null, today: string): string | null {
  const candidate = dateOf(named ?? year(today), of, at)
  if (!exists(candidate)) return null
  return named === null && candidate < shift(today, -31) ? dateOf(year(today) + 1, of, at) : candidate
}
