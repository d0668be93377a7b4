import { lineDistances } from '#astro/charts/line-distances.ts'
import type { Overhead } from '#astro/charts/planetary-lines.ts'
import type { LineId } from './line-shapes.ts'
import type { City } from './place-labels.ts'

/** So many of the largest cities are listed beside lines. */
const LARGE = 300

interface NearCity {
  city: City
  distanceKm: number
}

/** Of each line the large cities that it passes nearest to, the nearest first. */
export function nearestCities(
  skies: readonly Overhead[],
  cities: readonly City[],
  most: number,
): ReadonlyMap<LineId, readonly NearCity[]> {
  const byLine = new Map<LineId, NearCity[]>()
  for (const city of cities.slice(0, LARGE)) {
    const place = { latitudeDeg: city.latitudeDeg, longitudeDeg: city.lon }
    for (const { planet, angle, distanceKm } of lineDistances(skies, place)) {
      const id: LineId = `${planet} ${angle}`
      const near = byLine.get(id)
      if (near) near.push({ city, distanceKm })
      else byLine.set(id, [{ city, distanceKm }])
    }
  }
  return new Map(
    [...byLine].map(([id, near]) => [id, near.toSorted((a, b) => a.distanceKm - b.distanceKm).slice(0, most)]),
  )
}
