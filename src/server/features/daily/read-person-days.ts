import { civilDay } from '#astro/birth-time/civil-day.ts'
import { jdUtFromDate } from '#astro/ephemeris/julian-day.ts'
import type { PersonDays, ChildDay } from '#contract/daily.ts'
import type { Lang } from '#language/lang.ts'
import { dayFacts, type DayFacts } from '#reading/facts/day-facts.ts'
import { sentencesIn } from '#reading/writer/sentences.ts'
import { OF_AGE_YEARS, writeChildDay, type ChildDayReading } from '#reading/writer/write-child-day.ts'
import { writeDay } from '#reading/writer/write-day.ts'
import { RIGHTS } from '#product/rights.ts'
import { AppError } from '#platform/app-error.ts'
import { civilDateAt } from '#platform/civil-today.ts'
import type { Services } from '#platform/services.ts'
import { birthOf, withSkyOf } from '#core/births/api.ts'
import type { PlanInForce } from '#core/entitlements/api.ts'
import type { User } from '#core/users/api.ts'
import { getPerson } from '../people/api.ts'
import { visibleDates } from './list-days.ts'
import { presentWrittenDay, trimByPlan, sourcesOf } from './present.ts'

interface Asked {
  id: number
  plan: PlanInForce['plan']
  /** The reader's: days and clock times are theirs. */
  timeZone: string
  lang: Lang
}

/**
 * The days of somebody saved, written at once: a day takes some milliseconds, and a changed birth leaves nothing behind.
 * Who is under eighteen today is told of to the parent, whatever the relation.
 * @throws {AppError} not_found for another account's people; validation while the birth data are incomplete.
 */
export async function readPersonDays(services: Services, user: User, asked: Asked): Promise<PersonDays> {
  const { db, clock, sky, library } = withSkyOf(services, user)
  const { plan, timeZone, lang } = asked
  const row = await getPerson(db, user.id, asked.id)
  const birth = birthOf(sky, { ...row, chartRules: user.chartRules })
  if (!birth) throw new AppError('validation', { message: 'birth_missing' })
  const person = { id: row.id, name: row.name }
  const today = civilDateAt(clock(), timeZone)
  const factsOf = (date: string): DayFacts => {
    const { startUtcMs, endUtcMs } = civilDay({ timeZone, date })
    const [startJdUt, endJdUt] = [jdUtFromDate(new Date(startUtcMs)), jdUtFromDate(new Date(endUtcMs))]
    return dayFacts(sky, { ...birth, startJdUt, endJdUt })
  }
  const written = { library, lang, timeZone, seed: `${user.id}:${row.id}` }
  const ofToday = factsOf(today)
  const adult = (date: string, facts = factsOf(date)) => writeDay({ ...written, facts, date })
  const child = (date: string, facts = factsOf(date)) => writeChildDay({ ...written, facts, date, name: row.name })
  const isChild = ofToday.ageYears < OF_AGE_YEARS
  if (!RIGHTS[plan].daysOfOthers) {
    const { headline } = isChild ? child(today, ofToday) : adult(today, ofToday)
    const [first_sentence = null] = sentencesIn(headline.text)
    return { told_as: isChild ? 'child' : 'adult', person, first_sentence, days: null }
  }
  const days = <T>(write: (date: string) => T): Record<string, T> =>
    Object.fromEntries(visibleDates(today, plan).map((date) => [date, write(date)]))
  return isChild
    ? { told_as: 'child', person, first_sentence: null, days: days((date) => presentChildDay(child(date))) }
    : {
        told_as: 'adult',
        person,
        first_sentence: null,
        days: days((date) => trimByPlan(presentWrittenDay(adult(date)), plan)),
      }
}

/** A child's day as it is sent, with the factors of all its texts. */
function presentChildDay(reading: ChildDayReading): ChildDay {
  const { headline, thread, moonLine, moon, sides, unknownHour, factors } = reading
  return {
    headline,
    thread,
    moon_line: moonLine,
    moon: { phase: moon.phase, illumination: Math.round(moon.illuminatedFraction * 100), sign: moon.sign },
    mood: sides.mood ?? null,
    play: sides.play ?? null,
    rest: sides.rest ?? null,
    together: sides.together ?? null,
    unknown_hour: unknownHour,
    sources: sourcesOf([headline, ...thread, moonLine, ...Object.values(sides)], factors),
  }
}
