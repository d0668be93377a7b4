import type { BirthPlace } from './birth-time.ts'
import type { CivilDay } from './civil-day.ts'
import { civilDate, wallDate, wallSeconds, type CivilDate } from './civil-time.ts'
import { resolveBirthTime } from './resolve-birth-time.ts'

/**
 * The instants between which the calendar of a place showed a date, by the clock that was followed there.
 *
 * @param date `YYYY-MM-DD`, new style.
 * @throws UnknownTimeZoneError
 * @throws CivilTimeError for an impossible date or place.
 */
export function birthDay(place: BirthPlace, date: string): CivilDay {
  const day = civilDate(date)
  const next = wallDate(wallSeconds({ ...day, hour: 0, minute: 0, second: 0 }) + 86_400)
  return { startUtcMs: midnight(place, day), endUtcMs: midnight(place, next) }
}

function midnight(place: BirthPlace, date: CivilDate): number {
  const found = resolveBirthTime({ place, local: { ...date, hour: 0, minute: 0 } })
  if (found.kind === 'unique') return found.reading.utcMs
  return found.kind === 'ambiguous' ? found.readings[0].utcMs : found.transitionUtcMs
}
