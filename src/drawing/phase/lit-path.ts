import { round3, type Point } from '../geometry/polar.ts'

interface LitDisc {
  centre: Point
  radius: number
  /** Share of the disc's area that is lit, 0–1. */
  illuminatedFraction: number
  /** The lit limb is the right one: waxing seen from the north, waning seen from the south. */
  litRight: boolean
}

/**
 * Path data of the lit part of a disc: half the limb, and the terminator as half an ellipse whose half-axis is
 * radius × (1 − 2 × fraction), so that the area is the fraction exactly (Meeus, Astronomical Algorithms, ch. 48).
 *
 * @throws RangeError for a fraction outside 0–1.
 */
export function litPath({ centre, radius, illuminatedFraction, litRight }: LitDisc): string {
  if (!(illuminatedFraction >= 0 && illuminatedFraction <= 1))
    throw new RangeError(`illuminated fraction must be 0–1, got ${illuminatedFraction}`)
  const bulge = 1 - 2 * illuminatedFraction
  const top = `${centre.x} ${round3(centre.y - radius)}`
  const bottom = `${centre.x} ${round3(centre.y + radius)}`
  const limb = litRight ? 1 : 0
  // A crescent's terminator turns back on the limb's own side, a gibbous moon's on the other.
  const terminator = bulge > 0 ? 1 - limb : limb
  return `M${top}A${radius} ${radius} 0 0 ${limb} ${bottom}A${round3(Math.abs(bulge) * radius)} ${radius} 0 0 ${terminator} ${top}Z`
}
