import { and, desc, eq, isNotNull, isNull, lt, notExists, or, sql } from 'drizzle-orm'
import type { Db } from '#platform/database/database.ts'
import { appClients, appGrants, appTokens } from './tables.ts'

export type AppClient = typeof appClients.$inferSelect
export type AppGrant = typeof appGrants.$inferSelect
export type TokenKind = (typeof appTokens.$inferSelect)['kind']

export async function insertClient(db: Db, client: AppClient): Promise<void> {
  await db.insert(appClients).values(client)
}

export async function findClient(db: Db, id: string): Promise<AppClient | undefined> {
  const [row] = await db.select().from(appClients).where(eq(appClients.id, id))
  return row
}

export async function insertGrant(db: Db, grant: typeof appGrants.$inferInsert): Promise<void> {
  await db.insert(appGrants).values(grant)
}

/** Those whose code was exchanged, the latest first. */
export async function listGrants(db: Db, userId: number): Promise<(AppGrant & { client: AppClient })[]> {
  const rows = await db
    .select({ grant: appGrants, client: appClients })
    .from(appGrants)
    .innerJoin(appClients, eq(appClients.id, appGrants.clientId))
    .where(and(eq(appGrants.userId, userId), isNotNull(appGrants.codeUsedAt)))
    .orderBy(desc(appGrants.id))
  return rows.map(({ grant, client }) => ({ ...grant, client }))
}

export const countGrants = (db: Db, userId: number): Promise<number> =>
  db.$count(appGrants, eq(appGrants.userId, userId))

/** False for one that is none of theirs. */
export async function deleteGrantOf(db: Db, userId: number, id: number): Promise<boolean> {
  const own = and(eq(appGrants.userId, userId), eq(appGrants.id, id))
  return (await db.delete(appGrants).where(own).returning({ id: appGrants.id })).length > 0
}

export async function deleteGrant(db: Db, id: number): Promise<void> {
  await db.delete(appGrants).where(eq(appGrants.id, id))
}

export async function findGrantOfCode(db: Db, codeHash: string): Promise<AppGrant | undefined> {
  const [row] = await db.select().from(appGrants).where(eq(appGrants.codeHash, codeHash))
  return row
}

/** False where the code was used meanwhile: of two at once, one has it. */
export async function useCode(db: Db, id: number, at: Date): Promise<boolean> {
  const unused = and(eq(appGrants.id, id), isNull(appGrants.codeUsedAt))
  return (await db.update(appGrants).set({ codeUsedAt: at }).where(unused).returning({ id: appGrants.id })).length > 0
}

export async function insertTokens(db: Db, tokens: (typeof appTokens.$inferInsert)[]): Promise<void> {
  await db.insert(appTokens).values(tokens)
}

interface FoundToken {
  kind: TokenKind
  expiresAt: Date
  usedAt: Date | null
  grant: AppGrant
}

export async function findToken(db: Db, tokenHash: string): Promise<FoundToken | undefined> {
  const [row] = await db
    .select({ token: appTokens, grant: appGrants })
    .from(appTokens)
    .innerJoin(appGrants, eq(appGrants.id, appTokens.grantId))
    .where(eq(appTokens.tokenHash, tokenHash))
  return row && { ...row.token, grant: row.grant }
}

/** False where it was used meanwhile. */
export async function useRefreshToken(db: Db, tokenHash: string, at: Date): Promise<boolean> {
  const unused = and(eq(appTokens.tokenHash, tokenHash), isNull(appTokens.usedAt))
  const used = await db.update(appTokens).set({ usedAt: at }).where(unused).returning({ id: appTokens.grantId })
  return used.length > 0
}

export async function deleteToken(db: Db, tokenHash: string): Promise<void> {
  await db.delete(appTokens).where(eq(appTokens.tokenHash, tokenHash))
}

/** What of a grant's tokens opens nothing any more and isn't needed to notice a second use. */
export async function deleteSpentTokens(db: Db, grantId: number, now: Date): Promise<void> {
  await db.delete(appTokens).where(and(eq(appTokens.grantId, grantId), lt(appTokens.expiresAt, now)))
}

/** Notes that a grant is used; false for one that was revoked meanwhile. */
export async function noteGrantUse(db: Db, id: number, at: Date): Promise<boolean> {
  const used = { lastUsedAt: at, calls: sql`${appGrants.calls} + 1` }
  return (await db.update(appGrants).set(used).where(eq(appGrants.id, id)).returning({ id: appGrants.id })).length > 0
}

/** Ends consents that nobody has used since, and forgets programs that nobody allows anything. */
export async function deleteUnusedGrants(db: Db, before: Date): Promise<void> {
  const stale = or(lt(appGrants.lastUsedAt, before), and(isNull(appGrants.lastUsedAt), lt(appGrants.createdAt, before)))
  await db.delete(appGrants).where(stale)
  await db.delete(appTokens).where(lt(appTokens.expiresAt, before))
  const ofClient = db.select({ id: appGrants.id }).from(appGrants).where(eq(appGrants.clientId, appClients.id))
  await db.delete(appClients).where(and(lt(appClients.createdAt, before), notExists(ofClient)))
}

/** Codes that were never exchanged. */
export async function deleteIdleCodes(db: Db, userId: number, now: Date): Promise<void> {
  const idle = and(eq(appGrants.userId, userId), isNull(appGrants.codeUsedAt), lt(appGrants.codeExpiresAt, now))
  await db.delete(appGrants).where(idle)
}
