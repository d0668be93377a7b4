import { count, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Db } from '#platform/database/database.ts'
import { isWithin, utcDay } from '#platform/database/page.ts'
import { NO_EMAIL_CHANGE } from './domain/pending-email.ts'
import { users } from './tables.ts'

export type User = typeof users.$inferSelect
export type NewUser = typeof users.$inferInsert
export type UserChanges = Partial<NewUser>

const sameEmail = (email: string) => eq(sql`lower(${users.email})`, email.toLowerCase())

export async function insertUser(db: Db, user: NewUser): Promise<User | undefined> {
  const [row] = await db.insert(users).values(user).onConflictDoNothing().returning()
  return row
}

export async function findUserByEmail(db: Db, email: string): Promise<User | undefined> {
  const [row] = await db.select().from(users).where(sameEmail(email))
  return row
}

export async function findUser(db: Db, id: number): Promise<User | undefined> {
  const [row] = await db.select().from(users).where(eq(users.id, id))
  return row
}

export async function findUsers(db: Db, ids: readonly number[]): Promise<User[]> {
  return db
    .select()
    .from(users)
    .where(inArray(users.id, [...ids]))
}

/**
 * The row, held until the transaction ends, so that two edits at once spend one counter only once. Rows that refer to the
 * person can be written meanwhile: two of the staff, each writing down what they did to the other, would wait for ever.
 * Only who deletes the person holds those back too.
 */
export async function lockUser(
  tx: Db,
  id: number,
  strength: 'no key update' | 'update' = 'no key update',
): Promise<User | undefined> {
  const [row] = await tx.select().from(users).where(eq(users.id, id)).for(strength)
  return row
}

export async function updateUser(db: Db, id: number, changes: UserChanges): Promise<User | undefined> {
  const [row] = await db.update(users).set(changes).where(eq(users.id, id)).returning()
  return row
}

export async function deleteUser(db: Db, id: number): Promise<void> {
  await db.delete(users).where(eq(users.id, id))
}

/** How many people signed up, by UTC day. */
export async function signUpsByDay(db: Db, from: Date, to: Date) {
  return db
    .select({ day: utcDay(users.createdAt), value: count() })
    .from(users)
    .where(isWithin(users.createdAt, from, to))
    .groupBy(sql`1`)
}

/** Changes of address that were asked for before an instant. */
export const dropOldEmailChanges = (db: Db, before: Date) =>
  db.update(users).set(NO_EMAIL_CHANGE).where(lt(users.pendingEmailAt, before))
