import { resolveLocalTime } from '#astro/birth-time/resolve-local-time.ts'
import { civilDateAt } from '#platform/civil-today.ts'

const HOUR_MS = 3_600_000

/** How long before its hour something is planned. */
const AHEAD_MS = HOUR_MS / 2
/** After its hour has begun, nothing is sent any more once this has passed: a morning's horoscope isn't read at night. */
export const LATE_MS = 4 * HOUR_MS

/** An hour of a zone's clock on one of its dates. */
export interface Morning {
  timeZone: string
  /** YYYY-MM-DD */
  date: string
  hour: number
  begins: Date
}

/** When an hour begins on a date: with the first of two where clocks go back, with the jump where they skip it. */
function hourBegins(timeZone: string, date: string, hour: number): Date {
  const local = `${date}T${String(hour).padStart(2, '0')}:00`
  const found = resolveLocalTime({ timeZone, local })
  if (found.kind === 'unique') return new Date(found.utcMs)
  return new Date(found.kind === 'gap' ? found.transitionUtcMs : found.candidates[0].utcMs)
}

/** Of one hour in one zone, the mornings to be planned at an instant: one that is near, or has begun not long ago. */
export function morningsDue(now: Date, { timeZone, hour }: { timeZone: string; hour: number }): Morning[] {
  const dates = [new Date(now.getTime() - LATE_MS), new Date(now.getTime() + AHEAD_MS)].map((at) =>
    civilDateAt(at, timeZone),
  )
  return [...new Set(dates)]
    .map((date) => ({ timeZone, date, hour, begins: hourBegins(timeZone, date, hour) }))
    .filter(({ begins }) => {
      const untilMs = begins.getTime() - now.getTime()
      return untilMs <= AHEAD_MS && untilMs > -LATE_MS
    })
}

/** 2³² divided by the golden ratio: multiples of it fill a circle evenly, however many there are. */
const GOLDEN = 2_654_435_769

/** The second of the hour in which a person's mails leave: always the same one, and everybody's spread over the hour. */
export const secondOf = (userId: number): number => Math.floor(((Math.imul(userId, GOLDEN) >>> 0) / 2 ** 32) * 3600)

export const isMonday = (date: string): boolean => new Date(`${date}T00:00:00Z`).getUTCDay() === 1
