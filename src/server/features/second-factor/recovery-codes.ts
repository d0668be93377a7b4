import { AppError, invalid } from '#platform/app-error.ts'
import type { Db } from '#platform/database/database.ts'
import type { Services } from '#platform/services.ts'
import type { Actor } from '#core/actors/api.ts'
import { checkCode, hashRecoveryCode } from './check-code.ts'
import { newRecoveryCodes, plainCode } from './domain/recovery-codes.ts'
import { findSecondFactor, replaceRecoveryCodes } from './queries.ts'

/** New codes and what is kept of them. @throws {AppError} conflict where there is no second factor */
export async function makeRecoveryCodes(
  db: Db,
  userId: number,
): Promise<{ codes: string[]; hashes: string[]; salt: string }> {
  const factor = await findSecondFactor(db, userId)
  if (!factor) throw new AppError('conflict', { message: 'second_factor_off' })
  const { recoverySalt: salt } = factor
  const codes = newRecoveryCodes()
  const hashes = await Promise.all(codes.map((code) => hashRecoveryCode(plainCode(code), salt)))
  return { codes, hashes, salt }
}

/** Ten new codes in the place of those before. @throws {AppError} conflict when it is off, validation on `code`, rate_limited */
export async function renewRecoveryCodes(services: Services, { user }: Actor, code: string): Promise<string[]> {
  if (!user.secondFactorSince) throw new AppError('conflict', { message: 'second_factor_off' })
  if (!(await checkCode(services, user.id, code))) throw invalid({ code: 'code_wrong' })
  const { codes, hashes } = await makeRecoveryCodes(services.db, user.id)
  await services.db.transaction((tx) => replaceRecoveryCodes(tx, user.id, hashes))
  return codes
}
