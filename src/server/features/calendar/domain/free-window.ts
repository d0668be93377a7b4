import { shiftDate } from '../../../platform/civil-today.ts'

/** Three and a half days back and two ahead of a day's noon: its midnights from the third day before to the second after. */
const DAYS_BACK = 3
const DAYS_AHEAD = 2

/** Whether the free plan shows a date, both `YYYY-MM-DD`. */
export function isFree(date: string, today: string): boolean {
  return date >= shiftDate(today, -DAYS_BACK) && date <= shiftDate(today, DAYS_AHEAD)
}
