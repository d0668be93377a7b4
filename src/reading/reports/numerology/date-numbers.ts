import { digitOf, reduced } from './reduce.ts'

/** A stretch of life and its number. */
export interface Pinnacle {
  number: number
  /** Whole years of age at which it begins, and at which the next one does; null for the last. */
  fromAge: number
  toAge: number | null
}

/** What a date of birth adds up to. */
export interface DateNumbers {
  month: number
  day: number
  year: number
  lifePath: number
  birthday: number
  pinnacles: readonly Pinnacle[]
  /** Early years, middle years, the whole life, later years: 0–8. */
  challenges: readonly [first: number, second: number, main: number, last: number]
}

/** The age at which the first pinnacle of a life path 0 would end. */
const FIRST_PINNACLE_END = 36
const PINNACLE_YEARS = 9

/**
 * The numbers of a civil date `YYYY-MM-DD`, after Decoz and Monte, "Numerology: Key to Your Inner Self" (1994): month, day
 * and year are each brought down first, master numbers stay, but not in challenges and ages.
 */
export function dateNumbers(date: string): DateNumbers {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  const [m, d, y] = [reduced(month), reduced(day), reduced(year)]
  const lifePath = reduced(m + d + y)
  const [first, second] = [reduced(m + d), reduced(d + y)]
  const end = FIRST_PINNACLE_END - digitOf(lifePath)
  const ages = [0, end, end + PINNACLE_YEARS, end + 2 * PINNACLE_YEARS]
  const pinnacles = [first, second, reduced(first + second), reduced(m + y)].map((number, i) => ({
    number,
    fromAge: ages[i] ?? 0,
    toAge: ages[i + 1] ?? null,
  }))
  const apart = (a: number, b: number) => Math.abs(digitOf(a) - digitOf(b))
  const [early, middle] = [apart(m, d), apart(d, y)]
  return {
    month,
    day,
    year,
    lifePath,
    birthday: d,
    pinnacles,
    challenges: [early, middle, Math.abs(early - middle), apart(m, y)],
  }
}

/** The personal year, 1–9, of a calendar year: from January to December. */
export const personalYear = ({ month, day }: { month: number; day: number }, year: number): number =>
  digitOf(digitOf(month) + digitOf(day) + digitOf(year))
