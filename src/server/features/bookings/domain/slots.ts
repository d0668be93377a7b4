import { resolveLocalTime } from '#astro/birth-time/resolve-local-time.ts'
import { BOOKING_DAYS, BOOKING_HOURS } from '#contract/bookings.ts'
import { civilDateAt, shiftDate } from '../../../platform/civil-today.ts'

/** An hour that can be booked, by the consultant's clock and as an instant. */
export interface Slot {
  date: string
  time: string
  startsAt: Date
}

const HOURS = Array.from(
  { length: BOOKING_HOURS.last - BOOKING_HOURS.first + 1 },
  (_, i) => `${BOOKING_HOURS.first + i}:00`,
)

/** The hours of the next fourteen days that have not begun, in order. An hour that the clocks skip is none. */
export function slotsFrom(now: Date, timeZone: string): Slot[] {
  const today = civilDateAt(now, timeZone)
  const dates = Array.from({ length: BOOKING_DAYS }, (_, day) => shiftDate(today, day))
  return dates
    .flatMap((date) => HOURS.map((time) => slotAt(date, time, timeZone)))
    .filter((slot) => slot !== null)
    .filter(({ startsAt }) => startsAt > now)
}

function slotAt(date: string, time: string, timeZone: string): Slot | null {
  const resolved = resolveLocalTime({ timeZone, local: `${date}T${time}` })
  if (resolved.kind === 'gap') return null
  const { utcMs } = resolved.kind === 'unique' ? resolved : resolved.candidates[0]
  return { date, time, startsAt: new Date(utcMs) }
}
