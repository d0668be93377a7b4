import { and, eq, inArray, isNull, like, or, sql, type SQL } from 'drizzle-orm'
import type { Db } from '#platform/database/database.ts'
import { rateLimits } from '#platform/rate-limits-table.ts'
import type { User } from '#core/actors/queries.ts'
import { modelSpends } from '../chat/tables.ts'
import { cancellations, orders } from '#core/entitlements/tables.ts'
import { listPdfKeys } from '../reports/list-pdf-keys.ts'
import { reviews } from '../reviews/tables.ts'
import { sandboxCheckouts, sandboxEvents } from '../sandbox/tables.ts'
import { supportRequests } from '../support/tables.ts'
import { erasureReceipts } from './tables.ts'

type Row = Record<string, unknown>

/** Of the sandbox bank, which knows orders and no persons: their payment pages, and what it told of them. */
export async function sandboxRowsOf(db: Db, userId: number) {
  const pages = await db
    .select({ page: sandboxCheckouts })
    .from(sandboxCheckouts)
    .innerJoin(orders, eq(orders.id, sandboxCheckouts.orderId))
    .where(eq(orders.userId, userId))
  const tokens = pages.map(({ page }) => page.token)
  const events =
    tokens.length > 0 ? await db.select().from(sandboxEvents).where(inArray(sandboxEvents.token, tokens)) : []
  return { pages: pages.map(({ page }) => page), events }
}

/** The keys of the files that a person has handed in, and of those that were made for them. */
export async function filesOf(db: Db, userId: number): Promise<string[]> {
  const rows = await db.select({ avatar: reviews.avatar }).from(reviews).where(eq(reviews.userId, userId))
  return [...rows.flatMap(({ avatar }) => avatar ?? []), ...(await listPdfKeys(db, userId))]
}

/** The bank keeps the payments and forgets who made them. */
export async function forgetPayer(tx: Db, userId: number): Promise<void> {
  const { pages } = await sandboxRowsOf(tx, userId)
  for (const { token, request } of pages)
    await tx
      .update(sandboxCheckouts)
      .set({ request: { ...request, email: '', userId: 0, customer: null } })
      .where(eq(sandboxCheckouts.token, token))
}

/** What they wrote on leaving a plan goes with them, and for whom and where a report was; the books keep the sums. */
export async function forgetWords(tx: Db, userId: number): Promise<void> {
  await tx.update(cancellations).set({ feedback: null }).where(eq(cancellations.userId, userId))
  await tx.update(orders).set({ personId: null, placeIds: [] }).where(eq(orders.userId, userId))
}

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
  await tx.delete(modelSpends).where(like(modelSpends.key, `% user:${user.id}`))
}

/**
 * What somebody wrote to us from an account's address without being signed in. It is the account's once its owner has shown
 * that the address is theirs, and not before: anybody may register with a stranger's.
 */
const isLetterOf = ({ email, emailConfirmedAt }: Pick<User, 'email' | 'emailConfirmedAt'>) =>
  emailConfirmedAt === null
    ? sql`false`
    : and(isNull(supportRequests.userId), eq(sql`lower(${supportRequests.email})`, email.toLowerCase()))

export async function lettersOf(db: Db, user: User): Promise<Row[]> {
  return db.select().from(supportRequests).where(isLetterOf(user))
}

export async function forgetLettersOf(tx: Db, user: User): Promise<number> {
  const gone = await tx.delete(supportRequests).where(isLetterOf(user)).returning({ id: supportRequests.id })
  return gone.length
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

/** Of model costs, which know persons by their key alone. */
export async function spendsOf(db: Db, userId: number): Promise<Row[]> {
  return db
    .select()
    .from(modelSpends)
    .where(like(modelSpends.key, `% user:${userId}`))
}
