import { readFileSync } from 'node:fs'
import type { ComputedEvent, SkyEventsManifest } from './computed-event.ts'

/** A computed event with its neighbours: those of its saros series, or of its pair of planets; null at the ends. */
export type LinkedEvent = ComputedEvent & { before: string | null; after: string | null }

const DATA = new URL('data/', import.meta.url)
let loaded: ReadonlyMap<string, readonly LinkedEvent[]> | undefined

/** The eclipses and conjunctions of 1801–2100 by month and day, `MM-DD` in UTC, each list in order of time (Node only). */
export function loadSkyEvents(): ReadonlyMap<string, readonly LinkedEvent[]> {
  loaded ??= Map.groupBy(linked(), ({ at }) => at.slice(5, 10))
  return loaded
}

/** What the data say of themselves (Node only). */
export function readSkyEventsManifest(): SkyEventsManifest {
  return JSON.parse(readFileSync(new URL('manifest.json', DATA), 'utf8')) as SkyEventsManifest
}

function linked(): LinkedEvent[] {
  const events = JSON.parse(readFileSync(new URL('sky-events.json', DATA), 'utf8')) as ComputedEvent[]
  const series = Map.groupBy(events, (event) =>
    event.kind === 'conjunction' ? `${event.a} ${event.b}` : `${event.kind} ${event.saros}`,
  )
  const places = new Map([...series.values()].flatMap((list) => list.map((event, i) => [event, { list, i }] as const)))
  return events.map((event) => {
    const { list = [], i = 0 } = places.get(event) ?? {}
    return { ...event, before: list[i - 1]?.at ?? null, after: list[i + 1]?.at ?? null }
  })
}
