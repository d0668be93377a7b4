import { and, count, eq, isNull, like, lt, or } from 'drizzle-orm'
import type { Db } from '#platform/database/database.ts'
import { PLAIN } from '#platform/vault.ts'
import { recoveryCodes, secondFactors } from './tables.ts'

type SecondFactor = typeof secondFactors.$inferSelect

/** Notes a secret that no code has confirmed yet, in the place of one noted before. */
export async function noteSecret(
  db: Db,
  factor: Pick<SecondFactor, 'userId' | 'secret' | 'recoverySalt' | 'createdAt'>,
): Promise<void> {
  await db
    .insert(secondFactors)
    .values(factor)
    .onConflictDoUpdate({
      target: secondFactors.userId,
      set: factor,
      setWhere: isNull(secondFactors.confirmedAt),
    })
}

export async function findSecondFactor(db: Db, userId: number): Promise<SecondFactor | undefined> {
  const [row] = await db.select().from(secondFactors).where(eq(secondFactors.userId, userId))
  return row
}

export async function listUnsealed(db: Db): Promise<{ userId: number; secret: string }[]> {
  const { userId, secret } = secondFactors
  return db
    .select({ userId, secret })
    .from(secondFactors)
    .where(like(secret, `${PLAIN}%`))
}

/** Puts a sealed secret in the place of one that stood unsealed; nothing where that has changed meanwhile. */
export async function replaceSecret(db: Db, userId: number, { from, to }: { from: string; to: string }): Promise<void> {
  const isSame = and(eq(secondFactors.userId, userId), eq(secondFactors.secret, from))
  await db.update(secondFactors).set({ secret: to }).where(isSame)
}

/** False when the secret that a code was checked against has been replaced since. */
export async function confirmFactor(db: Db, userId: number, recoverySalt: string, at: Date): Promise<boolean> {
  const rows = await db
    .update(secondFactors)
    .set({ confirmedAt: at })
    .where(and(eq(secondFactors.userId, userId), eq(secondFactors.recoverySalt, recoverySalt)))
    .returning({ userId: secondFactors.userId })
  return rows.length > 0
}

/** Spends a code's half minute: true for one request only, and never for a step before one that was spent. */
export async function spendStep(db: Db, userId: number, step: number): Promise<boolean> {
  const later = or(isNull(secondFactors.lastStep), lt(secondFactors.lastStep, step))
  const rows = await db
    .update(secondFactors)
    .set({ lastStep: step })
    .where(and(eq(secondFactors.userId, userId), later))
    .returning({ userId: secondFactors.userId })
  return rows.length > 0
}

export async function deleteFactor(db: Db, userId: number): Promise<void> {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  await db.delete(secondFactors).where(eq(secondFactors.userId, userId))
}

export async function replaceRecoveryCodes(db: Db, userId: number, hashes: readonly string[]): Promise<void> {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  await db.insert(recoveryCodes).values(hashes.map((codeHash) => ({ userId, codeHash })))
}

const isOpen = (userId: number) => and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt))

export async function countRecoveryCodes(db: Db, userId: number): Promise<number> {
  const [row] = await db.select({ left: count() }).from(recoveryCodes).where(isOpen(userId))
  return row?.left ?? 0
}

/** Spends a recovery code: true for one request only. */
export async function spendRecoveryCode(db: Db, userId: number, codeHash: string, at: Date): Promise<boolean> {
  const rows = await db
    .update(recoveryCodes)
    .set({ usedAt: at })
    .where(and(isOpen(userId), eq(recoveryCodes.codeHash, codeHash)))
    .returning({ userId: recoveryCodes.userId })
  return rows.length > 0
}
