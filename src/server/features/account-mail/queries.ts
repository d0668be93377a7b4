import { deleteAll } from '#platform/database/delete-all.ts'
import { and, eq, gt, inArray, isNull, lt } from 'drizzle-orm'
import type { Db } from '#platform/database/database.ts'
import { mailTokens, type TokenPurpose } from './tables.ts'

export async function insertMailToken(db: Db, token: typeof mailTokens.$inferInsert): Promise<void> {
  await db.insert(mailTokens).values(token)
}

const isOpenToken = (tokenHash: string, purposes: TokenPurpose[], now: Date) =>
  and(
    eq(mailTokens.tokenHash, tokenHash),
    inArray(mailTokens.purpose, purposes),
    isNull(mailTokens.usedAt),
    gt(mailTokens.expiresAt, now),
  )

/** Whose token it is, without spending it. */
export async function findMailToken(db: Db, tokenHash: string, purposes: TokenPurpose[], now: Date) {
  const [row] = await db
    .select()
    .from(mailTokens)
    .where(isOpenToken(tokenHash, purposes, now))
  return row
}

/** Spends a link: the row comes back at most once, and never after it expired. */
export async function useMailToken(db: Db, tokenHash: string, purposes: TokenPurpose[], now: Date) {
  const [row] = await db
    .update(mailTokens)
    .set({ usedAt: now })
    .where(isOpenToken(tokenHash, purposes, now))
    .returning()
  return row
}

/** Ends the links of one kind that are still open. */
export async function voidMailTokens(db: Db, userId: number, purpose: TokenPurpose, now: Date): Promise<void> {
  await db
    .update(mailTokens)
    .set({ usedAt: now })
    .where(and(eq(mailTokens.userId, userId), eq(mailTokens.purpose, purpose), isNull(mailTokens.usedAt)))
}

export const deleteExpiredTokens = (db: Db, before: Date) => deleteAll(db, mailTokens, lt(mailTokens.expiresAt, before))
