import { civilDay } from '#astro/birth-time/civil-day.ts'
import { jdUtFromDate } from '#astro/ephemeris/julian-day.ts'
import { dayFacts } from '#reading/facts/day-facts.ts'
import { writeDay as writeDayText } from '#reading/writer/write-day.ts'
import type { Services } from '../../platform/services.ts'
import { birthOf } from '../accounts/birth-of.ts'
import { findUser } from '../accounts/queries.ts'
import { presentWrittenDay } from './present.ts'
import { finishDay, startDay, type DayKey } from './queries.ts'

/** Writes one person's day: sky of the day against the natal chart → ranked factors → text that carries them. */
export async function writeDay({ db, clock, sky, library }: Services, key: DayKey): Promise<void> {
  const day = await startDay(db, key, clock())
  // Read once the day is taken: a birth that changes from now on forgets the day, and this text with it.
  const user = day && (await findUser(db, key.userId))
  const birth = user && birthOf(sky, user)
  if (!birth) return
  const { startUtcMs, endUtcMs } = civilDay({ timeZone: key.timeZone, date: key.date })
  const facts = dayFacts(sky, {
    ...birth,
    startJdUt: jdUtFromDate(new Date(startUtcMs)),
    endJdUt: jdUtFromDate(new Date(endUtcMs)),
  })
  const reading = writeDayText({
    facts,
    library,
    lang: key.lang,
    timeZone: key.timeZone,
    date: key.date,
    seed: `${key.userId}`,
  })
  await finishDay(db, day, presentWrittenDay(reading), clock())
}
