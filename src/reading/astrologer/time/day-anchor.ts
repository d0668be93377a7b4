import { twoDigits } from '#language/angle.ts'
import { monthNamed } from './written-birth.ts'
import { later, shift } from './spoken-span.ts'

/** The days that a name in a question stands for: a date, a month, a feast, the end of a month. */
export interface Anchor {
  from: string
  to: string
  /** How many words name it. */
  span: number
  /** Whether it is the end of something, so that "until" it includes it. */
  isEnd?: boolean
}

/** Seen from when, and within which days a bare number is looked for. */
export interface Seen {
  /** Civil dates `YYYY-MM-DD`. */
  today: string
  born?: string | null
  /** Whether a number alone may be a day of the month; it may be an age. */
  mayBeBare?: boolean
  /** The days spoken of before. */
  within?: { from: string; to: string } | null
}

const DAY = /^(\d{1,2})(?:st|nd|rd|th|-?го|-?е|-?ое|-?ого|-?му|-?м|-?ым)?$/
/** What makes of a number an hour, an age or a length. */
const NO_DAY =
  /^(?:years?|yrs?|months?|weeks?|days?|hours?|minutes?|mins?|am|pm|oclock|degrees?|percent|people|times|houses?|лет|год\p{L}*|месяц\p{L}*|недел\p{L}*|дн\p{L}*|день|час\p{L}*|утра|вечера|минут\p{L}*|градус\p{L}*|процент\p{L}*|раз\p{L}*|дом\p{L}*)$/u
const FILLER = /^(?:the|on|my|about|around|roughly|где-то|примерно|моего|мое|нашего|числа)$/

const yearOf = (date: string) => Number(date.slice(0, 4))
const isoOf = (year: number, month: number, day: number) => `${year}-${twoDigits(month)}-${twoDigits(day)}`
const lastOf = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate()
/** Monday 1 … Sunday 7. */
const weekdayOf = (date: string) => ((new Date(Date.parse(date)).getUTCDay() + 6) % 7) + 1

/** The next time that days of a year come, those of now included. */
function comingYear(today: string, of: (year: number) => { from: string; to: string }) {
  const found = of(yearOf(today))
  return found.to >= today ? found : of(yearOf(today) + 1)
}

const day = (date: string) => ({ from: date, to: date })

/** Easter Sunday by the Gregorian reckoning, after Butcher. */
function westernEaster(year: number): string {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100]
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const sum = h + l - 7 * m + 114
  return isoOf(year, Math.floor(sum / 31), (sum % 31) + 1)
}

/** Orthodox Easter Sunday in the Gregorian calendar, after Meeus. */
function easternEaster(year: number): string {
  const d = (19 * (year % 19) + 15) % 30
  const e = (2 * (year % 4) + 4 * (year % 7) - d + 34) % 7
  const sum = d + e + 114
  return shift(isoOf(year, Math.floor(sum / 31), (sum % 31) + 1), 13)
}

/** The fourth Thursday of November. */
function thanksgiving(year: number): string {
  const first = isoOf(year, 11, 1)
  return shift(first, ((4 - weekdayOf(first) + 7) % 7) + 21)
}

type InYear = (year: number) => { from: string; to: string }
/** Feasts and seasons by their names. */
const NAMED: readonly (readonly [RegExp, InYear])[] = [
  [/^(?:christmas|xmas)(?: (?:day|eve))?(?= |$)/, (year) => day(isoOf(year, 12, 25))],
  [/^рождеств\p{L}*(?= |$)/u, (year) => day(isoOf(year, 1, 7))],
  [/^(?:new years?(?: (?:day|eve))?|нов(?:ый|ого|ому|ым) год(?:а|у|ом)?|нг)(?= |$)/, (year) => day(isoOf(year, 1, 1))],
  [
    /^(?:новогодн\p{L}* |январск\p{L}* )?(?:праздник\p{L}*|каникул\p{L}*)(?= |$)/u,
    (year) => ({ from: isoOf(year, 1, 1), to: isoOf(year, 1, 8) }),
  ],
  [/^(?:the )?holidays(?= |$)/, (year) => ({ from: isoOf(year, 12, 24), to: isoOf(year + 1, 1, 1) })],
  [/^майски\p{L}*(?: праздник\p{L}*)?(?= |$)/u, (year) => ({ from: isoOf(year, 5, 1), to: isoOf(year, 5, 9) })],
  [/^8 марта(?= |$)/, (year) => day(isoOf(year, 3, 8))],
  [/^easter(?= |$)/, (year) => day(westernEaster(year))],
  [/^пасх\p{L}*(?= |$)/u, (year) => day(easternEaster(year))],
  [/^(?:valentines?(?: day)?|день святого валентина|дня святого валентина)(?= |$)/, (year) => day(isoOf(year, 2, 14))],
  [/^halloween(?= |$)/, (year) => day(isoOf(year, 10, 31))],
  [/^thanksgiving(?= |$)/, (year) => day(thanksgiving(year))],
  [/^(?:spring|весн(?:ы|е|ой|у))(?= |$)/, (year) => ({ from: isoOf(year, 3, 1), to: isoOf(year, 5, 31) })],
  [/^(?:summer|лет(?:а|у|ом))(?= |$)/, (year) => ({ from: isoOf(year, 6, 1), to: isoOf(year, 8, 31) })],
  [/^(?:autumn|осен(?:и|ью))(?= |$)/, (year) => ({ from: isoOf(year, 9, 1), to: isoOf(year, 11, 30) })],
  [
    /^(?:winter|зим(?:ы|е|ой|у))(?= |$)/,
    (year) => ({ from: isoOf(year, 12, 1), to: shift(isoOf(year + 1, 3, 1), -1) }),
  ],
]

