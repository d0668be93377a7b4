import type {
  BirthCalendar,
  BirthPlace,
  BirthReading,
  BirthTimeResolution,
  ClockId,
} from '#astro/birth-time/birth-time.ts'
import { CivilTimeError } from '#astro/birth-time/civil-time-error.ts'
import { resolveBirthTime } from '#astro/birth-time/resolve-birth-time.ts'
import { UnknownTimeZoneError } from '#astro/birth-time/unknown-time-zone-error.ts'
import { invalid } from '#platform/app-error.ts'

/** How a person wants date and time read, where they chose. */
export interface BirthChoice {
  calendar?: BirthCalendar | undefined
  clock?: ClockId | undefined
  fold?: 0 | 1 | undefined
  /** An offset from Greenwich given by hand; wins over `clock`. */
  offset?: string | undefined
}

/** What a civil time may stand for, likeliest first, and the one that is taken. */
export interface BirthCandidates {
  resolution: BirthTimeResolution
  readings: BirthReading[]
  /** Null where clocks skipped the time, and nothing else was chosen. */
  chosen: BirthReading | null
}

/**
 * The candidates for a time, with the one that the person chose, else the likeliest.
 *
 * @param local `YYYY-MM-DDTHH:mm[:60]`, the date in the calendar of the choice.
 * @throws {AppError} validation on the date, the time, `birth_clock` or `birth_offset`
 */
export function birthCandidates(place: BirthPlace, local: string, choice: BirthChoice): BirthCandidates {
  const resolution = asFields(() => resolveBirthTime({ place, local, calendar: choice.calendar }))
  const own = ownReadings(resolution)
  const readings = [...own, ...(resolution.doubt?.alternatives ?? [])]
  if (choice.offset !== undefined) {
    const clock = offsetClock(choice.offset)
    const byHand = asFields(() => resolveBirthTime({ place, local, calendar: choice.calendar, clock }))
    const [reading] = ownReadings(byHand)
    if (!reading) throw invalid({ birth_offset: 'birth_offset' })
    return { resolution, readings: [reading, ...readings], chosen: reading }
  }
  if (choice.clock === undefined) {
    return { resolution, readings, chosen: own.find(({ fold }) => fold === choice.fold) ?? own[0] ?? null }
  }
  const ofClock = readings.filter(({ clock }) => clock === choice.clock)
  const chosen = ofClock.find(({ fold }) => fold === (choice.fold ?? 0)) ?? ofClock[0]
  if (!chosen) throw invalid({ birth_clock: 'birth_clock' })
  return { resolution, readings, chosen }
}

/** What the likeliest clock makes of a time; nothing where it skipped it. */
export function ownReadings(resolution: BirthTimeResolution): BirthReading[] {
  if (resolution.kind === 'unique') return [resolution.reading]
  return resolution.kind === 'ambiguous' ? resolution.readings : []
}

/** `+2:00` and `−02:00` as the verb takes them. */
function offsetClock(written: string): ClockId {
  const sign = written.startsWith('+') ? '+' : '-'
  return sign + written.slice(1).padStart(written.length - 1 + (/^.\d:/.test(written) ? 1 : 0), '0')
}

/** Maps what a civil time can't be to the fields of a form. */
export function asFields<T>(read: () => T): T {
  try {
    return read()
  } catch (error) {
    if (error instanceof UnknownTimeZoneError) throw invalid({ birth_clock: 'birth_clock' })
    if (!(error instanceof CivilTimeError)) throw error
    if (error.field === 'second') throw invalid({ birthtime: 'no_leap_second' })
    if (error.field === 'offset') throw invalid({ birth_offset: 'birth_offset' })
    throw invalid({ birthdate: 'date_impossible' })
  }
}

/** The choice as it is written on the wire. */
export interface WrittenChoice {
  birth_calendar?: BirthCalendar | undefined
  birth_clock?: string | undefined
  birth_fold?: 0 | 1 | undefined
  birth_offset?: string | undefined
}

export const choiceOf = (written: WrittenChoice): BirthChoice => ({
  calendar: written.birth_calendar,
  clock: written.birth_clock,
  fold: written.birth_fold,
  offset: written.birth_offset,
})
