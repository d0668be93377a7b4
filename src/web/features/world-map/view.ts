/**
 * What of the map is seen. Positions on it are degrees of longitude and, in the projection of Mercator, degrees of the same size
 * to the north; `scale` is CSS pixels for one of them.
 */
export interface View {
  lon: number
  north: number
  scale: number
}

export interface Size {
  width: number
  height: number
}

export interface XY {
  x: number
  y: number
}

export const SOUTH_DEG = -60
export const NORTH_DEG = 84
/** Nearer than this the coasts are only strokes. */
const MOST_SCALE = 64
const RADIANS = Math.PI / 180

/** How far north of the equator a latitude is drawn. */
export const northOf = (latitudeDeg: number): number =>
  Math.log(Math.tan(Math.PI / 4 + (latitudeDeg * RADIANS) / 2)) / RADIANS

export const latitudeAt = (north: number): number => (2 * Math.atan(Math.exp(north * RADIANS)) - Math.PI / 2) / RADIANS

const BOTTOM = northOf(SOUTH_DEG)
const TOP = northOf(NORTH_DEG)

/** −180 ≤ longitude < 180. */
export const turned = (lon: number): number => ((((lon + 180) % 360) + 360) % 360) - 180

/** The smallest scale at which the map fills its field. */
export const leastScale = ({ width, height }: Size): number => Math.max(width / 360, height / (TOP - BOTTOM))

/** The nearest view that shows nothing beyond the map's upper and lower edge. */
export function within({ lon, north, scale }: View, size: Size): View {
  const kept = Math.max(leastScale(size), Math.min(MOST_SCALE, scale))
  const half = size.height / 2 / kept
  return { lon: turned(lon), north: Math.max(BOTTOM + half, Math.min(TOP - half, north)), scale: kept }
}

/** Where a point of the map is on the screen, on the turn of the Earth that lies nearest to the middle. */
export function toScreen(view: View, size: Size, at: { lon: number; north: number }): XY {
  return {
    x: size.width / 2 + turned(at.lon - view.lon) * view.scale,
    y: size.height / 2 - (at.north - view.north) * view.scale,
  }
}

export function fromScreen(view: View, size: Size, { x, y }: XY): { lon: number; north: number } {
  return {
    lon: turned(view.lon + (x - size.width / 2) / view.scale),
    north: view.north - (y - size.height / 2) / view.scale,
  }
}

/** Moved so that what was under the finger follows it by so many pixels. */
export const moved = (view: View, size: Size, by: XY): View =>
  within({ ...view, lon: view.lon - by.x / view.scale, north: view.north + by.y / view.scale }, size)

/** Nearer by a factor, with the point under `at` staying where it is. */
export function zoomed(view: View, size: Size, at: XY, factor: number): View {
  const { scale } = within({ ...view, scale: view.scale * factor }, size)
  const [dx, dy] = [at.x - size.width / 2, at.y - size.height / 2]
  const shift = 1 / view.scale - 1 / scale
  return within({ lon: view.lon + dx * shift, north: view.north - dy * shift, scale }, size)
}
