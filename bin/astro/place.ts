import { loadAtlas } from '#astro/atlas/load-atlas.ts'
import { searchPlaces } from '#astro/atlas/search-places.ts'
import { FieldError, fieldsOf, number, text } from './fields.ts'
import type { Verb } from './verbs.ts'

/** As many as the autocomplete of the product shows at most. */
const DEFAULT_LIMIT = 10

/** Search of places over the opened atlas. */
export function openPlace(): Verb {
  const atlas = loadAtlas()
  return (line) => {
    const fields = fieldsOf(line)
    const lang = text(fields, 'lang')
    if (lang !== 'en' && lang !== 'ru') throw new FieldError('"lang" must be en or ru')
    const limit = fields['limit'] === undefined ? DEFAULT_LIMIT : number(fields, 'limit')
    return {
      places: searchPlaces(atlas, { q: text(fields, 'q'), lang, limit }).map((place) => ({
        id: place.id,
        name: place.name,
        region: place.region,
        country: place.country,
        country_code: place.countryCode,
        lat: place.latitudeDeg,
        lon: place.longitudeDeg,
        time_zone: place.timeZone,
      })),
    }
  }
}
