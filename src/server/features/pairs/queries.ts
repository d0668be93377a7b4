import { and, count, desc, eq, gt, lt, or } from 'drizzle-orm'
import { deleteAll } from '#platform/database/delete-all.ts'
import type { Db } from '#platform/database/database.ts'
import { users } from '#core/users/tables.ts'
import { pairInvitations, pairs } from './tables.ts'

export type InvitationRow = typeof pairInvitations.$inferSelect
export type PairRow = typeof pairs.$inferSelect

/** A pair with the one of the two who isn't asking. */
export interface PairWithOther {
  pair: PairRow
  other: typeof users.$inferSelect
}

export async function insertInvitation(
  db: Db,
  row: typeof pairInvitations.$inferInsert,
): Promise<InvitationRow | undefined> {
  const [invitation] = await db.insert(pairInvitations).values(row).returning()
  return invitation
}

const isOpen = (now: Date) => gt(pairInvitations.expiresAt, now)

export async function listInvitations(db: Db, userId: number, now: Date): Promise<InvitationRow[]> {
  return db
    .select()
    .from(pairInvitations)
    .where(and(eq(pairInvitations.userId, userId), isOpen(now)))
    .orderBy(desc(pairInvitations.id))
}

/** An invitation that still works, with who made it. */
export async function findInvitation(db: Db, tokenHash: string, now: Date) {
  const [row] = await db
    .select({ invitation: pairInvitations, inviter: users })
    .from(pairInvitations)
    .innerJoin(users, eq(users.id, pairInvitations.userId))
    .where(and(eq(pairInvitations.tokenHash, tokenHash), isOpen(now)))
  return row
}

/** Uses an invitation up; false where somebody else has. */
export async function useUp(tx: Db, id: number, now: Date): Promise<boolean> {
  const rows = await tx
    .delete(pairInvitations)
    .where(and(eq(pairInvitations.id, id), isOpen(now)))
    .returning({ id: pairInvitations.id })
  return rows.length > 0
}

/** False for no invitation of this person's. */
export async function takeBack(db: Db, userId: number, id: number): Promise<boolean> {
  const rows = await db
    .delete(pairInvitations)
    .where(and(eq(pairInvitations.userId, userId), eq(pairInvitations.id, id)))
    .returning({ id: pairInvitations.id })
  return rows.length > 0
}

export const deleteExpiredInvitations = (db: Db, before: Date) =>
  deleteAll(db, pairInvitations, lt(pairInvitations.expiresAt, before))

const isOf = (userId: number) => or(eq(pairs.userId, userId), eq(pairs.friendId, userId))

export async function insertPair(tx: Db, row: typeof pairs.$inferInsert): Promise<PairRow | undefined> {
  const [pair] = await tx.insert(pairs).values(row).onConflictDoNothing().returning()
  return pair
}

/** Whether two are compared already, whoever of them invited. */
export async function isPair(db: Db, one: number, other: number): Promise<boolean> {
  const [row] = await db
    .select({ id: pairs.id })
    .from(pairs)
    .where(
      or(and(eq(pairs.userId, one), eq(pairs.friendId, other)), and(eq(pairs.userId, other), eq(pairs.friendId, one))),
    )
  return row !== undefined
}

export async function countPairs(db: Db, userId: number): Promise<number> {
  const [row] = await db.select({ value: count() }).from(pairs).where(isOf(userId))
  return row?.value ?? 0
}

const withOther = (db: Db, userId: number) =>
  db
    .select({ pair: pairs, other: users })
    .from(pairs)
    .innerJoin(
      users,
      or(
        and(eq(pairs.userId, userId), eq(users.id, pairs.friendId)),
        and(eq(pairs.friendId, userId), eq(users.id, pairs.userId)),
      ),
    )

export const listPairs = (db: Db, userId: number): Promise<PairWithOther[]> =>
  withOther(db, userId).where(isOf(userId)).orderBy(desc(pairs.id))

/** Others' pairs are not found, as if they did not exist. */
export async function findPair(db: Db, userId: number, id: number): Promise<PairWithOther | undefined> {
  const [row] = await withOther(db, userId).where(and(isOf(userId), eq(pairs.id, id)))
  return row
}

/** False for no pair of this person's. */
export async function deletePair(db: Db, userId: number, id: number): Promise<boolean> {
  const rows = await db
    .delete(pairs)
    .where(and(isOf(userId), eq(pairs.id, id)))
    .returning({ id: pairs.id })
  return rows.length > 0
}

/** Pairs that somebody was invited to: no column but this says that they are theirs. */
export const pairsJoined = (db: Db, userId: number): Promise<PairRow[]> =>
  db.select().from(pairs).where(eq(pairs.friendId, userId))

export async function findPairById(db: Db, id: number): Promise<PairRow | undefined> {
  const [row] = await db.select().from(pairs).where(eq(pairs.id, id))
  return row
}
