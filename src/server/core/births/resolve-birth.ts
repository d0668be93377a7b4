import { twoDigits } from '#language/angle.ts'
import { civilDay } from '#astro/birth-time/civil-day.ts'
import { SkippedDayError } from '#astro/birth-time/skipped-day-error.ts'
import type { BirthCalendar, BirthReading, BirthTimeResolution } from '#astro/birth-time/birth-time.ts'
import type { Lang } from '#language/lang.ts'
import { say } from '#contract/messages/say.ts'
import { invalid } from '#platform/app-error.ts'
import { civilDateAt } from '#platform/civil-today.ts'
import { birthCandidates, type BirthChoice } from './domain/birth-candidates.ts'
import { doubtText } from './domain/doubt-text.ts'
import { newStyle } from './domain/edit-birth.ts'
import type { ReadBy } from './present-read.ts'

/** The ephemeris begins a day earlier in UTC, when it is this day already east of Greenwich; its end is far ahead. */
const FIRST_DATE = '1800-01-02'

export interface CivilBirth {
  /** In the calendar of the choice; new style unless told. */
  birthdate: string
  /** HH:mm, or HH:mm:60; null when unknown. */
  birthtime: string | null
  /** Without a latitude by the zone's own history. */
  place: { name: string; timeZone: string; latitudeDeg?: number | undefined; longitudeDeg: number }
  choice?: BirthChoice | undefined
}

export interface ResolvedBirth {
  /** New style. */
  birthdate: string
  /** Null when the time is unknown. */
  instant: Date | null
  warnings: string[]
  /** Null when the time is unknown. */
  by: (ReadBy & { taken: BirthReading }) | null
  /** How the choice is kept. */
  choice: KeptChoice
}

/** A choice as it is kept beside a birth. Anything proposed for the birth before is settled by a new one. */
export interface KeptChoice {
  birthCalendar: BirthCalendar
  birthClock: string | null
  birthFold: 0 | 1
  birthOffset: string | null
  birthReviewInstant: null
}

/** +04:00, or +02:30:17 where clocks were that exact. */
function offsetText(seconds: number): string {
  const size = Math.abs(seconds)
  const [h, m, s] = [Math.floor(size / 3600), Math.floor(size / 60) % 60, size % 60]
  return `UTC${seconds < 0 ? '−' : '+'}${twoDigits(h)}:${twoDigits(m)}${s ? `:${twoDigits(s)}` : ''}`
}

const wallClock = (utcMs: number, offsetSeconds: number) =>
  new Date(utcMs + offsetSeconds * 1000).toISOString().slice(11, 16)

function skipped(gap: Extract<BirthTimeResolution, { kind: 'gap' }>, place: string) {
  const values = {
    place,
    from: wallClock(gap.transitionUtcMs, gap.later.offsetSeconds),
    to: wallClock(gap.transitionUtcMs, gap.earlier.offsetSeconds),
  }
  return invalid({ birthtime: { key: 'time_skipped', values } })
}

/** @throws {AppError} validation for a new-style date before 1800 or still to come */
export function requireRange(birthdate: string, timeZone: string, now: Date): void {
  if (birthdate < FIRST_DATE) throw invalid({ birthdate: 'date_range' })
  if (birthdate > civilDateAt(now, timeZone)) throw invalid({ birthdate: 'date_future' })
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

const kept = ({ calendar, clock, fold, offset }: BirthChoice): KeptChoice => ({
  birthCalendar: calendar ?? 'gregorian',
  birthClock: offset === undefined ? (clock ?? null) : null,
  birthFold: fold ?? 0,
  birthOffset: offset ?? null,
  birthReviewInstant: null,
})

/**
 * A birth as an instant, by the clock that the person chose, else the likeliest. A doubled hour takes the first and
 * says so, and so does a time that is in doubt.
 * @throws {AppError} validation: a date before 1800 or still to come, a day or time that the place's clocks skipped, or
 * a clock that isn't possible there.
 */
export function resolveBirth(
  { birthtime, place, choice = {}, ...given }: CivilBirth,
  now: Date,
  lang: Lang,
): ResolvedBirth {
  const birthdate = newStyle(given.birthdate, choice.calendar ?? 'gregorian')
  requireRange(birthdate, place.timeZone, now)
  requireDay(birthdate, place)
  if (birthtime === null)
    return { birthdate, instant: null, warnings: [], by: null, choice: kept({ calendar: choice.calendar }) }
  const { resolution, readings, chosen } = birthCandidates(place, `${given.birthdate}T${birthtime}`, choice)
  if (!chosen) {
    if (resolution.kind === 'gap') throw skipped(resolution, place.name)
    throw invalid({ birthtime: 'time' })
  }
  if (chosen.utcMs > now.getTime()) throw invalid({ birthtime: 'date_future' })
  const isChosen = choice.clock !== undefined || choice.offset !== undefined
  const warnings: string[] = []
  if (resolution.kind === 'ambiguous' && choice.fold === undefined && !isChosen) {
    warnings.push(say(lang, 'time_doubled', { place: place.name, offset: offsetText(chosen.offsetSeconds) }))
  }
  if (resolution.doubt && !isChosen) {
    warnings.push(doubtText(place.name, resolution.doubt, { taken: chosen, readings }, lang))
  }
  const by = { readings, taken: chosen, territory: resolution.territory }
  return { birthdate, instant: new Date(chosen.utcMs), warnings, by, choice: kept(choice) }
}
