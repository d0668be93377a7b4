import { deleteAll } from '#platform/database/delete-all.ts'
import { and, asc, count, countDistinct, desc, eq, gte, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import type { Db } from '#platform/database/database.ts'
import { users } from '#core/users/tables.ts'
import { ledger } from '#core/entitlements/tables.ts'
import { analyticsConsents, analyticsEvents } from './tables.ts'

export type EventRow = typeof analyticsEvents.$inferSelect
export type ConsentRow = typeof analyticsConsents.$inferSelect

export async function insertEvents(db: Db, events: (typeof analyticsEvents.$inferInsert)[]): Promise<void> {
  await db.insert(analyticsEvents).values(events)
}

/** What a device did before its person signed in is that person's. */
export async function nameVisitor(db: Db, visitor: string, userId: number): Promise<void> {
  await db
    .update(analyticsEvents)
    .set({ userId })
    .where(and(eq(analyticsEvents.visitor, visitor), isNull(analyticsEvents.userId)))
}

/** Whether some of a device's events are another account's: then its number is not this person's to speak for. */
export async function isOthersVisitor(db: Db, visitor: string, userId: number | null): Promise<boolean> {
  const rows = await db
    .selectDistinct({ userId: analyticsEvents.userId })
    .from(analyticsEvents)
    .where(eq(analyticsEvents.visitor, visitor))
  return rows.some((row) => row.userId !== null && row.userId !== userId)
}

export async function deleteVisitor(db: Db, visitor: string): Promise<void> {
  await db.delete(analyticsEvents).where(eq(analyticsEvents.visitor, visitor))
}

export async function deleteEventsOf(db: Db, userId: number): Promise<void> {
  await db.delete(analyticsEvents).where(eq(analyticsEvents.userId, userId))
}

/** The choice that stands; undefined while none was made. */
export async function findConsent(db: Db, userId: number): Promise<ConsentRow | undefined> {
  const [row] = await db
    .select()
    .from(analyticsConsents)
    .where(eq(analyticsConsents.userId, userId))
    .orderBy(desc(analyticsConsents.at), desc(analyticsConsents.id))
    .limit(1)
  return row
}

/** Whether the choice that stands is a no; an account that has not chosen has not declined. */
export const hasDeclined = async (db: Db, userId: number): Promise<boolean> =>
  (await findConsent(db, userId))?.given === false

export async function insertConsent(db: Db, consent: typeof analyticsConsents.$inferInsert): Promise<void> {
  await db.insert(analyticsConsents).values(consent)
}

/**
 * Takes events that wait to be passed on, oldest first, and those whose worker has not been heard of since `lostBefore`.
 * Two workers never take the same.
 */
export async function takeWaiting(db: Db, now: Date, lostBefore: Date, limit: number): Promise<EventRow[]> {
  const due = db
    .select({ id: analyticsEvents.id })
    .from(analyticsEvents)
    .where(
      and(
        eq(analyticsEvents.waits, true),
        or(isNull(analyticsEvents.takenAt), lt(analyticsEvents.takenAt, lostBefore)),
      ),
    )
    .orderBy(asc(analyticsEvents.at))
    .limit(limit)
    .for('update', { skipLocked: true })
  return db.update(analyticsEvents).set({ takenAt: now }).where(inArray(analyticsEvents.id, due)).returning()
}

export async function markPassedOn(db: Db, ids: string[]): Promise<void> {
  await db.update(analyticsEvents).set({ waits: false }).where(inArray(analyticsEvents.id, ids))
}

/** Gives back what could not be passed on, for the next time. */
export async function giveBack(db: Db, ids: string[]): Promise<void> {
  await db.update(analyticsEvents).set({ takenAt: null }).where(inArray(analyticsEvents.id, ids))
}

/** Ceases to pass on what nobody took for too long. */
export async function abandonWaiting(db: Db, before: Date): Promise<void> {
  await db
    .update(analyticsEvents)
    .set({ waits: false })
    .where(and(eq(analyticsEvents.waits, true), lt(analyticsEvents.at, before)))
}

const between = (from: Date, to: Date) => and(gte(analyticsEvents.at, from), lt(analyticsEvents.at, to))
const utcDay = sql<string>`to_char(${analyticsEvents.at} at time zone 'UTC', 'YYYY-MM-DD')`

export async function countByDay(db: Db, from: Date, to: Date) {
  return db
    .select({ day: utcDay, name: analyticsEvents.name, events: count() })
    .from(analyticsEvents)
    .where(between(from, to))
    .groupBy(sql`1`, analyticsEvents.name)
}

export async function countVisitors(db: Db, from: Date, to: Date) {
  return db
    .select({ day: utcDay, visitors: countDistinct(analyticsEvents.visitor) })
    .from(analyticsEvents)
    .where(between(from, to))
    .groupBy(sql`1`)
}

/** Devices; of these the accounts opened in the time; of these who pressed for a plan; of these who have paid. */
export async function readFunnel(db: Db, from: Date, to: Date) {
  const seen = db.$with('seen').as(
    db
      .select({
        visitor: analyticsEvents.visitor,
        userId: sql<number | null>`max(${analyticsEvents.userId})`.as('seen_user'),
        pressed: sql<boolean>`bool_or(${analyticsEvents.name} = 'upgrade_click')`.as('pressed'),
      })
      .from(analyticsEvents)
      .where(between(from, to))
      .groupBy(analyticsEvents.visitor),
  )
  const hasPaid = sql`exists (select 1 from ${ledger} where ${ledger.userId} = ${users.id} and ${ledger.kind} = 'payment')`
  const [row] = await db
    .with(seen)
    .select({
      visits: count(),
      registrations: countDistinct(users.id),
      upgrade_clicks: sql<number>`count(distinct ${users.id}) filter (where ${seen.pressed})`.mapWith(Number),
      payments: sql<number>`count(distinct ${users.id}) filter (where ${seen.pressed} and ${hasPaid})`.mapWith(Number),
    })
    .from(seen)
    .leftJoin(users, and(eq(users.id, seen.userId), gte(users.createdAt, from), lt(users.createdAt, to)))
  return row ?? { visits: 0, registrations: 0, upgrade_clicks: 0, payments: 0 }
}

export const deleteOldEvents = (db: Db, before: Date) => deleteAll(db, analyticsEvents, lt(analyticsEvents.at, before))
