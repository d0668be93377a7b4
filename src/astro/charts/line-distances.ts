import { halfTurn } from '../ephemeris/angle.ts'
import type { Planet } from '../ephemeris/body.ts'
import type { LineAngle, MapPoint, Overhead } from './planetary-lines.ts'

/** How far a place is from a planetary line. */
export interface LineDistance {
  planet: Planet
  angle: LineAngle
  distanceKm: number
}

/** Kilometers to a degree of a great circle, on a sphere of the Earth's mean radius of 6,371 km. */
export const KM_PER_DEGREE = 111.195
const RADIANS = Math.PI / 180

/**
 * The distances of a place (degrees, north and east positive) from the lines of planets, the nearest first. The horizon lines
 * of a planet are one great circle, 90° from where it stood overhead: the distance from it is the planet's geocentric
 * altitude; east of the meridian it rises there, west of it it sets. A line of the MC or IC is half a meridian.
 */
export function lineDistances(skies: readonly Overhead[], place: MapPoint): LineDistance[] {
  const latitude = place.latitudeDeg * RADIANS
  const distances = skies.flatMap(({ planet, longitudeDeg, latitudeDeg }): LineDistance[] => {
    // West of the planet's meridian positive, as hour angles are.
    const hourAngleDeg = halfTurn(place.longitudeDeg - longitudeDeg)
    const declination = latitudeDeg * RADIANS
    const sine =
      Math.sin(latitude) * Math.sin(declination) +
      Math.cos(latitude) * Math.cos(declination) * Math.cos(hourAngleDeg * RADIANS)
    const altitudeDeg = Math.asin(Math.max(-1, Math.min(1, sine))) / RADIANS
    return [
      { planet, angle: hourAngleDeg < 0 ? 'asc' : 'dsc', distanceKm: Math.abs(altitudeDeg) * KM_PER_DEGREE },
      { planet, angle: 'mc', distanceKm: meridianKm(place.latitudeDeg, hourAngleDeg) },
      { planet, angle: 'ic', distanceKm: meridianKm(place.latitudeDeg, halfTurn(hourAngleDeg - 180)) },
    ]
  })
  return distances.toSorted((a, b) => a.distanceKm - b.distanceKm)
}

/** From a latitude, so many degrees of longitude away, to a meridian from pole to pole. */
function meridianKm(latitudeDeg: number, apartDeg: number): number {
  if (Math.abs(apartDeg) >= 90) return (90 - Math.abs(latitudeDeg)) * KM_PER_DEGREE
  const sine = Math.cos(latitudeDeg * RADIANS) * Math.sin(Math.abs(apartDeg) * RADIANS)
  return (Math.asin(sine) / RADIANS) * KM_PER_DEGREE
}
