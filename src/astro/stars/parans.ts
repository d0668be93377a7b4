import { halfTurn, tanDeg, turn } from '../ephemeris/angle.ts'

/** The four sides of the sky that a body can stand on. */
export const SKY_SIDES = ['rising', 'culminating', 'setting', 'anticulminating'] as const
export type SkySide = (typeof SKY_SIDES)[number]

interface Equatorial {
  rightAscensionDeg: number
  declinationDeg: number
}

/**
 * The local sidereal time, degrees, at which a body is on each side of the sky at a latitude: it rises at α − H and sets at
 * α + H, with cos H = −tan φ · tan δ (Meeus 1998, eq. 15.1), and culminates at α. Null where it never rises or sets.
 */
export function sideTimes({ rightAscensionDeg, declinationDeg }: Equatorial, latitudeDeg: number) {
  const cosine = -tanDeg(latitudeDeg) * tanDeg(declinationDeg)
  const arcDeg = Math.abs(cosine) > 1 ? null : (Math.acos(cosine) * 180) / Math.PI
  return {
    rising: arcDeg === null ? null : turn(rightAscensionDeg - arcDeg),
    culminating: turn(rightAscensionDeg),
    setting: arcDeg === null ? null : turn(rightAscensionDeg + arcDeg),
    anticulminating: turn(rightAscensionDeg + 180),
  } satisfies Record<SkySide, number | null>
}

/** Two bodies on sides of the sky at one moment of the day. */
export interface Paran {
  star: SkySide
  planet: SkySide
  /** How far apart in sidereal time, degrees: four minutes of the clock each. */
  orbDeg: number
}

/**
 * The parans of a star and a planet at a latitude: both on an angle of the sky at once in the course of the day, within an
 * orb of sidereal time (after B. Brady 1998, Book of Fixed Stars, who allows some 30′ of arc). Closest first.
 */
export function parans(star: Equatorial, planet: Equatorial, latitudeDeg: number, orbDeg: number): Paran[] {
  const [of, with_] = [sideTimes(star, latitudeDeg), sideTimes(planet, latitudeDeg)]
  return SKY_SIDES.flatMap((one) =>
    SKY_SIDES.flatMap((other): Paran[] => {
      const [a, b] = [of[one], with_[other]]
      if (a === null || b === null) return []
      const apart = Math.abs(halfTurn(a - b))
      return apart <= orbDeg ? [{ star: one, planet: other, orbDeg: apart }] : []
    }),
  ).toSorted((a, b) => a.orbDeg - b.orbDeg)
}
