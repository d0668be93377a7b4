import { PLANETS, type Body } from '../ephemeris/body.ts'
import type { Ephemeris } from '../ephemeris/ephemeris.ts'
import { bodyMotion, motionArcs } from './motion.ts'

/** An instant at which a body stands still in longitude and turns. */
export interface Station {
  body: Body
  /** The motion that begins. */
  begins: 'retrograde' | 'direct'
  /** Julian day, UT. */
  jdUt: number
  /** 0 ≤ longitude < 360. */
  longitudeDeg: number
  /** Change of the speed, degrees a day each day; negative where retrograde motion begins. */
  accelerationDegPerDay2: number
}

/** The lights never turn. */
export const TURNING_PLANETS: readonly Body[] = PLANETS.filter((planet) => planet !== 'sun' && planet !== 'moon')
const TURNING: readonly Body[] = [...TURNING_PLANETS, 'chiron']

/** Hours apart, at which the change of the speed is read. */
const SPAN_DAYS = 0.25

/**
 * Every station between two instants (Julian days, UT), in order of time: where the apparent speed in longitude is zero.
 * Mercury to Pluto and Chiron unless other bodies are asked for.
 * @throws EphemerisRangeError
 */
export function stations(
  sky: Ephemeris,
  search: { fromJdUt: number; toJdUt: number; bodies?: readonly Body[] },
): Station[] {
  const found: Station[] = []
  for (const body of search.bodies ?? TURNING) {
    for (const { to } of motionArcs(bodyMotion(sky, body), search.fromJdUt, search.toJdUt)) {
      if (to.speedDegPerDay === 0 && to.jdUt < search.toJdUt) found.push(stationAt(sky, body, to.jdUt))
    }
  }
  return found.toSorted((a, b) => a.jdUt - b.jdUt)
}

function stationAt(sky: Ephemeris, body: Body, jdUt: number): Station {
  const before = Math.max(sky.fromJdUt, jdUt - SPAN_DAYS)
  const after = Math.min(sky.toJdUt, jdUt + SPAN_DAYS)
  const change = sky.position(body, after).speedDegPerDay - sky.position(body, before).speedDegPerDay
  return {
    body,
    begins: change < 0 ? 'retrograde' : 'direct',
    jdUt,
    longitudeDeg: sky.position(body, jdUt).longitudeDeg,
    accelerationDegPerDay2: change / (after - before),
  }
}
