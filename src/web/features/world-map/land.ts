import landLarge from './data/land-large.json?url'
import landSmall from './data/land-small.json?url'
import citiesEn from './data/cities.en.json?url'
import citiesRu from './data/cities.ru.json?url'
import type { Lang } from '#language/lang.ts'
import type { City } from './place-labels.ts'
import { northOf } from './view.ts'

/** Land of one cell of the map, to be filled, and its coast, to be stroked: in degrees as the map is drawn, north downward. */
export interface LandCell {
  west: number
  east: number
  south: number
  north: number
  fill: Path2D
  coast: Path2D
}

/** As `tools/world-map` writes it: outlines in hundredths of a degree, each a first place and the steps from place to place. */
interface PackedCell {
  west: number
  south: number
  east: number
  north: number
  land: string
}

async function read<T>(address: string, signal: AbortSignal): Promise<T> {
  const answer = await fetch(address, { signal })
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`)
  return (await answer.json()) as T
}

export async function loadLand(scale: 'small' | 'large', signal: AbortSignal): Promise<LandCell[]> {
  const cells = await read<PackedCell[]>(scale === 'small' ? landSmall : landLarge, signal)
  return cells.map(unpack)
}

export async function loadCities(lang: Lang, signal: AbortSignal): Promise<City[]> {
  const cities = await read<[string, number, number][]>(lang === 'ru' ? citiesRu : citiesEn, signal)
  return cities.map(([name, latitudeDeg, lon]) => ({ name, latitudeDeg, lon, north: northOf(latitudeDeg) }))
}

function unpack({ land, west, south, east, north }: PackedCell): LandCell {
  const fill = new Path2D()
  const coast = new Path2D()
  const onEdge = (a: number, b: number, edges: readonly number[]) =>
    edges.some((edge) => Math.abs(a - edge) < 0.02 && Math.abs(b - edge) < 0.02)
  for (const outline of land.split(';')) {
    const steps = (outline.match(/-?\d+/g) ?? []).map(Number)
    let [lon, lat] = [0, 0]
    let isFirst = true
    for (let i = 0; i + 1 < steps.length; i += 2) {
      const [fromLon, fromLat] = [lon / 100, lat / 100]
      lon += steps[i] ?? 0
      lat += steps[i + 1] ?? 0
      const [x, y] = [lon / 100, -northOf(lat / 100)]
      if (isFirst) {
        fill.moveTo(x, y)
        coast.moveTo(x, y)
      } else {
        fill.lineTo(x, y)
        const isSeam = onEdge(fromLon, lon / 100, [west, east, -180, 180]) || onEdge(fromLat, lat / 100, [south, north])
        if (isSeam) coast.moveTo(x, y)
        else coast.lineTo(x, y)
      }
      isFirst = false
    }
    fill.closePath()
  }
  return { west, east, south: northOf(south), north: northOf(north), fill, coast }
}
