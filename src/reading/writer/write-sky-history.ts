import type { Planet } from '#astro/ephemeris/body.ts'
import { RECORDED } from '../sky-events/history.ts'
import type { LinkedEvent } from '../sky-events/load-sky-events.ts'
import type { Lang } from '../library/subjects.ts'
import { CALENDAR_PHRASES, spokenPlace } from './calendar-page.ts'
import type { SpokenEclipse } from './calendar-phrases.ts'
import { skyEventPhrasesEn } from './sky-event-phrases-en.ts'
import { skyEventPhrasesRu } from './sky-event-phrases-ru.ts'
import type { HistoryDate, SkyEventPhrases } from './sky-event-phrases.ts'
import { skyHistoryEn } from './sky-history-en.ts'
import { skyHistoryRu } from './sky-history-ru.ts'

/** Something that happened in the sky on a day of the year. */
export interface SkyHistoryEvent {
  year: number
  type: 'lunar_eclipse' | 'solar_eclipse' | 'planetary_conjunction' | 'geomagnetic_storm' | 'solar_flare'
  name: string
  description: string
  /** Of an eclipse. */
  magnitude: number | null
  planets: readonly Planet[]
  saros: number | null
  /** ISO 8601 UTC to the minute, where it was computed. */
  at: string | null
  /** The publication that a recorded event is described in. */
  source: string | null
}

const PHRASES: Record<Lang, SkyEventPhrases> = { en: skyEventPhrasesEn, ru: skyEventPhrasesRu }
const RECORDS = { en: skyHistoryEn, ru: skyHistoryRu }

/**
 * What happened on a day of the year, `MM-DD` in UTC, before an instant, in order of time: eclipses and conjunctions as
 * computed, storms and flares of the Sun as recorded.
 */
export function writeSkyHistory(
  computed: readonly LinkedEvent[],
  { day, before, lang }: { day: string; before: Date; lang: Lang },
): SkyHistoryEvent[] {
  const now = before.toISOString()
  const recorded = RECORDED.filter(({ date }) => date.slice(5) === day).map((event): SkyHistoryEvent => {
    const { id, date, type, source } = event
    const { name, description } = RECORDS[lang][id]
    const year = Number(date.slice(0, 4))
    return { year, type, name, description, magnitude: null, planets: [], saros: null, at: null, source }
  })
  const happened = computed.filter(({ at }) => at < now).map((event) => computedEvent(event, lang))
  return [...happened, ...recorded].toSorted((a, b) => a.year - b.year)
}

function dateOf(iso: string | null): HistoryDate | null {
  if (iso === null) return null
  const [year = 0, month = 0, day = 0] = iso.slice(0, 10).split('-').map(Number)
  return { year, month, day }
}

function computedEvent(event: LinkedEvent, lang: Lang): SkyHistoryEvent {
  const phrases = PHRASES[lang]
  const { at, lon } = event
  const shared = { year: Number(at.slice(0, 4)), at, source: null }
  const [clock, place] = [at.slice(11, 16), spokenPlace(lon)]
  const [earlier, later] = [dateOf(event.before), dateOf(event.after)]
  if (event.kind === 'conjunction') {
    const { a, b, apart } = event
    const met = phrases.conjunction({ a, b, clock, place, apartDeg: apart })
    return {
      ...shared,
      type: 'planetary_conjunction',
      name: phrases.conjunctionName(a, b),
      description: `${met} ${phrases.meetings(earlier, later)}`.trim(),
      magnitude: null,
      planets: [a, b],
      saros: null,
    }
  }
  const { kind, type, magnitude, saros } = event
  const eclipse = { kind, type } as SpokenEclipse
  return {
    ...shared,
    type: `${kind}_eclipse`,
    name: CALENDAR_PHRASES[lang].eclipseName(eclipse),
    description: `${phrases.eclipse(eclipse, clock, place, magnitude)} ${phrases.saros(saros, earlier, later)}`,
    magnitude,
    planets: ['sun', 'moon'],
    saros,
  }
}
