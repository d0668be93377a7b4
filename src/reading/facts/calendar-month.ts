import { turn } from '#astro/ephemeris/angle.ts'
import type { Ephemeris } from '#astro/ephemeris/ephemeris.ts'
import { lunarDaysByMoonrise, type LunarDay } from '#astro/events/lunar-days.ts'
import { lunarEclipses, type LunarEclipse } from '#astro/events/lunar-eclipses.ts'
import { signIngresses, type SignIngress } from '#astro/events/sign-ingresses.ts'
import { skyAspects, type SkyAspect } from '#astro/events/sky-aspects.ts'
import { solarEclipses, type SolarEclipse } from '#astro/events/solar-eclipses.ts'
import { stations, TURNING_PLANETS, type Station } from '#astro/events/stations.ts'
import { voidMoons, type VoidMoon } from '#astro/events/void-moon.ts'
import { PLANETS, type Planet } from '#astro/ephemeris/body.ts'
import { dayMoon, dayPhase, type DayMoon, type DayPhase } from './day-moon.ts'
import type { DaySpan } from './day-transits.ts'
import { biosphere, nearAspects, skyMood, type Light, type NearAspect, type SkyMood } from './sky-weather.ts'

/** Where the moonrises are seen by which lunar days are counted: Moscow, for everyone (docs/formulas.md). */
export const LUNAR_DAY_PLACE = { latitudeDeg: 55.7558, longitudeDeg: 37.6173 } as const

/** A lunar day from its beginning to the next one's. Julian days, UT. */
export interface LunarDayStay extends LunarDay {
  endJdUt: number
}

/** With its place in the zodiac, 0 ≤ longitude < 360. */
export type Located<T> = T & { longitudeDeg: number }

/** A civil day of the calendar that all share, as facts. Instants are Julian days in UT. */
export interface CalendarDayFacts extends DaySpan {
  /** `YYYY-MM-DD` */
  date: string
  /** The lunar day of the middle of the day, and which of the civil days that have it in their middle this is (0, 1). */
  lunarDay: LunarDayStay & { nth: number }
  /** Every lunar day that touches the civil one, in order. */
  lunarDays: LunarDayStay[]
  /** Runs on with each new moon, with each quarter of the way before one (for phases), and with each round of the Moon. */
  lunation: number
  phaseRound: number
  moonRound: number
  moon: DayMoon
  /** When the Moon is void of course on the day: each whole, even where it began before or ends after. */
  voids: VoidMoon[]
  phase: DayPhase
  /** What is exact within the day, each in order of time; the Moon's own changes of sign are in `moon`. */
  aspects: SkyAspect[]
  stations: Station[]
  ingresses: SignIngress[]
  /** With the longitude of the Sun and of the Moon. */
  solarEclipses: Located<SolarEclipse>[]
  lunarEclipses: Located<LunarEclipse>[]
  /** The aspects between planets within 3° in the middle of the day, the Moon's left out, closest first. */
  near: NearAspect[]
  /** At 6, 12, 18 and 24 hours of the day's length. */
  biosphere: [Light, Light, Light, Light]
  mood: SkyMood
}

const TRAVELLERS = PLANETS.filter((planet) => planet !== 'moon')
/** A lunar day lasts less than this, but for the polar ones that nobody counts here. */
const LUNAR_DAY_REACH = 1.5

/**
 * Some neighbouring civil days, such as a month's, as facts.
 * @param days in order of time
 * @throws EphemerisRangeError also within 32 days of the tables' ends
 */
