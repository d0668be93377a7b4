import { civilDate, civilDateText, wallDate, wallSeconds, type CivilDate } from './civil-time.ts'
import { resolveLocalTime } from './resolve-local-time.ts'
import { SkippedDayError } from './skipped-day-error.ts'

/** A civil day as instants, Unix milliseconds UTC: the start belongs to it, the end to the next day. */
export interface CivilDay {
  startUtcMs: number
  endUtcMs: number
}

/** Which day, and where. */
export interface CivilDayQuery {
  /** An IANA name or alias. */
  timeZone: string
  /** `YYYY-MM-DD` or its parts. */
  date: string | CivilDate
  /** As for `resolveLocalTime`. */
  longitudeDeg?: number | undefined
}

/**
 * The instants between which a place's calendar shows a date: 23, 24 or 25 hours as a rule. Where clocks skip midnight
 * the day starts with the jump, where they show it twice with the first.
 *
 * @throws UnknownTimeZoneError
 * @throws CivilTimeError for an impossible date or longitude.
 * @throws SkippedDayError for a day the place never had.
 */
export function civilDay({ timeZone, date, longitudeDeg }: CivilDayQuery): CivilDay {
  const day = civilDate(date)
  const start = dayStart({ timeZone, date: day, longitudeDeg })
  if (start.landsOn !== civilDateText(day)) throw new SkippedDayError(timeZone, civilDateText(day), start.utcMs)
  const nextDay = wallDate(midnight(day) + 86_400)
  return { startUtcMs: start.utcMs, endUtcMs: dayStart({ timeZone, date: nextDay, longitudeDeg }).utcMs }
}

function dayStart(query: DayStartQuery): { utcMs: number; landsOn: string } {
  const { timeZone, date, longitudeDeg } = query
  const resolved = resolveLocalTime({ timeZone, local: { ...date, hour: 0, minute: 0 }, longitudeDeg })
  if (resolved.kind === 'unique') return { utcMs: resolved.utcMs, landsOn: civilDateText(date) }
  if (resolved.kind === 'ambiguous') return { utcMs: resolved.candidates[0].utcMs, landsOn: civilDateText(date) }
  const wallAfterJump = resolved.transitionUtcMs / 1000 + resolved.earlier.offsetSeconds
  return { utcMs: resolved.transitionUtcMs, landsOn: civilDateText(wallDate(wallAfterJump)) }
}

interface DayStartQuery extends CivilDayQuery {
  date: CivilDate
}

function midnight(date: CivilDate): number {
  return wallSeconds({ ...date, hour: 0, minute: 0, second: 0 })
}
