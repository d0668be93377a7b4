import type { DayTransit } from '../facts/day-transits.ts'
import { worksAtAge } from '../facts/day-facts.ts'
import type { When } from '../library/when.ts'
import type { DayPage } from './day-page.ts'

type Told = Pick<DayTransit, 'transiting' | 'exactJdUt'> & Partial<Pick<DayTransit, 'timed' | 'exactToday'>>

/** At other ages few have children at home or at school. */
const PARENTS_YEARS = { from: 28, until: 58 } as const
/** Later few have parents or older relatives. */
const ELDERS_UNTIL_YEARS = 58
/** Before it nobody pays for a household. */
const OF_AGE_YEARS = 18
/** From then on nobody is told of an office; in days from midnight, as all below. */
const AFTER_WORK = 20 / 24
const NOON = 12 / 24
const AFTER_LUNCH = 14 / 24
const NIGHT = 22 / 24

/** Whether this person works on this day: what presumes an office has a place on its page. */
export const isWorkday = (page: DayPage): boolean => {
  // On the eve of a holiday most people have stopped working.
  const isFree = page.isDayOff || page.holiday !== null
  return !isFree && isWorking(page)
}

/** Whether people of this age have a profession, as texts that say nothing of an age suppose. */
export const isWorking = ({ facts }: DayPage): boolean => worksAtAge(facts.ageYears)

/** The part of the day that a transit is told for, in days from midnight; null where it isn't told by the clock. */
const hourTold = ({ facts }: DayPage, { timed, exactToday, exactJdUt }: Told): number | null =>
  timed && exactToday && exactJdUt !== null ? exactJdUt - facts.startJdUt : null

function fitsOne(page: DayPage, when: When, told: Told): boolean {
  const hour = hourTold(page, told)
  switch (when) {
    case 'workday':
      return isWorkday(page) && (hour === null || hour < AFTER_WORK)
    case 'children':
      return page.facts.ageYears >= PARENTS_YEARS.from && page.facts.ageYears < PARENTS_YEARS.until
    case 'elders':
      return page.facts.ageYears < ELDERS_UNTIL_YEARS
    case 'adult':
      return page.facts.ageYears >= OF_AGE_YEARS
    case 'morning':
      return hour === null || hour < NOON
    case 'noon':
      return hour === null || hour < AFTER_LUNCH
    // What the Moon brings in the morning is over by the evening.
    case 'evening':
      return hour === null || (hour < NIGHT && (told.transiting !== 'moon' || hour >= AFTER_LUNCH))
  }
}

/** Whether what a field of the library presumes of the time is so on this day, and at the hour of the transit that it tells. */
export const fitsTime = (page: DayPage, subject: string, key: string, field: string, told: Told): boolean =>
  page.library.when(page.lang, subject, key, field).every((when) => fitsOne(page, when, told))

/** The same of the time of life alone: for what lasts longer than a day. */
export const fitsLife = (page: DayPage, subject: string, key: string, field: string): boolean =>
  page.library.when(page.lang, subject, key, field).every((when) => {
    if (when === 'workday') return isWorking(page)
    return LIFE.includes(when) ? fitsOne(page, when, NO_HOUR) : true
  })

const LIFE: readonly When[] = ['children', 'elders', 'adult']
const NO_HOUR = { transiting: 'sun', exactJdUt: null } as const
