import { CURRENCY } from '#product/offers.ts'
import {
  and,
  asc,
  count,
  countDistinct,
  desc,
  eq,
  gte,
  inArray,
  isNotNull,
  like,
  lt,
  max,
  or,
  sql,
  type SQL,
  type SQLWrapper,
} from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { ADMIN_PAGE, type USER_SORTS } from '#contract/admin-rows.ts'
import type { Db } from '#platform/database/database.ts'
import { sessions, users } from '#core/actors/tables.ts'
import { bookings, consultants } from '../bookings/tables.ts'
import { chatMessages, chatThreads } from '../chat/tables.ts'
import { dailyHoroscopes } from '../daily/tables.ts'
import { ledger, questionDays } from '#core/entitlements/tables.ts'
import { reportOrders } from '../reports/tables.ts'
import { reviews } from '../reviews/tables.ts'
import { supportRequests } from '../support/tables.ts'
import { auditLog } from './tables.ts'

const onPage = (page: number) => ({ limit: ADMIN_PAGE, offset: (page - 1) * ADMIN_PAGE })

export async function insertAudit(db: Db, row: typeof auditLog.$inferInsert): Promise<void> {
  await db.insert(auditLog).values(row)
}

export async function listAudit(db: Db, page: number, target: string | undefined) {
  const where = target === undefined ? undefined : eq(auditLog.target, target)
  const { limit, offset } = onPage(page)
  const rows = await db.select().from(auditLog).where(where).orderBy(desc(auditLog.id)).limit(limit).offset(offset)
  return { rows, total: await total(db, auditLog, where) }
}

async function total(db: Db, table: PgTable, where?: SQL): Promise<number> {
  const [row] = await db.select({ total: count() }).from(table).where(where)
  return row?.total ?? 0
}

const lowered = {
  email: sql`lower(${users.email})`,
  first: sql`lower(${users.firstName})`,
  last: sql`lower(${users.lastName})`,
}

