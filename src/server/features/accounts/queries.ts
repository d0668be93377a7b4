import { and, desc, eq, getTableColumns, gt, inArray, isNull, ne, sql, type SQL } from 'drizzle-orm'
import type { Db } from '#platform/database/database.ts'
import { asOneValue, type Bound } from '#platform/database/nested-rows.ts'
import { prepared } from '#platform/database/prepared.ts'
import { deleteDevicesOf } from '../devices/queries.ts'
import { historyColumns, sumColumns } from '../plans/queries.ts'
import { readyTypes } from '../reports/queries.ts'
import { mailTokens, sessions, users, type TokenPurpose } from './tables.ts'

export type User = typeof users.$inferSelect
export type NewUser = typeof users.$inferInsert
export type UserChanges = Partial<NewUser>

const sameEmail = (email: string) => eq(sql`lower(${users.email})`, email.toLowerCase())

export async function insertUser(db: Db, user: NewUser): Promise<User | undefined> {
  const [row] = await db.insert(users).values(user).onConflictDoNothing().returning()
  return row
}

export async function findUserByEmail(db: Db, email: string): Promise<User | undefined> {
  const [row] = await db.select().from(users).where(sameEmail(email))
  return row
}

export async function findUser(db: Db, id: number): Promise<User | undefined> {
  const [row] = await db.select().from(users).where(eq(users.id, id))
  return row
}

export async function findUsers(db: Db, ids: readonly number[]): Promise<User[]> {
  return db
    .select()
    .from(users)
    .where(inArray(users.id, [...ids]))
}

/**
 * The row, held until the transaction ends, so that two edits at once spend one counter only once. Rows that refer to the
 * person can be written meanwhile: two of the staff, each writing down what they did to the other, would wait for ever.
 * Only who deletes the person holds those back too.
 */
export async function lockUser(
  tx: Db,
  id: number,
  strength: 'no key update' | 'update' = 'no key update',
): Promise<User | undefined> {
  const [row] = await tx.select().from(users).where(eq(users.id, id)).for(strength)
  return row
}

export async function updateUser(db: Db, id: number, changes: UserChanges): Promise<User | undefined> {
  const [row] = await db.update(users).set(changes).where(eq(users.id, id)).returning()
  return row
}

export async function insertSession(db: Db, session: typeof sessions.$inferInsert): Promise<void> {
  await db.insert(sessions).values(session)
}

/** What a call wants to know of who calls, read in the query that finds them. */
export type Preload = Record<string, SQL>
export type Preloaded<Columns extends Preload> = { [Key in keyof Columns]: Columns[Key]['_']['type'] }

interface FoundSession<Columns extends Preload> {
  user: User
  createdAt: Date
  lastUsedAt: Date
  provenAt: Date | null
  strongAt: Date | null
  preload: Preloaded<Columns>
}

const wholeUser = asOneValue(getTableColumns(users))

/** Finds the person of a session; the name is the query's own in the whole product. */
export function sessionQuery<Columns extends Preload>(db: Db, name: string, preload: Columns) {
  const query = db
    .select({
      user: wholeUser,
      createdAt: sessions.createdAt,
      lastUsedAt: sessions.lastUsedAt,
      provenAt: sessions.provenAt,
      strongAt: sessions.strongAt,
      preload: { ...(preload as Preload) },
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.tokenHash, sql.placeholder('tokenHash')))
    .prepare(`session ${name}`)
  return async (tokenHash: string, bound: Bound): Promise<FoundSession<Columns> | undefined> => {
    const [row] = await query.execute({ ...bound, tokenHash })
    return row as FoundSession<Columns> | undefined
  }
}

/** What the account shows of what a person holds. */
export const accountPreload = { ...historyColumns, ...sumColumns, ready: readyTypes }
export type AccountPreload = Preloaded<typeof accountPreload>

const accountPreloadQuery = prepared((db) =>
  db
    .select(accountPreload)
    .from(users)
    .where(eq(users.id, sql.placeholder('userId')))
    .prepare('account preload'),
)

export async function readAccountPreload(
  db: Db,
  userId: number,
  yesterdayAnywhere: string,
): Promise<AccountPreload | undefined> {
  const [row] = await accountPreloadQuery(db).execute({ userId, yesterdayAnywhere })
  return row
}

export async function touchSession(db: Db, tokenHash: string, at: Date): Promise<void> {
  await db.update(sessions).set({ lastUsedAt: at }).where(eq(sessions.tokenHash, tokenHash))
}

/** Notes on a session that its person has shown who they are; `strong` by more than a password. */
export async function noteProof(db: Db, tokenHash: string, at: Date, strong: boolean): Promise<void> {
  const noted = { provenAt: at, ...(strong && { strongAt: at }) }
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

export async function deleteUser(db: Db, id: number): Promise<void> {
  await db.delete(users).where(eq(users.id, id))
}

/** Signs out every device, none of which is a known one any longer. */
export async function deleteSessionsOf(db: Db, userId: number): Promise<void> {
  await deleteDevicesOf(db, userId)
  await db.delete(sessions).where(eq(sessions.userId, userId))
}

export async function insertMailToken(db: Db, token: typeof mailTokens.$inferInsert): Promise<void> {
  await db.insert(mailTokens).values(token)
}

const isOpenToken = (tokenHash: string, purposes: TokenPurpose[], now: Date) =>
  and(
    eq(mailTokens.tokenHash, tokenHash),
    inArray(mailTokens.purpose, purposes),
    isNull(mailTokens.usedAt),
    gt(mailTokens.expiresAt, now),
  )

/** Whose token it is, without spending it. */
export async function findMailToken(db: Db, tokenHash: string, purposes: TokenPurpose[], now: Date) {
  const [row] = await db
    .select()
    .from(mailTokens)
    .where(isOpenToken(tokenHash, purposes, now))
  return row
}

/** Spends a link: the row comes back at most once, and never after it expired. */
export async function useMailToken(db: Db, tokenHash: string, purposes: TokenPurpose[], now: Date) {
  const [row] = await db
    .update(mailTokens)
    .set({ usedAt: now })
    .where(isOpenToken(tokenHash, purposes, now))
    .returning()
  return row
}

/** Ends the links of one kind that are still open. */
export async function voidMailTokens(db: Db, userId: number, purpose: TokenPurpose, now: Date): Promise<void> {
  await db
    .update(mailTokens)
    .set({ usedAt: now })
    .where(and(eq(mailTokens.userId, userId), eq(mailTokens.purpose, purpose), isNull(mailTokens.usedAt)))
}
