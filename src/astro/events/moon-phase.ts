import { cosDeg, halfTurn, turn } from '../ephemeris/angle.ts'
import type { Ephemeris } from '../ephemeris/ephemeris.ts'
import { motionArcs, passage, relativeMotion } from './motion.ts'

/** Eight parts of the lunation of 45° each, with the four principal phases in the middle of theirs. */
export const MOON_PHASES = [
  'new',
  'waxing-crescent',
  'first-quarter',
  'waxing-gibbous',
  'full',
  'waning-gibbous',
  'last-quarter',
  'waning-crescent',
] as const
export type MoonPhaseName = (typeof MOON_PHASES)[number]

export type PrincipalPhase = 'new' | 'first-quarter' | 'full' | 'last-quarter'
const PRINCIPAL: readonly PrincipalPhase[] = ['new', 'first-quarter', 'full', 'last-quarter']

export interface MoonPhase {
  phase: MoonPhaseName
  /** Moon minus Sun in apparent longitude, 0 ≤ e < 360; under 180 it waxes. */
  elongationDeg: number
  /** Lit part of the disc's area, 0–1. */
  illuminatedFraction: number
}

/** An exact principal phase. */
export interface PhaseEvent {
  phase: PrincipalPhase
  /** Julian day, UT. */
  jdUt: number
}

/** The Moon's phase at an instant (Julian day, UT). @throws EphemerisRangeError */
export function moonPhase(sky: Ephemeris, jdUt: number): MoonPhase {
  const sun = sky.position('sun', jdUt)
  const moon = sky.position('moon', jdUt)
  const elongationDeg = turn(moon.longitudeDeg - sun.longitudeDeg)
  const phase = MOON_PHASES[Math.floor(turn(elongationDeg + 22.5) / 45)] ?? 'new'
  // Phase angle from the triangle Earth, Moon, Sun (Meeus 1998, Astronomical Algorithms, eq. 48.2 and 48.3).
  const cosPsi = cosDeg(moon.latitudeDeg) * cosDeg(elongationDeg)
  const sunAu = sun.distanceAu ?? 1
  const phaseAngle = Math.atan2(sunAu * Math.sqrt(1 - cosPsi * cosPsi), (moon.distanceAu ?? 0) - sunAu * cosPsi)
  return { phase, elongationDeg, illuminatedFraction: (1 + Math.cos(phaseAngle)) / 2 }
}

/**
 * Every principal phase between two instants (Julian days, UT; the first included), in order of time.
 * @throws EphemerisRangeError
 */
export function moonPhases(sky: Ephemeris, search: { fromJdUt: number; toJdUt: number }): PhaseEvent[] {
  const elongation = relativeMotion(sky, 'moon', 'sun')
  return [...motionArcs(elongation, search.fromJdUt, search.toJdUt)].flatMap((arc) =>
    PRINCIPAL.flatMap((phase, quarter) => {
      const jdUt = passage(elongation, arc, 90 * quarter)
      return jdUt === null ? [] : [{ phase, jdUt }]
    }),
  )
}

/** An eclipse is greatest within this of its new or full moon. */
const ECLIPSE_REACH_DAYS = 0.1

/**
 * The instants of one phase (Julian days, UT) in a span and a little around it, as far as the tables go: those at which
 * an eclipse of the span may stand. @throws EphemerisRangeError when the span itself leaves the tables
 */
export function phasesAround(
  sky: Ephemeris,
  { fromJdUt, toJdUt }: { fromJdUt: number; toJdUt: number },
  phase: 'new' | 'full',
): number[] {
  const around = {
    fromJdUt: Math.max(fromJdUt - ECLIPSE_REACH_DAYS, Math.min(fromJdUt, sky.fromJdUt)),
    toJdUt: Math.min(toJdUt + ECLIPSE_REACH_DAYS, Math.max(toJdUt, sky.toJdUt)),
  }
  return moonPhases(sky, around).flatMap((event) => (event.phase === phase ? [event.jdUt] : []))
}

/**
 * The next principal phases after an instant (Julian day, UT), in order: when the apparent longitudes of Moon and Sun
 * differ by 0, 90, 180 or 270°.
 * @throws EphemerisRangeError
 */
export function nextPhases(sky: Ephemeris, fromJdUt: number, count = 4): PhaseEvent[] {
  const events: PhaseEvent[] = []
  let jdUt = fromJdUt
  let quarter = Math.floor(moonPhase(sky, fromJdUt).elongationDeg / 90) + 1
  while (events.length < count) {
    jdUt = elongationReached(sky, (quarter % 4) * 90, events.length === 0 ? jdUt : jdUt + 6)
    events.push({ phase: PRINCIPAL[quarter % 4] ?? 'new', jdUt })
    quarter++
  }
  return events
}

const MEAN_DAILY_ELONGATION_DEG = 12.190749
const moonMotion = new Float64Array(2)
const sunMotion = new Float64Array(2)

/** When the elongation, which only grows, next reaches an angle: Newton's method from the mean motion. */
function elongationReached(sky: Ephemeris, angleDeg: number, afterJdUt: number): number {
  const missing = (jdUt: number) => {
    sky.longitudeInto('moon', jdUt, moonMotion)
    sky.longitudeInto('sun', jdUt, sunMotion)
    return angleDeg - (moonMotion[0] ?? 0) + (sunMotion[0] ?? 0)
  }
  let jdUt = afterJdUt + turn(missing(afterJdUt)) / MEAN_DAILY_ELONGATION_DEG
  for (let i = 0; i < 20; i++) {
    const step = halfTurn(missing(jdUt)) / ((moonMotion[1] ?? 0) - (sunMotion[1] ?? 0))
    jdUt += step
    if (Math.abs(step) < 1e-8) break
  }
  return jdUt
}
