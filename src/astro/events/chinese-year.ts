import type { Ephemeris } from '../ephemeris/ephemeris.ts'
import { jdUtFromIso } from '../ephemeris/julian-day.ts'
import { signOf } from '../charts/sign.ts'
import { moonPhases } from './moon-phase.ts'

/** From Rat to Pig. */
export const ANIMALS = [
  'rat',
  'ox',
  'tiger',
  'rabbit',
  'dragon',
  'snake',
  'horse',
  'goat',
  'monkey',
  'rooster',
  'dog',
  'pig',
] as const
export type Animal = (typeof ANIMALS)[number]
export const CHINESE_ELEMENTS = ['wood', 'fire', 'earth', 'metal', 'water'] as const
export type ChineseElement = (typeof CHINESE_ELEMENTS)[number]

/** A year of the Chinese calendar. */
export interface ChineseYear {
  /** The Gregorian year in which it begins. */
  year: number
  animal: Animal
  element: ChineseElement
  isYang: boolean
}

/** A year by the sexagenary cycle, 1984 being the first of one: wood and rat. */
export const chineseYear = (year: number): ChineseYear => ({
  year,
  animal: ANIMALS[(((year - 4) % 12) + 12) % 12] ?? 'rat',
  element: CHINESE_ELEMENTS[Math.floor(((((year - 4) % 10) + 10) % 10) / 2)] ?? 'wood',
  isYang: year % 2 === 0,
})

/** The calendar goes by Beijing: by its mean time until 1928, by 120° east since. */
const OFFSET_DAYS = { before1929: (116 + 25 / 60) / 360, since: 8 / 24 }

/** Number of the civil day in Beijing in which an instant (Julian day, UT) lies. */
const dayOf = (jdUt: number, year: number) =>
  Math.floor(jdUt + 0.5 + (year < 1929 ? OFFSET_DAYS.before1929 : OFFSET_DAYS.since))
const dateOf = (day: number) => new Date(Math.round((day - 2_440_588) * 86_400_000)).toISOString().slice(0, 10)

/**
 * The first day of a Chinese year, `YYYY-MM-DD` in Beijing: the new Moon of its first month. Months begin on the day of a new Moon; the
 * eleventh has the winter solstice in it; where thirteen begin between two of those, the first in which the Sun enters no sign is
 * counted twice (GB/T 33661-2017). @throws EphemerisRangeError
 */
export function lunarNewYear(sky: Ephemeris, year: number): string {
  const at = (of: number, monthDay: string) => jdUtFromIso(`${of}-${monthDay}T12:00:00Z`)
  const solstices = [year - 1, year].map((of) => dayOf(solsticeJdUt(sky, of), of))
  const months = moonPhases(sky, { fromJdUt: at(year - 1, '11-15'), toJdUt: at(year, '12-31') })
    .filter(({ phase }) => phase === 'new')
    .map(({ jdUt }) => dayOf(jdUt, year))
  const [from = 0, to = 0] = solstices.map((solstice) => months.findLastIndex((day) => day <= solstice))
  const hasLeap = to - from === 13
  const entersSign = (index: number) =>
    signAt(sky, months[index] ?? 0, year) !== signAt(sky, months[index + 1] ?? 0, year)
  const isLeapBefore = hasLeap && (!entersSign(from + 1) || !entersSign(from + 2))
  return dateOf(months[from + (isLeapBefore ? 3 : 2)] ?? 0)
}

/** The Sun's sign at the beginning of a civil day in Beijing. */
function signAt(sky: Ephemeris, day: number, year: number): number {
  const offset = year < 1929 ? OFFSET_DAYS.before1929 : OFFSET_DAYS.since
  return signOf(sky.tropical.position('sun', day - 0.5 - offset).longitudeDeg)
}

/** When the Sun enters Capricorn in a year, to a minute: Julian day, UT. */
function solsticeJdUt(sky: Ephemeris, year: number): number {
  let jdUt = jdUtFromIso(`${year}-12-21T12:00:00Z`)
  for (let i = 0; i < 5; i++) {
    const { longitudeDeg, speedDegPerDay } = sky.tropical.position('sun', jdUt)
    jdUt += (270 - longitudeDeg) / speedDegPerDay
  }
  return jdUt
}

/** The Chinese year in which a civil date `YYYY-MM-DD` lies, by the first day of the year. @throws EphemerisRangeError */
export function chineseYearOf(sky: Ephemeris, date: string): ChineseYear {
  const year = Number(date.slice(0, 4))
  return chineseYear(date >= lunarNewYear(sky, year) ? year : year - 1)
}
