import { and, asc, eq, sql } from 'drizzle-orm'
import type { Db } from '#platform/database/database.ts'
import { apiKeys } from './tables.ts'

export type ApiKeyRow = typeof apiKeys.$inferSelect

export async function insertKey(db: Db, row: typeof apiKeys.$inferInsert): Promise<ApiKeyRow> {
  const [made] = await db.insert(apiKeys).values(row).returning()
  if (!made) throw new Error('a key was not kept')
  return made
}

/** A person's keys, oldest first. */
export async function listKeys(db: Db, userId: number): Promise<ApiKeyRow[]> {
  return db.select().from(apiKeys).where(eq(apiKeys.userId, userId)).orderBy(asc(apiKeys.id))
}

export async function countKeys(db: Db, userId: number): Promise<number> {
  return db.$count(apiKeys, eq(apiKeys.userId, userId))
}

export async function findKey(db: Db, keyHash: string): Promise<ApiKeyRow | undefined> {
  const [row] = await db.select().from(apiKeys).where(eq(apiKeys.keyHash, keyHash))
  return row
}

const own = (userId: number, id: number) => and(eq(apiKeys.userId, userId), eq(apiKeys.id, id))

/** False for a key that is none of theirs. */
export async function renameKey(db: Db, userId: number, id: number, name: string): Promise<boolean> {
  return (await db.update(apiKeys).set({ name }).where(own(userId, id)).returning({ id: apiKeys.id })).length > 0
}

/** Ends a key. False for one that is none of theirs. */
export async function deleteKey(db: Db, userId: number, id: number): Promise<boolean> {
  return (await db.delete(apiKeys).where(own(userId, id)).returning({ id: apiKeys.id })).length > 0
}

/** Notes that a key is used; false for one that was revoked meanwhile. */
export async function noteUse(db: Db, id: number, at: Date): Promise<boolean> {
  const used = { lastUsedAt: at, calls: sql`${apiKeys.calls} + 1` }
  return (await db.update(apiKeys).set(used).where(eq(apiKeys.id, id)).returning({ id: apiKeys.id })).length > 0
}
