import { deleteAll } from '#platform/database/delete-all.ts'
import { and, asc, eq, gt, isNull, lt } from 'drizzle-orm'
import type { Db } from '#platform/database/database.ts'
import { passkeys } from '#core/sessions/tables.ts'
import { passkeyChallenges, type PasskeyPurpose } from './tables.ts'

export type PasskeyRow = typeof passkeys.$inferSelect

export async function listPasskeys(db: Db, userId: number): Promise<PasskeyRow[]> {
  return db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(asc(passkeys.id))
}

export async function findPasskey(db: Db, credentialId: string): Promise<PasskeyRow | undefined> {
  const [row] = await db.select().from(passkeys).where(eq(passkeys.credentialId, credentialId))
  return row
}

/** Undefined for a credential that somebody has already. */
export async function insertPasskey(db: Db, row: typeof passkeys.$inferInsert): Promise<PasskeyRow | undefined> {
  const [made] = await db.insert(passkeys).values(row).onConflictDoNothing().returning()
  return made
}

const own = (userId: number, id: number) => and(eq(passkeys.userId, userId), eq(passkeys.id, id))

export async function renamePasskey(db: Db, userId: number, id: number, name: string): Promise<boolean> {
  const rows = await db.update(passkeys).set({ name }).where(own(userId, id)).returning({ id: passkeys.id })
  return rows.length > 0
}

/** Notes that a passkey was used; false for one that another request has used or removed meanwhile. */
export async function notePasskeyUse(
  db: Db,
  { id, counter: before }: PasskeyRow,
  used: { counter: number; backedUp: boolean; lastUsedAt: Date },
): Promise<boolean> {
  const same = and(eq(passkeys.id, id), eq(passkeys.counter, before))
  return (await db.update(passkeys).set(used).where(same).returning({ id: passkeys.id })).length > 0
}

export async function deletePasskey(db: Db, userId: number, id: number): Promise<boolean> {
  return (await db.delete(passkeys).where(own(userId, id)).returning({ id: passkeys.id })).length > 0
}

export async function insertChallenge(db: Db, row: typeof passkeyChallenges.$inferInsert): Promise<void> {
  await db.insert(passkeyChallenges).values(row)
}

/** Spends a challenge: true once, for its purpose and its session, and not after it expired. */
export async function takeChallenge(
  db: Db,
  {
    challengeHash,
    purpose,
    sessionHash,
  }: { challengeHash: string; purpose: PasskeyPurpose; sessionHash: string | null },
  now: Date,
): Promise<boolean> {
  const rows = await db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challengeHash, challengeHash),
        eq(passkeyChallenges.purpose, purpose),
        sessionHash === null ? isNull(passkeyChallenges.sessionHash) : eq(passkeyChallenges.sessionHash, sessionHash),
        gt(passkeyChallenges.expiresAt, now),
      ),
    )
    .returning({ hash: passkeyChallenges.challengeHash })
  return rows.length > 0
}

export const deleteExpiredChallenges = (db: Db, before: Date) =>
  deleteAll(db, passkeyChallenges, lt(passkeyChallenges.expiresAt, before))
