import { RIGHTS, type PlanId } from '#product/rights.ts'
import { shiftDate } from '#platform/civil-today.ts'

/**
 * Whether a plan shows a date, both `YYYY-MM-DD`. Three and a half days back and two ahead, counted from a day's noon, are
 * the midnights from the third day before to the second after.
 */
export function isOpen(date: string, today: string, plan: PlanId): boolean {
  const { calendarWindow } = RIGHTS[plan]
  if (!calendarWindow) return true
  const { backDays, aheadDays } = calendarWindow
  return date >= shiftDate(today, -Math.floor(backDays)) && date <= shiftDate(today, Math.floor(aheadDays))
}
