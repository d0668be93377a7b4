import { PlaceGrid } from './place-grid.ts'
import type { City } from './read-cities.ts'
import type { SourcePlace } from './source-place.ts'

/** Share of a region's places that moved, from which on the others are thought to have moved as well. */
const REDRAWN = 0.2

/**
 * Puts places into the regions of today. The first list is older than the list of regions, and countries have redrawn
 * and renumbered theirs since (Vietnam, Norway, Kazakhstan): a place that the newer list has takes its region from
 * there; one that it lacks, in a region that was redrawn, takes that of its nearest neighbour.
 */
export function settleRegions(places: SourcePlace[], cities: City[]): SourcePlace[] {
  const today = new Map(
    cities.map((city) => [spotKey(city.country, city.name, Number(city.lat), Number(city.lng)), city]),
  )
  const settled = places.map((place) => {
    const city = today.get(spotKey(place.countryCode, place.name, place.latitudeDeg, place.longitudeDeg))
    return city && city.admin1 !== '' ? { ...place, regionCode: `${city.country}.${city.admin1}` } : place
  })
  const isKnown = (i: number) => settled[i] !== places[i]
  const redrawn = redrawnRegions(places, settled, isKnown)
  const known = new PlaceGrid(settled.filter((_, i) => isKnown(i)))
  return settled.map((place, i) => {
    if (isKnown(i) || !redrawn.has(place.regionCode)) return place
    const nearest = known
      .near(place.latitudeDeg, place.longitudeDeg)
      .filter((neighbour) => neighbour.place.countryCode === place.countryCode)
      .toSorted((a, b) => a.distanceKm - b.distanceKm || a.place.id - b.place.id)[0]
    return { ...place, regionCode: nearest?.place.regionCode ?? place.regionCode }
  })
}

function redrawnRegions(before: SourcePlace[], after: SourcePlace[], isKnown: (i: number) => boolean): Set<string> {
  const counts = new Map<string, { all: number; moved: number }>()
  before.forEach(({ regionCode }, i) => {
    if (!isKnown(i)) return
    const count = counts.get(regionCode) ?? { all: 0, moved: 0 }
    count.all++
    if (after[i]?.regionCode !== regionCode) count.moved++
    counts.set(regionCode, count)
  })
  return new Set([...counts].filter(([, { all, moved }]) => moved / all >= REDRAWN).map(([code]) => code))
}

function spotKey(countryCode: string, name: string, latitudeDeg: number, longitudeDeg: number): string {
  return `${countryCode} ${name} ${latitudeDeg.toFixed(2)} ${longitudeDeg.toFixed(2)}`
}
