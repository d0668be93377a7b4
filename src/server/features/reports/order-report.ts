import { civilDay } from '#astro/birth-time/civil-day.ts'
import { findPlace } from '#astro/atlas/get-place.ts'
import { reportOf } from '#product/catalogue/catalogue.ts'
import type { ReportType } from '#product/catalogue/report.ts'
import { RIGHTS } from '#product/rights.ts'
import type { ReportModule } from '#reading/reports/report-module.ts'
import { AppError, invalid } from '#platform/app-error.ts'
import { civilDateAt } from '#platform/civil-today.ts'
import type { Db } from '#platform/database/database.ts'
import { enqueue } from '#platform/jobs/job-queue.ts'
import { newSecret } from '#platform/secret.ts'
import type { Services } from '#platform/services.ts'
import { lockUser, type User } from '#core/users/api.ts'
import { findPersonRow, listPeople, type PersonRow } from '../people/api.ts'
import { getPlan, holdOf, includeForecast, keepConsent, spendCredit, type Source } from '#core/entitlements/api.ts'
import { beginReport } from './begin-report.ts'
import { couldBeCouple, isGrownUp, missingDetailsOf, subjectOf } from './report-subject.ts'
import { reportMail } from './mail-job.ts'
import {
  countReports,
  findReport,
  findReportOf,
  insertReport,
  reportsSince,
  findReportByKey,
  listAlike,
  type ReportRow,
} from './queries.ts'
import { releaseReport } from './release-report.ts'
import { isDeepStrictEqual } from 'node:util'
import { partiesOf } from './report-parties.ts'

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
export async function personOf(db: Db, user: User, id: number | undefined): Promise<PersonRow | null> {
  if (id === undefined) return null
  const person = await findPersonRow(db, user.id, id)
  if (!person) throw invalid({ person: 'person_unknown' })
  return person
}

/**
 * Whether a report can be made for a person at all, before any money is spoken of. What is only lacking can be given
 * later; an hour that is not known cannot, nor can a couple be made of two who aren't one, or a child of an adult.
 * @throws {AppError} not_found, unavailable; validation for somebody or a place there is not, and where the hour of a
 * birth is needed and not known, or a partner, or somebody under age.
 */
export async function assertPossible(
  services: Pick<Services, 'reportModule' | 'atlas' | 'clock'>,
  db: Db,
  user: User,
  type: string,
  { person: personId, places = [] }: Wishes,
): Promise<{ type: ReportType; person: PersonRow | null }> {
  const module = offered(services, type)
  const person = await personOf(db, user, personId)
  if (places.some((id) => !findPlace(services.atlas(), id, user.lang))) throw invalid({ places: 'place_unknown' })
  const now = services.clock()
  const missing = missingDetailsOf(module, { own: user, other: person, placeIds: places }, now)
  if (missing.includes('birthtime')) throw new AppError('validation', { message: 'report_needs_time' })
  if (missing.includes('person_partner')) throw invalid({ person: 'report_needs_partner' })
  if (isGrownUp(module, person, now)) throw invalid({ person: 'report_needs_minor' })
  if (missing.includes('person_birthtime')) throw invalid({ person: 'report_needs_their_time' })
  return { type: module.type, person }
}

/**
 * Whether a report can be ordered. Who it is made with may be said later; that nobody is noted with whom it could be, is
 * said before it is paid for.
 * @throws {AppError} as `assertPossible`; validation for a couple of somebody who has noted no partner.
 */
