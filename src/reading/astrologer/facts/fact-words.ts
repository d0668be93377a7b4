import { capital } from '#language/capital.ts'
import type { Factor, FactorKind, FactorOf } from '../../facts/factor.ts'
import type { Lang } from '#language/lang.ts'
import { localTime } from '../../writer/local-time.ts'
import { dateEn } from '#language/en/months.ts'
import { isSpoken, type SpokenPoint } from '../../library/subjects.ts'
import { dateRu } from '#language/ru/months.ts'
import { tellEn } from './fact-words-en.ts'
import { tellRu } from './fact-words-ru.ts'

/** How instants are told to a reader. */
export interface Dates {
  /** `3 March`, and the year where it isn't the present one. */
  date(jdUt: number): string
  /** `14:20`. */
  clock(jdUt: number): string
  /** Whether an instant is gone by. */
  isPast(jdUt: number): boolean
  /** Whether two instants are on one date. */
  sameDay(one: number, other: number): boolean
}

/** Dates by a reader's calendar, seen from an instant. */
export function datesOf(lang: Lang, { nowJdUt, timeZone }: { nowJdUt: number; timeZone: string }): Dates {
  const thisYear = localTime(nowJdUt, timeZone).year
  return {
    date(jdUt) {
      const { year, month, day } = localTime(jdUt, timeZone)
      if (lang === 'en') return dateEn(month, day, year === thisYear ? undefined : year)
      return year === thisYear ? dateRu(month, day) : `${dateRu(month, day)} ${year} года`
    },
    clock: (jdUt) => localTime(jdUt, timeZone).clock,
    isPast: (jdUt) => jdUt < nowJdUt,
    sameDay: (one, other) => localTime(one, timeZone).dayNumber === localTime(other, timeZone).dayNumber,
  }
}

/** How a fact is told: the name of the other person, where there is one. */
export interface Rendering {
  dates: Dates
  name?: string | undefined
}

/** A fact whose points have names. */
export type NamedFactor<Kind extends FactorKind = FactorKind> = FactorOf<Kind> & {
  transiting?: SpokenPoint
  natal?: SpokenPoint
}

const isNamed = (factor: Factor): factor is NamedFactor =>
  [factor.transiting, factor.natal].every((point) => point === undefined || isSpoken(point))

/** A fact as one sentence; null for one of a point without a name, and for one that only makes sense beside another. */
export function tell(lang: Lang, factor: Factor, rendering: Rendering): string | null {
  if (!isNamed(factor)) return null
  const said = lang === 'en' ? tellEn(factor, rendering) : tellRu(factor, rendering)
  return said && capital(said)
}