/** People whose number it is, or whose address or name begins so: what an index can find. */
function matching(q: string): SQL | undefined {
  const prefix = `${q.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  const id = /^\d{1,9}$/.test(q) ? eq(users.id, Number(q)) : undefined
  return or(id, like(lowered.email, prefix), like(lowered.first, prefix), like(lowered.last, prefix))
}

const SORTS: Record<(typeof USER_SORTS)[number], SQL[]> = {
  newest: [desc(users.id)],
  oldest: [asc(users.id)],
  email: [asc(lowered.email)],
  name: [asc(lowered.last), asc(users.id)],
  last_login: [sql`${users.lastLoginAt} desc nulls last`, desc(users.id)],
}

export async function listUsers(db: Db, page: number, q: string | undefined, sort: (typeof USER_SORTS)[number]) {
  const where = q === undefined ? undefined : matching(q)
  const { limit, offset } = onPage(page)
  const rows = await db
    .select()
    .from(users)
    .where(where)
    .orderBy(...SORTS[sort])
    .limit(limit)
    .offset(offset)
  return { rows, total: await total(db, users, where) }
}

export async function listSessions(db: Db, userId: number) {
  return db.select().from(sessions).where(eq(sessions.userId, userId)).orderBy(desc(sessions.lastUsedAt))
}

export async function listReports(db: Db, page: number, status: number | undefined) {
  const where = status === undefined ? undefined : eq(reportOrders.status, status as -1 | 0 | 2)
  const { limit, offset } = onPage(page)
  const rows = await db
    .select()
    .from(reportOrders)
    .where(where)
    .orderBy(desc(reportOrders.id))
    .limit(limit)
    .offset(offset)
  return { rows, total: await total(db, reportOrders, where) }
}

export async function reportsOf(db: Db, userId: number) {
  return db.select().from(reportOrders).where(eq(reportOrders.userId, userId)).orderBy(desc(reportOrders.id)).limit(100)
}

export async function findReportOrder(db: Db, hash: string) {
  const [row] = await db
    .select({ report: reportOrders, email: users.email, lang: users.lang })
    .from(reportOrders)
    .innerJoin(users, eq(users.id, reportOrders.userId))
    .where(eq(reportOrders.hash, hash))
  return row
}

/** Open ones first, among them those with priority, the longest waiting first; then the answered ones, the latest first. */
export async function listSupport(db: Db, page: number) {
  const { limit, offset } = onPage(page)
  const rows = await db
    .select()
    .from(supportRequests)
    .orderBy(
      sql`${supportRequests.answeredAt} desc nulls first`,
      sql`${supportRequests.priority} desc`,
      asc(supportRequests.createdAt),
    )
    .limit(limit)
    .offset(offset)
  return { rows, total: await total(db, supportRequests) }
}

export async function setAnswered(db: Db, id: number, at: Date | null) {
  const [row] = await db.update(supportRequests).set({ answeredAt: at }).where(eq(supportRequests.id, id)).returning()
  return row
}

/** Those that wait for the staff, the longest waiting first; or all, the latest first. */
export async function listReviewsOfAll(db: Db, page: number, state?: 'pending') {
  const { limit, offset } = onPage(page)
  const waits = state && eq(reviews.status, state)
  const rows = await db
    .select()
    .from(reviews)
    .where(waits)
    .orderBy(waits ? asc(reviews.id) : desc(reviews.id))
    .limit(limit)
    .offset(offset)
  return { rows, total: waits ? await db.$count(reviews, waits) : await total(db, reviews) }
}

export async function decideReview(
  db: Db,
  id: number,
  decision: { status: 'shown' | 'rejected'; reason: string | null; decidedAt: Date },
): Promise<void> {
  await db.update(reviews).set(decision).where(eq(reviews.id, id))
}

export async function listBookings(db: Db, page: number) {
  const { limit, offset } = onPage(page)
  const rows = await db
    .select({ booking: bookings, email: users.email, consultant: consultants })
    .from(bookings)
    .innerJoin(users, eq(users.id, bookings.userId))
    .leftJoin(consultants, eq(consultants.id, bookings.consultantId))
    .orderBy(desc(bookings.startsAt))
    .limit(limit)
    .offset(offset)
  return { rows, total: await total(db, bookings) }
}

const utcDay = (column: SQLWrapper) => sql<string>`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD')`

type Daily = Map<string, number>
const daily = (rows: readonly { day: string; value: number }[]): Daily =>
  new Map(rows.map(({ day, value }) => [day, Number(value)]))

/** Sums by UTC day between two instants. */
export async function readSeries(db: Db, from: Date, to: Date) {
  // Instants as text: the driver of the embedded database takes no date where it can't tell the column's type.
  const within = (column: SQLWrapper) => sql`${column} >= ${from.toISOString()} and ${column} < ${to.toISOString()}`
  const signUps = await db
    .select({ day: utcDay(users.createdAt), value: count() })
    .from(users)
    .where(within(users.createdAt))
    .groupBy(sql`1`)
  const opened = dailyHoroscopes.createdAt
  const active = await db
    .select({ day: utcDay(opened), value: sql<number>`count(distinct ${dailyHoroscopes.userId})` })
    .from(dailyHoroscopes)
    .where(within(opened))
    .groupBy(sql`1`)
  const { at } = ledger
  const money = await db
    .select({ day: utcDay(at), kind: ledger.kind, cents: sql<number>`sum(${ledger.cents})`, lines: count() })
    .from(ledger)
    // Sums of one currency: consultations may be paid in another.
    .where(and(within(at), inArray(ledger.kind, ['payment', 'refund']), eq(ledger.currency, CURRENCY)))
    .groupBy(sql`1`, ledger.kind)
  const made = reportOrders.createdAt
  const reports = await db
    .select({ day: utcDay(made), value: count() })
    .from(reportOrders)
    .where(within(made))
    .groupBy(sql`1`)
  const questions = await db
    .select({ day: questionDays.date, value: sql<number>`sum(${questionDays.asked})` })
    .from(questionDays)
    .where(
      and(
        gte(questionDays.date, from.toISOString().slice(0, 10)),
        lt(questionDays.date, to.toISOString().slice(0, 10)),
      ),
    )
    .groupBy(questionDays.date)
  const ofKind = (kind: 'payment' | 'refund') => money.filter((row) => row.kind === kind)
  return {
    sign_ups: daily(signUps),
    active_people: daily(active),
    revenue: daily(ofKind('payment').map(({ day, cents }) => ({ day, value: Number(cents) / 100 }))),
    refunds: daily(ofKind('refund').map(({ day, cents }) => ({ day, value: -Number(cents) / 100 }))),
    purchases: daily(ofKind('payment').map(({ day, lines }) => ({ day, value: lines }))),
    questions: daily(questions),
    reports: daily(reports),
  }
}

/** Of those who signed up between two instants, the share that has paid since; null where nobody signed up. */
export async function readConversion(db: Db, from: Date, to: Date): Promise<number | null> {
  const signedUp = and(gte(users.createdAt, from), lt(users.createdAt, to))
  const [all] = await db.select({ people: count() }).from(users).where(signedUp)
  if (!all || all.people === 0) return null
  const [paid] = await db
    .select({ people: countDistinct(users.id) })
    .from(users)
    .innerJoin(ledger, and(eq(ledger.userId, users.id), eq(ledger.kind, 'payment')))
    .where(signedUp)
  return (paid?.people ?? 0) / all.people
}

/** How many conversations each of some people has, and when the latest was written in. */
export async function threadsOf(db: Db, userIds: readonly number[]) {
  if (userIds.length === 0) return new Map<number, { count: number; lastAt: Date | null }>()
  const rows = await db
    .select({ userId: chatThreads.userId, count: count(), lastAt: max(chatThreads.lastAt) })
    .from(chatThreads)
    .where(inArray(chatThreads.userId, [...userIds]))
    .groupBy(chatThreads.userId)
  return new Map(rows.map(({ userId, ...own }) => [userId, own]))
}

export async function latestThreads(db: Db, userId: number) {
  return db
    .select()
    .from(chatThreads)
    .where(eq(chatThreads.userId, userId))
    .orderBy(desc(chatThreads.lastAt))
    .limit(100)
}

export async function listThreads(db: Db, page: number) {
  const { limit, offset } = onPage(page)
  const rows = await db
    .select({ thread: chatThreads, email: users.email })
    .from(chatThreads)
    .innerJoin(users, eq(users.id, chatThreads.userId))
    .orderBy(desc(chatThreads.lastAt))
    .limit(limit)
    .offset(offset)
  const ids = rows.map(({ thread }) => thread.id)
  const counts =
    ids.length === 0
      ? []
      : await db
          .select({ id: chatMessages.threadId, count: count() })
          .from(chatMessages)
          .where(inArray(chatMessages.threadId, ids))
          .groupBy(chatMessages.threadId)
  const messages = new Map(counts.map(({ id, count: own }) => [id, own]))
  return {
    rows: rows.map((row) => ({ ...row, messages: messages.get(row.thread.id) ?? 0 })),
    total: await total(db, chatThreads),
  }
}

/** Undefined where there is no such conversation. */
export async function findThreadMessages(db: Db, threadId: string) {
  const [thread] = await db.select({ id: chatThreads.id }).from(chatThreads).where(eq(chatThreads.id, threadId))
  if (!thread) return undefined
  return db.select().from(chatMessages).where(eq(chatMessages.threadId, threadId)).orderBy(asc(chatMessages.id))
}

/** What the check against the facts came to, of the replies between two instants. */
export async function readVerdicts(db: Db, from: Date, to: Date) {
  const rows = await db
    .select({ verdict: chatMessages.verdict, count: count() })
    .from(chatMessages)
    .where(and(gte(chatMessages.createdAt, from), lt(chatMessages.createdAt, to), isNotNull(chatMessages.verdict)))
    .groupBy(chatMessages.verdict)
  const of = (verdict: 'true' | 'mended' | 'replaced') => rows.find((row) => row.verdict === verdict)?.count ?? 0
  return {
    checked: rows.reduce((sum, row) => sum + row.count, 0),
    true: of('true'),
    mended: of('mended'),
    replaced: of('replaced'),
  }
}
