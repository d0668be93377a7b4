import { twoDigits } from '#language/angle.ts'

/** How the names of months begin, in both languages; «мая» by its forms. */
const MONTHS: readonly RegExp[] = [
  /^(?:jan|янв)/,
  /^(?:feb|фев)/,
  /^(?:mar(?:ch)?$|март)/,
  /^(?:apr|апр)/,
  /^(?:may$|мая$|май$|мае$)/,
  /^(?:june?$|июн)/,
  /^(?:july?$|июл)/,
  /^(?:aug|авг)/,
  /^(?:sep|сен)/,
  /^(?:oct|окт)/,
  /^(?:nov|ноя)/,
  /^(?:dec|дек)/,
]

/** The month that a word names, 1–12; null where it names none. */
export function monthNamed(word: string): number | null {
  const month = MONTHS.findIndex((name) => name.test(word)) + 1
  return month > 0 ? month : null
}

/** The date of birth that a question writes out with its year, `YYYY-MM-DD`: "4 May 1992", "March 14, 1995", «4.05.1992». */
export function writtenBirth(words: readonly string[]): string | null {
  for (const [i, word] of words.entries()) {
    const dotted = /^(\d{1,2})[./-](\d{1,2})[./-]((?:19|20)\d\d)$/.exec(word)
    if (dotted) return real(Number(dotted[3]), Number(dotted[2]), Number(dotted[1]))
    const month = monthNamed(word)
    if (month === null) continue
    const near = words.slice(Math.max(0, i - 1), i + 3)
    const day = near.map((one) => /^(\d{1,2})(?:st|nd|rd|th|-?го)?$/.exec(one)?.[1]).find(Boolean)
    const year = near.find((one) => /^(?:19|20)\d\d$/.test(one))
    if (day && year) return real(Number(year), month, Number(day))
  }
  return null
}

/** A day of the year that a question names, with or without the year. */
export function writtenDay(words: readonly string[]): { month: number; day: number } | null {
  for (const [i, word] of words.entries()) {
    const month = monthNamed(word)
    if (month === null) continue
    const near = words.slice(Math.max(0, i - 1), i + 2)
    const day = Number(near.map((one) => /^(\d{1,2})(?:st|nd|rd|th|-?го)?$/.exec(one)?.[1]).find(Boolean) ?? 0)
    if (day > 0 && real(2000, month, day)) return { month, day }
  }
  return null
}

function real(year: number, month: number, day: number): string | null {
  const date = `${year}-${twoDigits(month)}-${twoDigits(day)}`
  const parsed = Date.parse(date)
  return !Number.isNaN(parsed) && new Date(parsed).toISOString().startsWith(date) ? date : null
}
