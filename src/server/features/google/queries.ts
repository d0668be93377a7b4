import { and, eq, ne, sql } from 'drizzle-orm'
import type { Db } from '#platform/database/database.ts'
import type { User } from '#core/actors/queries.ts'
import { users } from '#core/actors/tables.ts'
import { googleIdentities } from './tables.ts'

export async function findUserByGoogle(db: Db, subject: string): Promise<User | undefined> {
  const [row] = await db
    .select({ user: users })
    .from(googleIdentities)
    .innerJoin(users, eq(users.id, googleIdentities.userId))
    .where(eq(googleIdentities.subject, subject))
  return row?.user
}

/** False when this person or this account is linked already. */
export async function insertIdentity(db: Db, identity: typeof googleIdentities.$inferInsert): Promise<boolean> {
  const rows = await db.insert(googleIdentities).values(identity).onConflictDoNothing().returning()
  return rows.length > 0
}

export async function hasGoogle(db: Db, userId: number): Promise<boolean> {
  return (await db.$count(googleIdentities, eq(googleIdentities.userId, userId))) > 0
}

export async function deleteIdentitiesOfOtherAddresses(db: Db, userId: number, email: string): Promise<void> {
  await db
    .delete(googleIdentities)
    .where(and(eq(googleIdentities.userId, userId), ne(sql`lower(${googleIdentities.email})`, email.toLowerCase())))
}
