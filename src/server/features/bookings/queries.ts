import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lte, or, sql, type SQL } from 'drizzle-orm'
import { countRows, rowsOnPage } from '#platform/database/page.ts'
import { ADMIN_PAGE } from '#contract/admin-rows.ts'
import { users } from '#core/users/tables.ts'
import type { Db } from '#platform/database/database.ts'
import { bookings, consultants, type Canceler } from './tables.ts'

export type BookingRow = typeof bookings.$inferSelect
export type ConsultantRow = typeof consultants.$inferSelect

/** In hundredths; rows of versions before wrote a float alone. */
export const centsOf = ({ priceCents, priceAmount }: Pick<BookingRow, 'priceCents' | 'priceAmount'>): number =>
  priceCents ?? Math.round((priceAmount ?? 0) * 100)

export async function listConsultants(db: Db, which: 'shown' | 'all' = 'shown'): Promise<ConsultantRow[]> {
  return db
    .select()
    .from(consultants)
    .where(which === 'shown' ? eq(consultants.hidden, false) : undefined)
    .orderBy(asc(consultants.id))
}

export async function findConsultant(db: Db, id: number): Promise<ConsultantRow | undefined> {
  const [row] = await db.select().from(consultants).where(eq(consultants.id, id))
  return row
}

/** Whoever books, pays, moves or cancels an hour of a consultant does so one after the other. */
export async function lockConsultant(tx: Db, id: number): Promise<ConsultantRow | undefined> {
  const [row] = await tx.select().from(consultants).where(eq(consultants.id, id)).for('no key update')
  return row
}

export async function insertConsultant(db: Db, row: typeof consultants.$inferInsert): Promise<number> {
  const [kept] = await db.insert(consultants).values(row).returning({ id: consultants.id })
  if (!kept) throw new Error('a consultant was not kept')
  return kept.id
}

export async function updateConsultant(
  db: Db,
  id: number,
  changes: Partial<typeof consultants.$inferInsert>,
): Promise<void> {
  await db.update(consultants).set(changes).where(eq(consultants.id, id))
}

/** No consultation lasts longer. */
const LONGEST_MS = 3_600_000

/** Nobody gave it back, and whoever holds it still may pay. */
const isOpen = (now: Date): SQL | undefined =>
  and(isNull(bookings.canceledAt), or(isNull(bookings.heldUntil), gt(bookings.heldUntil, now)))

/** Takes back the hours whose time to be paid is over, of a consultant's instant or of a person. */
export async function expireHolds(
  db: Db,
  of: { consultantId: number; startsAt: Date } | { userId: number },
  now: Date,
): Promise<void> {
  const own =
    'userId' in of
      ? eq(bookings.userId, of.userId)
      : and(eq(bookings.consultantId, of.consultantId), eq(bookings.startsAt, of.startsAt))
  await db
    .update(bookings)
    .set({ canceledAt: now, canceledBy: 'expired' })
    .where(and(own, isNull(bookings.canceledAt), isNotNull(bookings.heldUntil), lte(bookings.heldUntil, now)))
}

/** Undefined when somebody has that hour. */
export async function insertBooking(db: Db, booking: typeof bookings.$inferInsert): Promise<BookingRow | undefined> {
  const [row] = await db.insert(bookings).values(booking).onConflictDoNothing().returning()
  return row
}

export async function updateBooking(
  db: Db,
  id: number,
  changes: Partial<typeof bookings.$inferInsert>,
): Promise<BookingRow | undefined> {
  const [row] = await db.update(bookings).set(changes).where(eq(bookings.id, id)).returning()
  return row
}

/** Gives an hour free again; undefined when it was already. */
export async function cancelBooking(
  db: Db,
  id: number,
  { by, at, reason = null }: { by: Canceler; at: Date; reason?: string | null },
): Promise<BookingRow | undefined> {
  const [row] = await db
    .update(bookings)
    .set({ canceledAt: at, canceledBy: by, reason, sequence: sql`${bookings.sequence} + 1` })
    .where(and(eq(bookings.id, id), isNull(bookings.canceledAt)))
    .returning()
  return row
}

/** A stretch of somebody's time. */
interface Stretch {
  startsAt: Date
  minutes: number
}

