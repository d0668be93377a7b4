import { round3, type Point } from '../geometry/polar.ts'

interface DarkDisc {
  centre: Point
  radius: number
  illuminatedFraction: number
  litRight: boolean
  /** Distance between lines, in the units of the radius. */
  spacing: number
}

/** How much of the spacing a line fills at the limb, where it is broadest. */
const BREADTH = 0.66
/** What is left of that at the terminator. */
const FINENESS = 0.3

/**
 * Filled path data of an engraver's hatching over the dark part of a disc: level lines, broad at the dark limb and
 * fine at the terminator, so that the shade deepens away from the light.
 */
export function darkHatching({ centre, radius, illuminatedFraction, litRight, spacing }: DarkDisc): string {
  const bulge = 1 - 2 * illuminatedFraction
  const side = litRight ? 1 : -1
  const count = Math.floor((radius * 2) / spacing)
  const step = (radius * 2) / count
  return Array.from({ length: count }, (_, index) => {
    const offset = -radius + step * (index + 0.5)
    const half = Math.sqrt(radius * radius - offset * offset)
    const length = half + bulge * half
    if (length < spacing * 0.4) return ''
    const breadth = (step * BREADTH) / 2
    const y = centre.y + offset
    const at = (along: number, across: number) =>
      `${round3(centre.x + side * (-half + along * length))} ${round3(y + across)}`
    return (
      `M${at(0, -breadth)}C${at(0.5, -breadth)} ${at(0.75, -breadth * FINENESS)} ${at(1, -breadth * FINENESS)}` +
      `L${at(1, breadth * FINENESS)}C${at(0.75, breadth * FINENESS)} ${at(0.5, breadth)} ${at(0, breadth)}Z`
    )
  }).join('')
}
