import type { CalendarEntry } from '#contract/calendar.ts'
import type { Lang } from '#language/lang.ts'
import { invalid } from '#platform/app-error.ts'
import { civilDateAt } from '#platform/civil-today.ts'
import type { Services } from '#platform/services.ts'
import { getPlan } from '#core/entitlements/api.ts'
import { readEntries } from './queries.ts'
import { isOpen } from './domain/is-open.ts'
import { monthAfter } from '#astro/birth-time/civil-month.ts'
import { entryHash } from './present.ts'
import type { Months } from './write-months.ts'

/**
 * The days of this month and the next, or of the month asked for, by the caller's calendar. What a free plan may not
 * read is not among what leaves.
 * @throws {AppError} validation for a month beyond this year and the next.
 */
export async function listCalendar(
  { db, clock }: Services,
  months: Months,
  asked: { userId: number; lang: Lang; timeZone: string; month: string | undefined },
): Promise<CalendarEntry[]> {
  const { userId, lang, timeZone, month } = asked
  const now = clock()
  const today = civilDateAt(now, timeZone)
  if (month !== undefined && !isInReach(month, today)) throw invalid({ month: 'month' })
  const { plan } = await getPlan(db, userId, now)
  const first = month ?? today.slice(0, 7)
  const wanted = month === undefined ? [first, monthAfter(first, 1)] : [first]
  const entries = await readEntries(db, `${first}-01`, `${wanted.at(-1) ?? first}-31`)
  const written = new Map(entries.filter((entry) => entry.lang === lang).map((entry) => [entry.date, entry.content]))
  return wanted
    .flatMap((one) => months(one, timeZone, lang))
    .map(({ date, content }) => {
      const locked = !isOpen(date, today, plan)
      return { date, lang, hash: entryHash(date, lang), content: locked ? null : written.get(date) || content, locked }
    })
}

/** Whether the calendar reaches to a month: the year of today, and the next. */
export function isInReach(month: string, today: string): boolean {
  const year = Number(month.slice(0, 4)) - Number(today.slice(0, 4))
  return year === 0 || year === 1
}
