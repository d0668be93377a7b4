import { and, desc, eq, getTableColumns, gt, gte, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import type { Db } from '#platform/database/database.ts'
import { bound, nestedRows } from '#platform/database/nested-rows.ts'
import { prepared } from '#platform/database/prepared.ts'
import { users } from '#core/actors/tables.ts'
import type { PaymentProvider } from '#platform/payments/provider.ts'
import type { Entry, History, MoneyEvent, NewEntry, Order } from './domain/history.ts'
import type { OnceOffer } from '#platform/once-offer.ts'
import { newSecret } from '#platform/secret.ts'
import {
  addressKeys,
  announcements,
  cancellations,
  consents,
  ledger,
  orders,
  paymentCustomers,
  paymentEvents,
  planGrants,
  promoOffers,
  questionDays,
  usedOffers,
  withdrawals,
} from './tables.ts'

type ProviderName = PaymentProvider['name']

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

export async function insertOrder(db: Db, order: typeof orders.$inferInsert): Promise<void> {
  await db.insert(orders).values(order)
}

export async function setCheckout(db: Db, orderId: string, checkout: string): Promise<void> {
  await db
    .update(orders)
    .set({ checkout })
    .where(and(eq(orders.id, orderId), isNull(orders.checkout)))
}

export async function findOrder(db: Db, id: string): Promise<Order | undefined> {
  const [row] = await db.select().from(orders).where(eq(orders.id, id))
  return row
}

/** The last order of a kind for a thing. */
export async function findOrderFor(db: Db, kind: Order['kind'], pointer: string): Promise<Order | undefined> {
  const [row] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.kind, kind), eq(orders.pointer, pointer)))
    .orderBy(desc(orders.createdAt))
    .limit(1)
  return row
}

/** True when the event had not been taken before. */
export async function insertEvent(db: Db, event: typeof paymentEvents.$inferInsert): Promise<boolean> {
  return (
    (await db.insert(paymentEvents).values(event).onConflictDoNothing().returning({ id: paymentEvents.id })).length > 0
  )
}

/** The order that a payment was made for, where an event has told it. */
export async function findOrderOfPayment(db: Db, provider: ProviderName, payment: string): Promise<string | undefined> {
  const [row] = await db
    .select({ orderId: paymentEvents.orderId })
    .from(paymentEvents)
    .where(
      and(eq(paymentEvents.provider, provider), eq(paymentEvents.payment, payment), isNotNull(paymentEvents.orderId)),
    )
    .limit(1)
  return row?.orderId ?? undefined
}

/** Gives events that came before their payment to its order. */
export async function adoptEvents(db: Db, provider: ProviderName, payment: string, order: Order): Promise<void> {
  await db
    .update(paymentEvents)
    .set({ orderId: order.id, userId: order.userId })
    .where(and(eq(paymentEvents.provider, provider), eq(paymentEvents.payment, payment), isNull(paymentEvents.orderId)))
}

/** True when the subscription had not been ended on our side before. */
export async function insertCancellation(db: Db, cancellation: typeof cancellations.$inferInsert): Promise<boolean> {
  const rows = await db.insert(cancellations).values(cancellation).onConflictDoNothing().returning()
  return rows.length > 0
}

export async function insertWithdrawal(db: Db, withdrawal: typeof withdrawals.$inferInsert): Promise<boolean> {
  return (await db.insert(withdrawals).values(withdrawal).onConflictDoNothing().returning()).length > 0
}

export async function withdrawalsOfOrder(db: Db, orderId: string) {
  return db.select().from(withdrawals).where(eq(withdrawals.orderId, orderId))
}

export async function insertConsent(db: Db, consent: typeof consents.$inferInsert): Promise<void> {
  await db.insert(consents).values(consent).onConflictDoNothing()
}

export async function listConsents(db: Db, userId: number) {
  return db.select().from(consents).where(eq(consents.userId, userId)).orderBy(consents.at)
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

/** When a code was first shown to a person; notes it when this is the first time. */
export async function notePromo(db: Db, userId: number, code: string, now: Date): Promise<Date> {
  await db.insert(promoOffers).values({ userId, code, shownAt: now }).onConflictDoNothing()
  return (await findPromo(db, userId, code)) ?? now
}

export async function findPromo(db: Db, userId: number, code: string): Promise<Date | undefined> {
  const [row] = await db
    .select()
    .from(promoOffers)
    .where(and(eq(promoOffers.userId, userId), eq(promoOffers.code, code)))
  return row?.shownAt
}

export async function findCustomer(db: Db, provider: ProviderName, userId: number): Promise<string | undefined> {
  const [row] = await db
    .select()
    .from(paymentCustomers)
    .where(and(eq(paymentCustomers.provider, provider), eq(paymentCustomers.userId, userId)))
  return row?.customer
}

export async function findCustomerUser(db: Db, provider: ProviderName, customer: string): Promise<number | undefined> {
  const [row] = await db
    .select()
    .from(paymentCustomers)
    .where(and(eq(paymentCustomers.provider, provider), eq(paymentCustomers.customer, customer)))
  return row?.userId
}

export async function keepCustomer(db: Db, provider: ProviderName, customer: string, userId: number): Promise<void> {
  await db.insert(paymentCustomers).values({ provider, customer, userId }).onConflictDoNothing()
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

/** True the first time a key is announced. */
export async function announceOnce(db: Db, key: string, now: Date): Promise<boolean> {
  return (await db.insert(announcements).values({ key, at: now }).onConflictDoNothing().returning()).length > 0
}

/** People with a period, paid or tried, that ends in a span of time. */
export async function peopleWhosePeriodEnds(db: Db, from: Date, to: Date): Promise<number[]> {
  const rows = await db
    .selectDistinct({ userId: paymentEvents.userId })
    .from(paymentEvents)
    .where(and(isNotNull(paymentEvents.userId), gte(paymentEvents.periodEnd, from), lt(paymentEvents.periodEnd, to)))
  return rows.flatMap(({ userId }) => userId ?? [])
}

/** Orders whose payment page was opened in a span of time. */
export async function ordersOpened(db: Db, provider: ProviderName, from: Date, to: Date): Promise<Order[]> {
  return db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.provider, provider),
        isNotNull(orders.checkout),
        gte(orders.createdAt, from),
        lt(orders.createdAt, to),
      ),
    )
}

export async function eventsOfOrders(db: Db, orderIds: readonly string[]): Promise<MoneyEvent[]> {
  if (orderIds.length === 0) return []
  return db
    .select()
    .from(paymentEvents)
    .where(inArray(paymentEvents.orderId, [...orderIds]))
}

/** The person's orders of a provider whose payment page may still be open, latest first. */
export async function recentOrders(db: Db, userId: number, provider: ProviderName, since: Date): Promise<Order[]> {
  return db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.userId, userId),
        eq(orders.provider, provider),
        isNotNull(orders.checkout),
        gte(orders.createdAt, since),
      ),
    )
    .orderBy(desc(orders.createdAt))
}

/** Whether a payment page of the person's is being opened: written down since an instant and not there yet. */
export async function isOpening(db: Db, userId: number, since: Date): Promise<boolean> {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.userId, userId), isNull(orders.checkout), gt(orders.createdAt, since)))
    .limit(1)
  return rows.length > 0
}
