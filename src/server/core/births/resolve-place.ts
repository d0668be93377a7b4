import { normalise } from '#astro/atlas/normalise.ts'
import { type Place, searchPlaces } from '#astro/atlas/search-places.ts'
import { type Lang, LANGS } from '#language/lang.ts'
import { say } from '#contract/messages/say.ts'
import { invalid } from '#platform/app-error.ts'
import type { Services } from '#platform/services.ts'
import { findPlace as placeById } from '#astro/atlas/get-place.ts'
import { placeOfPointId } from '#astro/atlas/place-at-point.ts'

/** What a place was written as: its text, and its id when it was picked from the list. */
export interface WrittenPlace {
  text: string
  id: string | undefined
  /** The field that it was written in: `birthplace` unless told. */
  field?: string
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
 * @throws {AppError} validation on the field when there is no such place.
 */
export function resolvePlace(
  services: Services,
  written: WrittenPlace,
  lang: Lang,
): { place: Place; warnings: string[] } {
  const place = findPlace(services, written, lang)
  if (!place) throw invalid({ [written.field ?? 'birthplace']: 'place_unknown' })
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

/** The place a person means: the one they picked, the point they gave (`@49.84,24.03`), else the best match of what they typed. */
function findPlace(
  { atlas }: Services,
  wanted: { text: string; id?: string | undefined },
  lang: Lang,
): Place | undefined {
  if (wanted.id !== undefined)
    return placeById(atlas(), wanted.id, lang) ?? placeOfPointId(atlas(), wanted.id, lang) ?? undefined
  return searchPlaces(atlas(), { q: wanted.text, lang, limit: 1 })[0]
}

/** What of an account tells whether its place may be another of the same name. */
interface PlacedAccount {
  birthplace: string | null
  placeId: string | null
  /** When such a place was put right; once is all that our guess can have been wrong. */
  placeCorrectedAt: Date | null
  lang: Lang
}

/** So many places of one name are looked at. */
const NAMESAKES = 10

/**
 * The other places that a written place may mean, where we took the first of them: none where the person chose theirs, by its
 * region or its country, and none once one of them has been taken.
 */
export function namesakesOf(
  services: Services,
  { birthplace, placeId, placeCorrectedAt, lang }: PlacedAccount,
): Place[] {
  if (birthplace === null || placeId === null || placeCorrectedAt !== null) return []
  // A region or a country was named: what is chosen from the list has them.
  if (birthplace.includes(',')) return []
  const [taken, ...others] = searchPlaces(services.atlas(), { q: birthplace, lang, limit: NAMESAKES })
  if (taken?.id !== placeId) return []
  return others.filter((place) => isNamed(services, birthplace, place))
}
