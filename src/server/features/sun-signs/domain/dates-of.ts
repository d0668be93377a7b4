import type { SunSignPeriod } from '#reading/sun-signs/periods.ts'
import { shiftDate } from '#platform/civil-today.ts'

/**
 * The civil dates of a period that a date is in: the day, the week from Monday, the month, and the year that begins with
 * the month. `to` is the day after the last.
 */
export function datesOf(period: SunSignPeriod, today: string): { from: string; to: string } {
  if (period === 'today') return { from: today, to: shiftDate(today, 1) }
  if (period === 'week') {
    const sinceMonday = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7
    const from = shiftDate(today, -sinceMonday)
    return { from, to: shiftDate(from, 7) }
  }
  const months = period === 'month' ? 1 : 12
  const [year = 0, month = 1] = today.split('-').map(Number)
  const first = (ahead: number) => new Date(Date.UTC(year, month - 1 + ahead, 1)).toISOString().slice(0, 10)
  return { from: first(0), to: first(months) }
}
