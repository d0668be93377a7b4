import { deleteAll } from '#platform/database/delete-all.ts'
import { eq, lt, or, sql, type SQL } from 'drizzle-orm'
import type { Db } from '#platform/database/database.ts'
import { rateLimits } from '#platform/rate-limits-table.ts'
import { erasureReceipts } from './tables.ts'

type Row = Record<string, unknown>

/**
 * Counts of attempts: `review:12`, `login:email:ada@example.org`, and what follows it after a colon. Keys match whole: an
 * address may be the beginning of another, and an account's number that of another or of a network address.
 */
function isAbout(userId: number, email: string): SQL | undefined {
  const byAddress = [`login:email:${email}`, `reset:email:${email}`].flatMap((key) => [
    eq(rateLimits.key, key),
    sql`starts_with(${rateLimits.key}, ${`${key}:`})`,
  ])
  return or(sql`${rateLimits.key} ~ ${`^[a-z-]+:${userId}$`}`, ...byAddress)
}

export async function attemptsOf(db: Db, user: { id: number; email: string }): Promise<Row[]> {
  return db.select().from(rateLimits).where(isAbout(user.id, user.email.toLowerCase()))
}

export async function forgetAttemptsOf(tx: Db, user: { id: number; email: string }): Promise<void> {
  await tx.delete(rateLimits).where(isAbout(user.id, user.email.toLowerCase()))
}

/** Work about the person that is done, waiting or failed; what tells the provider of an order names none. */
export async function forgetJobs(tx: Db, userId: number): Promise<void> {
  await tx.execute(sql`delete from pgboss.job where data->>'userId' = ${String(userId)}`)
}

export async function insertReceipt(tx: Db, receipt: typeof erasureReceipts.$inferInsert): Promise<void> {
  await tx.insert(erasureReceipts).values(receipt)
}

export async function findReceipt(db: Db, codeHash: string) {
  const [row] = await db.select().from(erasureReceipts).where(eq(erasureReceipts.codeHash, codeHash))
  return row
}

export const deleteOldReceipts = (db: Db, before: Date) =>
  deleteAll(db, erasureReceipts, lt(erasureReceipts.at, before))
