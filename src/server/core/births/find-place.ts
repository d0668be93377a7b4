import { findPlace as placeById } from '#astro/atlas/get-place.ts'
import { placeOfPointId } from '#astro/atlas/place-at-point.ts'
import { searchPlaces, type Place } from '#astro/atlas/search-places.ts'
import type { Lang } from '#language/lang.ts'
import type { Services } from '#platform/services.ts'

/** The place a person means: the one they picked, the point they gave (`@49.84,24.03`), else the best match of what they typed. */
export function findPlace(
  { atlas }: Services,
  wanted: { text: string; id?: string | undefined },
  lang: Lang,
): Place | undefined {
  if (wanted.id !== undefined)
    return placeById(atlas(), wanted.id, lang) ?? placeOfPointId(atlas(), wanted.id, lang) ?? undefined
  return searchPlaces(atlas(), { q: wanted.text, lang, limit: 1 })[0]
}
