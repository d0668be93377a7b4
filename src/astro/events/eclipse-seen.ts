import { asinDeg, atan2Deg, cosDeg, sinDeg } from '../ephemeris/angle.ts'
import type { Ephemeris } from '../ephemeris/ephemeris.ts'
import { equatorialPlace } from '../ephemeris/equatorial.ts'
import { observerAt } from '../ephemeris/observer.ts'
import { EARTH_RADII_PER_AU, MOON_RADIUS, SUN_RADIUS } from './besselian-elements.ts'

/** A place on the Earth, degrees, north and east positive. */
export interface Site {
  latitudeDeg: number
  longitudeDeg: number
}

/** An eclipse of the Sun as one place has it. */
export interface SeenSolarEclipse {
  /** When most of the Sun is covered while it is above the horizon. Julian day, UT. */
  jdUt: number
  /** The part of the Sun's diameter that is covered then; over 1 where it is wholly covered. */
  magnitude: number
  /** Whether the Moon's disc lies wholly before the Sun's, or covers it. */
  kind: 'partial' | 'annular' | 'total'
}

/** The upper limb of a disc touches the horizon with its centre so far below it: refraction and half the disc. */
const HORIZON_DEG = -0.83
/** No place has an eclipse of the Sun further from its greatest instant. */
const REACH_DAYS = 0.15
const STEP_DAYS = 2 / 1440
const FINE_DAYS = 5 / 86_400

/** Where a disc stands for an observer: a unit vector toward it, its altitude, and its radius in degrees. */
function discAt(sky: Ephemeris, body: 'sun' | 'moon', jdUt: number, { latitudeDeg, longitudeDeg }: Site) {
  const position = sky.tropical.position(body, jdUt)
  const { rightAscensionDeg, declinationDeg } = equatorialPlace(position, sky.trueObliquityDeg(jdUt))
  const hourAngleDeg = sky.siderealTimeDeg(jdUt) + longitudeDeg - rightAscensionDeg
  const radii = (position.distanceAu ?? 1) * EARTH_RADII_PER_AU
  const observer = observerAt(latitudeDeg)
  const outward = radii * cosDeg(declinationDeg)
  const x = outward * cosDeg(hourAngleDeg) - observer.rhoCos
  const y = outward * sinDeg(hourAngleDeg)
  const z = radii * sinDeg(declinationDeg) - observer.rhoSin
  const away = Math.hypot(x, y, z)
  return {
    toward: [x / away, y / away, z / away] as const,
    altitudeDeg: asinDeg((x * observer.cosLatitude + z * observer.sinLatitude) / away),
    radiusDeg: asinDeg((body === 'sun' ? SUN_RADIUS : MOON_RADIUS) / away),
  }
}

function cover(sky: Ephemeris, jdUt: number, site: Site) {
  const [sun, moon] = [discAt(sky, 'sun', jdUt, site), discAt(sky, 'moon', jdUt, site)]
  const [a, b] = [sun.toward, moon.toward]
  const cross = Math.hypot(a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0])
  const apartDeg = atan2Deg(cross, a[0] * b[0] + a[1] * b[1] + a[2] * b[2])
  const magnitude = (sun.radiusDeg + moon.radiusDeg - apartDeg) / (2 * sun.radiusDeg)
  const within = apartDeg < Math.abs(moon.radiusDeg - sun.radiusDeg)
  const kind = !within ? 'partial' : moon.radiusDeg > sun.radiusDeg ? 'total' : 'annular'
  return { jdUt, magnitude, kind, isUp: sun.altitudeDeg > HORIZON_DEG } as const
}

/**
 * An eclipse of the Sun from a place at sea level, by the instant of its greatest phase for the Earth (Julian day, UT);
 * null where it passes by or below the horizon.
 * @throws EphemerisRangeError
 */
export function solarEclipseSeen(sky: Ephemeris, greatestJdUt: number, site: Site): SeenSolarEclipse | null {
  const most = (around: number, reach: number, step: number) => {
    let best: ReturnType<typeof cover> | null = null
    for (let jdUt = around - reach; jdUt <= around + reach; jdUt += step) {
      const at = cover(sky, jdUt, site)
      if (at.isUp && at.magnitude > (best?.magnitude ?? 0)) best = at
    }
    return best
  }
  const rough = most(greatestJdUt, REACH_DAYS, STEP_DAYS)
  const best = rough && most(rough.jdUt, STEP_DAYS, FINE_DAYS)
  return best && { jdUt: best.jdUt, magnitude: best.magnitude, kind: best.kind }
}

/** From the middle of an eclipse of the Moon to its ends by the umbra, at most about so long. */
const LUNAR_REACH_DAYS = 0.075

/** Whether the Moon is above a place's horizon at the middle of its eclipse, or in a part of it. @throws EphemerisRangeError */
export function lunarEclipseSeen(sky: Ephemeris, greatestJdUt: number, site: Site): 'middle' | 'part' | 'none' {
  const isUp = (jdUt: number) => discAt(sky, 'moon', jdUt, site).altitudeDeg > HORIZON_DEG
  if (isUp(greatestJdUt)) return 'middle'
  return isUp(greatestJdUt - LUNAR_REACH_DAYS) || isUp(greatestJdUt + LUNAR_REACH_DAYS) ? 'part' : 'none'
}
