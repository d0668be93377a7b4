import { setImmediate as others } from 'node:timers/promises'
import { civilDay } from '#astro/birth-time/civil-day.ts'
import { jdUtFromDate } from '#astro/ephemeris/julian-day.ts'
import { dayFacts } from '#reading/facts/day-facts.ts'
import { writeDay as writeDayText } from '#reading/writer/write-day.ts'
import type { Services } from '#platform/services.ts'
import { birthOf, withSkyOf } from '#core/births/api.ts'
import { findUsers, type User } from '#core/users/api.ts'
import { presentWrittenDay } from './present.ts'
import { finishDays, startDays, type DayKey } from './queries.ts'
import type { WrittenDay } from './tables.ts'

/** One person's day: sky of the day against the natal chart → ranked factors → text that carries them. */
function contentOf(services: Services, key: DayKey, user: User | undefined): WrittenDay | undefined {
  if (!user) return undefined
  const { sky, library } = withSkyOf(services, user)
  const birth = birthOf(sky, user)
  if (!birth) return undefined
  const { startUtcMs, endUtcMs } = civilDay({ timeZone: key.timeZone, date: key.date })
  const facts = dayFacts(sky, {
    ...birth,
    startJdUt: jdUtFromDate(new Date(startUtcMs)),
    endJdUt: jdUtFromDate(new Date(endUtcMs)),
  })
  const { timeZone, date, lang } = key
  return presentWrittenDay(writeDayText({ facts, library, lang, timeZone, date, seed: `${key.userId}` }))
}

/**
 * Writes days that were asked for, of one person or of many, and stores them together. Those that another worker has
 * written or that were forgotten are left alone; one that cannot be written keeps none of the others back.
 * @throws {AggregateError} what went wrong, once the others are stored: tried again, only those are left.
 */
export async function writeDays(services: Services, keys: readonly DayKey[]): Promise<void> {
  const { db, clock } = services
  const days = await startDays(db, keys, clock())
  if (days.length === 0) return
  // Read once the days are taken: a birth that changes from now on forgets the day, and this text with it.
  const users = await findUsers(db, [...new Set(days.map(({ userId }) => userId))])
  const userOf = new Map(users.map((user) => [user.id, user]))
  const written: { day: (typeof days)[number]; content: WrittenDay }[] = []
  const failures: unknown[] = []
  for (const [i, day] of days.entries()) {
    // Requests and signs of life of the queue come in between.
    if (i > 0) await others()
    try {
      const content = contentOf(services, day, userOf.get(day.userId))
      if (content) written.push({ day, content })
    } catch (error) {
      failures.push(error)
    }
  }
  await finishDays(db, written, clock())
  const [first] = failures
  if (failures.length === 1) throw first
  if (failures.length > 1) throw new AggregateError(failures, `${failures.length} days could not be written`)
}
