import { and, asc, eq, gt, isNull } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { bookings } from './tables.ts'

export type BookingRow = typeof bookings.$inferSelect

/** Undefined when somebody has that hour. */
export async function insertBooking(db: Db, booking: typeof bookings.$inferInsert): Promise<BookingRow | undefined> {
  const [row] = await db.insert(bookings).values(booking).onConflictDoNothing().returning()
  return row
}

/** When a consultant's hours to come begin that are taken. */
export async function takenHours(db: Db, consultantId: number, now: Date): Promise<Date[]> {
  const rows = await db
    .select({ startsAt: bookings.startsAt })
    .from(bookings)
    .where(and(eq(bookings.consultantId, consultantId), isNull(bookings.canceledAt), gt(bookings.startsAt, now)))
  return rows.map(({ startsAt }) => startsAt)
}

export async function comingBookings(db: Db, userId: number, now: Date): Promise<BookingRow[]> {
  return db
    .select()
    .from(bookings)
    .where(and(eq(bookings.userId, userId), isNull(bookings.canceledAt), gt(bookings.startsAt, now)))
    .orderBy(asc(bookings.startsAt))
}

export async function findBooking(db: Db, id: number): Promise<BookingRow | undefined> {
  const [row] = await db.select().from(bookings).where(eq(bookings.id, id))
  return row
}

/** Gives an hour to come back; undefined when it isn't this person's or isn't to come. */
export async function cancelBooking(db: Db, userId: number, id: number, now: Date): Promise<BookingRow | undefined> {
  const [row] = await db
    .update(bookings)
    .set({ canceledAt: now })
    .where(
      and(eq(bookings.id, id), eq(bookings.userId, userId), isNull(bookings.canceledAt), gt(bookings.startsAt, now)),
    )
    .returning()
  return row
}
