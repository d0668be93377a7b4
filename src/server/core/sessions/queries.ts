import { and, desc, eq, inArray, lt, ne } from 'drizzle-orm'
import { apiKeys } from '#core/api-keys/tables.ts'
import { appGrants } from '#core/app-grants/tables.ts'
import { users } from '#core/users/tables.ts'
import type { Db } from '#platform/database/database.ts'
import { deleteAll } from '#platform/database/delete-all.ts'
import { knownDevices, passkeys, sessions } from './tables.ts'

export async function insertSession(db: Db, session: typeof sessions.$inferInsert): Promise<void> {
  await db.insert(sessions).values(session)
}

export async function isSessionOf(db: Db, userId: number, tokenHash: string): Promise<boolean> {
  return (await db.$count(sessions, and(eq(sessions.userId, userId), eq(sessions.tokenHash, tokenHash)))) > 0
}

export async function touchSession(db: Db, tokenHash: string, at: Date): Promise<void> {
  await db.update(sessions).set({ lastUsedAt: at }).where(eq(sessions.tokenHash, tokenHash))
}

/**
 * Notes on a session that its person has shown who they are: `strong` by more than a password, `again` by what the session
 * was not opened with.
 */
export async function noteProof(
  db: Db,
  tokenHash: string,
  at: Date,
  { strong, again }: { strong: boolean; again: boolean },
): Promise<void> {
  const noted = { provenAt: at, ...(strong && { strongAt: at }), ...(again && { provenAgainAt: at }) }
  await db.update(sessions).set(noted).where(eq(sessions.tokenHash, tokenHash))
}

/** A session counts from now on as if it had just been opened. */
export async function restartSession(db: Db, tokenHash: string, at: Date): Promise<void> {
  await db.update(sessions).set({ createdAt: at }).where(eq(sessions.tokenHash, tokenHash))
}

/** No session counts any more as opened by a second factor that is gone. */
export async function forgetStrongProofs(db: Db, userId: number): Promise<void> {
  await db.update(sessions).set({ strongAt: null }).where(eq(sessions.userId, userId))
}

/** Gives a session another token; false when there is none under the old one. */
export async function replaceSession(
  tx: Db,
  { userId, oldHash }: { userId: number; oldHash: string },
  by: { tokenHash: string; deviceHash: string },
): Promise<boolean> {
  const rows = await tx.update(sessions).set(by).where(eq(sessions.tokenHash, oldHash)).returning()
  const asked = and(eq(users.id, userId), eq(users.pendingEmailSession, oldHash))
  await tx.update(users).set({ pendingEmailSession: by.tokenHash }).where(asked)
  return rows.length > 0
}

export async function deleteSession(db: Db, tokenHash: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash))
}

/** A person's sessions, the one used last first. */
export async function listSessions(db: Db, userId: number): Promise<(typeof sessions.$inferSelect)[]> {
  return db.select().from(sessions).where(eq(sessions.userId, userId)).orderBy(desc(sessions.lastUsedAt))
}

/** Signs out every device but one; the others are no longer known ones. */
export async function deleteOtherSessions(db: Db, userId: number, tokenHash: string): Promise<void> {
  const [own] = await db
    .select({ deviceHash: sessions.deviceHash })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.tokenHash, tokenHash)))
  await deleteDevicesOf(db, userId, own?.deviceHash)
  await db.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.tokenHash, tokenHash)))
}

/** Signs out every device, none of which is a known one any longer, and ends every key of the public API and every consent to a program. */
export async function deleteSessionsOf(db: Db, userId: number): Promise<void> {
  await deleteDevicesOf(db, userId)
  await db.delete(apiKeys).where(eq(apiKeys.userId, userId))
  await db.delete(appGrants).where(eq(appGrants.userId, userId))
  await db.delete(sessions).where(eq(sessions.userId, userId))
}

export type KnownDevice = typeof knownDevices.$inferSelect

/** More than a person has in a year; the one seen longest ago goes first. */
const MOST_KEPT = 50

export async function hasDevice(db: Db, tokenHash: string): Promise<boolean> {
  return (await db.$count(knownDevices, eq(knownDevices.tokenHash, tokenHash))) > 0
}

export async function saveDevice(db: Db, device: KnownDevice): Promise<void> {
  const { userAgent, lastSeenAt } = device
  await db
    .insert(knownDevices)
    .values(device)
    .onConflictDoUpdate({ target: knownDevices.tokenHash, set: { userAgent, lastSeenAt } })
  const tooMany = db
    .select({ tokenHash: knownDevices.tokenHash })
    .from(knownDevices)
    .where(eq(knownDevices.userId, device.userId))
    .orderBy(desc(knownDevices.lastSeenAt))
    .offset(MOST_KEPT)
  await db.delete(knownDevices).where(inArray(knownDevices.tokenHash, tooMany))
}

/** Makes every device of an account a stranger again, but for one. */
export async function deleteDevicesOf(db: Db, userId: number, but: string | null = null): Promise<void> {
  const isOther = but === null ? undefined : ne(knownDevices.tokenHash, but)
  await db.delete(knownDevices).where(and(eq(knownDevices.userId, userId), isOther))
}

export async function deleteDevice(db: Db, tokenHash: string): Promise<void> {
  await db.delete(knownDevices).where(eq(knownDevices.tokenHash, tokenHash))
}

export async function countPasskeys(db: Db, userId: number): Promise<number> {
  return db.$count(passkeys, eq(passkeys.userId, userId))
}

export async function deletePasskeysOf(db: Db, userId: number): Promise<void> {
  await db.delete(passkeys).where(eq(passkeys.userId, userId))
}

/** Sessions that nobody has used since an instant. */
export const deleteUnusedSessions = (db: Db, before: Date) => deleteAll(db, sessions, lt(sessions.lastUsedAt, before))

/** Sessions that were opened before an instant, however much they are used. */
export const deleteOldSessions = (db: Db, before: Date) => deleteAll(db, sessions, lt(sessions.createdAt, before))

export const deleteUnseenDevices = (db: Db, before: Date) =>
  deleteAll(db, knownDevices, lt(knownDevices.lastSeenAt, before))
