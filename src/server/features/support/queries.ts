import { deleteAll } from '#platform/database/delete-all.ts'
import { and, asc, eq, isNull, lt, sql } from 'drizzle-orm'
import { countRows, rowsOnPage } from '#platform/database/page.ts'
import { ADMIN_PAGE } from '#contract/admin-rows.ts'
import type { User } from '#core/users/api.ts'
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

/** Open ones first, among them those with priority, the longest waiting first; then the answered ones, the latest first. */
export async function listSupport(db: Db, page: number) {
  const { limit, offset } = rowsOnPage(page, ADMIN_PAGE)
  const rows = await db
    .select()
    .from(supportRequests)
    .orderBy(
      sql`${supportRequests.answeredAt} desc nulls first`,
      sql`${supportRequests.priority} desc`,
      asc(supportRequests.createdAt),
    )
    .limit(limit)
    .offset(offset)
  return { rows, total: await countRows(db, supportRequests) }
}

export async function setAnswered(db: Db, id: number, at: Date | null) {
  const [row] = await db.update(supportRequests).set({ answeredAt: at }).where(eq(supportRequests.id, id)).returning()
  return row
}

export const deleteOldLetters = (db: Db, before: Date) =>
  deleteAll(db, supportRequests, lt(supportRequests.createdAt, before))

export async function insertLetter(
  db: Db,
  letter: typeof supportRequests.$inferInsert,
): Promise<{ id: number } | undefined> {
  const [row] = await db.insert(supportRequests).values(letter).returning({ id: supportRequests.id })
  return row
}

export async function findLetter(db: Db, id: number) {
  const [row] = await db.select().from(supportRequests).where(eq(supportRequests.id, id))
  return row
}
