import { and, desc, eq, gt, gte, inArray, isNotNull, isNull, lt } from 'drizzle-orm'
import type { MoneyEvent, Order } from '#core/entitlements/api.ts'
import { cancellations, consents, orders, paymentEvents, withdrawals } from '#core/entitlements/tables.ts'
import type { Db } from '#platform/database/database.ts'
import type { PaymentProvider } from '#platform/payments/provider.ts'
import { announcements, paymentCustomers, promoOffers } from './tables.ts'

type ProviderName = PaymentProvider['name']

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

/** Of an order whose account is gone: what its events do is done one after the other. */
export async function lockOrder(tx: Db, id: string): Promise<Order | undefined> {
  const [row] = await tx.select().from(orders).where(eq(orders.id, id)).for('no key update')
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

type Survey = Partial<Pick<typeof cancellations.$inferInsert, 'reason' | 'feedback' | 'wouldReturn'>>

/** Adds why somebody canceled, once; false where nothing is said, or something was said before. */
export async function addSurvey(db: Db, orderId: string, survey: Survey): Promise<boolean> {
  if (Object.values(survey).every((answer) => answer === undefined)) return false
  const unsaid = and(
    eq(cancellations.orderId, orderId),
    eq(cancellations.by, 'person'),
    isNull(cancellations.reason),
    isNull(cancellations.feedback),
    isNull(cancellations.wouldReturn),
  )
  return (await db.update(cancellations).set(survey).where(unsaid).returning()).length > 0
}

export async function insertWithdrawal(db: Db, withdrawal: typeof withdrawals.$inferInsert): Promise<boolean> {
  return (await db.insert(withdrawals).values(withdrawal).onConflictDoNothing().returning()).length > 0
}

export async function withdrawalsOfOrder(db: Db, orderId: string) {
  return db.select().from(withdrawals).where(eq(withdrawals.orderId, orderId))
}

export async function listConsents(db: Db, userId: number) {
  return db.select().from(consents).where(eq(consents.userId, userId)).orderBy(consents.at)
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

/** What they wrote on leaving a plan goes with them, and for whom and where a report was; the books keep the sums. */
export async function forgetWords(tx: Db, userId: number): Promise<void> {
  await tx.update(cancellations).set({ feedback: null }).where(eq(cancellations.userId, userId))
  await tx.update(orders).set({ personId: null, placeIds: [] }).where(eq(orders.userId, userId))
}
