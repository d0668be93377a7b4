import { halfTurn, tanDeg } from '../ephemeris/angle.ts'
import { PLANETS, type Planet } from '../ephemeris/body.ts'
import type { Ephemeris } from '../ephemeris/ephemeris.ts'
import { equatorialPlace } from '../ephemeris/equatorial.ts'

/** A point on the map: −90 … 90 north positive, −180 ≤ longitude < 180 east positive. */
export interface MapPoint {
  latitudeDeg: number
  longitudeDeg: number
}

/** Culminating, anticulminating, rising or setting. */
export const LINE_ANGLES = ['mc', 'ic', 'asc', 'dsc'] as const
export type LineAngle = (typeof LINE_ANGLES)[number]

/** Where a planet stands overhead: all its lines follow from that. */
export interface Overhead {
  planet: Planet
  /** The meridian on which it culminates, −180 ≤ longitude < 180. */
  longitudeDeg: number
  /** Its declination, which is the latitude where it stands in the zenith. */
  latitudeDeg: number
}

/** Where on Earth a planet stands on an angle. */
export interface PlanetaryLine {
  planet: Planet
  angle: LineAngle
  /**
   * From south to north. A line of the MC or IC is a meridian; one that rises or sets ends where the planet only
   * touches the horizon. Neighbours across the 180th meridian jump by a turn.
   */
  points: MapPoint[]
}

/**
 * Where planets stood overhead at an instant (Julian day, UT), each itself, with its latitude. Geocentric.
 * @throws EphemerisRangeError
 */
export function overheads(
  sky: Ephemeris,
  { jdUt, planets = PLANETS }: { jdUt: number; planets?: readonly Planet[] },
): Overhead[] {
  const siderealDeg = sky.siderealTimeDeg(jdUt)
  const obliquityDeg = sky.trueObliquityDeg(jdUt)
  return planets.map((planet) => {
    const { rightAscensionDeg, declinationDeg } = equatorialPlace(sky.tropical.position(planet, jdUt), obliquityDeg)
    return { planet, longitudeDeg: halfTurn(rightAscensionDeg - siderealDeg), latitudeDeg: declinationDeg }
  })
}

/**
 * The four lines of each planet (astro-carto-graphy, Lewis 1976): where it stood on the meridian and on the horizon. Centre of
 * the disc, no refraction.
 *
 * @param stepDeg degrees of latitude between points of rising and setting lines
 */
export function linesOf(skies: readonly Overhead[], stepDeg = 1): PlanetaryLine[] {
  return skies.flatMap(({ planet, longitudeDeg: zenithDeg, latitudeDeg: declinationDeg }): PlanetaryLine[] => {
    const arcs = semiArcs(declinationDeg, stepDeg)
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
 * The planetary lines of an instant (Julian day, UT).
 *
 * @param search.stepDeg degrees of latitude between points of rising and setting lines
 * @throws EphemerisRangeError
 */
export const planetaryLines = (
  sky: Ephemeris,
  search: { jdUt: number; planets?: readonly Planet[]; stepDeg?: number },
): PlanetaryLine[] => linesOf(overheads(sky, search), search.stepDeg)

/**
 * The hour angle (degrees, 0 … 180) at which a declination sets at a latitude: cos H = −tan φ · tan δ (Meeus 1998, eq. 15.1).
 * Null where it doesn't: the planet stays above or below the horizon.
 */
export function semiArcDeg(latitudeDeg: number, declinationDeg: number): number | null {
  const cosine = -tanDeg(latitudeDeg) * tanDeg(declinationDeg)
  return Math.abs(cosine) > 1 ? null : (Math.acos(cosine) * 180) / Math.PI
}

/** Semi-arcs by latitude, from the southernmost where it sets to the northernmost. At both ends it touches the horizon on the meridian. */
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
