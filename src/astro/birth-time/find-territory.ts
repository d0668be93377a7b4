import { whereAt } from '../atlas/get-place.ts'
import { loadAtlas } from '../atlas/load-atlas.ts'
import { distanceKm, nearestPlace, placesWithin } from '../atlas/nearest-places.ts'
import type { BirthPlace } from './birth-time.ts'
import { regionTerritories, type RegionArea, type Territory } from './load-territories.ts'
import { isInside, isNearBorder } from './polygon.ts'

/** On the other side of a border: a territory, or null for the rest of a country, and the zone there. */
export interface PerhapsAt {
  territory: Territory | null
  timeZone: string
}

/** Which territory a place belongs to, and to which others it may, lying near a border. */
export interface TerritoryAt {
  territory: Territory | null
  perhaps: PerhapsAt[]
  /** How far the nearest place of the atlas is. */
  distanceKm: number
}

/** A point of the atlas, or one given by hand, with the region it lies in. */
interface Located extends BirthPlace {
  latitudeDeg: number
  country: string
  /** `CC/Region`. */
  region: string
}

/** Towns of more weight than this are on the side that the border is drawn: their side is on record. */
const KNOWN_WEIGHT = 120
/** A point that is no place of the atlas may belong to the region of any place so near. */
const BESIDE_KM = 5
const SAME_KM = 0.3

const NOWHERE: TerritoryAt = { territory: null, perhaps: [], distanceKm: 0 }

/** The territory of a place. Its region is that of the nearest place of the atlas. */
export function findTerritory(place: BirthPlace): TerritoryAt {
  const { latitudeDeg, longitudeDeg } = place
  if (latitudeDeg === undefined) return NOWHERE
  const atlas = loadAtlas()
  const nearest = nearestPlace(atlas, latitudeDeg, longitudeDeg)
  if (!nearest) return NOWHERE
  const { countryCode, region } = whereAt(atlas, nearest.index)
  const located = { ...place, latitudeDeg, country: countryCode, region: `${countryCode}/${region}` }
  const territory = territoryOf(located)
  const isPlace = nearest.distanceKm < SAME_KM
  const isKnown = isPlace && (atlas.sections.weights[nearest.index] ?? 0) >= KNOWN_WEIGHT
  const perhaps = isKnown ? [] : acrossBorders(located)
  if (!isPlace) perhaps.push(...besides(located))
  const others = perhaps.filter((other) => other.territory !== territory || other.timeZone !== place.timeZone)
  return {
    territory,
    perhaps: others.filter((other, i) => others.findIndex((one) => isSame(one, other)) === i),
    distanceKm: nearest.distanceKm,
  }
}

const isSame = (a: PerhapsAt, b: PerhapsAt) => a.territory === b.territory && a.timeZone === b.timeZone

function territoryOf(located: Located, flipped?: string): Territory | null {
  const { areas } = regionTerritories(located.country, located.region)
  const found = areas.find((area) => isWithin(area, located, flipped))?.territory
  if (!found) return null
  const { latitudeDeg, longitudeDeg } = located
  const isOf = ([latitude, longitude, km]: [number, number, number]) =>
    distanceKm(latitude, longitude, latitudeDeg, longitudeDeg) <= km
  return found.townHistories.find(({ near }) => isOf(near))?.territory ?? found
}

/** What the territory would be, were one of the near borders drawn on the other side of the place. */
function acrossBorders(located: Located): PerhapsAt[] {
  const { latitudeDeg, longitudeDeg, timeZone } = located
  return regionTerritories(located.country, located.region)
    .polygons.filter((polygon) => isNearBorder(polygon, latitudeDeg, longitudeDeg))
    .map(({ id }) => ({ territory: territoryOf(located, id), timeZone }))
}

/** The territories of the regions that have a place near the point. */
function besides(located: Located): PerhapsAt[] {
  const atlas = loadAtlas()
  const found = new Map<string, PerhapsAt>()
  for (const { index } of placesWithin(atlas, located.latitudeDeg, located.longitudeDeg, BESIDE_KM)) {
    const { countryCode: country, region: name, timeZone } = whereAt(atlas, index)
    const region = `${country}/${name}`
    const key = `${region} ${timeZone}`
    if (found.has(key)) continue
    found.set(key, { territory: territoryOf({ ...located, country, region, timeZone }), timeZone })
  }
  return [...found.values()]
}

function isWithin(area: RegionArea, located: Located, flipped: string | undefined): boolean {
  const { latitudeDeg, longitudeDeg, timeZone } = located
  if (area.zone !== undefined && area.zone !== timeZone) return false
  if (area.near) {
    const [latitude, longitude, km] = area.near
    if (distanceKm(latitude, longitude, latitudeDeg, longitudeDeg) > km) return false
  }
  return (
    area.inside.every((polygon) => isInside(polygon, latitudeDeg, longitudeDeg) !== (polygon.id === flipped)) &&
    area.outside.every((polygon) => isInside(polygon, latitudeDeg, longitudeDeg) === (polygon.id === flipped))
  )
}
