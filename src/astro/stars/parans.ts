import { atan2Deg, halfTurn, tanDeg } from '../ephemeris/angle.ts'
import { PLANETS, type Planet } from '../ephemeris/body.ts'
import type { Ephemeris } from '../ephemeris/ephemeris.ts'
import { equatorialPlace, type EquatorialPlace } from '../ephemeris/equatorial.ts'
import { STARS, type StarName } from './star-catalogue.ts'
import { starEquatorial } from './star-place.ts'

/** The four places of the daily turn, where a body is on the horizon or the meridian. */
export const SKY_ANGLES = ['rising', 'culminating', 'setting', 'anticulminating'] as const
export type SkyAngle = (typeof SKY_ANGLES)[number]

/** A star and a planet that are on an angle at one and the same moment of the day. */
export interface Paran {
  star: StarName
  starAngle: SkyAngle
  planet: Planet
  planetAngle: SkyAngle
  /** How far the turns of the sky at which each is exact lie apart, degrees. */
  orbDeg: number
}

/** A star's daily road over a latitude. */
export type Road = 'rises' | 'never-rises' | 'never-sets'

const ORB_DEG = 0.5

/** Whether a body crosses the geometric horizon of a latitude, degrees. */
export function roadOf(declinationDeg: number, latitudeDeg: number): Road {
  const cosine = -tanDeg(latitudeDeg) * tanDeg(declinationDeg)
  if (cosine > 1) return 'never-rises'
  return cosine < -1 ? 'never-sets' : 'rises'
}

/** The sidereal times, degrees, at which a body is on each angle: horizon without refraction. */
function anglesOf({ rightAscensionDeg, declinationDeg }: EquatorialPlace, latitudeDeg: number) {
  const meridian = [
    { angle: 'culminating', siderealDeg: rightAscensionDeg },
    { angle: 'anticulminating', siderealDeg: rightAscensionDeg + 180 },
  ] as const
  const road = roadOf(declinationDeg, latitudeDeg)
  // One that never rises doesn't cross the visible meridian, either.
  if (road === 'never-rises') return []
  if (road === 'never-sets') return [...meridian]
  const cosine = -tanDeg(latitudeDeg) * tanDeg(declinationDeg)
  const halfArcDeg = atan2Deg(Math.sqrt(1 - cosine ** 2), cosine)
  return [
    ...meridian,
    { angle: 'rising', siderealDeg: rightAscensionDeg - halfArcDeg } as const,
    { angle: 'setting', siderealDeg: rightAscensionDeg + halfArcDeg } as const,
  ]
}

/**
 * The parans of an instant's planets at a latitude, the closest first: a star and a planet of the birth that share a
 * moment on the angles within 30′ of the sky's turn, at whatever hour of that day.
 * @throws EphemerisRangeError
 */
export function parans(sky: Ephemeris, { jdUt, latitudeDeg }: { jdUt: number; latitudeDeg: number }): Paran[] {
  const obliquityDeg = sky.trueObliquityDeg(jdUt)
  const planets = PLANETS.flatMap((planet) =>
    anglesOf(equatorialPlace(sky.tropical.position(planet, jdUt), obliquityDeg), latitudeDeg).map((at) => ({
      planet,
      ...at,
    })),
  )
  return STARS.flatMap((star) =>
    anglesOf(starEquatorial(sky, star, jdUt), latitudeDeg).flatMap((at) =>
      planets.flatMap((other): Paran[] => {
        const orbDeg = Math.abs(halfTurn(at.siderealDeg - other.siderealDeg))
        if (orbDeg > ORB_DEG) return []
        return [{ star: star.name, starAngle: at.angle, planet: other.planet, planetAngle: other.angle, orbDeg }]
      }),
    ),
  ).toSorted((a, b) => a.orbDeg - b.orbDeg)
}
