import type { Span } from './span-facts.ts'

/** A month is told in so many weeks; the last one has the days that are left. */
const WEEKS = 4
const MONTHS = 12
const WEEK_DAYS = 7

/** The days of a span from a date on with the one after its last, and where among them its parts begin. */
export function spanDates(span: Span, first: string): { dates: string[]; partStarts: number[] } {
  if (span === 'week') return { dates: datesFrom(first, WEEK_DAYS), partStarts: [] }
  if (span === 'month') {
    return {
      dates: datesFrom(first, daysBetween(first, monthsAfter(first, 1))),
      partStarts: Array.from({ length: WEEKS }, (_, week) => week * WEEK_DAYS),
    }
  }
  return {
    dates: datesFrom(first, daysBetween(first, monthsAfter(first, MONTHS))),
    partStarts: Array.from({ length: MONTHS }, (_, month) => daysBetween(first, monthsAfter(first, month))),
  }
}

const DAY_MS = 86_400_000
const datesFrom = (first: string, days: number) =>
  Array.from({ length: days + 1 }, (_, i) => new Date(Date.parse(first) + i * DAY_MS).toISOString().slice(0, 10))
const daysBetween = (first: string, last: string) => Math.round((Date.parse(last) - Date.parse(first)) / DAY_MS)

/** The same day of a later month, or its last one. */
function monthsAfter(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, last))).toISOString().slice(0, 10)
}
