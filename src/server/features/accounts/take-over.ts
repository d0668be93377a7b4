import type { Db } from '#platform/database/database.ts'
import { enqueue } from '#platform/jobs/job-queue.ts'
import type { Services } from '#platform/services.ts'
import { deletePasskeysOf, deleteSessionsOf } from '#core/sessions/api.ts'
import { strangerShutOut, updateUser, type User } from '#core/users/api.ts'
import { publish } from '#platform/events.ts'
import { forgetOtherAddresses } from '../openid/api.ts'
import { accountMail, voidMailTokens } from '../account-mail/api.ts'
import { deleteFactor } from '../second-factor/api.ts'
import { dropEmailChange } from './change-email.ts'
import { choosePassword } from './choose-password.ts'

/**
 * Gives an account to whoever has its mailbox: a new password, and everything that was open before is closed. Where nobody
 * had shown yet that the address is theirs, the account may be a stranger's who typed it in: then nothing by which that
 * stranger could come back stays.
 * @throws {AppError} validation on `password`
 */
export async function takeOver(services: Services, tx: Db, user: User, password: string): Promise<User> {
  const now = services.clock()
  const passwordHash = await choosePassword(password, user)
  for (const purpose of ['reset', 'confirm', 'sign_in'] as const) await voidMailTokens(tx, user.id, purpose, now)
  // Whoever asked for another address may be the one it is taken back from.
  await dropEmailChange(tx, user.id, now)
  await deleteSessionsOf(tx, user.id)
  await forgetOtherAddresses(tx, user)
  const changes = { passwordHash, emailConfirmedAt: user.emailConfirmedAt ?? now }
  if (!user.emailConfirmedAt) {
    await deleteFactor(tx, user.id)
    await publish(services, tx, strangerShutOut, { userId: user.id })
  }
  const owner = await updateUser(tx, user.id, {
    ...changes,
    ...(!user.emailConfirmedAt && { secondFactorSince: null }),
  })
  await enqueue(services.boss, tx, accountMail, { userId: user.id, kind: 'password_changed' })
  return owner ?? user
}

/** Takes away what else than password and sessions opens an account or tells of it, where a stranger may have made it. */
export async function forgetStranger(services: Services, tx: Db, userId: number): Promise<void> {
  await deleteFactor(tx, userId)
  await deletePasskeysOf(tx, userId)
  await publish(services, tx, strangerShutOut, { userId })
  await updateUser(tx, userId, { secondFactorSince: null })
}
