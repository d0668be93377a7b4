import type { Place } from '#astro/atlas/search-places.ts'
import type { CalendarFact, Doubt } from '#astro/birth-time/birth-time.ts'
import { calendarFact } from '#astro/birth-time/calendar-fact.ts'
import { civilDateText } from '#astro/birth-time/civil-time.ts'
import type { BirthTimeBody } from '#contract/birth-time.ts'
import type { Lang } from '#language/lang.ts'
import { countAttempt } from '#platform/rate-limit.ts'
import type { Services } from '#platform/services.ts'
import {
  asFields,
  birthCandidates,
  choiceOf,
  requireRange,
  resolvePlace,
  type BirthCandidates,
} from '#core/births/api.ts'

/** Open to visitors, so counted by address: a form asks with each change of its fields. */
const PER_ADDRESS = { limit: 600, windowSeconds: 600 } as const

/** What a birth's fields stand for. */
export interface BirthPreview {
  place: Place
  calendar: CalendarFact
  /** Null while no time is given. */
  candidates: BirthCandidates | null
  doubt: Doubt | null
  warnings: string[]
}

/**
 * What a birth's date, time and place may stand for, before it is saved.
 * @throws {AppError} rate_limited; validation as of a registration, but for a time that clocks skipped
 */
export async function previewBirthTime(
  services: Services,
  body: BirthTimeBody,
  caller: { lang: Lang; ip: string },
): Promise<BirthPreview> {
  await countAttempt(services.db, { key: `birth-time:${caller.ip}`, ...PER_ADDRESS }, services.clock())
  const written = { text: body.birthplace ?? '', id: body.birthplace_id }
  const { place, warnings } = resolvePlace(services, written, body.lang ?? caller.lang)
  const calendar = body.birth_calendar ?? 'gregorian'
  const fact = asFields(() => calendarFact(place, body.birthdate, calendar))
  requireRange(civilDateText(fact.gregorian), place.timeZone, services.clock())
  if (body.birthtime === undefined) {
    return { place, calendar: fact, candidates: null, doubt: null, warnings }
  }
  const candidates = birthCandidates(place, `${body.birthdate}T${body.birthtime}`, choiceOf(body))
  const { resolution } = candidates
  return { place, calendar: resolution.calendar, candidates, doubt: resolution.doubt, warnings }
}
