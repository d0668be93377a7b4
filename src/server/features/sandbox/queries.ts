import { and, asc, eq, inArray, isNotNull, isNull, lte } from 'drizzle-orm'
import { orders } from '#core/entitlements/tables.ts'
import type { Db } from '#platform/database/database.ts'
import { newSecret } from '#platform/secret.ts'
import { sandboxCheckouts, sandboxEvents, sandboxKeys } from './tables.ts'

export type SandboxCheckout = typeof sandboxCheckouts.$inferSelect
export type SandboxEvent = typeof sandboxEvents.$inferSelect

/** The page of an order, made at the first time it is asked for. */
export async function openCheckout(db: Db, checkout: typeof sandboxCheckouts.$inferInsert): Promise<SandboxCheckout> {
  const [made] = await db.insert(sandboxCheckouts).values(checkout).onConflictDoNothing().returning()
  const [row] = made
    ? [made]
    : await db.select().from(sandboxCheckouts).where(eq(sandboxCheckouts.orderId, checkout.orderId))
  if (!row) throw new Error('the payment page is neither new nor there')
  return row
}

export async function findCheckout(db: Db, token: string): Promise<SandboxCheckout | undefined> {
  const [row] = await db.select().from(sandboxCheckouts).where(eq(sandboxCheckouts.token, token))
  return row
}

export async function lockCheckout(tx: Db, token: string): Promise<SandboxCheckout | undefined> {
  const [row] = await tx.select().from(sandboxCheckouts).where(eq(sandboxCheckouts.token, token)).for('update')
  return row
}

export async function updateCheckout(db: Db, token: string, changes: Partial<SandboxCheckout>): Promise<void> {
  if (Object.keys(changes).length > 0)
    await db.update(sandboxCheckouts).set(changes).where(eq(sandboxCheckouts.token, token))
}

/** Subscriptions whose period is over and which nothing has been done about. */
export async function dueCheckouts(db: Db, now: Date): Promise<SandboxCheckout[]> {
  return db
    .select()
    .from(sandboxCheckouts)
    .where(
      and(
        isNotNull(sandboxCheckouts.periodEnd),
        lte(sandboxCheckouts.periodEnd, now),
        isNull(sandboxCheckouts.endedAt),
      ),
    )
}

/** Undefined when this has happened before. */
export async function insertEvent(db: Db, event: SandboxEvent): Promise<SandboxEvent | undefined> {
  const [row] = await db.insert(sandboxEvents).values(event).onConflictDoNothing().returning()
  return row
}

export async function findEvent(db: Db, id: string): Promise<SandboxEvent | undefined> {
  const [row] = await db.select().from(sandboxEvents).where(eq(sandboxEvents.id, id))
  return row
}

export async function listEvents(db: Db, token: string): Promise<SandboxEvent[]> {
  return db
    .select()
    .from(sandboxEvents)
    .where(eq(sandboxEvents.token, token))
    .orderBy(asc(sandboxEvents.createdAt), asc(sandboxEvents.id))
}

export async function signingKey(db: Db): Promise<string> {
  await db.insert(sandboxKeys).values({ id: 1, secret: newSecret() }).onConflictDoNothing()
  const [row] = await db.select().from(sandboxKeys)
  return row?.secret ?? ''
}

/** Of a person: their payment pages, and what the bank told of them. It knows orders and no persons. */
export async function sandboxRowsOf(db: Db, userId: number) {
  const pages = await db
    .select({ page: sandboxCheckouts })
    .from(sandboxCheckouts)
    .innerJoin(orders, eq(orders.id, sandboxCheckouts.orderId))
    .where(eq(orders.userId, userId))
  const tokens = pages.map(({ page }) => page.token)
  const events =
    tokens.length > 0 ? await db.select().from(sandboxEvents).where(inArray(sandboxEvents.token, tokens)) : []
  return { pages: pages.map(({ page }) => page), events }
}

/** The bank keeps the payments and forgets who made them. */
export async function forgetPayer(tx: Db, userId: number): Promise<void> {
  const { pages } = await sandboxRowsOf(tx, userId)
  for (const { token, request } of pages)
    await tx
      .update(sandboxCheckouts)
      .set({ request: { ...request, email: '', userId: 0, customer: null } })
      .where(eq(sandboxCheckouts.token, token))
}
