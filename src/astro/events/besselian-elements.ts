import { cosDeg, sinDeg } from '../ephemeris/angle.ts'
import type { Body } from '../ephemeris/body.ts'
import { equatorialPlace } from '../ephemeris/equatorial.ts'
import type { Ephemeris } from '../ephemeris/ephemeris.ts'

const AU_KM = 149_597_870.7
const EARTH_RADIUS_KM = 6378.137
/** Square of the eccentricity of the Earth's meridian, WGS 84. */
export const EARTH_E2 = 0.00669437999
/** Earth's equatorial radii in an astronomical unit. */
export const EARTH_RADII_PER_AU = AU_KM / EARTH_RADIUS_KM
/** The Sun's radius, 959.63″ at 1 au (Auwers 1891), in Earth's equatorial radii. */
export const SUN_RADIUS = 696_000 / EARTH_RADIUS_KM
/** The Moon's mean radius in Earth's equatorial radii (IAU 1982). */
export const MOON_RADIUS = 0.2725076

/**
 * The Moon's shadow against the fundamental plane, through the Earth's centre and square to the shadow's axis. Lengths
 * in Earth's equatorial radii.
 */
export interface BesselianElements {
  /** Where the axis meets the plane: x east, y north. */
  x: number
  y: number
  /** Declination of the axis' direction (towards the Sun): sine and cosine. */
  sinD: number
  cosD: number
  /** Radius of the penumbra in the plane, and of the umbra: negative where the disc is wholly covered. */
  l1: number
  l2: number
  /** Tangents of the half angles of the two cones. */
  tanF1: number
  tanF2: number
}

/**
 * The Besselian elements of an instant (Julian day, UT), by Explanatory Supplement 1992, §8.3. They hold for any
 * instant; near a new moon they tell of an eclipse. Right ascension is left out: nothing here asks for a longitude.
 * @throws EphemerisRangeError
 */
export function besselianElements(sky: Ephemeris, jdUt: number): BesselianElements {
  const obliquity = sky.trueObliquityDeg(jdUt)
  const sun = rectangular(sky, 'sun', jdUt, obliquity)
  const moon = rectangular(sky, 'moon', jdUt, obliquity)
  const [gx, gy, gz] = [sun[0] - moon[0], sun[1] - moon[1], sun[2] - moon[2]]
  const g = Math.hypot(gx, gy, gz)
  const sinD = gz / g
  const cosD = Math.hypot(gx, gy) / g
  const [cosA, sinA] = [gx / (g * cosD), gy / (g * cosD)]
  const eastward = moon[0] * cosA + moon[1] * sinA
  const z = eastward * cosD + moon[2] * sinD
  const sinF1 = (SUN_RADIUS + MOON_RADIUS) / g
  const sinF2 = (SUN_RADIUS - MOON_RADIUS) / g
  const tanF1 = sinF1 / Math.sqrt(1 - sinF1 * sinF1)
  const tanF2 = sinF2 / Math.sqrt(1 - sinF2 * sinF2)
  return {
    x: moon[1] * cosA - moon[0] * sinA,
    y: moon[2] * cosD - eastward * sinD,
    sinD,
    cosD,
    l1: (z + MOON_RADIUS / sinF1) * tanF1,
    l2: (z - MOON_RADIUS / sinF2) * tanF2,
    tanF1,
    tanF2,
  }
}

/** Apparent place by the true equator of date, in Earth's radii. */
function rectangular(sky: Ephemeris, body: Body, jdUt: number, obliquityDeg: number): [number, number, number] {
  const position = sky.tropical.position(body, jdUt)
  const { rightAscensionDeg, declinationDeg } = equatorialPlace(position, obliquityDeg)
  const radii = (position.distanceAu ?? 1) * EARTH_RADII_PER_AU
  const inPlane = radii * cosDeg(declinationDeg)
  return [inPlane * cosDeg(rightAscensionDeg), inPlane * sinDeg(rightAscensionDeg), radii * sinDeg(declinationDeg)]
}

/**
 * How the axis stands to the Earth's spheroid (Explanatory Supplement 1992, eq. 8.34).
 * @returns `limb`: distance of the axis from the centre in units of the limb's radius on that side, so that the axis
 *   meets the Earth where it is under 1; `beyondLimb`: how far it passes outside, in Earth's radii, negative inside;
 *   `height`: ζ, the height above the plane of the point where the axis meets the Earth, 0 when it doesn't
 */
export function axisOverEarth({ x, y, sinD, cosD }: BesselianElements): {
  limb: number
  beyondLimb: number
  height: number
} {
  const rho1 = Math.sqrt(1 - EARTH_E2 * cosD * cosD)
  const rho2 = Math.sqrt(1 - EARTH_E2 * sinD * sinD)
  const y1 = y / rho1
  const limb = Math.hypot(x, y1)
  const distance = Math.hypot(x, y)
  const beyondLimb = limb === 0 ? -1 : distance - distance / limb
  const height1 = Math.sqrt(Math.max(0, 1 - limb * limb))
  const turned = (EARTH_E2 * sinD * cosD) / (rho1 * rho2)
  const height = limb < 1 ? rho2 * (height1 * (Math.sqrt(1 - EARTH_E2) / (rho1 * rho2)) - y1 * turned) : 0
  return { limb, beyondLimb, height }
}
