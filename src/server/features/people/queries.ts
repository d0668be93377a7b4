import { and, asc, count, eq } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
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
