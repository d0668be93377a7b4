import { deleteAll } from '#platform/database/delete-all.ts'
import { isWithin, utcDay } from '#platform/database/page.ts'
import { CURRENCY } from '#product/offers.ts'
import { and, count, countDistinct, eq, getTableColumns, gt, gte, inArray, isNull, lt, sql } from 'drizzle-orm'
import { users } from '#core/users/tables.ts'
import type { Db } from '#platform/database/database.ts'
import { bound, nestedRows, prepared } from '#platform/database/one-query.ts'
import type { OnceOffer } from '#platform/once-offer.ts'
import { newSecret } from '#platform/secret.ts'
import type { Entry, History, NewEntry } from './domain/history.ts'
import {
  addressKeys,
  cancellations,
  consents,
  ledger,
  orders,
  paymentEvents,
  planGrants,
  questionDays,
  usedOffers,
  withdrawals,
} from './tables.ts'

/** A person's history, to be read in the same query as the person. */
export const historyColumns = {
  orders: nestedRows(getTableColumns(orders), orders, eq(orders.userId, users.id)),
  events: nestedRows(getTableColumns(paymentEvents), paymentEvents, eq(paymentEvents.userId, users.id)),
  grants: nestedRows(getTableColumns(planGrants), planGrants, eq(planGrants.userId, users.id)),
  cancellations: nestedRows(getTableColumns(cancellations), cancellations, eq(cancellations.userId, users.id)),
  withdrawals: nestedRows(getTableColumns(withdrawals), withdrawals, eq(withdrawals.userId, users.id)),
}

/** What a person's counters are made of, to be read likewise. */
export const sumColumns = {
  entries: nestedRows({ credits: ledger.credits, cents: ledger.cents }, ledger, eq(ledger.userId, users.id)),
  questions: nestedRows(
    { date: questionDays.date, asked: questionDays.asked },
    questionDays,
    and(eq(questionDays.userId, users.id), gte(questionDays.date, bound.yesterdayAnywhere)),
  ),
}

export type Sums = {
  entries: readonly Pick<Entry, 'credits' | 'cents'>[]
  /** Those of the last days. */
  questions: readonly { date: string; asked: number }[]
}

const historyQuery = prepared((db) =>
  db
    .select(historyColumns)
    .from(users)
    .where(eq(users.id, sql.placeholder('userId')))
    .prepare('history'),
)

export async function readHistory(db: Db, userId: number): Promise<History> {
  const [history] = await historyQuery(db).execute({ userId })
  return history ?? { orders: [], events: [], grants: [], cancellations: [], withdrawals: [] }
}

const sumsQuery = prepared((db) =>
  db
    .select(sumColumns)
    .from(users)
    .where(eq(users.id, sql.placeholder('userId')))
    .prepare('sums'),
)

export async function readSums(db: Db, userId: number, yesterdayAnywhere: string): Promise<Sums> {
  const [sums] = await sumsQuery(db).execute({ userId, yesterdayAnywhere })
  return sums ?? { entries: [], questions: [] }
}

/** The histories of several people at once, each to be asked for. */
export async function readHistories(db: Db, userIds: readonly number[]): Promise<(userId: number) => History> {
  const ids = [...userIds]
  const all = {
    orders: await db.select().from(orders).where(inArray(orders.userId, ids)),
    events: await db.select().from(paymentEvents).where(inArray(paymentEvents.userId, ids)),
    grants: await db.select().from(planGrants).where(inArray(planGrants.userId, ids)),
    cancellations: await db.select().from(cancellations).where(inArray(cancellations.userId, ids)),
    withdrawals: await db.select().from(withdrawals).where(inArray(withdrawals.userId, ids)),
  }
  const of = <Row extends { userId: number | null }>(rows: readonly Row[], userId: number) =>
    rows.filter((row) => row.userId === userId)
  return (userId) => ({
    orders: of(all.orders, userId),
    events: of(all.events, userId),
    grants: of(all.grants, userId),
    cancellations: of(all.cancellations, userId),
    withdrawals: of(all.withdrawals, userId),
  })
}

export async function readLedger(db: Db, userId: number): Promise<Entry[]> {
  return db.select().from(ledger).where(eq(ledger.userId, userId)).orderBy(ledger.id)
}

