import { readPlanes } from './byte-planes.ts'
import type { Atlas } from './load-atlas.ts'

/** A place near a point, by its index in the atlas. */
export interface NearPlace {
  index: number
  distanceKm: number
}

const KM_PER_DEG = 111.19
const UNITS = 1e5
const TURN = 360 * UNITS
/** Above any index: a latitude and an index make one number that sorts by latitude. */
const INDEX_SPAN = 2 ** 20

/** The places from south to north. */
interface ByLatitude {
  /** Latitude and index. */
  keys: Float64Array
  /** In units, from −180°. */
  longitudes: Int32Array
}

const sorted = new WeakMap<Atlas, ByLatitude>()

/**
 * The place nearest to a point.
 *
 * @returns null for an atlas without places.
 */
export function nearestPlace(atlas: Atlas, latitudeDeg: number, longitudeDeg: number): NearPlace | null {
  let best: NearPlace | null = null
  visitOutward(atlas, latitudeDeg, longitudeDeg, (place) => {
    if (!best || place.distanceKm < best.distanceKm) best = place
    return best.distanceKm
  })
  return best
}

/** All places within a distance of a point, in no order. */
export function placesWithin(atlas: Atlas, latitudeDeg: number, longitudeDeg: number, withinKm: number): NearPlace[] {
  const found: NearPlace[] = []
  visitOutward(atlas, latitudeDeg, longitudeDeg, (place) => {
    if (place.distanceKm <= withinKm) found.push(place)
    return withinKm
  })
  return found
}

/** Visits places north and south of a point until they are further off than the visitor still cares for. */
function visitOutward(
  atlas: Atlas,
  latitudeDeg: number,
  longitudeDeg: number,
  visit: (place: NearPlace) => number,
): void {
  const { keys, longitudes } = byLatitude(atlas)
  const from = lowerBound(keys, Math.round((latitudeDeg + 90) * UNITS) * INDEX_SPAN)
  const ownUnits = (longitudeDeg + 180) * UNITS
  let limitKm = Number.POSITIVE_INFINITY
  let limitUnits = Number.POSITIVE_INFINITY
  const lookAt = (at: number): boolean => {
    const key = keys[at]
    const units = longitudes[at]
    if (key === undefined || units === undefined) return false
    const latitude = Math.floor(key / INDEX_SPAN) / UNITS - 90
    if (Math.abs(latitude - latitudeDeg) * KM_PER_DEG > limitKm) return false
    const apart = Math.abs(units - ownUnits)
    if (Math.min(apart, TURN - apart) > limitUnits) return true
    const place = {
      index: key % INDEX_SPAN,
      distanceKm: distanceKm(latitudeDeg, longitudeDeg, latitude, units / UNITS - 180),
    }
    const limit = visit(place)
    if (limit !== limitKm) {
      limitKm = limit
      limitUnits = widestUnits(latitudeDeg, limit)
    }
    return true
  }
  let [north, south] = [from, from - 1]
  let [goNorth, goSouth] = [true, true]
  while (goNorth || goSouth) {
    goNorth &&= lookAt(north++)
    goSouth &&= lookAt(south--)
  }
}

/** How far east or west a point within a distance may be at most, a little more rather than less. */
function widestUnits(latitudeDeg: number, km: number): number {
  const ratio = Math.sin(Math.min(km / 6371, Math.PI / 2)) / Math.cos((latitudeDeg * Math.PI) / 180)
  return ratio < 1 ? ((Math.asin(ratio) * 180) / Math.PI) * UNITS * 1.001 + 1 : Number.POSITIVE_INFINITY
}

function byLatitude(atlas: Atlas): ByLatitude {
  const known = sorted.get(atlas)
  if (known) return known
  const { header, sections } = atlas
  const keys = Float64Array.from(
    { length: header.places },
    (_, index) => readPlanes(sections.latitudes, header.places, index) * INDEX_SPAN + index,
  ).toSorted()
  const longitudes = Int32Array.from(keys, (key) => readPlanes(sections.longitudes, header.places, key % INDEX_SPAN))
  const found = { keys, longitudes }
  sorted.set(atlas, found)
  return found
}

function lowerBound(keys: Float64Array, wanted: number): number {
  let low = 0
  let high = keys.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((keys[middle] ?? 0) < wanted) low = middle + 1
    else high = middle
  }
  return low
}

/** Along the great circle, on a sphere of 6371 km. */
export function distanceKm(latitudeA: number, longitudeA: number, latitudeB: number, longitudeB: number): number {
  const rad = Math.PI / 180
  const north = Math.sin(((latitudeB - latitudeA) * rad) / 2) ** 2
  const east = Math.sin(((longitudeB - longitudeA) * rad) / 2) ** 2
  return 12_742 * Math.asin(Math.sqrt(north + Math.cos(latitudeA * rad) * Math.cos(latitudeB * rad) * east))
}
