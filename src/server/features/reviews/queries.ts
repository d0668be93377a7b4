import { and, desc, eq } from 'drizzle-orm'
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
