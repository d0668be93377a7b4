import type { Lang } from '#language/lang.ts'
import { calendarMonth, type CalendarDayFacts } from '#reading/facts/calendar-month.ts'
import { writeCalendar } from '#reading/writer/write-calendar.ts'
import type { Services } from '#platform/services.ts'
import { datesOf } from '#astro/birth-time/civil-month.ts'
import { presentDay } from './present.ts'

/** A day as it is sent to whoever may read it: its date, and its content as JSON. */
export interface WrittenDate {
  date: string
  content: string
}

/** So many months of facts and of texts are kept: some time zones, two months, two languages. */
const KEPT = 64

/** Months of the calendar. They are the same for everyone in a zone, so each is computed once and kept for a while. */
export type Months = (month: string, timeZone: string, lang: Lang) => readonly WrittenDate[]

/** The calendar is computed when asked, not stored: docs/decisions/0011. */
export function writeMonths({ sky, library }: Pick<Services, 'sky' | 'library'>): Months {
  const facts = kept<CalendarDayFacts[]>()
  const written = kept<WrittenDate[]>()
  return (month, timeZone, lang) =>
    written(`${month} ${timeZone} ${lang}`, () => {
      const days = facts(`${month} ${timeZone}`, () => calendarMonth(sky, datesOf(month, timeZone)))
      const readings = writeCalendar(days, { library, lang, timeZone })
      return readings.flatMap((reading, i) => {
        const day = days[i]
        return day ? [{ date: day.date, content: JSON.stringify(presentDay(day, reading)) }] : []
      })
    })
}

/** Remembers the answers asked for last. */
function kept<T>() {
  const entries = new Map<string, T>()
  return (key: string, make: () => T): T => {
    const value = entries.get(key) ?? make()
    entries.delete(key)
    entries.set(key, value)
    if (entries.size > KEPT) entries.delete(entries.keys().next().value ?? key)
    return value
  }
}
