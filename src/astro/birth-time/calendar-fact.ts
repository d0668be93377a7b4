import type { BirthCalendar, BirthPlace, CalendarFact } from './birth-time.ts'
import { CivilTimeError } from './civil-time-error.ts'
import { civilDate, civilDateText, wallSeconds, type CivilDate } from './civil-time.ts'
import { gregorianFromJulian, isJulianDate, julianFromGregorian } from './julian-calendar.ts'
import { lastOldStyleDay } from './old-style.ts'
import { placeHistory, type PlaceHistory } from './place-history.ts'

const DATE_TEXT = /^(\d{4})-(\d{2})-(\d{2})$/

/**
 * A day in both calendars, and whether it must be asked which was meant.
 *
 * @param date `YYYY-MM-DD` in the calendar `given`.
 * @throws CivilTimeError when that calendar has no such day.
 */
export function calendarFact(place: BirthPlace, date: string, given: BirthCalendar): CalendarFact {
  const gregorian = gregorianDate(partsOf(date), given)
  const noon = wallSeconds({ ...gregorian, hour: 12, minute: 0, second: 0 })
  return calendarFactOf(placeHistory(place, noon), gregorian, given)
}

/** The same, of a day and the history that is known already. Whose clock was followed tells whose calendar was. */
export function calendarFactOf({ spans }: PlaceHistory, gregorian: CivilDate, given: BirthCalendar): CalendarFact {
  const last = lastOldStyleDay(spans[0]?.clock ?? '')
  const julian = julianFromGregorian(gregorian)
  // As it was written. The days that a reform left out (1 to 13 February 1918) are of neither calendar: in new style the
  // question is asked of them, in old style they are past its end.
  const mayBeJulian = last !== null && civilDateText(gregorian) <= last
  return { given, gregorian, julian, mayBeJulian }
}

/** A date of either calendar in new style. @throws CivilTimeError when that calendar has no such day */
export function gregorianDate(date: CivilDate, given: BirthCalendar): CivilDate {
  if (given === 'gregorian') return civilDate(date)
  if (!isJulianDate(date)) throw new CivilTimeError('day', String(date.day), 'the Julian calendar has no such day')
  return gregorianFromJulian(date)
}

function partsOf(text: string): CivilDate {
  const match = DATE_TEXT.exec(text)
  if (!match) throw new CivilTimeError('text', `"${text}"`, 'a date is written YYYY-MM-DD')
  return { year: Number(match[1]), month: Number(match[2]), day: Number(match[3]) }
}
