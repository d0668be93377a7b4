import { ASPECT_DIFFERENCES, type Aspect } from '../charts/aspect.ts'
import { PLANETS, type Planet } from '../ephemeris/body.ts'
import type { Ephemeris } from '../ephemeris/ephemeris.ts'
import { motionArcs, passage, relativeMotion } from './motion.ts'

/** An instant at which two planets of the sky stand in exact aspect, `a` before `b` in chart order. */
export interface SkyAspect {
  a: Planet
  b: Planet
  aspect: Aspect
  /** Julian day, UT. */
  jdUt: number
  longitudeADeg: number
  longitudeBDeg: number
  /** Speed of `a` less that of `b`, degrees a day. */
  relativeSpeedDegPerDay: number
}

/** Two planets, the first one before the other in chart order. */
export type PlanetPair = readonly [Planet, Planet]

const PAIRS: readonly PlanetPair[] = PLANETS.flatMap((a, i) => PLANETS.slice(i + 1).map((b) => [a, b] as const))

/** The pairs with the Moon, which makes each aspect to each planet twice a month at most. */
export const MOON_PAIRS: readonly PlanetPair[] = PAIRS.filter((pair) => pair.includes('moon'))

/** The pairs of Sun and Mercury to Pluto: the aspects that mark weeks and years. */
export const WORLD_PAIRS: readonly PlanetPair[] = PAIRS.filter((pair) => !pair.includes('moon'))

/**
 * Every exact major aspect between pairs of planets from one instant to another (Julian days, UT; the first included),
 * in order of time: apparent longitudes 0, 60, 90, 120 or 180° apart. All passes of a pair that turns are there.
 * @throws EphemerisRangeError
 */
export function skyAspects(
  sky: Ephemeris,
  search: { fromJdUt: number; toJdUt: number; pairs?: readonly PlanetPair[] },
): SkyAspect[] {
  const found: SkyAspect[] = []
  for (const [a, b] of search.pairs ?? PAIRS) {
    const motion = relativeMotion(sky, a, b)
    for (const arc of motionArcs(motion, search.fromJdUt, search.toJdUt)) {
      for (const { aspect, differenceDeg } of ASPECT_DIFFERENCES) {
        const jdUt = passage(motion, arc, differenceDeg)
        if (jdUt !== null) found.push(skyAspectAt(sky, [a, b], aspect, jdUt))
      }
    }
  }
  return found.toSorted((one, other) => one.jdUt - other.jdUt)
}

function skyAspectAt(sky: Ephemeris, [a, b]: PlanetPair, aspect: Aspect, jdUt: number): SkyAspect {
  const one = sky.position(a, jdUt)
  const other = sky.position(b, jdUt)
  return {
    a,
    b,
    aspect,
    jdUt,
    longitudeADeg: one.longitudeDeg,
    longitudeBDeg: other.longitudeDeg,
    relativeSpeedDegPerDay: one.speedDegPerDay - other.speedDegPerDay,
  }
}
