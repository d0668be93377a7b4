import { civilDay } from '#astro/birth-time/civil-day.ts'
import { findPlace } from '#astro/atlas/get-place.ts'
import { reportOf } from '#contract/catalogue/catalogue.ts'
import type { ReportType } from '#contract/catalogue/report.ts'
import { RIGHTS } from '#contract/rights.ts'
import type { ReportModule } from '#reading/reports/report-module.ts'
import { AppError, invalid } from '../../platform/app-error.ts'
import { civilDateAt } from '../../platform/civil-today.ts'
import type { Db } from '../../platform/database/database.ts'
import { enqueue } from '../../platform/jobs/job-queue.ts'
import { newSecret } from '../../platform/secret.ts'
import type { Services } from '../../platform/services.ts'
import { lockUser, type User } from '../accounts/queries.ts'
import { findPersonRow, type PersonRow } from '../people/queries.ts'
import { getPlan } from '../plans/get-plan.ts'
import { spendCredit } from '../plans/spend-credit.ts'
import { beginReport } from './begin-report.ts'
import { lacksOf } from './domain/report-subject.ts'
import { reportMail } from './mail-job.ts'
import { countReports, findReport, insertReport, reportsSince } from './queries.ts'

/** With whom and for which cities a report is made, as far as it is said yet. */
export interface Wishes {
  person?: number | undefined
  places?: readonly string[] | undefined
}

/**
 * What writes a type of report.
 * @throws {AppError} not_found for what is not in the catalogue, unavailable for what cannot be written yet.
 */
function offered({ reportModule }: Pick<Services, 'reportModule'>, type: string): { type: ReportType } & ReportModule {
  const report = reportOf(type)
  if (!report) throw new AppError('not_found')
  const module = reportModule(report.type)
  if (!module) throw new AppError('unavailable', { message: 'report_not_written_yet' })
  return { ...module, type: report.type, write: (request) => module.write(request) }
}

/** Somebody of the person's own. @throws {AppError} validation for nobody of theirs */
async function personOf(db: Db, user: User, id: number | undefined): Promise<PersonRow | null> {
  if (id === undefined) return null
  const person = await findPersonRow(db, user.id, id)
  if (!person) throw invalid({ person: 'person_unknown' })
  return person
}

/**
 * Whether a report can be made for a person at all, before any money is spoken of. What is only lacking can be given
 * later; an hour that is not known cannot.
 * @throws {AppError} not_found, unavailable; validation for somebody or a place there is not, and where the hour of a
 * birth is needed and not known.
 */
export async function assertPossible(
  services: Pick<Services, 'reportModule' | 'atlas'>,
  db: Db,
  user: User,
  type: string,
  { person: personId, places = [] }: Wishes,
): Promise<{ type: ReportType; person: PersonRow | null }> {
  const module = offered(services, type)
  const person = await personOf(db, user, personId)
  if (places.some((id) => !findPlace(services.atlas(), id, user.lang))) throw invalid({ places: 'place_unknown' })
  const lacks = lacksOf(module, { own: user, other: person, placeIds: places })
  if (lacks.includes('birthtime')) throw new AppError('validation', { message: 'report_needs_time' })
  if (lacks.includes('person_birthtime')) throw invalid({ person: 'report_needs_their_time' })
  return { type: module.type, person }
}

/** When the person's present month began. */
function monthStart(now: Date, timeZone: string): Date {
  const first = `${civilDateAt(now, timeZone).slice(0, 7)}-01`
  return new Date(civilDay({ timeZone, date: first }).startUtcMs)
}

/** Since when a report of a type counts as there already: a forecast is had once a month. */
const countedSince = (type: ReportType, user: User, now: Date) =>
  type === 'monthly-forecast' ? monthStart(now, user.timeZone ?? 'UTC') : new Date(0)

/** How many reports of a type count as there already, and the latest of them that can be read. */
export async function checkOrdered({ db, clock }: Services, user: User, type: ReportType) {
  const reports = await reportsSince(db, user.id, type, countedSince(type, user, clock()))
  return { count: reports.length, hash: reports.find(({ status }) => status === 2)?.hash ?? null }
}

/**
 * Orders a report: the credit, the row and the work on it together or not at all. A plan that has the monthly forecast
 * pays for it. What lacks something waits for it.
 * @throws {AppError} as `assertPossible`; conflict for a second forecast of a month; upgrade_required without a credit.
 */
export async function orderReport(
  services: Pick<Services, 'clock' | 'boss' | 'reportModule' | 'atlas'>,
  tx: Db,
  user: User,
  { type: wanted, ...wishes }: { type: string } & Wishes,
): Promise<string> {
  // First of all, so that whoever is named is not deleted meanwhile.
  await lockUser(tx, user.id)
  const { type, person } = await assertPossible(services, tx, user, wanted, wishes)
  return placeReport(services, tx, user, { type, person, placeIds: wishes.places ?? [] })
}

/** A report that was paid for: whatever was deleted or corrected since only makes it wait. The person's row is held. */
export async function placePaidReport(
  services: Pick<Services, 'clock' | 'boss' | 'reportModule'>,
  tx: Db,
  user: User,
  { type, orderId, personId, placeIds }: { type: string; orderId: string; personId: number | null; placeIds: string[] },
): Promise<void> {
  const person = personId === null ? null : ((await findPersonRow(tx, user.id, personId)) ?? null)
  await placeReport(services, tx, user, { type: offered(services, type).type, person, placeIds, orderId })
}

/** Orders of one person come one after the other: whoever calls this holds their row. */
async function placeReport(
  services: Pick<Services, 'clock' | 'boss' | 'reportModule'>,
  tx: Db,
  user: User,
  ordered: { type: ReportType; person: PersonRow | null; placeIds: readonly string[]; orderId?: string },
): Promise<string> {
  const { type, person, placeIds, orderId } = ordered
  const now = services.clock()
  const forecast = type === 'monthly-forecast'
  if (forecast && (await countReports(tx, user.id, type, countedSince(type, user, now))) > 0)
    throw new AppError('conflict', { message: 'forecast_exists' })
  const hash = `thread_${newSecret()}`
  const included = forecast && RIGHTS[(await getPlan(tx, user.id, now)).plan].monthlyForecast
  if (!included) await spendCredit(tx, { userId: user.id, key: hash, ...(orderId && { orderId }) }, now)
  const id = await insertReport(tx, {
    userId: user.id,
    hash,
    type,
    orderId,
    personId: person?.id,
    placeIds: [...placeIds],
    createdAt: now,
  })
  await beginReport(services, tx, user, { id, type, person, placeIds: [...placeIds] })
  if (!(await findReport(tx, id))?.subject)
    await enqueue(services.boss, tx, reportMail, { reportId: id, kind: 'waiting' })
  return hash
}