const WEEKDAYS: readonly RegExp[] = [
  /^(?:mon|mondays?|понедельник\p{L}*)$/u,
  /^(?:tue|tues|tuesdays?|вторник\p{L}*)$/u,
  /^(?:wed|wednesdays?|сред[аыуе]|средам)$/u,
  /^(?:thu|thur|thurs|thursdays?|четверг\p{L}*)$/u,
  /^(?:fri|fridays?|пятниц\p{L}*)$/u,
  /^(?:sat|saturdays?|суббот\p{L}*)$/u,
  /^(?:sundays?|воскресен\p{L}*)$/u,
]
/** Monday 1 … Sunday 7; 0 where a word names none. */
export const weekdayNamed = (word: string): number => WEEKDAYS.findIndex((name) => name.test(word)) + 1
export const WEEKEND = /^(?:weekends?|выходн\p{L}*)$/u

/** A month that is named, the coming one where no year stands beside it. */
function monthAt(words: readonly string[], at: number, { today, within }: Seen) {
  const month = monthNamed(words[at] ?? '')
  if (month === null) return null
  const year = /^20\d\d$/.test(words[at + 1] ?? '') ? Number(words[at + 1]) : null
  const of: InYear = (in_) => ({ from: isoOf(in_, month, 1), to: isoOf(in_, month, lastOf(in_, month)) })
  const inSpoken = within ? of(yearOf(within.to)) : null
  const isSpoken = inSpoken !== null && within && inSpoken.from <= within.to && inSpoken.to >= within.from
  const found = year !== null ? of(year) : isSpoken ? inSpoken : comingYear(today, of)
  return { ...found, span: year === null ? 1 : 2 }
}

/** A day of a month by its number alone: of the days spoken of, or else the next that comes. */
function bareDay(number: number, { today, within }: Seen): string | null {
  const starts = within ? [within.from, within.to, later(within.from, 1, 'month')] : []
  const months = [...starts, today, later(`${today.slice(0, 7)}-01`, 1, 'month')].map((date) => date.slice(0, 7))
  const dates = months
    .filter((month) => number <= lastOf(Number(month.slice(0, 4)), Number(month.slice(5))))
    .map((month) => `${month}-${twoDigits(number)}`)
  const isWithin = (date: string) => within !== null && within !== undefined && date >= within.from && date <= within.to
  return dates.find((date) => isWithin(date) && date >= today) ?? dates.find((date) => date >= today) ?? null
}

function dateAt(words: readonly string[], at: number, seen: Seen): Anchor | null {
  const word = words[at] ?? ''
  if (/^\d{4}-\d\d-\d\d$/.test(word)) return { ...day(word), span: 1 }
  const dotted = /^(\d{1,2})[./](\d{1,2})(?:[./](20\d\d))?$/.exec(word)
  if (dotted) {
    const [number, month] = [Number(dotted[1]), Number(dotted[2])]
    if (month < 1 || month > 12 || number < 1 || number > 31) return null
    const of: InYear = (year) => day(isoOf(year, month, Math.min(number, lastOf(year, month))))
    return { ...(dotted[3] ? of(Number(dotted[3])) : comingYear(seen.today, of)), span: 1 }
  }
  const number = Number(DAY.exec(word)?.[1] ?? 0)
  if (number >= 1 && number <= 31) {
    const next = at + (words[at + 1] === 'of' || words[at + 1] === 'числа' ? 2 : 1)
    const month = monthAt(words, next, seen)
    if (month) {
      const date = `${month.from.slice(0, 8)}${twoDigits(Math.min(number, Number(month.to.slice(8))))}`
      return { ...day(date), span: next - at + month.span }
    }
    const isAge = /^\d+$/.test(word) && words[at + 1] !== 'числа' && !seen.mayBeBare && !seen.within
    if (isAge || NO_DAY.test(words[at + 1] ?? '')) return null
    const date = bareDay(number, seen)
    return date ? { ...day(date), span: words[at + 1] === 'числа' ? 2 : 1 } : null
  }
  const month = monthAt(words, at, seen)
  if (!month) return null
  const of = words[at + 1] === 'the' ? at + 2 : at + 1
  const numbered = Number(DAY.exec(words[of] ?? '')?.[1] ?? 0)
  if (numbered < 1 || numbered > 31) return month
  const year = Number(/^20\d\d$/.exec(words[of + 1] ?? '')?.[0] ?? month.from.slice(0, 4))
  const named = Number(month.from.slice(5, 7))
  const date = isoOf(year, named, Math.min(numbered, lastOf(year, named)))
  return { ...day(date), span: of - at + (/^20\d\d$/.test(words[of + 1] ?? '') ? 2 : 1) }
}

