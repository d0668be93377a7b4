import { and, avg, count, desc, eq } from 'drizzle-orm'
import type { Lang } from '#contract/field.ts'
import type { Db } from '../../platform/database/database.ts'
import { reviews } from './tables.ts'

export type ReviewRow = typeof reviews.$inferSelect

export async function insertReview(db: Db, review: typeof reviews.$inferInsert): Promise<void> {
  await db.insert(reviews).values(review)
}

/** The latest that are shown, newest first. */
export async function latestReviews(db: Db, lang: Lang, limit: number): Promise<ReviewRow[]> {
  return db
    .select()
    .from(reviews)
    .where(and(eq(reviews.lang, lang), eq(reviews.status, 'shown')))
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .limit(limit)
}

/** The mean of all ratings that are shown, to a tenth, and how many there are; null while there are none. */
export async function meanRating(db: Db): Promise<{ score: number; reviews: number } | null> {
  const [row] = await db
    .select({ mean: avg(reviews.rating), reviews: count() })
    .from(reviews)
    .where(eq(reviews.status, 'shown'))
  return row?.mean ? { score: Math.round(Number(row.mean) * 10) / 10, reviews: row.reviews } : null
}
