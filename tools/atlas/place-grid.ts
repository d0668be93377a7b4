import type { SourcePlace } from './source-place.ts'

const CELL_DEG = 0.25
const KM_PER_DEG = 111.2

/** Places by where they lie, to ask for those near a point. */
export class PlaceGrid {
  readonly #cells = new Map<string, SourcePlace[]>()

  constructor(places: SourcePlace[]) {
    for (const place of places) this.add(place)
  }

  add(place: SourcePlace): void {
    const cell = cellOf(place.latitudeDeg, place.longitudeDeg)
    const held = this.#cells.get(cell)
    if (held) held.push(place)
    else this.#cells.set(cell, [place])
  }

  /** Places within some 25 km, in the order they were added, each with its distance. */
  near(latitudeDeg: number, longitudeDeg: number): { place: SourcePlace; distanceKm: number }[] {
    const found: { place: SourcePlace; distanceKm: number }[] = []
    const reach = Math.ceil(1 / Math.max(0.1, Math.cos((latitudeDeg * Math.PI) / 180)))
    for (let row = -1; row <= 1; row++) {
      for (let column = -reach; column <= reach; column++) {
        const cell = cellOf(latitudeDeg + row * CELL_DEG, longitudeDeg + column * CELL_DEG)
        for (const place of this.#cells.get(cell) ?? []) {
          found.push({ place, distanceKm: distanceKm(latitudeDeg, longitudeDeg, place) })
        }
      }
    }
    return found
  }
}

function cellOf(latitudeDeg: number, longitudeDeg: number): string {
  return `${Math.floor(latitudeDeg / CELL_DEG)} ${Math.floor(longitudeDeg / CELL_DEG)}`
}

/** On a flat Earth: good to a metre or so at the distances asked for. */
function distanceKm(latitudeDeg: number, longitudeDeg: number, place: SourcePlace): number {
  const north = place.latitudeDeg - latitudeDeg
  const east = (place.longitudeDeg - longitudeDeg) * Math.cos((latitudeDeg * Math.PI) / 180)
  return KM_PER_DEG * Math.hypot(north, east)
}
