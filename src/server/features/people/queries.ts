import { and, asc, count, eq, gt, isNotNull } from 'drizzle-orm'
import type { Db } from '#platform/database/database.ts'
import { users } from '#core/users/tables.ts'
import { people } from './tables.ts'

export type PersonRow = typeof people.$inferSelect
export type PersonColumns = Omit<typeof people.$inferInsert, 'id' | 'userId' | 'createdAt'>

const theirs = (userId: number, id: number) => and(eq(people.userId, userId), eq(people.id, id))

export async function insertPerson(db: Db, person: typeof people.$inferInsert): Promise<PersonRow | undefined> {
  const [row] = await db.insert(people).values(person).returning()
  return row
}

export async function listPeople(db: Db, userId: number): Promise<PersonRow[]> {
  return db.select().from(people).where(eq(people.userId, userId)).orderBy(asc(people.id))
}

export async function countPeople(db: Db, userId: number): Promise<number> {
  const [row] = await db.select({ value: count() }).from(people).where(eq(people.userId, userId))
  return row?.value ?? 0
}

/** Another person's people are not found, as if they did not exist. */
export async function findPersonRow(db: Db, userId: number, id: number): Promise<PersonRow | undefined> {
  const [row] = await db.select().from(people).where(theirs(userId, id))
  return row
}

export async function updatePerson(
  db: Db,
  userId: number,
  id: number,
  changes: Partial<PersonColumns>,
): Promise<PersonRow | undefined> {
  const [row] = await db.update(people).set(changes).where(theirs(userId, id)).returning()
  return row
}

/** Holds somebody until the end of the transaction: nothing new is made with them meanwhile. */
export async function lockPersonRow(tx: Db, userId: number, id: number): Promise<PersonRow | undefined> {
  const [row] = await tx.select().from(people).where(theirs(userId, id)).for('update')
  return row
}

export async function deletePersonRow(db: Db, userId: number, id: number): Promise<void> {
  await db.delete(people).where(theirs(userId, id))
}

/** Where births are kept: of accounts, and of people noted. */
export const BIRTH_TABLES = [users, people] as const

/** Births with an instant, after an id, in order: of accounts or of people noted. */
export async function birthsAfter(db: Db, table: typeof users | typeof people, id: number, limit: number) {
  return db
    .select({
      id: table.id,
      birthdate: table.birthdate,
      birthtime: table.birthtime,
      birthInstant: table.birthInstant,
      birthplace: table.birthplace,
      placeId: table.placeId,
      placeLatitudeDeg: table.placeLatitudeDeg,
      placeLongitudeDeg: table.placeLongitudeDeg,
      placeTimeZone: table.placeTimeZone,
      birthCalendar: table.birthCalendar,
      birthClock: table.birthClock,
      birthFold: table.birthFold,
      birthOffset: table.birthOffset,
      birthReviewInstant: table.birthReviewInstant,
    })
    .from(table)
    .where(and(gt(table.id, id), isNotNull(table.birthInstant)))
    .orderBy(asc(table.id))
    .limit(limit)
}

/** Proposes an instant, unless the birth has been changed meanwhile. */
export async function proposeInstant(
  db: Db,
  table: typeof users | typeof people,
  { id, birthInstant }: { id: number; birthInstant: Date },
  proposed: Date | null,
): Promise<void> {
  await db
    .update(table)
    .set({ birthReviewInstant: proposed })
    .where(and(eq(table.id, id), eq(table.birthInstant, birthInstant)))
}

/** How many births wait for their owner's word. */
export async function countProposed(db: Db): Promise<number> {
  const [own] = await db.select({ value: count() }).from(users).where(isNotNull(users.birthReviewInstant))
  const [noted] = await db.select({ value: count() }).from(people).where(isNotNull(people.birthReviewInstant))
  return (own?.value ?? 0) + (noted?.value ?? 0)
}
