import { ASPECT_DIFFERENCES, type Aspect } from '../charts/aspect.ts'
import { orbAllowedDeg } from '../charts/aspects.ts'
import { halfTurn } from '../ephemeris/angle.ts'
import type { Body } from '../ephemeris/body.ts'
import type { Ephemeris } from '../ephemeris/ephemeris.ts'
import { motionArcs, passage, relativeMotion, type Motion, type MotionArc } from './motion.ts'

/** A time for which two bodies stand in aspect within orb, as far as it lies in a span. Instants are Julian days, UT. */
export interface AspectStay {
  a: Body
  b: Body
  aspect: Aspect
  /** When it comes within orb; null when it stands there as the span begins. */
  enterJdUt: number | null
  /** When it goes out of orb; null when it still stands there as the span ends. */
  leaveJdUt: number | null
  /** Where it is exact within the span, in order of time. */
  exactJdUt: number[]
}

/**
 * Every stay of every pair of bodies within the orbs of charts, between two instants, by pair in the order given. A pair
 * that leaves an orb and comes back has two stays.
 * @throws EphemerisRangeError
 */
export function aspectStays(
  sky: Ephemeris,
  search: { fromJdUt: number; toJdUt: number; bodies: readonly Body[]; orbReach?: number | undefined },
): AspectStay[] {
  return search.bodies.flatMap((a, i) =>
    search.bodies.slice(i + 1).flatMap((b) => {
      const motion = relativeMotion(sky, a, b)
      const arcs = [...motionArcs(motion, search.fromJdUt, search.toJdUt)]
      return ASPECT_DIFFERENCES.flatMap(({ aspect, differenceDeg }) => {
        const reach = { differenceDeg, orbDeg: orbAllowedDeg(a, b, aspect, search.orbReach) }
        return staysOf(motion, arcs, reach).map((stay) => ({ a, b, aspect, ...stay }))
      })
    }),
  )
}

interface Reach {
  differenceDeg: number
  orbDeg: number
}

/** A passage over either end of the orb goes in or out as the side and the direction tell. */
function staysOf(motion: Motion, arcs: readonly MotionArc[], { differenceDeg, orbDeg }: Reach) {
  const start = arcs[0]?.from
  if (!start) return []
  const found: Omit<AspectStay, 'a' | 'b' | 'aspect'>[] = []
  let stay = emptyStay()
  let inside = Math.abs(halfTurn(start.longitudeDeg - differenceDeg)) <= orbDeg
  for (const arc of arcs) {
    const way = arc.to.longitudeDeg >= arc.from.longitudeDeg ? 1 : -1
    const enter = passage(motion, arc, differenceDeg - way * orbDeg)
    if (enter !== null && !inside) {
      inside = true
      stay = { ...emptyStay(), enterJdUt: enter }
    }
    const exact = passage(motion, arc, differenceDeg)
    if (exact !== null) stay.exactJdUt.push(exact)
    const leave = passage(motion, arc, differenceDeg + way * orbDeg)
    if (leave !== null && inside) {
      inside = false
      found.push({ ...stay, leaveJdUt: leave })
    }
  }
  if (inside) found.push(stay)
  return found
}

const emptyStay = () => ({
  enterJdUt: null as number | null,
  leaveJdUt: null as number | null,
  exactJdUt: [] as number[],
})
