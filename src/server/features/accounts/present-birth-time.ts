import type { BirthCalendar, BirthTimeResolution } from '#astro/birth-time/birth-time.ts'
import { civilDate, civilDateText } from '#astro/birth-time/civil-time.ts'
import { julianFromGregorian } from '#astro/birth-time/julian-calendar.ts'
import type { BirthTimeAnswer } from '#contract/birth-time.ts'
import type { Lang } from '#language/lang.ts'
import type { Services } from '#platform/services.ts'
import {
  doubtText,
  presentCandidate,
  presentPlace,
  territoryName,
  whyText,
  type BirthCandidates,
} from '#core/births/api.ts'
import type { BirthPreview } from './preview-birth-time.ts'

const MINUTE_MS = 60_000

export function presentBirthTime(services: Services, preview: BirthPreview, lang: Lang): BirthTimeAnswer {
  const { place, calendar, candidates, warnings } = preview
  const resolution = candidates?.resolution
  return {
    kind: resolution?.kind ?? 'day',
    place: presentPlace(place),
    calendar: {
      given: calendar.given,
      gregorian: civilDateText(calendar.gregorian),
      julian: civilDateText(calendar.julian),
      may_be_julian: calendar.mayBeJulian,
    },
    candidates: (candidates?.readings ?? []).map((reading) => ({
      ...presentCandidate(services, place, reading, lang),
      chosen: reading === candidates?.chosen,
    })),
    doubt: preview.doubt && {
      reason: preview.doubt.reason,
      why: whyText(place.name, preview.doubt, lang),
      text: doubtText(
        place.name,
        preview.doubt,
        { taken: takenOf(candidates), readings: candidates?.readings ?? [] },
        lang,
      ),
      source: preview.doubt.source,
    },
    territory: territoryName(resolution?.territory ?? null, lang),
    gap: resolution?.kind === 'gap' ? jump(resolution, calendar.given) : null,
    warnings,
  }
}

const takenOf = (candidates: BirthCandidates | null) =>
  candidates?.chosen ?? (candidates?.resolution.kind === 'gap' ? candidates.resolution.clock : '')

/** The jump as the clock showed it, and the times that may have been meant, as the form would say them. */
function jump(gap: Extract<BirthTimeResolution, { kind: 'gap' }>, calendar: BirthCalendar): BirthTimeAnswer['gap'] {
  const fromMs = gap.transitionUtcMs + gap.later.offsetSeconds * 1000
  const toMs = gap.transitionUtcMs + gap.earlier.offsetSeconds * 1000
  const wall = (ms: number) => new Date(ms).toISOString().slice(0, 16).replace('T', ' ')
  const written = (ms: number) => {
    const [date = '', time = ''] = wall(ms).split(' ')
    return { birthdate: inCalendar(date, calendar), birthtime: time }
  }
  return {
    from: wall(fromMs),
    to: wall(toMs),
    before: written(Math.ceil(fromMs / MINUTE_MS) * MINUTE_MS - MINUTE_MS),
    after: written(Math.ceil(toMs / MINUTE_MS) * MINUTE_MS),
    back: written(gap.earlier.utcMs + gap.later.offsetSeconds * 1000),
    on: written(gap.later.utcMs + gap.earlier.offsetSeconds * 1000),
  }
}

const inCalendar = (date: string, calendar: BirthCalendar) =>
  calendar === 'julian' ? civilDateText(julianFromGregorian(civilDate(date))) : date
