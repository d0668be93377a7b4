import { AppError } from '#platform/app-error.ts'
import { civilDateAt } from '#platform/civil-today.ts'
import type { Services } from '#platform/services.ts'
import type { PlanInForce } from '#core/entitlements/api.ts'
import type { User } from '#core/users/api.ts'
import { visibleDates } from './list-days.ts'
import { listDays } from './queries.ts'
import type { WrittenDay } from './tables.ts'

/**
 * A day of the person's own as it was written, today's unless told.
 * @throws {AppError} not_found where it isn't written, or their plan doesn't show it
 */
export async function getWrittenDay(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  user: User,
  { plan, timeZone, date }: { plan: PlanInForce['plan']; timeZone: string; date?: string | undefined },
): Promise<{ date: string; content: WrittenDay }> {
  const today = civilDateAt(clock(), timeZone)
  const wanted = date ?? today
  if (!visibleDates(today, plan).includes(wanted)) throw new AppError('not_found')
  const [day] = await listDays(db, { userId: user.id, lang: user.lang, timeZone }, [wanted])
  if (day?.status !== 2 || !day.content) throw new AppError('not_found')
  return { date: wanted, content: day.content }
}
