import { civilDay } from '#astro/birth-time/civil-day.ts'
import { SkippedDayError } from '#astro/birth-time/skipped-day-error.ts'
import { resolveLocalTime, type LocalTimeResolution } from '#astro/birth-time/resolve-local-time.ts'
import type { Lang } from '#contract/field.ts'
import { say } from '#contract/messages/say.ts'
import { invalid } from '../../platform/app-error.ts'
import { civilDateAt } from '../../platform/civil-today.ts'

/** The ephemeris begins a day earlier in UTC, when it is this day already east of Greenwich; its end is far ahead. */
const FIRST_DATE = '1800-01-02'

export interface CivilBirth {
  birthdate: string
  /** HH:mm, or null when unknown. */
  birthtime: string | null
  place: { name: string; timeZone: string; longitudeDeg: number }
}

export interface ResolvedBirth {
  /** Null when the time is unknown. */
  instant: Date | null
  warnings: string[]
}

const two = (value: number) => String(value).padStart(2, '0')

/** +04:00, or +02:30:17 where clocks were that exact. */
function offsetText(seconds: number): string {
  const size = Math.abs(seconds)
  const [h, m, s] = [Math.floor(size / 3600), Math.floor(size / 60) % 60, size % 60]
  return `UTC${seconds < 0 ? '−' : '+'}${two(h)}:${two(m)}${s ? `:${two(s)}` : ''}`
}

const wallClock = (utcMs: number, offsetSeconds: number) =>
  new Date(utcMs + offsetSeconds * 1000).toISOString().slice(11, 16)

function skipped(gap: Extract<LocalTimeResolution, { kind: 'gap' }>, place: string) {
  const values = {
    place,
    from: wallClock(gap.transitionUtcMs, gap.later.offsetSeconds),
    to: wallClock(gap.transitionUtcMs, gap.earlier.offsetSeconds),
  }
  return invalid({ birthtime: { key: 'time_skipped', values } })
}

/** Where a place crossed the date line, its calendar lacks a day. */
function requireDay(date: string, { name, timeZone, longitudeDeg }: CivilBirth['place']): void {
  try {
    civilDay({ timeZone, date, longitudeDeg })
  } catch (error) {
    if (error instanceof SkippedDayError) throw invalid({ birthdate: { key: 'date_skipped', values: { place: name } } })
    throw error
  }
}

/**
 * A birth as an instant. A doubled hour takes the first and says so.
 * @throws {AppError} validation: a date before 1800 or still to come, or a day or time that the place's clocks skipped.
 */
export function resolveBirth({ birthdate, birthtime, place }: CivilBirth, now: Date, lang: Lang): ResolvedBirth {
  if (birthdate < FIRST_DATE) throw invalid({ birthdate: 'date_range' })
  if (birthdate > civilDateAt(now, place.timeZone)) throw invalid({ birthdate: 'date_future' })
  requireDay(birthdate, place)
  if (birthtime === null) return { instant: null, warnings: [] }
  const resolved = resolveLocalTime({
    timeZone: place.timeZone,
    local: `${birthdate}T${birthtime}`,
    longitudeDeg: place.longitudeDeg,
  })
  if (resolved.kind === 'gap') throw skipped(resolved, place.name)
  const found = resolved.kind === 'unique' ? resolved : resolved.candidates[0]
  if (found.utcMs > now.getTime()) throw invalid({ birthtime: 'date_future' })
  const values = { place: place.name, offset: offsetText(found.offsetSeconds) }
  return {
    instant: new Date(found.utcMs),
    warnings: resolved.kind === 'ambiguous' ? [say(lang, 'time_doubled', values)] : [],
  }
}
