import { findPlace as placeById } from '#astro/atlas/get-place.ts'
import { searchPlaces, type Place } from '#astro/atlas/search-places.ts'
import type { Lang } from '#contract/field.ts'
import type { Services } from '../../platform/services.ts'

/** The place a person means: the one they picked, else the best match of what they typed. */
export function findPlace(
  { atlas }: Services,
  wanted: { text: string; id?: string | undefined },
  lang: Lang,
): Place | undefined {
  if (wanted.id !== undefined) return placeById(atlas(), wanted.id, lang) ?? undefined
  return searchPlaces(atlas(), { q: wanted.text, lang, limit: 1 })[0]
}
