import type { Place } from '../report-diagrams/simplify.ts'

/** Degrees. */
export interface Cell {
  west: number
  south: number
  east: number
  north: number
}

type Edge = [inside: (place: Place) => boolean, cross: (a: Place, b: Place) => Place]

const acrossLon =
  (at: number) =>
  (a: Place, b: Place): Place => [at, a[1] + ((b[1] - a[1]) * (at - a[0])) / (b[0] - a[0])]
const acrossLat =
  (at: number) =>
  (a: Place, b: Place): Place => [a[0] + ((b[0] - a[0]) * (at - a[1])) / (b[1] - a[1]), at]

/** What of a closed outline lies in a cell (Sutherland and Hodgman 1974). Along the cell's edges it may run twice. */
export function clipToCell(outline: readonly Place[], { west, south, east, north }: Cell): Place[] {
  const edges: Edge[] = [
    [([lon]) => lon >= west, acrossLon(west)],
    [([lon]) => lon <= east, acrossLon(east)],
    [([, lat]) => lat >= south, acrossLat(south)],
    [([, lat]) => lat <= north, acrossLat(north)],
  ]
  return edges.reduce<Place[]>(
    (places, [inside, cross]) =>
      places.flatMap((place, i) => {
        const before = places.at(i - 1) ?? place
        if (inside(place)) return inside(before) ? [place] : [cross(before, place), place]
        return inside(before) ? [cross(before, place)] : []
      }),
    [...outline],
  )
}