const PART =
  /^(?:(end|beginning|start|middle|mid)(?: of)?|(?:первой|первая|первую|перв) половин\p{L}*|(first|second) half(?: of)?|(конц[аеу]|начал[аеу]|середин[ыеу])|(втор(?:ой|ая|ую)) половин\p{L}*) ?(?:the |this |этого |нашего )*/u

/** Which days of a month a part of it has. */
function partOf(part: string, from: string, to: string): Omit<Anchor, 'span'> {
  const at = (number: number) => `${from.slice(0, 8)}${twoDigits(number)}`
  if (/^(?:end|конц)/.test(part)) return { from: shift(to, -9), to, isEnd: true }
  if (/^(?:second|втор)/.test(part)) return { from: at(16), to, isEnd: true }
  if (/^(?:first|перв)/.test(part)) return { from, to: at(15) }
  return /^(?:mid|middle|серед)/.test(part) ? { from: at(11), to: at(20) } : { from, to: at(10) }
}

/** "the end of the month", «начала марта»: a part of a month, or the end of a year. */
function partAt(words: readonly string[], at: number, seen: Seen): Anchor | null {
  const text = words.slice(at, at + 7).join(' ')
  const [found] = PART.exec(text) ?? []
  if (!found) return null
  const skipped = found.trim().split(' ').length
  const rest = words[at + skipped] ?? ''
  const isNext = /^(?:next|следующего)$/.test(rest)
  const of = words[at + skipped + (isNext ? 1 : 0)] ?? ''
  const span = skipped + (isNext ? 2 : 1)
  if (/^(?:year|года)$/.test(of)) {
    const to = isoOf(yearOf(seen.today) + (isNext ? 1 : 0), 12, 31)
    return /^(?:end|конц)/.test(found) ? { from: shift(to, -30), to, isEnd: true, span } : null
  }
  if (/^(?:week|недели)$/.test(of)) {
    const to = shift(seen.today, 7 - weekdayOf(seen.today) + (isNext ? 7 : 0))
    return { from: shift(to, -2), to, isEnd: true, span }
  }
  const isMonth = /^(?:month|месяца)$/.test(of)
  const month = isMonth
    ? { ...monthOf(later(seen.within?.from ?? seen.today, isNext ? 1 : 0, 'month')), span: 1 }
    : monthAt(words, at + skipped, seen)
  return month ? { ...partOf(found, month.from, month.to), span: skipped + (isNext ? 1 : 0) + month.span } : null
}

const monthOf = (date: string) => ({
  from: `${date.slice(0, 8)}01`,
  to: `${date.slice(0, 8)}${twoDigits(lastOf(yearOf(date), Number(date.slice(5, 7))))}`,
})

const NEARLY_OVER_DAYS = 14
const isSeason = (of: InYear): boolean => {
  const { from, to } = of(2001)
  return Date.parse(to) - Date.parse(from) > 60 * 86_400_000
}

/** Feasts, seasons, weekdays, and the reader's birthday. */
function namedAt(words: readonly string[], at: number, { today, born }: Seen): Anchor | null {
  const text = words.slice(at, at + 4).join(' ')
  for (const [pattern, of] of NAMED) {
    const [found] = pattern.exec(text) ?? []
    // Of a season that is nearly over the next one is meant.
    if (found)
      return { ...comingYear(isSeason(of) ? shift(today, NEARLY_OVER_DAYS) : today, of), span: found.split(' ').length }
  }
  const birthday = /^(?:birthday|дня рождения|день рождения|дню рождения)(?= |$)/.exec(text)?.[0]
  if (birthday && born)
    return {
      ...comingYear(today, (year) => day(isoOf(year, Number(born.slice(5, 7)), Math.min(28, Number(born.slice(8)))))),
      span: birthday.split(' ').length,
    }
  const word = words[at] ?? ''
  if (WEEKEND.test(word)) {
    const from = shift(today, Math.max(0, 6 - weekdayOf(today)))
    return { from, to: shift(today, 7 - weekdayOf(today)), span: 1 }
  }
  const weekday = weekdayNamed(word)
  if (weekday > 0) return { ...day(shift(today, (weekday - weekdayOf(today) + 7) % 7)), span: 1 }
  if (/^(?:tomorrow|завтра)$/.test(word)) return { ...day(shift(today, 1)), span: 1 }
  const week = /^(?:next week|следующей недели)(?= |$)/.test(text) ? shift(today, 8 - weekdayOf(today)) : null
  return week ? { from: week, to: shift(week, 6), span: 2 } : null
}

/** What days the words from one on name; null where they name none. */
export function anchorAt(words: readonly string[], at: number, seen: Seen): Anchor | null {
  const skip = FILLER.test(words[at] ?? '') ? 1 : 0
  const found = partAt(words, at + skip, seen) ?? namedAt(words, at + skip, seen) ?? dateAt(words, at + skip, seen)
  return found && { ...found, span: found.span + skip }
}
