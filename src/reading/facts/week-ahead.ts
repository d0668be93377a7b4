import type { Houses } from '#astro/charts/chart.ts'
import { houseOf } from '#astro/charts/house-of.ts'
import type { Ephemeris } from '#astro/ephemeris/ephemeris.ts'
import type { NatalPosition } from './natal-points.ts'
import { AREAS } from './areas.ts'
import { belonging, dayForces, scoreOf, sumsOf, type Force, type Sums } from './scores.ts'

/** A day of the week ahead, as it is in its middle. */
export interface WeekDay {
  sums: Sums
  /** An integer 0–100: the mean of the three parts of life. */
  score: number
}

/** Which day stands out, 0 to 6, and the transit that makes it so against the other days; null where none does. */
export interface OutstandingDay {
  index: number
  by: Pick<Force, 'transiting' | 'natal' | 'aspect'> | null
}

export interface WeekAhead {
  days: WeekDay[]
  best: OutstandingDay
  hardest: OutstandingDay
  /** What would be the best and the hardest without these. */
  nextBest: OutstandingDay
  nextHardest: OutstandingDay
}

const DAYS = 7

/**
 * Seven days from one on, by the sums of their middles.
 * @param middleJdUt of the first day
 * @throws EphemerisRangeError
 */
export function weekAhead(
  sky: Ephemeris,
  birth: { natal: readonly NatalPosition[]; houses: Houses | null; timeKnown: boolean },
  middleJdUt: number,
): WeekAhead {
  const { natal, houses, timeKnown } = birth
  const forces = Array.from({ length: DAYS }, (_, i) => dayForces(sky, natal, middleJdUt + i))
  const days = forces.map((ofDay, i): WeekDay => {
    const moonHouse = houses ? houseOf(sky.position('moon', middleJdUt + i).longitudeDeg, houses.cuspsDeg) : null
    const sums = sumsOf(ofDay, moonHouse)
    return { sums, score: scoreOfDay(sums, timeKnown) }
  })
  const byScore = days.map((_, i) => i).toSorted((a, b) => scoreAt(days, b) - scoreAt(days, a) || a - b)
  const upwards = days.map((_, i) => i).toSorted((a, b) => scoreAt(days, a) - scoreAt(days, b) || a - b)
  const day = (index = 0, side: 1 | -1) => outstandingDay(forces, index, side)
  return {
    days,
    best: day(byScore[0], 1),
    hardest: day(upwards[0], -1),
    nextBest: day(byScore[1], 1),
    nextHardest: day(upwards[1], -1),
  }
}

const scoreAt = (days: readonly WeekDay[], index: number) => days[index]?.score ?? 0

/** A day of some, and what makes it easy (side 1) or hard (side −1) against the others. */
export const outstandingDay = (forces: readonly (readonly Force[])[], index: number, side: 1 | -1): OutstandingDay => ({
  index,
  by: outstanding(forces, index, side),
})

/** Of what eases a day (side 1) or presses on it (side −1), that which does so most above the mean of the days. */
function outstanding(forces: readonly (readonly Force[])[], index: number, side: 1 | -1): Force | null {
  let found: Force | null = null
  let most = 0
  for (const force of forces[index] ?? []) {
    if (force.force * side <= 0) continue
    const usual =
      forces.reduce((sum, ofDay) => sum + weightOf(ofDay.find((other) => isSame(other, force))), 0) / forces.length
    const more = side * (weightOf(force) - usual)
    if (more > most) [found, most] = [force, more]
  }
  return found
}

const isSame = (one: Force, other: Force) =>
  one.transiting === other.transiting && one.natal === other.natal && one.aspect === other.aspect

const weightOf = (one: Force | undefined) =>
  one ? AREAS.reduce((sum, { name }) => sum + one.force * belonging(name, one.transiting, one.natal), 0) : 0

/** The mean of the three parts of life. */
export const scoreOfDay = (sums: Sums, timeKnown: boolean): number =>
  Math.round(AREAS.reduce((all, { name }) => all + scoreOf(name, sums[name], timeKnown), 0) / AREAS.length)
