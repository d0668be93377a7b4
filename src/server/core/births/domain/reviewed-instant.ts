import type { BirthPlace } from '#astro/birth-time/birth-time.ts'
import { AppError } from '#platform/app-error.ts'
import type { KeptBirth } from '../present-kept-birth.ts'
import { birthCandidates } from './birth-candidates.ts'

/**
 * What the instant of a kept birth would be by what is known of its clocks today; null where that is what it is, where
 * the time is unknown, or where the time would have been skipped: then nothing better is known.
 */
export function reviewedInstant(birth: KeptBirth, place: BirthPlace): Date | null {
  const { birthdate, birthtime, birthInstant, birthClock, birthFold, birthOffset } = birth
  if (!birthdate || !birthtime || !birthInstant) return null
  const choice = { clock: birthClock ?? undefined, fold: birthFold, offset: birthOffset ?? undefined }
  try {
    const { readings, chosen } = birthCandidates(place, `${birthdate}T${birthtime}`, choice)
    // What a person has been told is one of the candidates stands.
    if (!chosen || readings.some(({ utcMs }) => utcMs === birthInstant.getTime())) return null
    return new Date(chosen.utcMs)
  } catch (error) {
    // A clock chosen once that is offered no more.
    if (error instanceof AppError) return null
    throw error
  }
}

/** What an instant makes of the birth's civil time: an offset from Greenwich, seconds. */
export function offsetOfKept({
  birthdate,
  birthtime,
  birthInstant,
}: Pick<KeptBirth, 'birthdate' | 'birthtime' | 'birthInstant'>): number {
  // A leap second is the start of the next minute.
  const wall = Date.parse(`${birthdate}T${birthtime?.slice(0, 5)}:00Z`) + (birthtime?.endsWith(':60') ? 60_000 : 0)
  return Math.round((wall - (birthInstant?.getTime() ?? wall)) / 1000)
}
