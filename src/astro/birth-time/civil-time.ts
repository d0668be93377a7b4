import { CivilTimeError, type CivilField } from './civil-time-error.ts'

/** A Gregorian (proleptic) calendar day without a place. */
export interface CivilDate {
  /** 1–9999. */
  year: number
  /** 1–12. */
  month: number
  /** 1 to the month's last day. */
  day: number
}

/** What a wall clock and a calendar show, without a place. */
export interface CivilTime extends CivilDate {
  /** 0–23. */
  hour: number
  /** 0–59. */
  minute: number
  /** 0–59, or 60 for a leap second; 0 when absent. */
  second?: number
}

const DATE_TEXT = /^(\d{4})-(\d{2})-(\d{2})$/
const TIME_TEXT = /^(\d{4})-(\d{2})-(\d{2})[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.0+)?)?$/

/**
 * Reads a civil date from `YYYY-MM-DD` or checks one given in parts.
 *
 * @throws CivilTimeError when the text has another form or the calendar has no such day.
 */
export function civilDate(date: string | CivilDate): CivilDate {
  if (typeof date !== 'string') return checkedDate(date)
  const match = DATE_TEXT.exec(date)
  if (!match) throw new CivilTimeError('text', `"${date}"`, 'a date is written YYYY-MM-DD')
  return checkedDate({ year: Number(match[1]), month: Number(match[2]), day: Number(match[3]) })
}

/**
 * Reads a civil time from `YYYY-MM-DDTHH:mm[:ss]` (a blank for the T will do) or checks one given in parts.
 *
 * @throws CivilTimeError when the text has another form, or the calendar or the clock has no such time.
 */
export function civilTime(local: string | CivilTime): Required<CivilTime> {
  return checkedTime(partsOfTime(local))
}

/** The parts of a civil time as they are written, before it is known whether its calendar has the day. @throws CivilTimeError */
export function partsOfTime(local: string | CivilTime): CivilTime {
  if (typeof local !== 'string') return local
  const [, year, month, day, hour, minute, second = '0'] = TIME_TEXT.exec(local) ?? []
  if (year === undefined)
    throw new CivilTimeError('text', `"${local}"`, 'a civil time is written YYYY-MM-DDTHH:mm or with :ss')
  const date = { year: Number(year), month: Number(month), day: Number(day) }
  return { ...date, hour: Number(hour), minute: Number(minute), second: Number(second) }
}

/** Seconds from 1970-01-01T00:00 to a civil time, both on the same wall clock, as if no clock had ever been changed. */
export function wallSeconds(time: Required<CivilTime>): number {
  const ms = new Date(0).setUTCFullYear(time.year, time.month - 1, time.day)
  return ms / 1000 + time.hour * 3600 + time.minute * 60 + time.second
}

/** The calendar day that a wall clock shows at `seconds` (as `wallSeconds` counts them). */
export function wallDate(seconds: number): CivilDate {
  const date = new Date(seconds * 1000)
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() }
}

/** `YYYY-MM-DD`. */
export function civilDateText({ year, month, day }: CivilDate): string {
  return [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-')
}

function checkedDate({ year, month, day }: CivilDate): CivilDate {
  checkField('year', year, 1, 9999)
  checkField('month', month, 1, 12)
  const lastDay = new Date(new Date(0).setUTCFullYear(year, month, 0)).getUTCDate()
  checkField('day', day, 1, lastDay)
  return { year, month, day }
}

/** A time of the Gregorian calendar. @throws CivilTimeError when the calendar or the clock has no such time. */
export function checkedTime(local: CivilTime): Required<CivilTime> {
  const { hour, minute, second = 0 } = local
  const date = checkedDate(local)
  checkField('hour', hour, 0, 23)
  checkField('minute', minute, 0, 59)
  checkField('second', second, 0, 60)
  return { ...date, hour, minute, second }
}

function checkField(field: CivilField, value: number, from: number, to: number): void {
  if (Number.isInteger(value) && value >= from && value <= to) return
  throw new CivilTimeError(field, String(value), `it is a whole number from ${from} to ${to}`)
}
