import { placeAt } from './get-place.ts'
import type { Atlas } from './load-atlas.ts'
import { nearestPlace } from './nearest-places.ts'
import type { Place, PlaceLanguage } from './place.ts'

const ID = /^@(-?\d{1,2}(?:\.\d{1,5})?),(-?\d{1,3}(?:\.\d{1,5})?)$/

/** The id of a point given by hand: `@49.84,24.03`, latitude and longitude in degrees, north and east positive. */
export const pointId = (latitudeDeg: number, longitudeDeg: number): string =>
  `@${rounded(latitudeDeg)},${rounded(longitudeDeg)}`

/** A point given by hand as a place: in the country, region and zone of the nearest place. Null for a point off the globe. */
export function placeAtPoint(
  atlas: Atlas,
  latitudeDeg: number,
  longitudeDeg: number,
  lang: PlaceLanguage,
): Place | null {
  if (!(Math.abs(latitudeDeg) <= 90) || !(Math.abs(longitudeDeg) <= 180)) return null
  const nearest = nearestPlace(atlas, latitudeDeg, longitudeDeg)
  if (!nearest) return null
  return {
    ...placeAt(atlas, nearest.index, lang),
    id: pointId(latitudeDeg, longitudeDeg),
    name: `${angle(latitudeDeg, 'N', 'S')} ${angle(longitudeDeg, 'E', 'W')}`,
    latitudeDeg: rounded(latitudeDeg),
    longitudeDeg: rounded(longitudeDeg),
  }
}

/** The place of the atlas that is nearest to a point. */
export function nearestTown(
  atlas: Atlas,
  { latitudeDeg, longitudeDeg }: { latitudeDeg: number; longitudeDeg: number },
  lang: PlaceLanguage,
): Place | null {
  const nearest = nearestPlace(atlas, latitudeDeg, longitudeDeg)
  return nearest && placeAt(atlas, nearest.index, lang)
}

/** The place of an id that `pointId` gives; null for another id. */
export function placeOfPointId(atlas: Atlas, id: string, lang: PlaceLanguage): Place | null {
  const match = ID.exec(id)
  return match ? placeAtPoint(atlas, Number(match[1]), Number(match[2]), lang) : null
}

/** To about a meter. */
const rounded = (degrees: number) => Math.round(degrees * 1e5) / 1e5 + 0

/** 49°50′N, as charts write it. */
function angle(degrees: number, positive: string, negative: string): string {
  const minutes = Math.round(Math.abs(degrees) * 60)
  return `${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, '0')}′${degrees < 0 ? negative : positive}`
}
