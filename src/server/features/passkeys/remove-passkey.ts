import { AppError } from '#platform/app-error.ts'
import { enqueue } from '#platform/jobs/job-queue.ts'
import type { Services } from '#platform/services.ts'
import type { Actor } from '#core/actors/api.ts'
import { countPasskeys, forgetStrongProofs } from '#core/sessions/api.ts'
import { lockUser } from '#core/users/api.ts'
import { accountMail } from '../account-mail/api.ts'
import { linkedProviders } from '../openid/api.ts'
import { deletePasskey } from './queries.ts'

/**
 * Removes a passkey; the mail about it says so to its owner, whoever did it.
 * @throws {AppError} not_found; conflict for the last way to sign in
 */
export async function removePasskey(services: Services, { user: { id: userId } }: Actor, id: number): Promise<void> {
  const { db, boss, env } = services
  await db.transaction(async (tx) => {
    const user = await lockUser(tx, userId)
    if (!user) throw new AppError('unauthenticated')
    const others = (await countPasskeys(tx, userId)) - 1
    if (!(await deletePasskey(tx, userId, id))) throw new AppError('not_found')
    const linked = await linkedProviders({ env }, tx, userId)
    if (others === 0 && user.passwordHash === null && linked.length === 0)
      throw new AppError('conflict', { message: 'passkey_last' })
    // No session counts any more as opened by more than a password.
    if (others === 0 && !user.secondFactorSince) await forgetStrongProofs(tx, userId)
    await enqueue(boss, tx, accountMail, { userId, kind: 'passkey_removed' })
  })
}
