import { resolveLocalTime } from '#astro/birth-time/resolve-local-time.ts'
import { BOOKING_DAYS, BOOKING_HOURS } from '#contract/bookings.ts'
import { civilDateAt, shiftDate } from '../../../platform/civil-today.ts'

/** An hour that can be booked, by the consultant's clock and as an instant. */
export interface Slot {
  date: string
  time: string
  startsAt: Date
}

/** When somebody works, by their own clock and calendar. */
export interface WorkingHours {
  /** Full hours, from the first to the last that a booking begins at. */
  first: number
  last: number
  /** 1 Monday … 7 Sunday. */
  weekdays: readonly number[]
  /** Dates that are free of work, `YYYY-MM-DD`. */
  daysOff: readonly string[]
}

export const USUAL_HOURS: WorkingHours = { ...BOOKING_HOURS, weekdays: [1, 2, 3, 4, 5, 6, 7], daysOff: [] }

const weekdayOf = (date: string) => new Date(`${date}T12:00:00Z`).getUTCDay() || 7

/** The hours of the next fourteen days that have not begun, in order. An hour that the clocks skip is none. */
export function slotsFrom(now: Date, timeZone: string, work: WorkingHours = USUAL_HOURS): Slot[] {
  const { first, last, weekdays, daysOff } = work
  const today = civilDateAt(now, timeZone)
  const dates = Array.from({ length: BOOKING_DAYS }, (_, day) => shiftDate(today, day))
  const times = Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => `${first + i}`.padStart(2, '0') + ':00')
  return dates
    .filter((date) => weekdays.includes(weekdayOf(date)) && !daysOff.includes(date))
    .flatMap((date) => times.map((time) => slotAt(date, time, timeZone)))
    .filter((slot) => slot !== null)
    .filter(({ startsAt }) => startsAt > now)
}

function slotAt(date: string, time: string, timeZone: string): Slot | null {
  const resolved = resolveLocalTime({ timeZone, local: `${date}T${time}` })
  if (resolved.kind === 'gap') return null
  const { utcMs } = resolved.kind === 'unique' ? resolved : resolved.candidates[0]
  return { date, time, startsAt: new Date(utcMs) }
}
