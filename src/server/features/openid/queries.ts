import { and, eq, ne, sql } from 'drizzle-orm'
import type { Db } from '#platform/database/database.ts'
import type { User } from '#core/users/api.ts'
import { users } from '#core/users/tables.ts'
import { identities } from './tables.ts'

export async function findUserByIdentity(db: Db, provider: string, subject: string): Promise<User | undefined> {
  const [row] = await db
    .select({ user: users })
    .from(identities)
    .innerJoin(users, eq(users.id, identities.userId))
    .where(and(eq(identities.provider, provider), eq(identities.subject, subject)))
  return row?.user
}

/** False when this person or this account is linked already, at this provider. */
export async function insertIdentity(db: Db, identity: typeof identities.$inferInsert): Promise<boolean> {
  const rows = await db.insert(identities).values(identity).onConflictDoNothing().returning()
  return rows.length > 0
}

/** The ids of the providers that an account is linked with. */
export async function listProvidersOf(db: Db, userId: number): Promise<string[]> {
  const rows = await db.select({ provider: identities.provider }).from(identities).where(eq(identities.userId, userId))
  return rows.map(({ provider }) => provider)
}

export async function deleteIdentitiesOfOtherAddresses(db: Db, userId: number, email: string): Promise<void> {
  await db
    .delete(identities)
    .where(and(eq(identities.userId, userId), ne(sql`lower(${identities.email})`, email.toLowerCase())))
}