const endOf = ({ startsAt, minutes }: Stretch) => startsAt.getTime() + minutes * 60_000

/** Whether two share a minute: hours of one clock never do in part, but a consultant may move to another. */
export const overlap = (one: Stretch, other: Stretch): boolean =>
  one.startsAt.getTime() < endOf(other) && other.startsAt.getTime() < endOf(one)

/** What is taken of a consultant's time to come, and of what is on at this moment. */
export async function takenOf(
  db: Db,
  consultantId: number,
  now: Date,
): Promise<Pick<BookingRow, 'id' | 'startsAt' | 'minutes'>[]> {
  const since = new Date(now.getTime() - LONGEST_MS)
  return db
    .select({ id: bookings.id, startsAt: bookings.startsAt, minutes: bookings.minutes })
    .from(bookings)
    .where(and(eq(bookings.consultantId, consultantId), isOpen(now), gt(bookings.startsAt, since)))
}

/** Whether something of a stretch of a consultant's time is taken by another booking than this. */
export async function isTaken(
  db: Db,
  wanted: Stretch & Pick<BookingRow, 'consultantId'>,
  except: number | null,
  now: Date,
): Promise<boolean> {
  const taken = await takenOf(db, wanted.consultantId, now)
  return taken.some((one) => one.id !== except && overlap(one, wanted))
}

/** A person's bookings that begin after an instant, in order. */
export async function bookingsOf(db: Db, userId: number, since: Date, now: Date): Promise<BookingRow[]> {
  return db
    .select()
    .from(bookings)
    .where(and(eq(bookings.userId, userId), isOpen(now), gt(bookings.startsAt, since)))
    .orderBy(asc(bookings.startsAt))
}

export async function findBooking(db: Db, id: number): Promise<BookingRow | undefined> {
  const [row] = await db.select().from(bookings).where(eq(bookings.id, id))
  return row
}

/** Holds that are over and whose hour nobody else wanted meanwhile. */
export async function overdueHolds(db: Db, now: Date): Promise<BookingRow[]> {
  return db
    .select()
    .from(bookings)
    .where(and(isNull(bookings.canceledAt), isNotNull(bookings.heldUntil), lte(bookings.heldUntil, now)))
    .limit(500)
}

/** The paid bookings to come of a consultant. */
export async function bookedWith(db: Db, consultantId: number, now: Date): Promise<number[]> {
  const paid = and(isNull(bookings.canceledAt), isNull(bookings.heldUntil), gt(bookings.startsAt, now))
  const rows = await db
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(eq(bookings.consultantId, consultantId), paid))
  return rows.map(({ id }) => id)
}

/** Bookings to come by consultant. */
export async function countBooked(db: Db, now: Date): Promise<Map<number, number>> {
  const rows = await db
    .select({ id: bookings.consultantId, booked: sql<number>`count(*)::int` })
    .from(bookings)
    .where(and(isOpen(now), gt(bookings.startsAt, now)))
    .groupBy(bookings.consultantId)
  return new Map(rows.map(({ id, booked }) => [id, booked]))
}

export async function listBookings(db: Db, page: number) {
  const { limit, offset } = rowsOnPage(page, ADMIN_PAGE)
  const rows = await db
    .select({ booking: bookings, email: users.email, consultant: consultants })
    .from(bookings)
    .leftJoin(users, eq(users.id, bookings.userId))
    .leftJoin(consultants, eq(consultants.id, bookings.consultantId))
    .orderBy(desc(bookings.startsAt))
    .limit(limit)
    .offset(offset)
  return { rows, total: await countRows(db, bookings) }
}

/** Of somebody who goes: what was never paid is deleted, and what was said about the rest. */
export async function forgetBookingsOf(tx: Db, userId: number): Promise<void> {
  await tx.delete(bookings).where(and(eq(bookings.userId, userId), isNull(bookings.orderId)))
  await tx.update(bookings).set({ reason: null, payUrl: null }).where(eq(bookings.userId, userId))
}

/** Of some pictures' keys, those that a consultant shows. */
export async function shownAvatars(db: Db, keys: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ avatar: consultants.avatar })
    .from(consultants)
    .where(inArray(consultants.avatar, [...keys]))
  return rows.flatMap(({ avatar }) => avatar ?? [])
}
