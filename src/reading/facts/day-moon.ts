import type { Houses, Sign } from '#astro/charts/chart.ts'
import { houseOf } from '#astro/charts/house-of.ts'
import { signOf } from '#astro/charts/sign.ts'
import type { Ephemeris } from '#astro/ephemeris/ephemeris.ts'
import { moonPhase, nextPhases, type MoonPhaseName, type PhaseEvent } from '#astro/events/moon-phase.ts'
import { signChange } from '#astro/events/sign-ingresses.ts'
import type { DaySpan } from './day-transits.ts'

/** The Moon of a civil day. */
export interface DayMoon {
  /** In the middle of the day, 0–11. */
  sign: Sign
  /** Where it changes sign within the day: when (Julian day, UT), and from which to which. */
  change: { jdUt: number; from: Sign; to: Sign } | null
  /** The natal house (1–12) it is in at the middle of the day; null without houses. */
  house: number | null
  /** How many days before this one had it in the same sign, and in the same house, at their middle: 0, 1, 2 … */
  dayInSign: number
  dayInHouse: number
}

/** The Moon's phase on a civil day. */
export interface DayPhase {
  /** In the middle of the day. */
  phase: MoonPhaseName
  /** Lit part of the disc, 0–1. */
  illuminatedFraction: number
  /** In the middle of the day. */
  waxing: boolean
  /** How many days before this one had the same phase at their middle. */
  dayInPhase: number
  /** The principal phase that is exact within the day. */
  exact: PhaseEvent | null
}

/** More days than the Moon stays in any sign, house (a wide one near the poles excepted) or phase. */
const LONGEST_STAY = 8

/** Where the Moon stands on a day, by the cusps of the natal chart. @throws EphemerisRangeError */
export function dayMoon(sky: Ephemeris, houses: Houses | null, { startJdUt, endJdUt }: DaySpan): DayMoon {
  const jdUt = (startJdUt + endJdUt) / 2
  const signAt = (instant: number) => signOf(sky.position('moon', instant).longitudeDeg)
  const houseAt = (instant: number) =>
    houses ? houseOf(sky.position('moon', instant).longitudeDeg, houses.cuspsDeg) : null
  const changesAt = signChange(sky, 'moon', startJdUt, endJdUt)
  const from = signAt(startJdUt)
  const sign = signAt(jdUt)
  const house = houseAt(jdUt)
  return {
    sign,
    change: changesAt === null ? null : { jdUt: changesAt, from, to: (from + 1) % 12 },
    house,
    dayInSign: daysAlike(signAt, jdUt),
    dayInHouse: daysAlike(houseAt, jdUt),
  }
}

/** The phase of a day. @throws EphemerisRangeError */
export function dayPhase(sky: Ephemeris, { startJdUt, endJdUt }: DaySpan): DayPhase {
  const jdUt = (startJdUt + endJdUt) / 2
  const { phase, illuminatedFraction, elongationDeg } = moonPhase(sky, jdUt)
  const [next] = nextPhases(sky, startJdUt, 1)
  return {
    phase,
    illuminatedFraction,
    waxing: elongationDeg < 180,
    dayInPhase: daysAlike((instant) => moonPhase(sky, instant).phase, jdUt),
    exact: next && next.jdUt < endJdUt ? next : null,
  }
}

function daysAlike(at: (jdUt: number) => unknown, jdUt: number): number {
  const now = at(jdUt)
  let days = 0
  while (days < LONGEST_STAY && at(jdUt - days - 1) === now) days++
  return days
}
