import { and, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '#platform/database/database.ts'
import { users } from '#core/users/tables.ts'
import { sharedLinks } from './tables.ts'

export type SharedLinkRow = typeof sharedLinks.$inferSelect

/** What a link shows, by the hash of either. */
export type SharedTarget = { chartHash: string } | { reportHash: string }

const columnOf = (target: SharedTarget) => ('chartHash' in target ? sharedLinks.chartHash : sharedLinks.reportHash)

/** Gives a chart or a report its link, or the link that it has a new address. */
export async function upsertLink(
  db: Db,
  target: SharedTarget,
  link: Pick<SharedLinkRow, 'userId' | 'tokenHash' | 'showsBirth' | 'madeAt'>,
): Promise<SharedLinkRow | undefined> {
  const [row] = await db
    .insert(sharedLinks)
    .values({ ...target, ...link })
    .onConflictDoUpdate({ target: columnOf(target), set: link })
    .returning()
  return row
}

export async function listLinks(db: Db, userId: number): Promise<SharedLinkRow[]> {
  return db
    .select()
    .from(sharedLinks)
    .where(eq(sharedLinks.userId, userId))
    .orderBy(desc(sharedLinks.madeAt), desc(sharedLinks.id))
}

/** False for no link of this person's. */
export async function switchOff(db: Db, userId: number, id: number): Promise<boolean> {
  const rows = await db
    .update(sharedLinks)
    .set({ tokenHash: null })
    .where(and(eq(sharedLinks.userId, userId), eq(sharedLinks.id, id)))
    .returning({ id: sharedLinks.id })
  return rows.length > 0
}

/** A link that is on, with its owner. */
export async function findOpenLink(db: Db, tokenHash: string) {
  const [row] = await db
    .select({ link: sharedLinks, owner: users })
    .from(sharedLinks)
    .innerJoin(users, eq(users.id, sharedLinks.userId))
    .where(eq(sharedLinks.tokenHash, tokenHash))
  return row
}

export async function countOpened(db: Db, id: number): Promise<void> {
  await db
    .update(sharedLinks)
    .set({ opened: sql`${sharedLinks.opened} + 1` })
    .where(eq(sharedLinks.id, id))
}
