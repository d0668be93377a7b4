import { findPlace } from '#astro/atlas/get-place.ts'
import { loadAtlas } from '#astro/atlas/load-atlas.ts'
import { placeAtPoint, placeOfPointId } from '#astro/atlas/place-at-point.ts'
import { searchPlaces, type Place } from '#astro/atlas/search-places.ts'
import { canonicalTimeZone } from '#astro/birth-time/find-zone.ts'
import type { PlaceInput } from '#contract/engine/birth.ts'
import { ToolError } from './tool-error.ts'

/** A place as it was found, and the others that its name may mean. */
export interface ReadPlace extends Place {
  others: readonly Place[]
}

const MATCHES = 5
const ASK = 'Give "place" as a name with its country, a "place_id" from the tool "places", or latitude and longitude.'

/** "Moscow, Russia". */
export const placeLabel = ({ name, region, country }: Place) =>
  [name, region, country].filter((part) => part !== '').join(', ')

/**
 * The place of an input: of its id, its coordinates or its name, in that order.
 * @throws {ToolError}
 * @throws UnknownTimeZoneError
 */
export function readPlace(input: PlaceInput): ReadPlace {
  const found = foundPlace(input)
  return input.time_zone === undefined ? found : { ...found, timeZone: canonicalTimeZone(input.time_zone) }
}

function foundPlace({ place, place_id, latitude, longitude }: PlaceInput): ReadPlace {
  if (place_id !== undefined) return { ...placeOfId(place_id), others: [] }
  if (latitude !== undefined || longitude !== undefined) return { ...placeOfPoint(latitude, longitude), others: [] }
  if (place === undefined) throw new ToolError('place_missing', 'No place is given.', ASK)
  const [best, ...others] = searchPlaces(loadAtlas(), { q: place, lang: 'en', limit: MATCHES })
  if (!best) throw new ToolError('place_not_found', `No place is called "${place.slice(0, 60)}".`, ASK)
  return { ...best, others }
}

function placeOfId(id: string): Place {
  const place = findPlace(loadAtlas(), id, 'en') ?? placeOfPointId(loadAtlas(), id, 'en')
  if (!place) throw new ToolError('place_not_found', `No place has the id "${id}".`, ASK)
  return place
}

function placeOfPoint(latitude: number | undefined, longitude: number | undefined): Place {
  if (latitude === undefined || longitude === undefined) {
    throw new ToolError(
      'coordinates_incomplete',
      'Only one of latitude and longitude is given.',
      'Give both, in degrees.',
    )
  }
  const place = placeAtPoint(loadAtlas(), latitude, longitude, 'en')
  if (place) return place
  throw new ToolError(
    'coordinates_out_of_range',
    `There is no point at latitude ${latitude}, longitude ${longitude}.`,
    'Give latitude within ±90 and longitude within ±180, decimal degrees, north and east positive.',
  )
}
