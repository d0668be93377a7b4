import { civilDay } from '#astro/birth-time/civil-day.ts'
import { jdUtFromDate } from '#astro/ephemeris/julian-day.ts'
import type { Lang } from '#language/lang.ts'
import { RIGHTS } from '#product/rights.ts'
import type { TransitsAhead } from '#contract/transits.ts'
import { transitsAhead } from '#reading/facts/transits-ahead.ts'
import { AppError } from '#platform/app-error.ts'
import { civilDateAt, shiftDate } from '#platform/civil-today.ts'
import type { Services } from '#platform/services.ts'
import { birthOf, skyOf } from '#core/births/api.ts'
import type { User } from '#core/users/api.ts'
import { getPlan } from '#core/entitlements/api.ts'
import { presentTransits } from './present.ts'

/**
 * A person's transits from today's midnight on, by their calendar. Of what a plan may not see nothing leaves: neither
 * the transits after its days, nor when those within them began and will end.
 * @throws {AppError} validation while the birth data are incomplete.
 */
export async function listTransits(
  { db, clock, sky, library }: Services,
  user: User,
  { timeZone, months, lang }: { timeZone: string; months: number; lang: Lang },
): Promise<TransitsAhead> {
  const birth = birthOf(sky, user)
  if (!birth) throw new AppError('validation', { message: 'birth_missing' })
  const now = clock()
  const { plan } = await getPlan(db, user.id, now)
  const { transitDays } = RIGHTS[plan]
  const today = civilDateAt(now, timeZone)
  const end = transitDays === null ? monthsAfter(today, months) : shiftDate(today, transitDays)
  const span = { fromJdUt: midnight(today, timeZone), toJdUt: midnight(end, timeZone) }
  const stays = transitsAhead(skyOf(sky, user), birth, span)
  return presentTransits({ span, stays, transitDays, timed: birth.timeKnown }, { library, lang })
}

/** The same day of a later month, or its last one. */
function monthsAfter(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, last))).toISOString().slice(0, 10)
}

const midnight = (date: string, timeZone: string) => jdUtFromDate(new Date(civilDay({ timeZone, date }).startUtcMs))
