import { isOuterPlanet } from '#astro/ephemeris/body.ts'
import type { DayTransit } from '../facts/day-transits.ts'
import type { DayPage } from './day-page.ts'

/** A transit that lasts has one day in so many on which its texts stand, besides the day on which it is exact. */
const SLOW_CYCLE = 9
const FAST_CYCLE = 3
/** So near the exact day they would stand on two days running. */
const NEIGHBORS_DAYS = 2

/** Where little else is there, one day in so many. */
const SPARE_CYCLE = 3

/** Whether this is a day of a transit: that on which it is exact, or its turn among the days on which it lasts. */
export function isItsDay(page: DayPage, transit: DayTransit): boolean {
  const { id, transiting, exactToday } = transit
  const cycle = isOuterPlanet(transiting) ? SLOW_CYCLE : FAST_CYCLE
  return exactToday || (isFarFromExact(page, transit) && isTurn(page, id, cycle))
}

/** The same where the page has little else of the day. */
export function isSpareDay(page: DayPage, transit: DayTransit): boolean {
  return transit.exactToday || (isFarFromExact(page, transit) && isTurn(page, transit.id, SPARE_CYCLE))
}

/** Whether its texts stand neither on the day before nor on the day after, as those of its exact day would. */
export const isFarFromExact = (page: DayPage, { exactJdUt }: DayTransit): boolean =>
  awayDays(page, exactJdUt) >= NEIGHBORS_DAYS

/** A cycle of three divides one of nine: a text never stands on two days running. */
const isTurn = (page: DayPage, id: string, cycle: number) =>
  (page.dayNumber + page.rotation.fixed(`turn ${id}`, SLOW_CYCLE)) % cycle === 0

const awayDays = (page: DayPage, exactJdUt: number | null) =>
  exactJdUt === null ? Infinity : Math.abs(page.date(exactJdUt).daysAhead)
