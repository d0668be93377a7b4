import type { Aspect } from '#astro/charts/aspect.ts'
import type { ChartPoint } from '#astro/charts/chart.ts'
import type { NatalPoint } from '../library/subjects.ts'

/** A civil date. */
export interface CivilDay {
  year: number
  month: number
  day: number
}

/** By what a meeting is reckoned. */
export type Method = 'transit' | 'progressed' | 'solar_arc'

/** A meeting of a moving point with a natal one, to be named. */
export interface Meeting {
  method: Method
  moving: NatalPoint
  aspect: Aspect
  natal: NatalPoint
}

/** What reports with dates share in their wording, in one language. */
export interface DatedWords {
  /** "on 27 November 2026", "in March 2027": when something is so. */
  on(at: CivilDay): string
  inMonth(at: CivilDay): string
  /** "from 3 March 2027 to 4 May 2027"; by months where the days can't be told. */
  /** "on November 21, 2026, and on January 3 and July 7, 2027": several days; the year given isn't named. */
  onDays(days: readonly CivilDay[], year?: number): string
  /** The same by months: "in January and July 2027". */
  inMonths(months: readonly CivilDay[]): string
  between(from: CivilDay, to: CivilDay, year?: number): string
  /** "November 12", «12 ноября». */
  day(at: CivilDay): string
  /** "November 12–15", «12–15 ноября»: days of one month that follow each other. */
  days(from: CivilDay, to: CivilDay): string
  betweenMonths(from: CivilDay, to: CivilDay): string
  /** "March 2027", «март 2027 года». */
  month(at: CivilDay): string
  /** "2027", «2027 год»; "in 2027", «в 2027 году». */
  year(at: CivilDay): string
  inYear(at: CivilDay): string
  /** "Mar 2027": short, for tables and axes. */
  shortMonth(at: CivilDay): string
  /** "27.11.2026". */
  numeric(at: CivilDay): string
  /** "the square of Saturn to your Venus", «квадрат Сатурна к вашей Венере»: in the middle of a sentence. */
  meeting(meeting: Meeting): string
  /** "Saturn square your Venus": of a heading, a row of a table or of a figure. */
  label(meeting: Meeting): string
  /** "Saturn", «Сатурн». */
  name(point: ChartPoint): string
  /** "your Venus", «ваша Венера». */
  your(point: NatalPoint): string
  method: Record<Method, string>
  retrograde: string
  direct: string
  /** Without the hour: dates are of a birth at midday. */
  untimed: string
}

/** Days in order, under their years. */
export const byYear = (days: readonly CivilDay[]): [year: number, days: CivilDay[]][] => [
  ...Map.groupBy(days, ({ year }) => year),
]
