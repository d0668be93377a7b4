import { civilDay } from '#astro/birth-time/civil-day.ts'
import { zoneOffsetAt } from '#astro/birth-time/zone-offset-at.ts'
import { moonPhase, type MoonPhase } from '#astro/events/moon-phase.ts'
import type { Ephemeris } from '#astro/ephemeris/ephemeris.ts'
import { dateFromJdUt, jdUtFromDate } from '#astro/ephemeris/julian-day.ts'
import { voidMoons, type VoidMoon } from '#astro/events/void-moon.ts'
import { lunarDayStays, type LunarDayStay } from './calendar-month.ts'

/** The lunar days that tradition marks: of wishes, of bent words, of full strength and of the builder. */
export const KEY_LUNAR_DAYS: readonly number[] = [1, 9, 16, 24]
/** Four key days fall within any forty. */
const SEARCH_DAYS = 40
const SHOWN = 4
/** The Moon is void of course once in each sign, and in a sign for two and a half days at most. */
const VOID_REACH_DAYS = 3

/** The Moon at an instant. */
export interface LunarState {
  lunarDay: LunarDayStay
  phase: MoonPhase
  /** 0 ≤ longitude < 360. */
  moonDeg: number
  /** When it is void of course on the civil day, each whole; on a day without, the next time alone. */
  voids: VoidMoon[]
  /** The next key days, today's included, with the date `YYYY-MM-DD` on which the calendar shows each. */
  keyDays: (LunarDayStay & { date: string })[]
}

/**
 * The Moon's state at an instant (Julian day, UT), and the next key lunar days from its civil date on.
 * @throws EphemerisRangeError
 * @throws UnknownTimeZoneError
 */
export function lunarState(sky: Ephemeris, { jdUt, timeZone }: { jdUt: number; timeZone: string }): LunarState {
  const stays = lunarDayStays(sky, { fromJdUt: jdUt - 2, toJdUt: jdUt + SEARCH_DAYS })
  const lunarDay = stays.find((stay) => stay.jdUt <= jdUt && stay.endJdUt > jdUt)
  if (!lunarDay) throw new RangeError(`no lunar day at ${jdUt}`)
  const today = civilDate(jdUt, timeZone)
  const keyDays = stays
    .filter((stay) => KEY_LUNAR_DAYS.includes(stay.lunarDay))
    .map((stay) => ({ ...stay, date: shownOn(stay, timeZone) }))
    .filter(({ date }) => date >= today)
    .slice(0, SHOWN)
  return {
    lunarDay,
    phase: moonPhase(sky, jdUt),
    moonDeg: sky.position('moon', jdUt).longitudeDeg,
    voids: voidsFrom(sky, today, timeZone),
    keyDays,
  }
}

function voidsFrom(sky: Ephemeris, date: string, timeZone: string): VoidMoon[] {
  const { startUtcMs, endUtcMs } = civilDay({ timeZone, date })
  const endJdUt = jdUtFromDate(new Date(endUtcMs))
  const found = voidMoons(sky, { fromJdUt: jdUtFromDate(new Date(startUtcMs)), toJdUt: endJdUt + VOID_REACH_DAYS })
  const onDay = found.filter(({ fromJdUt }) => fromJdUt < endJdUt)
  return onDay.length > 0 ? onDay : found.slice(0, 1)
}

/** The first date in whose middle the lunar day is, or that of its beginning where it is in none. */
function shownOn({ jdUt, endJdUt }: LunarDayStay, timeZone: string): string {
  const wall = wallDays(jdUt, timeZone)
  const toMidday = Math.ceil(wall - 0.5) + 0.5 - wall
  return civilDate(jdUt + toMidday < endJdUt ? jdUt + toMidday : jdUt, timeZone)
}

/** Days since 1970-01-01T00:00 by the zone's clocks. */
function wallDays(jdUt: number, timeZone: string): number {
  const utcMs = dateFromJdUt(jdUt).getTime()
  return (utcMs + 1000 * zoneOffsetAt({ timeZone, utcMs })) / 86_400_000
}

const civilDate = (jdUt: number, timeZone: string) =>
  new Date(wallDays(jdUt, timeZone) * 86_400_000).toISOString().slice(0, 10)