/** Writes lines that are not there yet, and returns those it wrote. */
export async function insertEntries(db: Db, entries: readonly NewEntry[]): Promise<Entry[]> {
  if (entries.length === 0) return []
  return db
    .insert(ledger)
    .values([...entries])
    .onConflictDoNothing()
    .returning()
}

export async function insertGrant(db: Db, grant: typeof planGrants.$inferInsert): Promise<void> {
  await db.insert(planGrants).values(grant)
}

/** Ends the span of a gift, once. */
export async function revokeGrant(tx: Db, giftId: number, now: Date): Promise<void> {
  await tx
    .update(planGrants)
    .set({ revokedAt: now })
    .where(and(eq(planGrants.giftId, giftId), isNull(planGrants.revokedAt)))
}

export async function insertConsent(db: Db, consent: typeof consents.$inferInsert): Promise<void> {
  await db.insert(consents).values(consent).onConflictDoNothing()
}

/** Writes down what was used under an address; gives what was not written there before. */
export async function insertUsedOffers(
  db: Db,
  addressHash: string,
  offers: readonly OnceOffer[],
  now: Date,
): Promise<OnceOffer[]> {
  if (offers.length === 0) return []
  const rows = await db
    .insert(usedOffers)
    .values(offers.map((offer) => ({ addressHash, offer, at: now })))
    .onConflictDoNothing()
    .returning()
  return rows.map(({ offer }) => offer)
}

export async function listUsedOffers(db: Db, addressHash: string): Promise<OnceOffer[]> {
  const rows = await db.select().from(usedOffers).where(eq(usedOffers.addressHash, addressHash))
  return rows.map(({ offer }) => offer)
}

/** The installation's key for hashes of addresses, where it keeps none outside the database. */
export async function addressKey(db: Db): Promise<string> {
  const find = async () => (await db.select().from(addressKeys))[0]?.secret
  // Looked for first: a key that is being made makes others wait until its transaction is over.
  const known = await find()
  if (known !== undefined) return known
  await db.insert(addressKeys).values({ id: 1, secret: newSecret() }).onConflictDoNothing()
  return (await find()) ?? ''
}

/** Counts one question where fewer than the limit were asked that day; undefined when none is left. */
export async function countQuestion(
  db: Db,
  { userId, date, limit }: { userId: number; date: string; limit: number },
): Promise<number | undefined> {
  const [row] = await db
    .insert(questionDays)
    .values({ userId, date, asked: 1 })
    .onConflictDoUpdate({
      target: [questionDays.userId, questionDays.date],
      set: { asked: sql`${questionDays.asked} + 1` },
      setWhere: lt(questionDays.asked, limit),
    })
    .returning()
  return row?.asked
}

export async function uncountQuestion(db: Db, userId: number, date: string): Promise<void> {
  await db
    .update(questionDays)
    .set({ asked: sql`${questionDays.asked} - 1` })
    .where(and(eq(questionDays.userId, userId), eq(questionDays.date, date), gt(questionDays.asked, 0)))
}

/** Payments and refunds in our own currency, by UTC day: consultations may be paid in another. */
export async function moneyByDay(db: Db, from: Date, to: Date) {
  const { at } = ledger
  return db
    .select({ day: utcDay(at), kind: ledger.kind, cents: sql<number>`sum(${ledger.cents})`, lines: count() })
    .from(ledger)
    .where(and(isWithin(at, from, to), inArray(ledger.kind, ['payment', 'refund']), eq(ledger.currency, CURRENCY)))
    .groupBy(sql`1`, ledger.kind)
}

/** How many questions were asked, by the day of whoever asked. */
export async function questionsByDay(db: Db, from: Date, to: Date) {
  return db
    .select({ day: questionDays.date, value: sql<number>`sum(${questionDays.asked})` })
    .from(questionDays)
    .where(
      and(
        gte(questionDays.date, from.toISOString().slice(0, 10)),
        lt(questionDays.date, to.toISOString().slice(0, 10)),
      ),
    )
    .groupBy(questionDays.date)
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

/** Counts of questions, by day, of before an instant. */
export const deleteOldQuestionDays = (db: Db, before: Date) =>
  deleteAll(db, questionDays, lt(questionDays.date, before.toISOString().slice(0, 10)))

export const deleteOldUsedOffers = (db: Db, before: Date) => deleteAll(db, usedOffers, lt(usedOffers.at, before))
