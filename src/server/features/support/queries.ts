import { and, eq, isNull, sql } from 'drizzle-orm'
import type { User } from '#core/actors/queries.ts'
import type { Db } from '#platform/database/database.ts'
import { supportRequests } from './tables.ts'

/**
 * What somebody wrote to us from an account's address without being signed in. It is the account's once its owner has shown
 * that the address is theirs, and not before: anybody may register with a stranger's.
 */
const isLetterOf = ({ email, emailConfirmedAt }: Pick<User, 'email' | 'emailConfirmedAt'>) =>
  emailConfirmedAt === null
    ? sql`false`
    : and(isNull(supportRequests.userId), eq(sql`lower(${supportRequests.email})`, email.toLowerCase()))

export async function lettersOf(db: Db, user: User): Promise<Record<string, unknown>[]> {
  return db.select().from(supportRequests).where(isLetterOf(user))
}

export async function forgetLettersOf(tx: Db, user: User): Promise<void> {
  await tx.delete(supportRequests).where(isLetterOf(user))
}
