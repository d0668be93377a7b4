import { AppError, invalid } from '#platform/app-error.ts'
import type { Db } from '#platform/database/database.ts'
import { enqueue } from '#platform/jobs/job-queue.ts'
import { hashSecret } from '#platform/secret.ts'
import type { Services } from '#platform/services.ts'
import type { Actor } from '#core/actors/api.ts'
import { deleteOtherSessions, deletePasskeysOf, deleteSessionsOf, forgetStrongProofs } from '#core/sessions/api.ts'
import { provePassword, updateUser } from '#core/users/api.ts'
import { accountMail } from '../account-mail/api.ts'
import { checkCode } from './check-code.ts'
import { deleteFactor } from './queries.ts'

/**
 * Turns it off, as its owner asks; every other device is signed out.
 * @throws {AppError} conflict when it is off, validation on `password` or `code`, rate_limited
 */
export async function turnOffSecondFactor(
  services: Services,
  { user, token }: Actor,
  { password, code }: { password?: string | undefined; code: string },
): Promise<void> {
  if (!user.secondFactorSince) throw new AppError('conflict', { message: 'second_factor_off' })
  if (user.passwordHash !== null) await provePassword(services, user, { field: 'password', password })
  if (!(await checkCode(services, user.id, code))) throw invalid({ code: 'code_wrong' })
  await services.db.transaction(async (tx) => {
    await forget(services, tx, user.id)
    await deleteOtherSessions(tx, user.id, hashSecret(token))
  })
}

/** Turns it off for somebody who has lost app, codes and passkeys, and signs them out everywhere. */
export async function resetSecondFactor(services: Services, tx: Db, userId: number): Promise<void> {
  await forget(services, tx, userId)
  await deletePasskeysOf(tx, userId)
  await deleteSessionsOf(tx, userId)
}

async function forget({ boss }: Services, tx: Db, userId: number): Promise<void> {
  await deleteFactor(tx, userId)
  await enqueue(boss, tx, accountMail, { userId, kind: 'second_factor_off' })
  await forgetStrongProofs(tx, userId)
  await updateUser(tx, userId, { secondFactorSince: null })
}
