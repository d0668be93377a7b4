import type { Sign } from '../charts/chart.ts'
import { signOf } from '../charts/sign.ts'
import { PLANETS, type Body } from '../ephemeris/body.ts'
import type { Ephemeris } from '../ephemeris/ephemeris.ts'
import { bodyMotion, motionArcs, passage } from './motion.ts'

/** An instant at which a body crosses the border of two signs. */
export interface SignIngress {
  body: Body
  /** The sign entered; for a retrograde body the earlier one in the zodiac. */
  sign: Sign
  direction: 'direct' | 'retrograde'
  /** Julian day, UT. */
  jdUt: number
  /** Degrees of longitude a day. */
  speedDegPerDay: number
}

/** Whose ingresses calendars list. */
export const INGRESS_BODIES: readonly Body[] = [...PLANETS, 'chiron', 'meanNode', 'trueNode']

/**
 * Every change of sign between two instants (Julian days, UT; the first included), in order of time.
 * @throws EphemerisRangeError
 */
export function signIngresses(
  sky: Ephemeris,
  search: { fromJdUt: number; toJdUt: number; bodies?: readonly Body[] },
): SignIngress[] {
  return (search.bodies ?? INGRESS_BODIES)
    .flatMap((body) => [...ingressesOf(sky, body, search.fromJdUt, search.toJdUt)])
    .toSorted((a, b) => a.jdUt - b.jdUt)
}

/**
 * When a body first changes sign between two instants (Julian days, UT), in either direction; null when it doesn't.
 * @throws EphemerisRangeError
 */
export function signChange(sky: Ephemeris, body: Body, fromJdUt: number, toJdUt: number): number | null {
  const [first] = ingressesOf(sky, body, fromJdUt, toJdUt)
  return first?.jdUt ?? null
}

/** The changes of one body. An arc is shorter than a sign, so it holds one at most. */
function* ingressesOf(sky: Ephemeris, body: Body, fromJdUt: number, toJdUt: number): Generator<SignIngress> {
  const motion = bodyMotion(sky, body)
  const at = new Float64Array(2)
  for (const arc of motionArcs(motion, fromJdUt, toJdUt)) {
    const direct = arc.to.longitudeDeg >= arc.from.longitudeDeg
    const sign = signOf(arc.from.longitudeDeg)
    for (const border of direct ? [sign, sign + 1] : [sign]) {
      const jdUt = passage(motion, arc, 30 * border)
      if (jdUt === null) continue
      motion.into(jdUt, at)
      const entered = (direct ? border : border + 11) % 12
      yield { body, sign: entered, direction: direct ? 'direct' : 'retrograde', jdUt, speedDegPerDay: at[1] ?? 0 }
      break
    }
  }
}
