import { and, eq, gte, lte, max } from 'drizzle-orm'
import { LANGS, type Lang } from '#language/lang.ts'
import type { Db } from '#platform/database/database.ts'
import { users } from '#core/users/tables.ts'
import { calendarEntries, calendarFeeds } from './tables.ts'

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

export type EntryRow = typeof calendarEntries.$inferSelect

/** What the staff has generated or written between two dates, both among them. */
export async function readEntries(db: Db, from: string, to: string): Promise<EntryRow[]> {
  return db
    .select()
    .from(calendarEntries)
    .where(and(gte(calendarEntries.date, from), lte(calendarEntries.date, to)))
    .orderBy(calendarEntries.date, calendarEntries.lang)
}

/** Opens a date in both languages, empty until it is generated; one that is there stays. */
export async function openEntries(db: Db, date: string, now: Date): Promise<boolean> {
  const rows = await db
    .insert(calendarEntries)
    .values(LANGS.map((lang) => ({ date, lang, updatedAt: now })))
    .onConflictDoNothing()
    .returning()
  return rows.length > 0
}

/** Fills an entry that is still empty. */
export async function fillEntry(db: Db, date: string, lang: Lang, content: string, now: Date): Promise<void> {
  await db
    .update(calendarEntries)
    .set({ content, updatedAt: now })
    .where(and(eq(calendarEntries.date, date), eq(calendarEntries.lang, lang), eq(calendarEntries.content, '')))
}

export async function editEntry(db: Db, date: string, lang: Lang, content: string, now: Date): Promise<void> {
  await db
    .update(calendarEntries)
    .set({ content, editedAt: now, updatedAt: now })
    .where(and(eq(calendarEntries.date, date), eq(calendarEntries.lang, lang)))
}

export async function deleteEntry(db: Db, date: string, lang: Lang): Promise<void> {
  await db.delete(calendarEntries).where(and(eq(calendarEntries.date, date), eq(calendarEntries.lang, lang)))
}

/** When any entry was changed last; null when there is none. */
export async function lastEntryChange(db: Db): Promise<Date | null> {
  const [row] = await db.select({ at: max(calendarEntries.updatedAt) }).from(calendarEntries)
  return row?.at ?? null
}
