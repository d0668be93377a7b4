import { halfTurn, tanDeg } from '../ephemeris/angle.ts'
import { PLANETS, type Planet } from '../ephemeris/body.ts'
import type { Ephemeris } from '../ephemeris/ephemeris.ts'
import { equatorialPlace } from '../ephemeris/equatorial.ts'

/** A point on the map: −90 … 90 north positive, −180 ≤ longitude < 180 east positive. */
export interface MapPoint {
  latitudeDeg: number
  longitudeDeg: number
}

/** Where on Earth a planet stands on an angle. */
export interface PlanetaryLine {
  planet: Planet
  /** Culminating, anticulminating, rising or setting. */
  angle: 'mc' | 'ic' | 'asc' | 'dsc'
  /**
   * From south to north. A line of the MC or IC is a meridian; one that rises or sets ends where the planet only
   * touches the horizon. Neighbours across the 180th meridian jump by a turn.
   */
  points: MapPoint[]
}

/**
 * The planetary lines of an instant (Julian day, UT; astro-carto-graphy, Lewis 1976): where each planet itself, with its
 * latitude, stood on the meridian and on the horizon. Geocentric, centre of the disc, no refraction.
 *
 * @param search.stepDeg degrees of latitude between points of rising and setting lines
 * @throws EphemerisRangeError
 */
export function planetaryLines(
  sky: Ephemeris,
  search: { jdUt: number; planets?: readonly Planet[]; stepDeg?: number },
): PlanetaryLine[] {
  const siderealDeg = sky.siderealTimeDeg(search.jdUt)
  const obliquityDeg = sky.trueObliquityDeg(search.jdUt)
  return (search.planets ?? PLANETS).flatMap((planet): PlanetaryLine[] => {
    const place = equatorialPlace(sky.tropical.position(planet, search.jdUt), obliquityDeg)
    const zenithDeg = place.rightAscensionDeg - siderealDeg
    const arcs = semiArcs(place.declinationDeg, search.stepDeg ?? 1)
    const meridian = (longitudeDeg: number) =>
      [-90, 90].map((latitudeDeg) => ({ latitudeDeg, longitudeDeg: halfTurn(longitudeDeg) }))
    const horizon = (side: 1 | -1) =>
      arcs.map(({ latitudeDeg, arcDeg }) => ({ latitudeDeg, longitudeDeg: halfTurn(zenithDeg + side * arcDeg) }))
    return [
      { planet, angle: 'mc', points: meridian(zenithDeg) },
      { planet, angle: 'ic', points: meridian(zenithDeg + 180) },
      { planet, angle: 'asc', points: horizon(-1) },
      { planet, angle: 'dsc', points: horizon(1) },
    ]
  })
}

/**
 * The hour angle at which a declination sets, by latitude, from the southernmost where it does to the northernmost:
 * cos H = −tan φ · tan δ (Meeus 1998, eq. 15.1). At both ends it touches the horizon on the meridian.
 */
function semiArcs(declinationDeg: number, stepDeg: number): { latitudeDeg: number; arcDeg: number }[] {
  const limit = 90 - Math.abs(declinationDeg)
  const inner = Math.floor(limit / stepDeg)
  const latitudes = [-limit, limit]
  for (let i = -inner; i <= inner; i++) if (Math.abs(i * stepDeg) < limit) latitudes.push(i * stepDeg)
  return latitudes
    .toSorted((a, b) => a - b)
    .map((latitudeDeg) => {
      const cosine = -tanDeg(latitudeDeg) * tanDeg(declinationDeg)
      return { latitudeDeg, arcDeg: (Math.acos(Math.max(-1, Math.min(1, cosine))) * 180) / Math.PI }
    })
}
