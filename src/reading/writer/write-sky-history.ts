import type { Planet } from '#astro/ephemeris/body.ts'
import { jdUtFromDate } from '#astro/ephemeris/julian-day.ts'
import { monthDay } from '../sky-events/event-date.ts'
import { RECORDED } from '../sky-events/history.ts'
import { notableOf } from '../sky-events/notable.ts'
import type { LinkedEvent } from '../sky-events/load-sky-events.ts'
import type { Lang } from '#language/lang.ts'
import { CALENDAR_PHRASES, spokenPlace } from './calendar-page.ts'
import type { SpokenEclipse } from './calendar-phrases.ts'
import { skyEventPhrasesEn } from './sky-event-phrases-en.ts'
import { skyEventPhrasesRu } from './sky-event-phrases-ru.ts'
import type { SkyEventPhrases } from './sky-event-phrases.ts'
import { skyHistoryEn } from './sky-history-en.ts'
import { skyHistoryRu } from './sky-history-ru.ts'
import { skyNotableEn } from './sky-notable-en.ts'
import { skyNotableRu } from './sky-notable-ru.ts'

/** Something that happened in the sky on a day of the year. */
export interface SkyHistoryEvent {
  /** Negative before the common era, without a year 0: −585 is 585 BCE. */
  year: number
  /** By which calendar the date is told. */
  calendar: 'julian' | 'gregorian'
  type: 'lunar_eclipse' | 'solar_eclipse' | 'planetary_conjunction' | 'geomagnetic_storm' | 'solar_flare'
  name: string
  description: string
  /** Whether history remembers it: then its description is authored, else composed. */
  notable: boolean
  /** Of an eclipse. */
  magnitude: number | null
  planets: readonly Planet[]
  saros: number | null
  /** ISO 8601 UTC to the minute, of the Gregorian calendar throughout, where it was computed. */
  at: string | null
  /** The publication that a recorded event is described in. */
  source: string | null
}

const PHRASES: Record<Lang, SkyEventPhrases> = { en: skyEventPhrasesEn, ru: skyEventPhrasesRu }
const RECORDS = { en: skyHistoryEn, ru: skyHistoryRu }
const NOTABLES = { en: skyNotableEn, ru: skyNotableRu }

/** Before this year the Earth's turning is known to some minutes only, and with it the clock of an eclipse. */
const CLOCK_KNOWN_FROM = 1600

/**
 * What happened on a day of the year, `MM-DD` in UTC by the calendar of its time, before an instant, in order of time:
 * eclipses and conjunctions as computed, storms and flares of the Sun as recorded.
 */
export function writeSkyHistory(
  computed: readonly LinkedEvent[],
  { day, before, lang }: { day: string; before: Date; lang: Lang },
): SkyHistoryEvent[] {
  const now = jdUtFromDate(before)
  const recorded = RECORDED.filter(({ date }) => date.slice(5) === day).map((event): SkyHistoryEvent => {
    const { id, date, type, source } = event
    const { name, description } = RECORDS[lang][id]
    const shared = {
      calendar: 'gregorian',
      notable: true,
      magnitude: null,
      planets: [],
      saros: null,
      at: null,
    } as const
    return { ...shared, year: Number(date.slice(0, 4)), type, name, description, source }
  })
  const happened = computed.filter(({ jdUt }) => jdUt < now).map((event) => computedEvent(event, lang))
  return [...happened, ...recorded].toSorted((a, b) => a.year - b.year)
}

function computedEvent(event: LinkedEvent, lang: Lang): SkyHistoryEvent {
  const { date, at } = event
  const authored = notableOf(event.kind, date.year, monthDay(date))
  const told = authored && NOTABLES[lang][authored]
  const composed = composedEvent(event, lang)
  const calendar = date.julian ? ` ${PHRASES[lang].julian}` : ''
  return {
    ...composed,
    name: told?.name ?? composed.name,
    description: `${told ? `${told.description} ` : ''}${composed.description}${calendar}`,
    year: date.year,
    calendar: date.julian ? 'julian' : 'gregorian',
    notable: told !== undefined,
    at,
    source: null,
  }
}

function composedEvent(event: LinkedEvent, lang: Lang) {
  const phrases = PHRASES[lang]
  const { date, clock, lon, before, after } = event
  const [at, place] = [{ clock, about: date.year < CLOCK_KNOWN_FROM }, spokenPlace(lon)]
  if (event.kind === 'conjunction') {
    const { a, b, apart } = event
    const met = phrases.conjunction({ a, b, at, place, apartDeg: apart })
    return {
      type: 'planetary_conjunction',
      name: phrases.conjunctionName(a, b),
      description: `${met} ${phrases.meetings(before, after)}`.trim(),
      magnitude: null,
      planets: [a, b],
      saros: null,
    } as const
  }
  const { kind, type, magnitude, saros } = event
  const eclipse = { kind, type } as SpokenEclipse
  return {
    type: `${kind}_eclipse`,
    name: CALENDAR_PHRASES[lang].eclipseName(eclipse),
    description: `${phrases.eclipse(eclipse, at, place, magnitude)} ${phrases.saros(saros, before, after)}`,
    magnitude,
    planets: ['sun', 'moon'],
    saros,
  } as const
}
