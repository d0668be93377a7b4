import { eq } from 'drizzle-orm'
import type { Db } from '#platform/database/database.ts'
import { users } from '#core/actors/tables.ts'
import { calendarFeeds } from './tables.ts'

export async function findFeed(db: Db, userId: number): Promise<typeof calendarFeeds.$inferSelect | undefined> {
  const [feed] = await db.select().from(calendarFeeds).where(eq(calendarFeeds.userId, userId))
  return feed
}

/** One address a person: a new one ends the old. */
export async function replaceFeed(db: Db, feed: typeof calendarFeeds.$inferInsert): Promise<void> {
  const { keyHash, madeAt } = feed
  await db
    .insert(calendarFeeds)
    .values(feed)
    .onConflictDoUpdate({ target: calendarFeeds.userId, set: { keyHash, madeAt } })
}

export async function deleteFeed(db: Db, userId: number): Promise<void> {
  await db.delete(calendarFeeds).where(eq(calendarFeeds.userId, userId))
}

/** Whose address it is. */
export async function findFeedOwner(db: Db, keyHash: string): Promise<typeof users.$inferSelect | undefined> {
  const [row] = await db
    .select({ user: users })
    .from(calendarFeeds)
    .innerJoin(users, eq(users.id, calendarFeeds.userId))
    .where(eq(calendarFeeds.keyHash, keyHash))
  return row?.user
}
