import { RIGHTS } from '#product/rights.ts'
import { AppError } from '#platform/app-error.ts'
import { civilDateAt, shiftDate } from '#platform/civil-today.ts'
import { enqueue } from '#platform/jobs/job-queue.ts'
import type { Services } from '#platform/services.ts'
import { hasBirth } from '#core/births/api.ts'
import type { User } from '#core/users/api.ts'
import type { PlanInForce } from '#core/entitlements/api.ts'
import { writeDayJob } from './job.ts'
import { listDays as storedDays, queueDays, type Day } from './queries.ts'

/** A failed day may be asked for again after this long. */
const RETRY_AFTER_MS = 600_000

/** The date strip: the days that a plan may read. */
export function visibleDates(today: string, plan: PlanInForce['plan']): string[] {
  const { backDays, aheadDays } = RIGHTS[plan].dailyWindow
  return Array.from({ length: backDays + 1 + aheadDays }, (_, i) => shiftDate(today, i - backDays))
}

/**
 * A person's days in their language and time zone; some may have been read already. What is missing is asked for in the same transaction that notes it.
 * @throws {AppError} validation while the birth data are incomplete.
 */
export async function listDays(
  services: Services,
  user: User,
  timeZone: string,
  plan: PlanInForce['plan'],
  known: readonly Day[] = [],
) {
  const { db, boss, clock } = services
  if (!hasBirth(user)) throw new AppError('validation', { message: 'birth_missing' })
  const now = clock()
  const dates = visibleDates(civilDateAt(now, timeZone), plan)
  const key = { userId: user.id, lang: user.lang, timeZone }
  if (dates.every((date) => known.some((day) => day.date === date && day.status === 2))) return known
  const stored = await storedDays(db, key, dates)
  const there = new Set(stored.filter((day) => day.status >= 0).map((day) => day.date))
  const missing = dates.filter((date) => !there.has(date)).map((date) => ({ ...key, date }))
  if (missing.length === 0) return stored
  await db.transaction(async (tx) => {
    const queued = await queueDays(tx, missing, now, new Date(now.getTime() - RETRY_AFTER_MS))
    for (const day of queued) await enqueue(boss, tx, writeDayJob, day)
  })
  return storedDays(db, key, dates)
}
