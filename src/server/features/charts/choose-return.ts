import { civilDay } from '#astro/birth-time/civil-day.ts'
import { SkippedDayError } from '#astro/birth-time/skipped-day-error.ts'
import { jdUtFromDate } from '#astro/ephemeris/julian-day.ts'
import type { ReturnType } from '#product/chart-types.ts'
import { resolvePlace, type Birth } from '#core/births/api.ts'
import type { User } from '#core/users/api.ts'
import { invalid } from '#platform/app-error.ts'
import type { Services } from '#platform/services.ts'
import { returnOf, type ReturnChoice } from './domain/return-of.ts'

export interface AskedReturn {
  year?: number | undefined
  date?: string | undefined
  place?: string | undefined
  place_id?: string | undefined
}

/** What is kept of a return. */
export type ReturnColumns = ReturnChoice & { placeId: string; placeName: string | null }

/**
 * The return that a person asks for, at the birthplace or elsewhere.
 * @throws {AppError} validation without a year or a date, for one before the birth or beyond the tables, or a place that is none
 */
export function chooseReturn(
  services: Services,
  { user, birth }: { user: User; birth: Birth },
  { type, ...asked }: AskedReturn & { type: ReturnType },
): ReturnColumns {
  const place = placeOf(services, user, asked)
  const returnFor = type === 'solar-return' ? asked.year?.toString() : asked.date
  if (returnFor === undefined) throw invalid({ [type === 'solar-return' ? 'year' : 'date']: 'required' })
  const chosen = { returnFor, ...place }
  if (type === 'lunar-return') requireDay(returnFor, place.placeTimeZone ?? user.placeTimeZone ?? 'UTC')
  const found = returnOf(services.sky, { type, chosen, birth, birthdate: user.birthdate, timeZone: user.placeTimeZone })
  if (!found || found.jdUt < birth.chart.jdUt + 1) {
    throw invalid({ [type === 'solar-return' ? 'year' : 'date']: 'return_when' })
  }
  return chosen
}

function placeOf(services: Services, user: User, { place = '', place_id: id }: AskedReturn) {
  const atBirthplace = {
    placeId: '',
    placeName: null,
    placeLatitudeDeg: null,
    placeLongitudeDeg: null,
    placeTimeZone: null,
  }
  if ((place === '' && id === undefined) || (id !== undefined && id === user.placeId)) return atBirthplace
  const found = resolvePlace(services, { text: place, id, field: 'place' }, user.lang).place
  if (found.id === user.placeId) return atBirthplace
  return {
    placeId: found.id,
    placeName: found.name,
    placeLatitudeDeg: found.latitudeDeg,
    placeLongitudeDeg: found.longitudeDeg,
    placeTimeZone: found.timeZone,
  }
}

/** A day that the calendar of the place left out has no beginning. */
function requireDay(date: string, timeZone: string): void {
  try {
    jdUtFromDate(new Date(civilDay({ timeZone, date }).startUtcMs))
  } catch (error) {
    if (error instanceof SkippedDayError) throw invalid({ date: 'date_impossible' })
    throw error
  }
}
