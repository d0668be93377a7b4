import type { Place } from '#astro/atlas/search-places.ts'
import type { Lang } from '#contract/field.ts'
import { invalid } from '../../platform/app-error.ts'
import type { Services } from '../../platform/services.ts'
import { findPlace } from '../places/find-place.ts'

/**
 * The place a registration or an edit names.
 * @throws {AppError} validation on `birthplace` when there is no such place.
 */
export function resolvePlace(services: Services, text: string, id: string | undefined, lang: Lang): Place {
  const place = findPlace(services, { text, id }, lang)
  if (!place) throw invalid({ birthplace: 'place_unknown' })
  return place
}

/** How a resolved place is kept beside the text it was resolved from. */
export const placeFields = (text: string, place: Place) => ({
  birthplace: text,
  placeId: place.id,
  placeLatitudeDeg: place.latitudeDeg,
  placeLongitudeDeg: place.longitudeDeg,
  placeTimeZone: place.timeZone,
})
