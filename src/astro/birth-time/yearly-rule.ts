/** One of the two clock changes of a year: the `week`th `weekday` of `month` (week 5 means the last one). */
export interface YearlyChange {
  /** 1–12. */
  month: number
  /** 1–5. */
  week: number
  /** 0–6, Sunday to Saturday. */
  weekday: number
  /** Seconds after the day's wall-clock midnight; may be negative or beyond a day. */
  timeSec: number
  /** The offset from UTC that the change brings, seconds, east positive. */
  offsetSec: number
  /** The offset before the change. */
  offsetBeforeSec: number
}

/** Clock changes repeated every year: the future part of a zone. */
export type YearlyRule = [YearlyChange, YearlyChange]

const NAME = String.raw`(?:[A-Za-z]+|<[A-Za-z0-9+-]+>)`
const TIME = String.raw`[+-]?\d+(?::\d+){0,2}`
const CHANGE = String.raw`,M(\d+)\.(\d)\.(\d)(?:/(${TIME}))?`
const FOOTER = new RegExp(`^${NAME}(${TIME})(?:${NAME}(${TIME})?${CHANGE}${CHANGE})?$`)

/**
 * Reads the POSIX TZ text that ends a compiled zone (RFC 9636, section 3.3.1), such as `CET-1CEST,M3.5.0,M10.5.0/3`.
 *
 * @returns null for a zone without yearly changes.
 * @throws Error for a form that no zone of the database uses (day-of-year changes).
 */
export function parseYearlyRule(footer: string): YearlyRule | null {
  const match = FOOTER.exec(footer)
  if (!match) throw new Error(`Not a POSIX TZ rule of the month.week.day form: ${footer}`)
  const [, std, dst, startMonth, startWeek, startDay, startTime, endMonth, endWeek, endDay, endTime] = match
  if (startMonth === undefined) return null
  // POSIX counts west as positive; summer time is an hour ahead of standard time unless it says otherwise.
  const standardSec = 0 - seconds(std ?? '0')
  const summerSec = dst === undefined ? standardSec + 3600 : 0 - seconds(dst)
  const change = (month: string, week: string, weekday: string, time: string | undefined) => ({
    month: Number(month),
    week: Number(week),
    weekday: Number(weekday),
    timeSec: seconds(time ?? '2'),
  })
  return [
    {
      ...change(startMonth, startWeek ?? '', startDay ?? '', startTime),
      offsetSec: summerSec,
      offsetBeforeSec: standardSec,
    },
    {
      ...change(endMonth ?? '', endWeek ?? '', endDay ?? '', endTime),
      offsetSec: standardSec,
      offsetBeforeSec: summerSec,
    },
  ]
}

/** The instant (Unix seconds, UTC) of a yearly change in a Gregorian year. */
export function changeInYear(change: YearlyChange, year: number): number {
  const firstOfMonth = new Date(Date.UTC(year, change.month - 1, 1))
  const daysInMonth = new Date(Date.UTC(year, change.month, 0)).getUTCDate()
  let day = 1 + ((change.weekday - firstOfMonth.getUTCDay() + 7) % 7) + (change.week - 1) * 7
  if (day > daysInMonth) day -= 7
  return firstOfMonth.getTime() / 1000 + (day - 1) * 86_400 + change.timeSec - change.offsetBeforeSec
}

function seconds(text: string): number {
  const [hours = 0, minutes = 0, secs = 0] = text.replace(/^[+-]/, '').split(':').map(Number)
  const size = hours * 3600 + minutes * 60 + secs
  return text.startsWith('-') ? 0 - size : size
}
