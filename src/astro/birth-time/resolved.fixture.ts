import { loadAtlas } from '../atlas/load-atlas.ts'
import { searchPlaces } from '../atlas/search-places.ts'
import type { BirthReading } from './birth-time.ts'
import { offsetText } from './offset-text.ts'
import { resolveBirthTime } from './resolve-birth-time.ts'

const atlas = loadAtlas()

/** The best place of a name. */
export function placeOf(q: string) {
  const [place] = searchPlaces(atlas, { q, lang: 'en', limit: 1 })
  if (!place) throw new Error(`no place ${q}`)
  return place
}

/** The offsets that a civil time was read by, and those that are possible too. */
export function resolved(q: string, local: string) {
  const found = resolveBirthTime({ place: placeOf(q), local })
  const own = found.kind === 'unique' ? [found.reading] : found.kind === 'ambiguous' ? found.readings : []
  const texts = (readings: BirthReading[]) => readings.map(({ offsetSeconds }) => offsetText(offsetSeconds))
  return { own: texts(own).join(' '), others: texts(found.doubt?.alternatives ?? []), doubt: found.doubt?.reason }
}
