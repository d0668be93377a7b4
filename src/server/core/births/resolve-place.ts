import { normalise } from '#astro/atlas/normalise.ts'
import type { Place } from '#astro/atlas/search-places.ts'
import { LANGS, type Lang } from '#language/lang.ts'
import { say } from '#contract/messages/say.ts'
import { invalid } from '#platform/app-error.ts'
import type { Services } from '#platform/services.ts'
import { findPlace } from './find-place.ts'

/** What a place was written as: its text, and its id when it was picked from the list. */
export interface WrittenPlace {
  text: string
  id: string | undefined
}

const placeLabel = ({ name, region, country }: Place) => [name, region, country].filter(Boolean).join(', ')

/** Whether the text begins with the place's own name in one of the languages. */
function isNamed(services: Services, text: string, place: Place): boolean {
  const head = normalise(text.split(',')[0] ?? '')
  return LANGS.some((lang) => {
    const named = findPlace(services, { text: '', id: place.id }, lang)
    return named !== undefined && normalise(named.name) === head
  })
}

/**
 * The place a registration or an edit names. A text that no name fits exactly takes the best match and says which.
 * @throws {AppError} validation on `birthplace` when there is no such place.
 */
export function resolvePlace(
  services: Services,
  written: WrittenPlace,
  lang: Lang,
): { place: Place; warnings: string[] } {
  const place = findPlace(services, written, lang)
  if (!place) throw invalid({ birthplace: 'place_unknown' })
  const isPoint = written.id?.startsWith('@') === true
  if (isPoint || (written.id !== undefined && written.text === '') || isNamed(services, written.text, place))
    return { place, warnings: [] }
  return { place, warnings: [say(lang, 'place_taken', { text: written.text, place: placeLabel(place) })] }
}

/** How a resolved place is kept beside the text it was resolved from. */
export const placeFields = (text: string, place: Place) => ({
  birthplace: text === '' ? place.name : text,
  placeId: place.id,
  placeLatitudeDeg: place.latitudeDeg,
  placeLongitudeDeg: place.longitudeDeg,
  placeTimeZone: place.timeZone,
})
