import { PROGRESSING, type Progressing } from './directions.ts'
import { ASPECT_ANGLES, ASPECT_NATURE, ASPECTS, type Aspect, type AspectNature } from '#astro/charts/aspect.ts'
import { isApplying } from '#astro/charts/aspects.ts'
import type { Sign } from '#astro/charts/chart.ts'
import { houseOf } from '#astro/charts/house-of.ts'
import { signOf } from '#astro/charts/sign.ts'
import { TROPICAL_YEAR_DAYS, progressedJdUt } from '#astro/charts/solar-arc.ts'
import { halfTurn, turn } from '#astro/ephemeris/angle.ts'
import type { Ephemeris } from '#astro/ephemeris/ephemeris.ts'
import { exactTransits } from '#astro/events/transit-hits.ts'
import { bodyMotion, motionArcs, passage, relativeMotion } from '#astro/events/motion.ts'
import { MOON_PHASES, type MoonPhaseName } from '#astro/events/moon-phase.ts'
import type { NatalPoint } from '../library/subjects.ts'
import type { NatalBirth } from './day-facts.ts'
import { HALF_DAY, natalPositions } from './natal-points.ts'
import { POINT_WEIGHT } from './transit-weight.ts'

/** The lights, which alone move enough in a life to be read by sign, house and phase. */
export type Light = 'sun' | 'moon'
/** The eight phases of the progressed lunation (Rudhyar 1967, The Lunation Cycle), each 45° from its beginning. */
export type ProgressedPhase = Exclude<MoonPhaseName, 'waning-crescent'> | 'balsamic'

/** Something that lasts for years of life. Instants are of life, Julian days (UT); null where they can't be told. */
export interface LifeSpan {
  sinceJdUt: number | null
  untilJdUt: number | null
}

/** Where a progressed light stands. */
export interface ProgressedLight {
  light: Light
  /** Null where the unknown hour leaves two possible. */
  sign: (LifeSpan & { sign: Sign }) | null
  /** The two signs that are possible then. */
  either: [Sign, Sign] | null
  /** Natal house, 1–12; null without the hour. */
  house: (LifeSpan & { house: number }) | null
}

/** An aspect of a progressed planet to a natal point. */
export interface ProgressedAspect {
  /** `progressed:sun:square:venus`. */
  id: string
  planet: Progressing
  natal: NatalPoint
  aspect: Aspect
  nature: AspectNature
  orbDeg: number
  applying: boolean
  /** The instant of life at which it is exact, Julian day (UT). */
  exactJdUt: number | null
  weight: number
}

/** A chart progressed to an instant of life, as facts. */
export interface ProgressedFacts {
  jdUt: number
  timeKnown: boolean
  lights: Record<Light, ProgressedLight>
  /** Null where the unknown hour leaves two possible. */
  phase: (LifeSpan & { phase: ProgressedPhase }) | null
  /** Closest to exact and most personal first; none without the hour. */
  aspects: ProgressedAspect[]
}

/** From the new Moon on; the last of them has a name of its own. */
export const PROGRESSED_PHASES: readonly ProgressedPhase[] = [
  ...MOON_PHASES.filter((phase) => phase !== 'waning-crescent'),
  'balsamic',
]
const PHASE_DEG = 45
/** Progressed days, years of life: more than the Sun needs for a sign, or the Moon for one, or for a phase. */
const REACH_DAYS: Record<Light | 'phase', number> = { sun: 33, moon: 4, phase: 6 }
/** A house may be wide. */
const HOUSE_REACH_DAYS: Record<Light, number> = { sun: 80, moon: 8 }
/** How far from exact a progressed aspect is told, degrees: about a year of the Sun, a month of the Moon. */
const ORB_DEG = 1

/**
 * What the progressed Sun and Moon say at an instant of life. Of a birth without an hour only what holds for the whole
 * day of birth.
 * @throws EphemerisRangeError
 */
export function progressedFacts(sky: Ephemeris, birth: NatalBirth, lifeJdUt: number): ProgressedFacts {
  const { chart, timeKnown } = birth
  const jdUt = progressedJdUt(chart.jdUt, lifeJdUt)
  const course: Course = {
    sky,
    jdUt,
    slackDays: timeKnown ? 0 : HALF_DAY,
    toLife: (instant) => chart.jdUt + (instant - chart.jdUt) * TROPICAL_YEAR_DAYS,
    birthJdUt: chart.jdUt,
  }
  const cuspsDeg = timeKnown ? (chart.houses?.cuspsDeg ?? null) : null
  return {
    jdUt: lifeJdUt,
    timeKnown,
    lights: { sun: lightAt(course, 'sun', cuspsDeg), moon: lightAt(course, 'moon', cuspsDeg) },
    phase: phaseAt(course),
    aspects: timeKnown ? aspectsAt(course, birth) : [],
  }
}

interface Course {
  sky: Ephemeris
  /** The progressed instant. */
  jdUt: number
  /** How far the progressed instant may be off, days. */
  slackDays: number
  /** From a progressed instant to the instant of life that it stands for. */
  toLife: (jdUt: number) => number
  birthJdUt: number
}

