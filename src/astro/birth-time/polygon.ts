import type { PolygonData } from './territory-data.ts'

const KM_PER_DEG = 111.2

/** A drawn border as points are compared with it. */
export interface Polygon {
  id: string
  /** How far off it may be drawn, degrees of a great circle. */
  limitDeg: number
  /** The last joins the first. */
  latitudes: Float64Array
  longitudes: Float64Array
  south: number
  north: number
  west: number
  east: number
}

/** A polygon with the box it fits in. */
export function polygonOf({ id, km, points }: PolygonData): Polygon {
  const latitudes = Float64Array.from(points, ([latitude]) => latitude)
  const longitudes = Float64Array.from(points, ([, longitude]) => longitude)
  return {
    id,
    limitDeg: km / KM_PER_DEG,
    latitudes,
    longitudes,
    south: Math.min(...latitudes),
    north: Math.max(...latitudes),
    west: Math.min(...longitudes),
    east: Math.max(...longitudes),
  }
}

/** Whether a point lies inside a polygon, both as latitude and longitude on a plane. */
export function isInside(polygon: Polygon, latitudeDeg: number, longitudeDeg: number): boolean {
  const { latitudes, longitudes, south, north, west, east } = polygon
  if (latitudeDeg < south || latitudeDeg > north || longitudeDeg < west || longitudeDeg > east) return false
  let inside = false
  let beforeLatitude = latitudes.at(-1) ?? 0
  let beforeLongitude = longitudes.at(-1) ?? 0
  for (let i = 0; i < latitudes.length; i++) {
    const latitude = latitudes[i] ?? 0
    const longitude = longitudes[i] ?? 0
    if (latitude > latitudeDeg !== beforeLatitude > latitudeDeg) {
      const crossing =
        longitude + ((beforeLongitude - longitude) * (latitudeDeg - latitude)) / (beforeLatitude - latitude)
      if (longitudeDeg < crossing) inside = !inside
    }
    beforeLatitude = latitude
    beforeLongitude = longitude
  }
  return inside
}

/** Whether a point lies so near a polygon's border that it may be on the other side. */
export function isNearBorder(polygon: Polygon, latitudeDeg: number, longitudeDeg: number): boolean {
  const { latitudes, longitudes, south, north, west, east, limitDeg: limit } = polygon
  if (latitudeDeg < south - limit || latitudeDeg > north + limit) return false
  const scale = Math.cos((latitudeDeg * Math.PI) / 180)
  if ((west - longitudeDeg) * scale > limit || (longitudeDeg - east) * scale > limit) return false
  let fromY = (latitudes.at(-1) ?? 0) - latitudeDeg
  let fromX = ((longitudes.at(-1) ?? 0) - longitudeDeg) * scale
  for (let i = 0; i < latitudes.length; i++) {
    const y = (latitudes[i] ?? 0) - latitudeDeg
    const x = ((longitudes[i] ?? 0) - longitudeDeg) * scale
    if (!isApart(fromY, y, limit) && !isApart(fromX, x, limit) && distanceSquared(fromY, fromX, y, x) <= limit ** 2)
      return true
    fromY = y
    fromX = x
  }
  return false
}

const isApart = (a: number, b: number, limit: number) => (a > limit && b > limit) || (a < -limit && b < -limit)

/** From the origin to a line between two points. */
function distanceSquared(ay: number, ax: number, by: number, bx: number): number {
  const lengthSquared = (bx - ax) ** 2 + (by - ay) ** 2
  const along = lengthSquared === 0 ? 0 : Math.min(1, Math.max(0, -(ax * (bx - ax) + ay * (by - ay)) / lengthSquared))
  return (ax + along * (bx - ax)) ** 2 + (ay + along * (by - ay)) ** 2
}
