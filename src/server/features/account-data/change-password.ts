import { AppError } from '#platform/app-error.ts'
import { enqueue } from '#platform/jobs/job-queue.ts'
import { hashSecret } from '#platform/secret.ts'
import type { Services } from '#platform/services.ts'
import { choosePassword } from '../accounts/api.ts'
import type { Actor } from '#core/actors/api.ts'
import { deleteOtherSessions } from '#core/sessions/api.ts'
import { provePassword, updateUser } from '#core/users/api.ts'
import { accountMail, voidMailTokens } from '../account-mail/api.ts'

/**
 * Sets a new password. Whoever knew the old one is out: every other device is signed out, and open reset links end.
 * @throws {AppError} conflict where there is no password to change, validation for a wrong one, rate_limited.
 */
export async function changePassword(
  services: Services,
  { user, token }: Actor,
  body: { current_password: string; password: string },
): Promise<void> {
  const { db, boss, clock } = services
  if (user.passwordHash === null) throw new AppError('conflict', { message: 'password_none' })
  await provePassword(services, user, { field: 'current_password', password: body.current_password })
  const passwordHash = await choosePassword(body.password, user)
  await db.transaction(async (tx) => {
    await updateUser(tx, user.id, { passwordHash })
    await deleteOtherSessions(tx, user.id, hashSecret(token))
    await voidMailTokens(tx, user.id, 'reset', clock())
    await enqueue(boss, tx, accountMail, { userId: user.id, kind: 'password_changed' })
  })
}
