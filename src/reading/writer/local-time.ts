import { zoneOffsetAt } from '#astro/birth-time/zone-offset-at.ts'
import { dateFromJdUt } from '#astro/ephemeris/julian-day.ts'

/** An instant on the reader's calendar and clock. */
interface LocalTime {
  year: number
  /** 1–12. */
  month: number
  /** 1–31. */
  day: number
  /** `14:20`, the minute that has begun, 24-hour. */
  clock: string
  /** Days since 1970-01-01 of the civil date. */
  dayNumber: number
}

const DAY_MS = 86_400_000

/** @throws UnknownTimeZoneError */
export function localTime(jdUt: number, timeZone: string): LocalTime {
  // By whole seconds, as the answers tell an instant: a text and the note beside it name the same minute.
  const utcMs = Math.round(dateFromJdUt(jdUt).getTime() / 1000) * 1000
  const wall = new Date(utcMs + 1000 * zoneOffsetAt({ timeZone, utcMs }))
  return {
    year: wall.getUTCFullYear(),
    month: wall.getUTCMonth() + 1,
    day: wall.getUTCDate(),
    clock: wall.toISOString().slice(11, 16),
    dayNumber: Math.floor(wall.getTime() / DAY_MS),
  }
}

/** The civil date of an instant, `2026-11-27`. @throws UnknownTimeZoneError */
export const civilDate = (jdUt: number, timeZone: string): string =>
  new Date(localTime(jdUt, timeZone).dayNumber * DAY_MS).toISOString().slice(0, 10)

/** Days since 1970-01-01 of a civil date `YYYY-MM-DD`. @throws RangeError for another shape */
export function dayNumberOf(date: string): number {
  const ms = Date.parse(`${date}T00:00:00Z`)
  if (Number.isNaN(ms)) throw new RangeError(`"${date}" is not a date like 2026-10-02`)
  return ms / DAY_MS
}
