import { loadAtlas } from '#astro/atlas/load-atlas.ts'
import { searchPlaces } from '#astro/atlas/search-places.ts'
import { presentPlace } from '#core/births/present-place.ts'
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
      places: searchPlaces(atlas, { q: text(fields, 'q'), lang, limit }).map(presentPlace),
    }
  }
}
