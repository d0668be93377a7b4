import { wallDate, wallSeconds, type CivilDate } from './civil-time.ts'

const DAY_SEC = 86_400

/** Days from 1 March of year 0 in the Julian calendar to 1 January 1970 in the Gregorian one. */
const EPOCH_DAYS = 719_470

/**
 * The Gregorian date of a day that the Julian calendar (old style) calls `date`. 5 January 1905 old style is 18 January.
 * The day is taken as given: 29 February 1900 is a Julian date, and `isJulianDate` tells those that are none.
 */
export function gregorianFromJulian({ year, month, day }: CivilDate): CivilDate {
  const shifted = month > 2 ? year : year - 1
  const monthFromMarch = (month + 9) % 12
  const days = Math.floor((shifted * 1461) / 4) + Math.floor((153 * monthFromMarch + 2) / 5) + day - 1
  return wallDate((days - EPOCH_DAYS) * DAY_SEC)
}

/** The date that the Julian calendar (old style) gives a Gregorian day. 18 January 1905 is 5 January old style. */
export function julianFromGregorian(date: CivilDate): CivilDate {
  const days = wallSeconds({ ...date, hour: 0, minute: 0, second: 0 }) / DAY_SEC + EPOCH_DAYS
  const year = Math.floor((4 * days + 3) / 1461)
  const dayOfYear = days - Math.floor((1461 * year) / 4)
  const monthFromMarch = Math.floor((5 * dayOfYear + 2) / 153)
  const day = dayOfYear - Math.floor((153 * monthFromMarch + 2) / 5) + 1
  const month = ((monthFromMarch + 2) % 12) + 1
  return { year: month > 2 ? year : year + 1, month, day }
}

/** Whether the Julian calendar has the day: every fourth year has a 29 February there, 1900 too. */
export function isJulianDate({ year, month, day }: CivilDate): boolean {
  const lengths = [31, year % 4 === 0 ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
  const length = lengths[month - 1]
  return Number.isInteger(year) && length !== undefined && Number.isInteger(day) && day >= 1 && day <= length
}
