import { isWithin, utcDay } from '#platform/database/page.ts'
import { and, count, desc, eq, gte, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import { countRows, rowsOnPage } from '#platform/database/page.ts'
import { ADMIN_PAGE } from '#contract/admin-rows.ts'
import type { ReportType } from '#product/catalogue/report.ts'
import type { Lang } from '#language/lang.ts'
import type { ReportDocument } from '#reading/reports/report-document.ts'
import type { Db } from '#platform/database/database.ts'
import { nestedRows } from '#platform/database/one-query.ts'
import { users } from '#core/users/tables.ts'
import { people } from '../people/tables.ts'
import type { ReportSubject } from './report-subject.ts'
import { reportDocuments, reportOrders } from './tables.ts'

/** A report with the person that it is made with. */
export type ReportRow = typeof reportOrders.$inferSelect & { person: typeof people.$inferSelect | null }
export type DocumentRow = typeof reportDocuments.$inferSelect

/** One report in one language. */
export interface DocumentKey {
  reportId: number
  lang: Lang
}

export async function insertReport(db: Db, report: typeof reportOrders.$inferInsert): Promise<number> {
  const [row] = await db.insert(reportOrders).values(report).returning({ id: reportOrders.id })
  return row?.id ?? 0
}

/** How many reports of a type were ordered since an instant, failed ones left out. */
export async function countReports(db: Db, userId: number, type: ReportType, since: Date): Promise<number> {
  return (await reportsSince(db, userId, type, since)).length
}

/** Reports of a type ordered since an instant, newest first, failed ones left out. */
export async function reportsSince(db: Db, userId: number, type: ReportType, since: Date) {
  return db
    .select({ hash: reportOrders.hash, status: reportOrders.status })
    .from(reportOrders)
    .where(
      and(
        eq(reportOrders.userId, userId),
        eq(reportOrders.type, type),
        gte(reportOrders.createdAt, since),
        gte(reportOrders.status, 0),
      ),
    )
    .orderBy(desc(reportOrders.id))
}

/** What was ordered under a name that a program gave to its order. */
export async function findReportByKey(db: Db, userId: number, idempotencyKey: string): Promise<ReportRow | undefined> {
  const isNamed = and(eq(reportOrders.userId, userId), eq(reportOrders.idempotencyKey, idempotencyKey))
  return joined(await withPeople(db).where(isNamed))[0]
}

/** Reports of a type with the same person and cities that are not ready yet or were ordered since an instant, newest first. */
export async function listAlike(
  db: Db,
  { userId, type, personId, placeIds }: Pick<ReportRow, 'userId' | 'type' | 'personId' | 'placeIds'>,
  since: Date,
): Promise<ReportRow[]> {
  const isAlike = and(
    eq(reportOrders.userId, userId),
    eq(reportOrders.type, type),
    personId === null ? isNull(reportOrders.personId) : eq(reportOrders.personId, personId),
    sql`${reportOrders.placeIds} = ${JSON.stringify(placeIds)}::jsonb`,
    or(eq(reportOrders.status, 0), and(eq(reportOrders.status, 2), gte(reportOrders.createdAt, since))),
  )
  return joined(await withPeople(db).where(isAlike).orderBy(desc(reportOrders.id)))
}

/** Types of which a person has a report to read, each as often as they have one; to be read with the person. */
export const readyTypes = nestedRows(
  { type: reportOrders.type },
  reportOrders,
  and(eq(reportOrders.userId, users.id), eq(reportOrders.status, 2)),
)

const withPeople = (db: Db) =>
  db
    .select({ report: reportOrders, person: people })
    .from(reportOrders)
    .leftJoin(people, eq(people.id, reportOrders.personId))

const joined = (rows: { report: typeof reportOrders.$inferSelect; person: typeof people.$inferSelect | null }[]) =>
  rows.map(({ report, person }) => ({ ...report, person }))

/** Newest first. */
export async function listReportRows(db: Db, userId: number): Promise<ReportRow[]> {
  return joined(await withPeople(db).where(eq(reportOrders.userId, userId)).orderBy(desc(reportOrders.id)))
}

/** Another person's report is not found, as if it did not exist. */
export async function findReportOf(db: Db, userId: number, hash: string): Promise<ReportRow | undefined> {
  const rows = await withPeople(db).where(and(eq(reportOrders.userId, userId), eq(reportOrders.hash, hash)))
  return joined(rows)[0]
}

export async function findReport(db: Db, id: number): Promise<ReportRow | undefined> {
  return joined(await withPeople(db).where(eq(reportOrders.id, id)))[0]
}

export async function findReportByHash(db: Db, hash: string): Promise<ReportRow | undefined> {
  return joined(await withPeople(db).where(eq(reportOrders.hash, hash)))[0]
}

/** Reports of a person that lack something. */
export async function listWaiting(db: Db, userId: number): Promise<ReportRow[]> {
  const waiting = and(eq(reportOrders.userId, userId), eq(reportOrders.status, 0), isNull(reportOrders.subject))
  return joined(await withPeople(db).where(waiting).orderBy(reportOrders.id))
}

/** Reports that something held, until an instant that has come. */
export async function listReleased(db: Db, now: Date): Promise<ReportRow[]> {
  const released = and(eq(reportOrders.status, 0), isNull(reportOrders.subject), lte(reportOrders.heldUntil, now))
  return joined(await withPeople(db).where(released).orderBy(reportOrders.id))
}

/** Names the other person and the cities of a report that is not being written yet, or lets go of it. */
export async function setWishes(
  db: Db,
  id: number,
  wishes: { personId?: number; placeIds?: string[]; heldUntil?: null },
): Promise<boolean> {
  const rows = await db
    .update(reportOrders)
    .set(wishes)
    .where(and(eq(reportOrders.id, id), eq(reportOrders.status, 0), isNull(reportOrders.subject)))
    .returning({ id: reportOrders.id })
  return rows.length > 0
}

/** Keeps what a report is written from; false when that was kept before. */
export async function keepSubject(db: Db, id: number, subject: ReportSubject): Promise<boolean> {
  const rows = await db
    .update(reportOrders)
    .set({ subject })
    .where(and(eq(reportOrders.id, id), eq(reportOrders.status, 0), isNull(reportOrders.subject)))
    .returning({ id: reportOrders.id })
  return rows.length > 0
}

/** Forgets a report that was never begun; false when it has been. */
export async function deleteWaiting(db: Db, id: number): Promise<boolean> {
  const rows = await db
    .delete(reportOrders)
    .where(and(eq(reportOrders.id, id), eq(reportOrders.status, 0), isNull(reportOrders.subject)))
    .returning({ id: reportOrders.id })
  return rows.length > 0
}

/**
 * Forgets the reports that were begun with somebody, with their documents; those that name them and say nothing of them
 * stay. The documents first, as a worker takes its locks who finishes one.
 */
export async function deleteReportsWith(tx: Db, personId: number) {
  const withThem = and(
    eq(reportOrders.personId, personId),
    sql`jsonb_typeof(${reportOrders.subject} -> 'other') = 'object'`,
  )
  const ids = tx.select({ id: reportOrders.id }).from(reportOrders).where(withThem)
  await tx.delete(reportDocuments).where(inArray(reportDocuments.reportId, ids))
  const { hash, round, status, userId } = reportOrders
  return tx.delete(reportOrders).where(withThem).returning({ hash, round, status, userId })
}

/** Moves a report from one status to another; false when it had another. */
export async function moveReport(
  db: Db,
  id: number,
  from: -1 | 0 | 2,
  to: Partial<typeof reportOrders.$inferInsert>,
): Promise<boolean> {
  const rows = await db
    .update(reportOrders)
    .set(to)
    .where(and(eq(reportOrders.id, id), eq(reportOrders.status, from)))
    .returning({ id: reportOrders.id })
  return rows.length > 0
}

const isDocument = ({ reportId, lang }: DocumentKey) =>
  and(eq(reportDocuments.reportId, reportId), eq(reportDocuments.lang, lang))

/** Asks in a transaction for documents that are not there yet; answers which it really added. */
export async function insertDocuments(tx: Db, keys: readonly DocumentKey[]): Promise<DocumentKey[]> {
  const ids = keys.map(({ reportId }) => reportId)
  // Held, since a report may be deleted while its list is being read.
  const held = await tx
    .select({ id: reportOrders.id })
    .from(reportOrders)
    .where(inArray(reportOrders.id, ids))
    .for('key share')
  const there = keys.filter(({ reportId }) => held.some(({ id }) => id === reportId))
  if (there.length === 0) return []
  return tx
    .insert(reportDocuments)
    .values(there)
    .onConflictDoNothing()
    .returning({ reportId: reportDocuments.reportId, lang: reportDocuments.lang })
}

export async function listDocuments(db: Db, reportIds: readonly number[]): Promise<DocumentRow[]> {
  if (reportIds.length === 0) return []
  return db
    .select()
    .from(reportDocuments)
    .where(inArray(reportDocuments.reportId, [...reportIds]))
}

export async function findDocument(db: Db, key: DocumentKey): Promise<DocumentRow | undefined> {
  const [row] = await db.select().from(reportDocuments).where(isDocument(key))
  return row
}

/** Stores what was written; false when another worker was first or it was given up. */
export async function finishDocument(db: Db, key: DocumentKey, document: ReportDocument, now: Date): Promise<boolean> {
  const rows = await db
    .update(reportDocuments)
    .set({ status: 2, document, writings: sql`${reportDocuments.writings} + 1`, writtenAt: now })
    .where(and(isDocument(key), eq(reportDocuments.status, 0)))
    .returning({ lang: reportDocuments.lang })
  return rows.length > 0
}

/** Notes what the stored PDF was made of; false when the report is gone. */
export async function keepPdfVersion(db: Db, key: DocumentKey, pdfVersion: string): Promise<boolean> {
  const rows = await db
    .update(reportDocuments)
    .set({ pdfVersion })
    .where(isDocument(key))
    .returning({ lang: reportDocuments.lang })
  return rows.length > 0
}

export async function failDocument(db: Db, key: DocumentKey): Promise<void> {
  await db
    .update(reportDocuments)
    .set({ status: -1 })
    .where(and(isDocument(key), eq(reportDocuments.status, 0)))
}

export async function forgetFailedDocuments(db: Db, reportId: number): Promise<void> {
  await db.delete(reportDocuments).where(and(eq(reportDocuments.reportId, reportId), eq(reportDocuments.status, -1)))
}

export async function listReports(db: Db, page: number, status: number | undefined) {
  const where = status === undefined ? undefined : eq(reportOrders.status, status as -1 | 0 | 2)
  const { limit, offset } = rowsOnPage(page, ADMIN_PAGE)
  const rows = await db
    .select()
    .from(reportOrders)
    .where(where)
    .orderBy(desc(reportOrders.id))
    .limit(limit)
    .offset(offset)
  return { rows, total: await countRows(db, reportOrders, where) }
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

/** How many reports were ordered, by UTC day. */
export async function reportsByDay(db: Db, from: Date, to: Date) {
  const made = reportOrders.createdAt
  return db
    .select({ day: utcDay(made), value: count() })
    .from(reportOrders)
    .where(isWithin(made, from, to))
    .groupBy(sql`1`)
}

/** Of some reports' hashes, those that are somebody's. */
export async function livingReports(db: Db, hashes: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ hash: reportOrders.hash })
    .from(reportOrders)
    .where(inArray(reportOrders.hash, [...hashes]))
  return rows.map(({ hash }) => hash)
}

/** The types of which a report has been written for a person. */
export async function receivedTypes(db: Db, userId: number): Promise<ReportType[]> {
  const rows = await db
    .selectDistinct({ type: reportOrders.type })
    .from(reportOrders)
    .where(and(eq(reportOrders.userId, userId), eq(reportOrders.status, 2)))
  return rows.map(({ type }) => type)
}

/** How many reports of a person are written. */
export const countReady = (db: Db, userId: number): Promise<number> =>
  db.$count(reportOrders, and(eq(reportOrders.userId, userId), eq(reportOrders.status, 2)))

/** Puts another document in the place of one that is written: in development only (docs/decisions/0019). */
export async function replaceDocument(
  db: Db,
  { reportId, lang }: DocumentKey,
  by: { document: ReportDocument; writtenAt: Date },
): Promise<void> {
  await db
    .update(reportDocuments)
    .set(by)
    .where(and(eq(reportDocuments.reportId, reportId), eq(reportDocuments.lang, lang)))
}
