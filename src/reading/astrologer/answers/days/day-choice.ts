import { twoDigits } from '#language/angle.ts'
import type { Understood } from '../../question.ts'
import { shift } from '../../time/spoken-span.ts'
import { monthNamed } from '../../time/written-birth.ts'

/** How many days are looked through: where no time is named, and at most. */
const USUAL_DAYS = 30
const MOST_DAYS = 370

export const saysAny = (words: readonly string[], pattern: RegExp): boolean => words.some((word) => pattern.test(word))

const CHOICE = /^(?:or|или|либо|vs)$/
const RANGE = /^(?:between|from|through|till|until|между|с|со|по|до)$/
const UNTIL = /^(?:to|through|till|until|по|до)$/
const WEEK = /^(?:week|недел\p{L}*)$/u
const NEXT = /^(?:next|след|следующ\p{L}*)$/u
const WORKDAYS = /^(?:weekdays?|workdays?|будн\p{L}*|будни\p{L}*|рабочи\p{L}*)$/u

/** Monday 1 … Sunday 7. */
export const weekdayOf = (date: string) =>
  (((new Date(Date.parse(date)).getUTCDay() + 6) % 7) + 1) as 1 | 2 | 3 | 4 | 5 | 6 | 7

export interface CivilSpan {
  from: string
  to: string
  /** Whether it is a whole month. */
  isMonth: boolean
}

export interface Choice {
  /** The days among which one is chosen, in order. */
  dates: string[]
  /** Whether they were named one by one. */
  isNamed: boolean
  /** The stretches of time among which one is chosen instead; empty where days are. */
  spans: CivilSpan[]
}

function everyDay(from: string, to: string): string[] {
  const all: string[] = []
  for (let date = from; date <= to && all.length < MOST_DAYS; date = shift(date, 1)) all.push(date)
  return all
}

/** "June or September", "January 12-22 or March 15-25", «с 3 по 8 мая или с 1 по 7 июня». */
function spansOf({ words, dates }: Understood, today: string): CivilSpan[] {
  if (!saysAny(words, CHOICE) && !saysAny(words, /^(?:than|чем)$/)) return []
  const inOrder = dates.toSorted()
  const isRanges =
    words.filter((word) => /^\d{1,2}-\d{1,2}$/.test(word)).length > 1 ||
    words.filter((word) => UNTIL.test(word)).length > 1
  if (inOrder.length === 4 && isRanges)
    return [0, 2].map((at) => ({ from: inOrder[at] ?? '', to: inOrder[at + 1] ?? '', isMonth: false }))
  const months = [...new Set(words.flatMap((word) => monthNamed(word) ?? []))]
  if (inOrder.length > 0 || months.length < 2) return []
  const [named] = words.filter((word) => /^20\d\d$/.test(word)).map(Number)
  return months
    .map((month) => {
      const first = (year: number) => `${year}-${twoDigits(month)}-01`
      const thisYear = named ?? Number(today.slice(0, 4))
      const from = named === undefined && lastOfMonth(first(thisYear)) < today ? first(thisYear + 1) : first(thisYear)
      return { from, to: lastOfMonth(from), isMonth: true }
    })
    .toSorted((a, b) => (a.from < b.from ? -1 : 1))
}

const lastOfMonth = (first: string): string => shift(`${shift(first, 31).slice(0, 7)}-01`, -1)

/** The week of which weekdays are named: the one to come, or these seven days. */
function weekAsked(words: readonly string[], today: string): { from: string; to: string } {
  const isNext = saysAny(words, WEEK) && saysAny(words, NEXT)
  const from = isNext ? shift(today, 8 - weekdayOf(today)) : shift(today, 1)
  return { from, to: shift(from, 6) }
}

/** The days that a question leaves to choose from, none of them past. */
export function choiceOf(asked: Understood, today: string): Choice {
  const { dates, weekdays, period, words } = asked
  const spans = spansOf(asked, today)
    .map((span) => ({ ...span, from: span.from < today ? today : span.from }))
    .filter(({ from, to }) => from <= to)
  // "Three Saturdays in May or June" are looked for in both.
  const isCounted = countAsked(words) > USUAL_COUNT
  if (spans.length > 1 && !isCounted) return { dates: [], isNamed: false, spans }
  const [from0, to0] = [spans[0]?.from, spans.at(-1)?.to]
  if (spans.length > 1 && from0 && to0) {
    const all = everyDay(from0, to0)
    return {
      dates: weekdays.length > 0 ? all.filter((date) => weekdays.includes(weekdayOf(date))) : all,
      isNamed: false,
      spans: [],
    }
  }
  const isRange = saysAny(words, RANGE) && dates.length === 2 && !saysAny(words, CHOICE)
  if (
    dates.length > 2 ||
    (dates.length === 2 && asked.areListed) ||
    (dates.length === 2 && !isRange && saysAny(words, /^(?:or|или|либо|vs|and|и)$/))
  )
    return { dates: dates.filter((date) => date >= today).toSorted(), isNamed: true, spans: [] }
  const isLimited = (asked.limits?.weekdays.length ?? 0) > 0
  if (
    !isLimited &&
    weekdays.length > 1 &&
    dates.length === 0 &&
    (!period || period.kind === 'day' || period.kind === 'week')
  ) {
    const { from, to } = weekAsked(words, today)
    const named = everyDay(from, to).filter((date) => weekdays.includes(weekdayOf(date)))
    return { dates: named, isNamed: true, spans: [] }
  }
  const from = period && period.from > today ? period.from : shift(today, period?.kind === 'day' ? 0 : 1)
  const to = period ? period.to : shift(today, USUAL_DAYS)
  const all = everyDay(from, to)
  const isOneDay = period?.kind === 'day'
  const wanted = weekdays.length === 0 && saysAny(words, WORKDAYS) ? [1, 2, 3, 4, 5] : weekdays
  const kept = wanted.length > 0 && !isOneDay ? all.filter((date) => wanted.includes(weekdayOf(date))) : all
  return { dates: kept, isNamed: isOneDay, spans: [] }
}

const COUNTS: Readonly<Record<string, number>> = {
  three: 3,
  четыре: 4,
  four: 4,
  пять: 5,
  five: 5,
  три: 3,
  трех: 3,
  тройку: 3,
}
const DAYS_WORD =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekends?|понедельник\p{L}*|вторник\p{L}*|сред[ыу]|четверг\p{L}*|пятниц\p{L}*|суббот\p{L}*|воскресень\p{L}*|best|good|lucky|days?|dates?|top|options?|лучших|лучшие|хороших|дн\p{L}*|дат\p{L}*|числ\p{L}*|варианта|вариантов)$/u
const BESIDE = /^(?:and|to|till|until|before|after|the|и|по|до|после|с)$/
const MOST_TOLD = 4
const USUAL_COUNT = 2

/** How many days are wished: "three best dates", «дай три лучших дня». */
export function countAsked(words: readonly string[]): number {
  const found = words.flatMap((word, at) => {
    const isOfDays = words.slice(at + 1, at + 3).some((next) => DAYS_WORD.test(next)) || words[at - 1] === 'top'
    // "Between the 2nd and 9, best day" counts none.
    const isNumber =
      /^[1-9]$/.test(word) && !BESIDE.test(words[at - 1] ?? '') && monthNamed(words[at - 1] ?? '') === null
    const count = COUNTS[word] ?? (isNumber ? Number(word) : 0)
    return isOfDays && count > 0 ? [count] : []
  })
  return Math.min(found[0] ?? USUAL_COUNT, MOST_TOLD)
}
