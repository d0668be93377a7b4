import { and, asc, avg, count, desc, eq, inArray, sql } from 'drizzle-orm'
import { countRows, rowsOnPage } from '#platform/database/page.ts'
import { ADMIN_PAGE } from '#contract/admin-rows.ts'
import type { Lang } from '#language/lang.ts'
import { REVIEWS_A_PAGE, type ReviewSubject } from '#contract/reviews.ts'
import { users } from '#core/users/tables.ts'
import type { Db } from '#platform/database/database.ts'
import { normalAddress } from '#platform/mail/normal-address.ts'
import { reviews } from './tables.ts'

export type ReviewRow = typeof reviews.$inferSelect

export async function insertReview(db: Db, review: typeof reviews.$inferInsert): Promise<void> {
  await db.insert(reviews).values(review)
}

/** The latest of a thing that are shown, newest first. */
export async function latestReviews(db: Db, lang: Lang, limit: number, subject: ReviewSubject): Promise<ReviewRow[]> {
  return db
    .select()
    .from(reviews)
    .where(and(eq(reviews.subject, subject), eq(reviews.lang, lang), eq(reviews.status, 'shown')))
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .limit(limit)
}

/** Of one thing or of all, a page of those that are shown in a language, newest first, and how many there are. */
export async function listShown(
  db: Db,
  lang: Lang,
  { page, subject }: { page: number; subject: ReviewSubject | null },
) {
  const where = and(
    eq(reviews.lang, lang),
    eq(reviews.status, 'shown'),
    subject === null ? undefined : eq(reviews.subject, subject),
  )
  const { limit, offset } = rowsOnPage(page, REVIEWS_A_PAGE)
  const rows = await db
    .select()
    .from(reviews)
    .where(where)
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .limit(limit)
    .offset(offset)
  const [sums] = await db
    .select({ mean: avg(reviews.rating), total: count() })
    .from(reviews)
    .where(where)
  return { rows, total: sums?.total ?? 0, mean: sums?.mean ? Math.round(Number(sums.mean) * 10) / 10 : null }
}

/** Of what something is shown in a language, and how much. */
export async function countShown(db: Db, lang: Lang): Promise<{ subject: ReviewSubject; total: number }[]> {
  return db
    .select({ subject: reviews.subject, total: count() })
    .from(reviews)
    .where(and(eq(reviews.lang, lang), eq(reviews.status, 'shown')))
    .groupBy(reviews.subject)
    .orderBy(reviews.subject)
}

export async function setAnswer(db: Db, id: number, answer: string | null): Promise<void> {
  await db.update(reviews).set({ answer }).where(eq(reviews.id, id))
}

/** The mean of all ratings of a thing that are shown, to a tenth, and how many there are; null while there are none. */
export async function meanRating(db: Db, subject: ReviewSubject): Promise<{ score: number; reviews: number } | null> {
  const [row] = await db
    .select({ mean: avg(reviews.rating), reviews: count() })
    .from(reviews)
    .where(and(eq(reviews.subject, subject), eq(reviews.status, 'shown')))
  return row?.mean ? { score: Math.round(Number(row.mean) * 10) / 10, reviews: row.reviews } : null
}

/** Those who review from one mailbox do so one after the other, until the transaction ends. */
export async function lockReviewers(tx: Db, email: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`review:${normalAddress(email)}`}))`)
}

/** Whether a thing was reviewed from a mailbox, by whatever account and spelling of its address. */
export async function hasReviewed(db: Db, email: string, subject: ReviewSubject): Promise<boolean> {
  const own = normalAddress(email)
  const rows = await db
    .select({ email: users.email })
    .from(reviews)
    .innerJoin(users, eq(users.id, reviews.userId))
    .where(and(eq(reviews.subject, subject), sql`lower(left(${users.email}, 1)) = ${own.slice(0, 1)}`))
  return rows.some((row) => normalAddress(row.email) === own)
}

export async function ownReviews(db: Db, userId: number): Promise<ReviewRow[]> {
  return db.select().from(reviews).where(eq(reviews.userId, userId)).orderBy(desc(reviews.id))
}

/** False when it isn't this person's. */
export async function deleteReview(db: Db, userId: number, id: number): Promise<boolean> {
  const rows = await db
    .delete(reviews)
    .where(and(eq(reviews.id, id), eq(reviews.userId, userId)))
    .returning({ id: reviews.id })
  return rows.length > 0
}

export async function findReview(db: Db, id: number): Promise<ReviewRow | undefined> {
  const [row] = await db.select().from(reviews).where(eq(reviews.id, id))
  return row
}

/** The key of a person's picture, where they gave one. */
export async function avatarOf(db: Db, userId: number): Promise<string[]> {
  const rows = await db.select({ avatar: reviews.avatar }).from(reviews).where(eq(reviews.userId, userId))
  return rows.flatMap(({ avatar }) => avatar ?? [])
}

/** Those that wait for the staff, the longest waiting first; or all, the latest first. */
export async function listReviewsOfAll(db: Db, page: number, state?: 'pending') {
  const { limit, offset } = rowsOnPage(page, ADMIN_PAGE)
  const waits = state && eq(reviews.status, state)
  const rows = await db
    .select()
    .from(reviews)
    .where(waits)
    .orderBy(waits ? asc(reviews.id) : desc(reviews.id))
    .limit(limit)
    .offset(offset)
  return { rows, total: waits ? await db.$count(reviews, waits) : await countRows(db, reviews) }
}

export async function decideReview(
  db: Db,
  id: number,
  decision: { status: 'shown' | 'rejected'; reason: string | null; decidedAt: Date },
): Promise<void> {
  await db.update(reviews).set(decision).where(eq(reviews.id, id))
}

/** Of some pictures' keys, those that a review shows. */
export async function shownAvatars(db: Db, keys: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ avatar: reviews.avatar })
    .from(reviews)
    .where(inArray(reviews.avatar, [...keys]))
  return rows.flatMap(({ avatar }) => avatar ?? [])
}