export function calendarMonth(sky: Ephemeris, days: readonly (DaySpan & { date: string })[]): CalendarDayFacts[] {
  const first = days[0]
  const last = days.at(-1)
  if (!first || !last) return []
  const search = { fromJdUt: first.startJdUt, toJdUt: last.endJdUt }
  const lunarDays = lunarDayStays(sky, search)
  const aspects = skyAspects(sky, search)
  const voids = voidMoons(sky, search)
  const turns = stations(sky, { ...search, bodies: TURNING_PLANETS })
  const ingresses = signIngresses(sky, { ...search, bodies: TRAVELLERS })
  const solar = solarEclipses(sky, search).map((eclipse) => located(sky, 'sun', eclipse))
  const lunar = lunarEclipses(sky, search).map((eclipse) => located(sky, 'moon', eclipse))
  return days.map((day) => {
    const { startJdUt, endJdUt } = day
    const within = ({ jdUt }: { jdUt: number }) => jdUt >= startJdUt && jdUt < endJdUt
    const middle = (startJdUt + endJdUt) / 2
    const at = (hour: number) => biosphere(sky, startJdUt + ((endJdUt - startJdUt) * hour) / 24)
    const touching = lunarDays.filter((stay) => stay.jdUt < endJdUt && stay.endJdUt > startJdUt)
    return {
      ...day,
      lunarDay: lunarDayAt(touching, middle),
      lunarDays: touching,
      ...rounds(sky, middle),
      moon: dayMoon(sky, null, day),
      voids: voids.filter(({ fromJdUt, toJdUt }) => fromJdUt < endJdUt && toJdUt > startJdUt),
      phase: dayPhase(sky, day),
      aspects: aspects.filter(within),
      stations: turns.filter(within),
      ingresses: ingresses.filter(within),
      solarEclipses: solar.filter(within),
      lunarEclipses: lunar.filter(within),
      near: nearAspects(sky, middle).filter(({ a, b }) => a !== 'moon' && b !== 'moon'),
      biosphere: [at(6), at(12), at(18), at(24)],
      mood: skyMood(sky, middle),
    }
  })
}

function located<T extends { jdUt: number }>(sky: Ephemeris, body: Planet, event: T): Located<T> {
  return { ...event, longitudeDeg: sky.position(body, event.jdUt).longitudeDeg }
}

/** The lunar days that touch a span, whole. @throws EphemerisRangeError */
export function lunarDayStays(sky: Ephemeris, search: { fromJdUt: number; toJdUt: number }): LunarDayStay[] {
  const begins = lunarDaysByMoonrise(sky, {
    ...LUNAR_DAY_PLACE,
    fromJdUt: search.fromJdUt - LUNAR_DAY_REACH,
    toJdUt: search.toJdUt + LUNAR_DAY_REACH,
  })
  return begins
    .flatMap((begin, i) => {
      const next = begins[i + 1]
      return next ? [{ ...begin, endJdUt: next.jdUt }] : []
    })
    .filter(({ jdUt, endJdUt }) => endJdUt > search.fromJdUt && jdUt < search.toJdUt)
}

function lunarDayAt(stays: readonly LunarDayStay[], middleJdUt: number): CalendarDayFacts['lunarDay'] {
  const stay = stays.find(({ jdUt, endJdUt }) => jdUt <= middleJdUt && endJdUt > middleJdUt)
  if (!stay) throw new RangeError(`no lunar day at ${middleJdUt}`)
  return { ...stay, nth: Math.floor(middleJdUt - stay.jdUt) }
}

/** Mean longitude of the Moon, and mean elongation, in degrees at J2000 and a day (Meeus 1998, ch. 47). */
const MOON_LONGITUDE = { atDeg: 218.3164477, perDayDeg: 13.17639648 }
const ELONGATION = { atDeg: 297.8501921, perDayDeg: 12.19074912 }
const J2000 = 2451545

/** The true angle never strays from the mean by half a turn, so the whole turns of the two are the same. */
function rounds(sky: Ephemeris, jdUt: number) {
  const moonDeg = sky.position('moon', jdUt).longitudeDeg
  const elongationDeg = turn(moonDeg - sky.position('sun', jdUt).longitudeDeg)
  const wholeTurns = ({ atDeg, perDayDeg }: typeof ELONGATION, nowDeg: number) =>
    Math.round((atDeg + perDayDeg * (jdUt - J2000) - nowDeg) / 360)
  const half = 22.5
  const phases = { ...ELONGATION, atDeg: ELONGATION.atDeg + half }
  return {
    lunation: wholeTurns(ELONGATION, elongationDeg),
    phaseRound: wholeTurns(phases, turn(elongationDeg + half)),
    moonRound: wholeTurns(MOON_LONGITUDE, moonDeg),
  }
}
