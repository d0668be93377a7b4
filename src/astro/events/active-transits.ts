import { halfTurn } from '../ephemeris/angle.ts'
import type { Aspect } from '../charts/aspect.ts'
import type { ChartPoint } from '../charts/chart.ts'
import { PLANETS, type Planet } from '../ephemeris/body.ts'
import type { Ephemeris } from '../ephemeris/ephemeris.ts'
import { bodyMotion, motionArcs, passage } from './motion.ts'
import { transitTargets, type NatalLongitudes } from './transit-hits.ts'

/** A moving planet within orb of an aspect to a natal point. */
export interface ActiveTransit {
  transiting: Planet
  natal: ChartPoint
  aspect: Aspect
  /** Distance from exact, degrees, 0 or more. */
  orbDeg: number
  /** True while the distance shrinks. */
  applying: boolean
  /**
   * Julian day (UT) of the exact aspect it applies to or separates from; null when the planet turns, or turned, short
   * of it, or when it lies outside the tables.
   */
  exactJdUt: number | null
}

/** Even Pluto moves one way for less than this, so a search never runs on without end. */
const LONGEST_WAY_DAYS = 400

/**
 * The transits within orb at an instant (Julian day, UT), by planet in the order asked, the Moon included.
 *
 * @param search.orbDeg the orb allowed to each moving planet
 * @throws EphemerisRangeError
 * @throws InvalidAngleError
 */
export function activeTransits(
  sky: Ephemeris,
  search: {
    natal: NatalLongitudes
    jdUt: number
    orbDeg: (planet: Planet) => number
    transiting?: readonly Planet[]
  },
): ActiveTransit[] {
  const targets = transitTargets(search.natal)
  return (search.transiting ?? PLANETS).flatMap((transiting) => {
    const { longitudeDeg, speedDegPerDay } = sky.position(transiting, search.jdUt)
    const orb = search.orbDeg(transiting)
    return targets.flatMap((target) => {
      const ahead = halfTurn(target.longitudeDeg - longitudeDeg)
      if (Math.abs(ahead) > orb) return []
      const applying = ahead * speedDegPerDay > 0
      const exactJdUt =
        ahead === 0
          ? search.jdUt
          : passageOnThisWay(sky, transiting, search.jdUt, target.longitudeDeg, applying ? 1 : -1)
      return [{ transiting, natal: target.natal, aspect: target.aspect, orbDeg: Math.abs(ahead), applying, exactJdUt }]
    })
  })
}

/** The passage over a longitude before the planet next turns (or after it last turned, for direction −1). */
function passageOnThisWay(
  sky: Ephemeris,
  planet: Planet,
  jdUt: number,
  longitudeDeg: number,
  direction: 1 | -1,
): number | null {
  const limit = Math.min(sky.toJdUt, Math.max(sky.fromJdUt, jdUt + direction * LONGEST_WAY_DAYS))
  const motion = bodyMotion(sky, planet)
  for (const arc of motionArcs(motion, jdUt, limit)) {
    const exact = passage(motion, arc, longitudeDeg)
    if (exact !== null) return exact
    if (arc.to.speedDegPerDay === 0) return null
  }
  return null
}