export async function assertOrderable(
  services: Pick<Services, 'reportModule' | 'atlas' | 'clock'>,
  db: Db,
  user: User,
  type: string,
  wishes: Wishes,
): Promise<{ type: ReportType; person: PersonRow | null }> {
  const possible = await assertPossible(services, db, user, type, wishes)
  if (!possible.person) {
    const people = await listPeople(db, user.id)
    if (!couldBeCouple(offered(services, type), user, people, services.clock()))
      throw invalid({ person: 'report_needs_partner' })
  }
  return possible
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
 * pays for it. What lacks something waits for it; so does what can be withdrawn from and was not asked for at once. An
 * order that repeats another gets the report of that one and pays nothing.
 * @throws {AppError} as `assertOrderable` and `findRepeated`; conflict for a second forecast of a month; upgrade_required
 * without a credit.
 */
export async function orderReport(
  services: Pick<Services, 'clock' | 'boss' | 'reportModule' | 'atlas' | 'env'>,
  tx: Db,
  user: User,
  order: { type: string; deliver_at_once?: boolean; idempotency_key?: string | undefined } & Wishes,
): Promise<{ hash: string; repeated: boolean }> {
  // First of all, so that whoever is named is not deleted meanwhile.
  await lockUser(tx, user.id)
  const { type, person } = await assertOrderable(services, tx, user, order.type, order)
  const ordered = { type, person, placeIds: order.places ?? [], idempotencyKey: order.idempotency_key }
  const before = await findRepeated(services, tx, user, ordered)
  if (!before) {
    const hash = await placeReport(services, tx, user, { ...ordered, asked: order.deliver_at_once ? 'now' : null })
    return { hash, repeated: false }
  }
  if (order.deliver_at_once) {
    await releaseReport(services, tx, user, before)
    const released = await findReportOf(tx, user.id, before.hash)
    if (released) await beginReport(services, tx, user, released)
  }
  return { hash: before.hash, repeated: true }
}

/** A report that was paid for: whatever was deleted or corrected since only makes it wait. The person's row is held. */
export async function placePaidReport(
  services: Pick<Services, 'clock' | 'boss' | 'reportModule' | 'env'>,
  tx: Db,
  user: User,
  ordered: { type: string; orderId: string; personId: number | null; placeIds: string[]; deliverAtOnce: boolean },
): Promise<void> {
  const { orderId, personId, placeIds } = ordered
  const person = personId === null ? null : ((await findPersonRow(tx, user.id, personId)) ?? null)
  const { type } = offered(services, ordered.type)
  await placeReport(services, tx, user, {
    type,
    person,
    placeIds,
    orderId,
    asked: ordered.deliverAtOnce ? 'before' : null,
  })
}

interface Placed {
  type: ReportType
  person: PersonRow | null
  placeIds: readonly string[]
  orderId?: string
  idempotencyKey?: string | undefined
  /** Whether its owner asked for it at once: in this call, or with the order that paid for it. */
  asked: 'now' | 'before' | null
}

/** Has a credit or the plan pay for a report, and says which of them did. */
async function pay(
  { clock }: Pick<Services, 'clock'>,
  tx: Db,
  userId: number,
  { key, type, orderId }: { key: string; type: ReportType; orderId: string | undefined },
): Promise<Source | null> {
  const now = clock()
  const { plan, subscription } = await getPlan(tx, userId, now)
  if (type !== 'monthly-forecast' || !RIGHTS[plan].monthlyForecast) {
    const grant = await spendCredit(tx, { userId, key, ...(orderId && { orderId }) }, now)
    return grant === undefined ? null : { grant }
  }
  const planOf = subscription?.order.id
  await includeForecast(tx, { userId, key, orderId: planOf }, now)
  return planOf === undefined ? null : { planOf }
}

/** Orders of one person come one after the other: whoever calls this holds their row. */
async function placeReport(
  services: Pick<Services, 'clock' | 'boss' | 'reportModule' | 'env'>,
  tx: Db,
  user: User,
  { type, person, placeIds, orderId, idempotencyKey, asked }: Placed,
): Promise<string> {
  const now = services.clock()
  if (type === 'monthly-forecast' && (await countReports(tx, user.id, type, countedSince(type, user, now))) > 0)
    throw new AppError('conflict', { message: 'forecast_exists' })
  const hash = `thread_${newSecret()}`
  const source = await pay(services, tx, user.id, { key: hash, type, orderId })
  const until = (await holdOf(services, tx, user, source))?.until ?? null
  if (until && asked === 'now') await keepConsent(tx, user, { kind: 'report', key: `report:${hash}` }, now)
  const held = asked ? null : until
  const id = await insertReport(tx, {
    userId: user.id,
    hash,
    type,
    orderId,
    idempotencyKey,
    personId: person?.id,
    placeIds: [...placeIds],
    heldUntil: held,
    createdAt: now,
  })
  await beginReport(services, tx, user, { id, type, person, placeIds: [...placeIds], heldUntil: held })
  if (!(await findReport(tx, id))?.subject)
    await enqueue(services.boss, tx, reportMail, { reportId: id, kind: 'waiting' })
  return hash
}

/** For how long a second order of the same is taken for the first one sent again. */
const REPEAT_MS = 3_600_000

/** What is ordered, as far as it decides what the report says. */
interface Ordered {
  type: ReportType
  person: PersonRow | null
  placeIds: readonly string[]
  idempotencyKey: string | undefined
}

/**
 * The report that an order asks for again: pressed twice, in two tabs, or sent anew after a lost answer. It is one of the
 * same kind, people and cities that is not ready yet or was ordered within the hour, and that was not begun from a birth
 * corrected since. An order with a new key asks for another report on purpose. Whoever calls this holds the person's row.
 * @throws {AppError} conflict for a key that named an order of something else.
 */
async function findRepeated(
  { clock, reportModule }: Pick<Services, 'clock' | 'reportModule'>,
  tx: Db,
  user: User,
  { type, person, placeIds, idempotencyKey }: Ordered,
): Promise<ReportRow | undefined> {
  const personId = person?.id ?? null
  if (idempotencyKey !== undefined) {
    const named = await findReportByKey(tx, user.id, idempotencyKey)
    if (!named) return undefined
    const isSame =
      named.type === type && named.personId === personId && isDeepStrictEqual(named.placeIds, [...placeIds])
    if (!isSame) throw new AppError('conflict', { message: 'idempotency_key_used' })
    return named
  }
  const module = reportModule(type)
  if (!module) return undefined
  const now = clock()
  const since = new Date(now.getTime() - REPEAT_MS)
  const present = subjectOf(module, partiesOf(user, { person, placeIds: [...placeIds] }), now)
  const alike = await listAlike(tx, { userId: user.id, type, personId, placeIds: [...placeIds] }, since)
  return alike.find(
    ({ subject }) =>
      subject === null || isDeepStrictEqual([subject.person, subject.other], [present.person, present.other]),
  )
}
