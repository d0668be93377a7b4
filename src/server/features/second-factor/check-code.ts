import { hashRaw } from '@node-rs/argon2'
import { COST } from '#core/users/api.ts'
import { AppError } from '#platform/app-error.ts'
import { countAttempt, forgiveAttempts } from '#platform/rate-limit.ts'
import type { Services } from '#platform/services.ts'
import { VaultError } from '#platform/vault.ts'
import { isRecoveryCode, plainCode } from './domain/recovery-codes.ts'
import { stepOfCode } from './domain/totp.ts'
import { findSecondFactor, spendRecoveryCode, spendStep } from './queries.ts'

/**
 * What is kept of a code. 49 bits are few enough to be tried, so it is hashed as a password is; all codes of one person
 * share a salt, so that one that is typed needs to be hashed only once.
 */
export async function hashRecoveryCode(plain: string, salt: string): Promise<string> {
  return (await hashRaw(plain, { ...COST, salt: Buffer.from(salt, 'base64url') })).toString('base64url')
}

/** Wrong ones only. A million codes, three in force: ten in a quarter of an hour find one in some years. */
const FAILURES = { limit: 10, windowSeconds: 900 } as const

/** What seals a person's secret. */
export const aboutSecret = (userId: number) => `totp:${userId}`

/** @throws {AppError} unavailable when the key that sealed it is not the one in use: the operator's to mend. */
export function openSecret({ vault, log }: Services, userId: number, sealed: string): Buffer {
  try {
    return Buffer.from(vault.open(sealed, aboutSecret(userId)), 'base64url')
  } catch (cause) {
    if (!(cause instanceof VaultError)) throw cause
    log.error('a second factor cannot be opened: SECRET_KEY, or DATA_DIR/secret.key, is not what it was', { cause })
    throw new AppError('unavailable', { message: 'second_factor_unreadable', cause })
  }
}

/**
 * Whether a code of the app, or a recovery code, is this person's. It is spent by that.
 * @throws {AppError} rate_limited after many wrong ones, unavailable
 */
export async function checkCode(services: Services, userId: number, typed: string): Promise<boolean> {
  const { db, clock } = services
  const now = clock()
  const key = `second-factor:${userId}`
  await countAttempt(db, { key, ...FAILURES }, now)
  const factor = await findSecondFactor(db, userId)
  if (!factor) return false
  const code = plainCode(typed)
  const isRight = isRecoveryCode(code)
    ? await spendRecoveryCode(db, userId, await hashRecoveryCode(code, factor.recoverySalt), now)
    : await isCodeNow()
  if (isRight) await forgiveAttempts(db, key)
  return isRight

  async function isCodeNow(): Promise<boolean> {
    if (!factor || !/^\d{6}$/.test(code)) return false
    const step = stepOfCode(openSecret(services, userId, factor.secret), code, now, factor.lastStep)
    return step !== undefined && spendStep(db, userId, step)
  }
}
