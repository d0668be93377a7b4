import { civilDay } from './civil-day.ts'
import { SkippedDayError } from './skipped-day-error.ts'
import { jdUtFromDate } from '../ephemeris/julian-day.ts'

/** A civil date and the instants between which a zone's calendar shows it, Julian days in UT. */
export interface CalendarDate {
  date: string
  startJdUt: number
  endJdUt: number
}

/** The month `YYYY-MM` so many months after another. */
export function monthAfter(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7)
}

/** The dates of a month in a zone; without those that its calendar leaves out. @throws UnknownTimeZoneError */
export function datesOf(month: string, timeZone: string): CalendarDate[] {
  const next = monthAfter(month, 1)
  const dates: CalendarDate[] = []
  for (let day = 1; ; day++) {
    const date = new Date(Date.parse(`${month}-01T00:00:00Z`) + (day - 1) * 86_400_000).toISOString().slice(0, 10)
    if (date.startsWith(next)) return dates
    const instants = dayIn(timeZone, date)
    if (instants) dates.push({ date, ...instants })
  }
}

function dayIn(timeZone: string, date: string): Omit<CalendarDate, 'date'> | null {
  try {
    const { startUtcMs, endUtcMs } = civilDay({ timeZone, date })
    return { startJdUt: jdUtFromDate(new Date(startUtcMs)), endJdUt: jdUtFromDate(new Date(endUtcMs)) }
  } catch (error) {
    if (error instanceof SkippedDayError) return null
    throw error
  }
}
