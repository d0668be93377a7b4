import { findPlace } from '#astro/atlas/get-place.ts'
import { loadAtlas } from '#astro/atlas/load-atlas.ts'
import { placeAtPoint, placeOfPointId } from '#astro/atlas/place-at-point.ts'
import type { BirthPlace, BirthReading, BirthTimeResolution } from '#astro/birth-time/birth-time.ts'
import { civilDateText } from '#astro/birth-time/civil-time.ts'
import { canonicalTimeZone } from '#astro/birth-time/find-zone.ts'
import { offsetText } from '#astro/birth-time/offset-text.ts'
import { resolveBirthTime } from '#astro/birth-time/resolve-birth-time.ts'
import { resolveLocalTime } from '#astro/birth-time/resolve-local-time.ts'
import { FieldError, fieldsOf, number, text } from './fields.ts'

type Fields = Record<string, unknown>

/**
 * The instant of a wall time: one, two, or none where the clock was set forward over it. In a zone by the zone's own
 * history; at a place by the clock that was followed there, with what is in doubt.
 */
export function birthTime(line: unknown) {
  const fields = fieldsOf(line)
  const place = placeOf(fields)
  return place ? atPlace(fields, place) : inZone(fields)
}

function placeOf(fields: Fields): BirthPlace | null {
  const { placeId, lat } = fields
  if (placeId === undefined && lat === undefined) return null
  const place = placeId === undefined ? pointOf(fields) : namedPlace(text(fields, 'placeId'))
  return fields['timeZone'] === undefined ? place : { ...place, timeZone: canonicalTimeZone(text(fields, 'timeZone')) }
}

function namedPlace(id: string): BirthPlace {
  const place = findPlace(loadAtlas(), id, 'en') ?? placeOfPointId(loadAtlas(), id, 'en')
  if (!place) throw new FieldError(`there is no place "${id.slice(0, 40)}"`)
  return place
}

function pointOf(fields: Fields): BirthPlace {
  const place = placeAtPoint(loadAtlas(), number(fields, 'lat'), number(fields, 'lon'), 'en')
  if (!place) throw new FieldError('"lat" must be within ±90 and "lon" within ±180')
  return place
}

function inZone(fields: Fields) {
  const found = resolveLocalTime({
    timeZone: text(fields, 'timeZone'),
    local: text(fields, 'local'),
    ...(fields['lon'] !== undefined && { longitudeDeg: number(fields, 'lon') }),
  })
  switch (found.kind) {
    case 'unique':
      return { utc: isoSeconds(found.utcMs, isLeapSecond(fields)), offset: offsetText(found.offsetSeconds) }
    case 'ambiguous':
      return { ambiguous: found.candidates.map(({ utcMs }) => isoSeconds(utcMs)) }
    case 'gap':
      return { gap: true }
  }
}

function atPlace(fields: Fields, place: BirthPlace) {
  const { calendar, clock, offset } = fields
  if (calendar !== undefined && calendar !== 'gregorian' && calendar !== 'julian') {
    throw new FieldError('"calendar" must be "gregorian" or "julian"')
  }
  const chosen =
    offset === undefined ? (clock === undefined ? undefined : text(fields, 'clock')) : text(fields, 'offset')
  const found = resolveBirthTime({ place, local: text(fields, 'local'), calendar, clock: chosen })
  return { ...answer(found), ...toldOf(found) }
}

/** What a person should read beside the figures. */
function jumpText({ earlier, later, transitionUtcMs }: Extract<BirthTimeResolution, { kind: 'gap' }>): string {
  const shown = (offsetSeconds: number) =>
    isoSeconds(transitionUtcMs + offsetSeconds * 1000)
      .slice(0, 16)
      .replace('T', ' ')
  return `The clocks were put forward from ${shown(later.offsetSeconds)} to ${shown(earlier.offsetSeconds)} and never showed this time; the candidates read it by the offset before and after.`
}

function answer(found: BirthTimeResolution) {
  switch (found.kind) {
    case 'unique':
      return { ...told(found.reading), utc: isoSeconds(found.reading.utcMs, found.leapSecond) }
    case 'ambiguous':
      return { ambiguous: found.readings.map(({ utcMs }) => isoSeconds(utcMs)) }
    case 'gap':
      return {
        gap: true,
        text: jumpText(found),
        candidates: [found.later, found.earlier].map(({ utcMs, offsetSeconds }) => ({
          utc: isoSeconds(utcMs),
          offset: offsetText(offsetSeconds),
        })),
      }
  }
}

function toldOf({ calendar, doubt, territory }: BirthTimeResolution) {
  const { given, gregorian, julian, mayBeJulian } = calendar
  return {
    ...(territory !== null && { territory }),
    ...(doubt && {
      doubt: {
        reason: doubt.reason,
        source: doubt.source,
        alternatives: doubt.alternatives.map((other) => told(other)),
      },
    }),
    ...((mayBeJulian || given === 'julian') && {
      calendar: { given, gregorian: civilDateText(gregorian), julian: civilDateText(julian), mayBeJulian },
    }),
    ...(given === 'julian' &&
      !mayBeJulian && {
        note: 'Old style was not in civil use there on this day; the date was converted all the same.',
      }),
  }
}

const told = ({ utcMs, offsetSeconds, clock }: BirthReading) => ({
  utc: isoSeconds(utcMs),
  offset: offsetText(offsetSeconds),
  clock,
})

const isLeapSecond = (fields: Fields) => String(fields['local']).endsWith(':60')

/** A leap second ends where the next minute begins, and is written as the sixty-first. */
function isoSeconds(utcMs: number, leapSecond = false): string {
  const iso = (ms: number) => new Date(ms).toISOString().slice(0, 19)
  return leapSecond ? `${iso(utcMs - 1000).slice(0, 17)}60Z` : `${iso(utcMs)}Z`
}
