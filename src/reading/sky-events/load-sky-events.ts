import { readFileSync } from 'node:fs'
import { dateFromJdUt } from '#astro/ephemeris/julian-day.ts'
import { sarosSeries } from '#astro/events/saros.ts'
import type { ComputedEvent, PastManifest, SkyEventsManifest } from './computed-event.ts'
import { eventDate, monthDay, type EventDate } from './event-date.ts'
import { unpackEvents, type PastEvent } from './past-events.ts'

/** A computed event on its date. */
export type DatedEvent = ComputedEvent & {
  jdUt: number
  date: EventDate
  /** `14:20`, UTC, the minute that has begun. */
  clock: string
}

/**
 * With its neighbours: those of its saros series, or of its pair of planets; null at the ends of what is computed, and
 * where only some of a pair's meetings are.
 */
export type LinkedEvent = DatedEvent & { before: EventDate | null; after: EventDate | null }

const DATA = new URL('data/', import.meta.url)
let loaded: ReadonlyMap<string, readonly LinkedEvent[]> | undefined

/**
 * Eclipses of 601 BCE to 2100 and conjunctions by month and day, `MM-DD` in UTC by the calendar of their time, each list
 * in order of time (Node only).
 */
export function loadSkyEvents(): ReadonlyMap<string, readonly LinkedEvent[]> {
  loaded ??= Map.groupBy(linked(), ({ date }) => monthDay(date))
  return loaded
}

const read = (name: string) => readFileSync(new URL(name, DATA))

/** What the data say of themselves (Node only). */
export const readSkyEventsManifest = () => JSON.parse(read('manifest.json').toString()) as SkyEventsManifest
export const readPastManifest = () => JSON.parse(read('past-manifest.json').toString()) as PastManifest

function dated(event: ComputedEvent, jdUt: number): DatedEvent {
  return { ...event, jdUt, date: eventDate(jdUt), clock: dateFromJdUt(jdUt).toISOString().slice(-13, -8) }
}

function isoMinute(jdUt: number): string {
  return `${dateFromJdUt(jdUt).toISOString().slice(0, -8)}Z`
}

function withSeries(event: PastEvent): ComputedEvent {
  const at = isoMinute(event.jdUt)
  return event.kind === 'conjunction' ? { ...event, at } : { ...event, at, saros: sarosSeries(event.kind, event.jdUt) }
}

const MS_1970 = 2440587.5

function linked(): LinkedEvent[] {
  const modern = (JSON.parse(read('sky-events.json').toString()) as ComputedEvent[]).map((event) =>
    dated(event, Date.parse(event.at) / 86_400_000 + MS_1970),
  )
  const past = unpackEvents(read('past.bin')).map((event) => dated(withSeries(event), event.jdUt))
  // Of most pairs only the close meetings of the past are there: neighbours would not be the next ones.
  const seriesOf = (event: DatedEvent) =>
    event.kind !== 'conjunction'
      ? `${event.kind} ${event.saros}`
      : `${event.a} ${event.b} ${event.a === 'jupiter' && event.b === 'saturn' ? '' : event.jdUt < PAST_UNTIL_JD ? event.jdUt : 'modern'}`
  const events = [...past, ...modern]
  const series = Map.groupBy(events, seriesOf)
  const places = new Map([...series.values()].flatMap((list) => list.map((event, i) => [event, { list, i }] as const)))
  return events.map((event) => {
    const { list = [], i = 0 } = places.get(event) ?? {}
    return { ...event, before: list[i - 1]?.date ?? null, after: list[i + 1]?.date ?? null }
  })
}

/** 1 January 1801: from here on the product's own tables hold. */
const PAST_UNTIL_JD = 2378861.5