function lightAt(course: Course, light: Light, cuspsDeg: readonly number[] | null): ProgressedLight {
  const { sky, jdUt, slackDays } = course
  const signAt = (instant: number) => signOf(sky.position(light, instant).longitudeDeg)
  const [early, late] = [signAt(jdUt - slackDays), signAt(jdUt + slackDays)]
  const sign = signAt(jdUt)
  const house = cuspsDeg && houseOf(sky.position(light, jdUt).longitudeDeg, cuspsDeg)
  const within = (fromDeg: number, toDeg: number, reach: number) => span(course, light, fromDeg, toDeg, reach)
  return {
    light,
    sign: early === late ? { sign, ...within(30 * sign, 30 * sign + 30, REACH_DAYS[light]) } : null,
    either: early === late ? null : [early, late],
    house:
      house === null
        ? null
        : { house, ...within(cuspsDeg?.[house - 1] ?? 0, cuspsDeg?.[house % 12] ?? 0, HOUSE_REACH_DAYS[light]) },
  }
}

/** When a light came over one longitude and goes over another; the lights never turn. */
function span(course: Course, light: Light, fromDeg: number, toDeg: number, reachDays: number): LifeSpan {
  return spanOf(course, bodyMotion(course.sky, light), { fromDeg, toDeg, reachDays })
}

function spanOf(
  { sky, jdUt, slackDays, toLife, birthJdUt }: Course,
  motion: ReturnType<typeof bodyMotion>,
  { fromDeg, toDeg, reachDays }: { fromDeg: number; toDeg: number; reachDays: number },
): LifeSpan {
  if (slackDays > 0) return { sinceJdUt: null, untilJdUt: null }
  const crossed = (beginJdUt: number, endJdUt: number, longitudeDeg: number) => {
    for (const arc of motionArcs(motion, beginJdUt, endJdUt)) {
      const at = passage(motion, arc, turn(longitudeDeg))
      if (at !== null) return at
    }
    return null
  }
  const since = crossed(jdUt, Math.max(sky.fromJdUt, jdUt - reachDays), fromDeg)
  const until = crossed(jdUt, Math.min(sky.toJdUt, jdUt + reachDays), toDeg)
  return {
    // What was so at birth began with it.
    sinceJdUt: since === null || since <= birthJdUt ? null : toLife(since),
    untilJdUt: until === null ? null : toLife(until),
  }
}

function phaseAt(course: Course): ProgressedFacts['phase'] {
  const { sky, jdUt, slackDays } = course
  const indexAt = (instant: number) =>
    Math.floor(turn(sky.position('moon', instant).longitudeDeg - sky.position('sun', instant).longitudeDeg) / PHASE_DEG)
  const index = indexAt(jdUt)
  const phase = PROGRESSED_PHASES[index]
  if (!phase || indexAt(jdUt - slackDays) !== indexAt(jdUt + slackDays)) return null
  const bounds = { fromDeg: index * PHASE_DEG, toDeg: (index + 1) * PHASE_DEG, reachDays: REACH_DAYS.phase }
  return { phase, ...spanOf(course, relativeMotion(sky, 'moon', 'sun'), bounds) }
}

function aspectsAt(course: Course, { chart, timeKnown }: NatalBirth): ProgressedAspect[] {
  const { sky, jdUt, toLife } = course
  const withinDeg = ORB_DEG * (chart.orbReach ?? 1)
  const found = PROGRESSING.flatMap((planet) => {
    const { longitudeDeg, speedDegPerDay } = sky.position(planet, jdUt)
    return natalPositions(chart, timeKnown).flatMap(({ point, longitudeDeg: natalDeg }): ProgressedAspect[] => {
      const apart = halfTurn(longitudeDeg - natalDeg)
      const aspect = ASPECTS.find((name) => Math.abs(Math.abs(apart) - ASPECT_ANGLES[name]) <= withinDeg)
      if (!aspect || (planet === point && planet !== 'moon' && aspect === 'conjunction')) return []
      const orbDeg = Math.abs(Math.abs(apart) - ASPECT_ANGLES[aspect])
      // A planet about to turn may need far longer for a degree, or never reach it.
      const reach = Math.min(20, (1.5 * withinDeg) / Math.abs(speedDegPerDay))
      const exact = exactTransits(sky, {
        natal: { [point]: natalDeg },
        fromJdUt: Math.max(sky.fromJdUt, jdUt - reach),
        toJdUt: Math.min(sky.toJdUt, jdUt + reach),
        transiting: [planet],
      }).find((hit) => hit.aspect === aspect)
      return [
        {
          id: `progressed:${planet}:${aspect}:${point}`,
          planet,
          natal: point,
          aspect,
          nature: ASPECT_NATURE[aspect],
          orbDeg,
          applying:
            isApplying(
              { longitudeDeg, speedDegPerDay },
              { longitudeDeg: natalDeg, speedDegPerDay: 0 },
              ASPECT_ANGLES[aspect],
            ) === true,
          exactJdUt: exact ? toLife(exact.jdUt) : null,
          weight: POINT_WEIGHT[point] * (planet === 'sun' ? 1.3 : 1) * (1 - 0.5 * (orbDeg / withinDeg)),
        },
      ]
    })
  })
  return found.toSorted((a, b) => b.weight - a.weight || (a.id < b.id ? -1 : 1))
}
