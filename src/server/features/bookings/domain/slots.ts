import { twoDigits } from '#language/angle.ts'
import { resolveLocalTime } from '#astro/birth-time/resolve-local-time.ts'
import { BOOKING_DAYS } from '#contract/bookings.ts'
import { civilDateAt, shiftDate } from '#platform/civil-today.ts'

/** An hour that can be booked, by the consultant's clock and as an instant. */
export interface Slot {
  date: string
  time: string
  startsAt: Date
}

/** When somebody works, by their own clock and calendar. */
export interface WorkingHours {
  /** Monday to Sunday: the full hours, from the first to the last, that a booking begins at; null for a day off. */
  week: readonly ({ first: number; last: number } | null)[]
  /** Dates that are free of work, `YYYY-MM-DD`. */
  daysOff: readonly string[]
}

const weekdayOf = (date: string) => new Date(`${date}T12:00:00Z`).getUTCDay() || 7

/** The hours of the next fourteen days that have not begun, in order. An hour that the clocks skip is none. */
export function slotsFrom(now: Date, timeZone: string, { week, daysOff }: WorkingHours): Slot[] {
  const today = civilDateAt(now, timeZone)
  const dates = Array.from({ length: BOOKING_DAYS }, (_, day) => shiftDate(today, day))
  return dates
    .filter((date) => !daysOff.includes(date))
    .flatMap((date) => timesOn(week[weekdayOf(date) - 1]).map((time) => slotAt(date, time, timeZone)))
    .filter((slot) => slot !== null)
    .filter(({ startsAt }) => startsAt > now)
}

const timesOn = (day: WorkingHours['week'][number] | undefined) =>
  day ? Array.from({ length: day.last - day.first + 1 }, (_, i) => twoDigits(day.first + i) + ':00') : []

function slotAt(date: string, time: string, timeZone: string): Slot | null {
  const resolved = resolveLocalTime({ timeZone, local: `${date}T${time}` })
  if (resolved.kind === 'gap') return null
  const { utcMs } = resolved.kind === 'unique' ? resolved : resolved.candidates[0]
  return { date, time, startsAt: new Date(utcMs) }
}
