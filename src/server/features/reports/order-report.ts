import { civilDay } from '#astro/birth-time/civil-day.ts'
import { reportOf } from '#contract/catalogue/catalogue.ts'
import type { ReportType } from '#contract/catalogue/report.ts'
import { RIGHTS } from '#contract/rights.ts'
import { AppError } from '../../platform/app-error.ts'
import { civilDateAt } from '../../platform/civil-today.ts'
import type { Db } from '../../platform/database/database.ts'
import { newSecret } from '../../platform/secret.ts'
import type { Services } from '../../platform/services.ts'
import { birthOf } from '../accounts/birth-of.ts'
import { lockUser, type User } from '../accounts/queries.ts'
import { getPlan } from '../plans/get-plan.ts'
import { spendCredit } from '../plans/spend-credit.ts'
import { isWritable } from './is-writable.ts'
import { countReports, insertReport } from './queries.ts'

/**
 * Whether a report of this type can be made for a person at all, before any money is spoken of.
 * @throws {AppError} not_found for what is not in the catalogue, unavailable for what cannot be written yet.
 */
export function assertOffered(type: string): asserts type is ReportType {
  const report = reportOf(type)
  if (!report) throw new AppError('not_found')
  if (!isWritable(report.type)) throw new AppError('unavailable', { message: 'report_not_written_yet' })
}

/** When the person's present month began. */
function monthStart(now: Date, timeZone: string): Date {
  const first = `${civilDateAt(now, timeZone).slice(0, 7)}-01`
  return new Date(civilDay({ timeZone, date: first }).startUtcMs)
}

/** This month's forecast is had once: undefined while it may still be ordered. */
async function hasForecast(db: Db, user: User, now: Date): Promise<boolean> {
  return (await countReports(db, user.id, 'monthly-forecast', monthStart(now, user.timeZone ?? 'UTC'))) > 0
}

/** How many reports of a type count as there already: this month's, for the monthly forecast. */
export async function countOrdered({ db, clock }: Services, user: User, type: ReportType): Promise<number> {
  const since = type === 'monthly-forecast' ? monthStart(clock(), user.timeZone ?? 'UTC') : new Date(0)
  return countReports(db, user.id, type, since)
}

/**
 * Orders a report: one credit and one row, together or not at all. A plan that has the monthly forecast pays for it.
 * @throws {AppError} not_found, unavailable (see `assertOffered`); validation without birth data; conflict for a second
 * forecast of a month; upgrade_required without a credit.
 */
export async function orderReport(
  { clock, sky }: Pick<Services, 'clock' | 'sky'>,
  tx: Db,
  user: User,
  type: string,
  orderId?: string,
): Promise<string> {
  assertOffered(type)
  if (!birthOf(sky, user)) throw new AppError('validation', { message: 'birth_missing' })
  const now = clock()
  await lockUser(tx, user.id)
  const forecast = type === 'monthly-forecast'
  if (forecast && (await hasForecast(tx, user, now))) throw new AppError('conflict', { message: 'forecast_exists' })
  const hash = `thread_${newSecret()}`
  const included = forecast && RIGHTS[(await getPlan(tx, user.id, now)).plan].monthlyForecast
  if (!included) await spendCredit(tx, { userId: user.id, key: hash, orderId }, now)
  await insertReport(tx, { userId: user.id, hash, type, orderId, createdAt: now })
  return hash
}
