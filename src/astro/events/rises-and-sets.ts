import { assertPlace } from '../charts/houses.ts'
import { asinDeg } from '../ephemeris/angle.ts'
import type { Planet } from '../ephemeris/body.ts'
import type { Ephemeris } from '../ephemeris/ephemeris.ts'
import { equatorialPlace } from '../ephemeris/equatorial.ts'
import { observerAt, topocentricAltitude } from '../ephemeris/observer.ts'
import { EARTH_RADII_PER_AU, MOON_RADIUS, SUN_RADIUS } from './besselian-elements.ts'
import { leastNear } from './least-near.ts'

/** An instant at which the upper limb of a body's disc touches the horizon. */
export interface RiseOrSet {
  kind: 'rise' | 'set'
  /** Julian day, UT. */
  jdUt: number
}

/** Where and when rises and sets are asked for: degrees, north and east positive; Julian days, UT. */
export interface HorizonSearch {
  body: Planet
  latitudeDeg: number
  longitudeDeg: number
  fromJdUt: number
  toJdUt: number
  /** How far refraction lifts a body on the horizon; 34′, the convention of almanacs, unless given. */
  refractionDeg?: number
}

const REFRACTION_DEG = 34 / 60

const EARTH_RADIUS_KM = 6378.137
/** Radii of the discs in Earth's equatorial radii (the planets: equatorial, Archinal et al. 2018). */
const DISC_RADIUS: Record<Planet, number> = {
  sun: SUN_RADIUS,
  moon: MOON_RADIUS,
  mercury: 2440.53 / EARTH_RADIUS_KM,
  venus: 6051.8 / EARTH_RADIUS_KM,
  mars: 3396.19 / EARTH_RADIUS_KM,
  jupiter: 71_492 / EARTH_RADIUS_KM,
  saturn: 60_268 / EARTH_RADIUS_KM,
  uranus: 25_559 / EARTH_RADIUS_KM,
  neptune: 24_764 / EARTH_RADIUS_KM,
  pluto: 1188.3 / EARTH_RADIUS_KM,
}

const STEP_DAYS = 1 / 24
/** An altitude that turns this near to the horizon between two samples is looked at closely. */
const NEAR_HORIZON_DEG = 2

/**
 * The rises and sets of a body at a place at sea level between two instants (the first included), in order of time;
 * none while it stays above or below the horizon. Upper limb, parallax. A turn of the altitude so near the horizon that
 * the limb passes it twice within an hour is seen.
 *
 * @throws InvalidPlaceError
 * @throws EphemerisRangeError also when an end of the span lies within two hours of the tables' end
 */
export function risesAndSets(sky: Ephemeris, search: HorizonSearch): RiseOrSet[] {
  const { fromJdUt, toJdUt } = search
  const altitude = limbAltitude(sky, search)
  const found: RiseOrSet[] = []
  const cross = (from: number, to: number, kind: RiseOrSet['kind']) => {
    const jdUt = rootBetween(altitude, from, to)
    if (jdUt >= fromJdUt && jdUt < toJdUt) found.push({ kind, jdUt })
  }
  const steps = Math.ceil((toJdUt - fromJdUt) / STEP_DAYS) + 1
  let jdUt = fromJdUt
  let before = altitude(jdUt - STEP_DAYS)
  let at = altitude(jdUt)
  for (let i = 1; i <= steps; i++) {
    const next = fromJdUt + i * STEP_DAYS
    const after = altitude(next)
    const side = Math.sign(at)
    if (at * after < 0) cross(jdUt, next, at < 0 ? 'rise' : 'set')
    else if (before * at > 0 && Math.abs(at) < NEAR_HORIZON_DEG && (at - before) * (after - at) < 0) {
      const turn = leastNear((x) => side * altitude(x), jdUt, STEP_DAYS)
      if (altitude(turn) * side < 0) {
        cross(jdUt - STEP_DAYS, turn, side < 0 ? 'rise' : 'set')
        cross(turn, next, side < 0 ? 'set' : 'rise')
      }
    }
    jdUt = next
    before = at
    at = after
  }
  return found
}

/** Altitude of the upper limb as seen, degrees, by time. */
function limbAltitude(sky: Ephemeris, search: HorizonSearch): (jdUt: number) => number {
  const { body, latitudeDeg, longitudeDeg, refractionDeg = REFRACTION_DEG } = search
  assertPlace(latitudeDeg, longitudeDeg)
  const observer = observerAt(latitudeDeg)
  return (jdUt) => {
    const position = sky.tropical.position(body, jdUt)
    const { rightAscensionDeg, declinationDeg } = equatorialPlace(position, sky.trueObliquityDeg(jdUt))
    const hourAngleDeg = sky.siderealTimeDeg(jdUt) + longitudeDeg - rightAscensionDeg
    const geocentric = { hourAngleDeg, declinationDeg, radii: (position.distanceAu ?? 1) * EARTH_RADII_PER_AU }
    const { altitudeDeg, radii } = topocentricAltitude(observer, geocentric)
    return altitudeDeg + asinDeg(DISC_RADIUS[body] / radii) + refractionDeg
  }
}

/**
 * Where a continuous function is zero between two points at which its signs differ: false position that halves the
 * weight of an end that stays (Illinois method; Dowell & Jarratt 1971).
 *
 * @param tolerance the answer lies within this of the root, in the unit of the points; by default a tenth of a
 *   millisecond in days
 */
function rootBetween(f: (x: number) => number, from: number, to: number, tolerance = 1e-9): number {
  let a = from
  let b = to
  let fa = f(a)
  let fb = f(b)
  if (fa === 0) return a
  for (let i = 0; i < 100 && fb !== 0 && Math.abs(b - a) > tolerance; i++) {
    const x = b - (fb * (b - a)) / (fb - fa)
    const fx = f(x)
    if (fx * fb < 0) {
      a = b
      fa = fb
    } else fa /= 2
    const step = Math.abs(x - b)
    b = x
    fb = fx
    if (step < tolerance) break
  }
  return b
}
