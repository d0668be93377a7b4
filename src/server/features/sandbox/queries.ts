import { and, asc, eq, isNotNull, isNull, lte } from 'drizzle-orm'
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
