import { halfTurn } from '#astro/ephemeris/angle.ts'
import { PLANETS, type Planet } from '#astro/ephemeris/body.ts'
import type { Ephemeris } from '#astro/ephemeris/ephemeris.ts'
import { equatorialPlace } from '#astro/ephemeris/equatorial.ts'
import type { LineAngle } from './words.ts'

/** How far a place is from a planetary line. */
export interface LineDistance {
  planet: Planet
  angle: LineAngle
  distanceKm: number
}

/** Kilometers to a degree of a great circle, on a sphere of the Earth's mean radius of 6,371 km. */
const KM_PER_DEGREE = 111.195
const RADIANS = Math.PI / 180

/**
 * The distances of a place (degrees, north and east positive) from the forty lines of an instant, the nearest first. The
 * horizon lines of a planet are one great circle, 90° from where it stood overhead: the distance from it is the planet's
 * geocentric altitude; east of the meridian it rises there, west of it it sets. A line of the MC or IC is half a meridian.
 * @throws EphemerisRangeError
 */
export function lineDistances(
  sky: Ephemeris,
  jdUt: number,
  place: { latitudeDeg: number; longitudeDeg: number },
): LineDistance[] {
  const siderealDeg = sky.siderealTimeDeg(jdUt)
  const obliquityDeg = sky.trueObliquityDeg(jdUt)
  const latitude = place.latitudeDeg * RADIANS
  const distances = PLANETS.flatMap((planet): LineDistance[] => {
    const { rightAscensionDeg, declinationDeg } = equatorialPlace(sky.tropical.position(planet, jdUt), obliquityDeg)
    // West of the planet's meridian positive, as hour angles are.
    const hourAngleDeg = halfTurn(place.longitudeDeg - (rightAscensionDeg - siderealDeg))
    const declination = declinationDeg * RADIANS
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

/** How much a line is felt at a distance, 0–1: half of it 600 km away, next to nothing beyond 1,500. */
export const nearness = (distanceKm: number): number => Math.exp(-Math.LN2 * (distanceKm / 600) ** 2)
