import type { BirthCalendar, BirthReading, BirthTimeResolution } from '#astro/birth-time/birth-time.ts'
import { civilDate, civilDateText } from '#astro/birth-time/civil-time.ts'
import { julianFromGregorian } from '#astro/birth-time/julian-calendar.ts'
import { offsetText } from '#astro/birth-time/offset-text.ts'
import { housesAt } from '#astro/charts/houses.ts'
import { placeInSign, signOf } from '#astro/charts/sign.ts'
import { jdUtFromDate } from '#astro/ephemeris/julian-day.ts'
import type { BirthCandidate, BirthTimeAnswer } from '#contract/birth-time.ts'
import { clockName } from '#contract/clock-names.ts'
import type { Lang } from '#contract/field.ts'
import type { Services } from '#platform/services.ts'
import { presentPlace } from '../places/present.ts'
import type { BirthCandidates } from './domain/birth-candidates.ts'
import { doubtText, whyText } from './domain/doubt-text.ts'
import { territoryName } from './present-read.ts'
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
      ...candidate(services, place, reading, lang),
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

/** One reading with what it means for the chart. */
export function candidate(
  { sky }: Pick<Services, 'sky'>,
  place: { latitudeDeg: number; longitudeDeg: number },
  reading: BirthReading,
  lang: Lang,
): Omit<BirthCandidate, 'chosen'> {
  const at = new Date(reading.utcMs)
  const { latitudeDeg, longitudeDeg } = place
  const jdUt = jdUtFromDate(at)
  const { ascendantDeg } = housesAt(sky, { jdUt, latitudeDeg, longitudeDeg })
  const moonDeg = sky.position('moon', jdUt).longitudeDeg
  return {
    utc: `${at.toISOString().slice(0, 19)}Z`,
    offset: offsetText(reading.offsetSeconds),
    clock: reading.clock,
    clock_name: clockName(reading.clock, lang),
    fold: reading.fold,
    ascendant: { sign: signOf(ascendantDeg), ...placeInSign(ascendantDeg) },
    moon: { sign: signOf(moonDeg), ...placeInSign(moonDeg) },
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
