import { twoDigits } from '#language/angle.ts'
import { dateFromJdUt } from '#astro/ephemeris/julian-day.ts'

/** A date as history writes it, UTC. */
export interface EventDate {
  /** Negative before the common era, without a year 0: −585 is 585 BCE. */
  year: number
  /** 1–12. */
  month: number
  day: number
  /** Whether it is of the Julian calendar, as dates before 15 October 1582 are. */
  julian: boolean
}

/** 15 October 1582, 0 h UT: the first day of the Gregorian calendar. */
const GREGORIAN_FROM_JD = 2299160.5

/** The civil date of an instant (Julian day, UT). Meeus 1998, Astronomical Algorithms, chapter 7. */
export function eventDate(jdUt: number): EventDate {
  if (jdUt >= GREGORIAN_FROM_JD) {
    const date = dateFromJdUt(jdUt)
    return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate(), julian: false }
  }
  const b = Math.floor(jdUt + 0.5) + 1524
  const c = Math.floor((b - 122.1) / 365.25)
  const d = Math.floor(365.25 * c)
  const e = Math.floor((b - d) / 30.6001)
  const month = e < 14 ? e - 1 : e - 13
  const astronomical = month > 2 ? c - 4716 : c - 4715
  return {
    year: astronomical > 0 ? astronomical : astronomical - 1,
    month,
    day: b - d - Math.floor(30.6001 * e),
    julian: true,
  }
}

/** `05-28`. */
export const monthDay = ({ month, day }: EventDate): string => `${twoDigits(month)}-${twoDigits(day)}`
