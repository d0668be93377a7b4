import type { BirthCalendar, BirthPlace, CalendarFact } from './birth-time.ts'
import { CivilTimeError } from './civil-time-error.ts'
import { civilDate, type CivilDate, civilDateText, wallSeconds } from './civil-time.ts'
import { gregorianFromJulian, isJulianDate, julianFromGregorian } from './julian-calendar.ts'
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

/**
 * Until when people wrote dates in old style (the Julian calendar) beside or instead of new style: the last such day,
 * new style, by the zone whose clock was followed. Decrees: Soviet Russia, 24 January 1918 (old style), the day after 31 January was
 * 14 February; Ukraine, 1 March 1918 after 15 February; Bulgaria, 14 April 1916; Serbia and Montenegro with
 * Yugoslavia, 1 February 1919 after 18 January; Romania with Bessarabia, 14 April 1919; Greece, 1 March 1923.
 */
const LAST_DAYS: [lastDay: string, zones: string][] = [
  [
    '1918-02-13',
    `Europe/Moscow Europe/Kirov Europe/Volgograd Europe/Astrakhan Europe/Saratov Europe/Samara Europe/Ulyanovsk
     Europe/Minsk Europe/Vilnius Europe/Riga Europe/Tallinn Europe/Warsaw
     Asia/Yekaterinburg Asia/Omsk Asia/Barnaul Asia/Novosibirsk Asia/Tomsk Asia/Novokuznetsk Asia/Krasnoyarsk Asia/Irkutsk
     Asia/Chita Asia/Yakutsk Asia/Khandyga Asia/Vladivostok Asia/Ust-Nera Asia/Sakhalin Asia/Magadan Asia/Srednekolymsk
     Asia/Kamchatka Asia/Anadyr Asia/Almaty Asia/Qostanay Asia/Qyzylorda Asia/Aqtobe Asia/Aqtau Asia/Atyrau Asia/Oral
     Asia/Bishkek Asia/Tashkent Asia/Samarkand Asia/Dushanbe Asia/Ashgabat Asia/Baku`,
  ],
  ['1918-02-28', 'Europe/Kyiv Europe/Simferopol Europe/Zaporozhye'],
  ['1918-04-30', 'Asia/Tbilisi Asia/Yerevan'],
  ['1916-04-13', 'Europe/Sofia'],
  ['1919-01-31', 'Europe/Belgrade Europe/Podgorica Europe/Skopje'],
  ['1919-04-13', 'Europe/Bucharest Europe/Chisinau Europe/Tiraspol'],
  ['1923-02-28', 'Europe/Athens'],
]

const BY_ZONE = new Map(LAST_DAYS.flatMap(([day, zones]) => zones.split(/\s+/).map((zone) => [zone, day] as const)))

/** The last day, `YYYY-MM-DD` new style, on which dates of a zone may be meant old style; null where they never are. */
function lastOldStyleDay(timeZone: string): string | null {
  return BY_ZONE.get(timeZone) ?? null
}
