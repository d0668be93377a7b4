import { signOf } from '../charts/sign.ts'
import type { Body } from '../ephemeris/body.ts'
import type { Ephemeris } from '../ephemeris/ephemeris.ts'
import { motionArcs, passage } from './motion.ts'

/**
 * When a body first changes sign between two instants (Julian days, UT), in either direction; null when it doesn't.
 * @throws EphemerisRangeError
 */
export function signChange(sky: Ephemeris, body: Body, fromJdUt: number, toJdUt: number): number | null {
  for (const arc of motionArcs(sky, body, fromJdUt, toJdUt)) {
    const direct = arc.to.longitudeDeg >= arc.from.longitudeDeg
    const border = 30 * (signOf(arc.from.longitudeDeg) + (direct ? 1 : 0))
    const jdUt = passage(sky, body, arc, border)
    if (jdUt !== null) return jdUt
  }
  return null
}
