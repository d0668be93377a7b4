import { AppError } from '../../platform/app-error.ts'
import { enqueue } from '../../platform/jobs/job-queue.ts'
import { countAttempt } from '../../platform/rate-limit.ts'
import { hashSecret } from '../../platform/secret.ts'
import type { Services } from '../../platform/services.ts'
import { hashPassword } from './domain/password.ts'
import { forgetOtherAddresses } from '../google/forget-other-addresses.ts'
import type { Actor } from './find-actor.ts'
import { accountMail } from './job.ts'
import { openSession } from './open-session.ts'
import { deleteSessionsOf, findUser, findUserByEmail, updateUser, useMailToken, voidMailTokens } from './queries.ts'

const PER_EMAIL = { limit: 5, windowSeconds: 3600 } as const
const PER_ADDRESS = { limit: 60, windowSeconds: 3600 } as const

/** Sends a link where there is an account, and says nothing of whether there is one. */
export async function requestReset({ db, boss, clock }: Services, email: string, ip: string): Promise<void> {
  const now = clock()
  await countAttempt(db, { key: `reset:ip:${ip}`, ...PER_ADDRESS }, now)
  await countAttempt(db, { key: `reset:email:${email.toLowerCase()}`, ...PER_EMAIL }, now)
  const user = await findUserByEmail(db, email)
  if (user) await enqueue(boss, db, accountMail, { userId: user.id, kind: 'reset' })
}

/**
 * Sets a new password and signs in. The link proves the address, so it is confirmed too; every other session ends.
 * @throws {AppError} validation on `token` when the link was used, has expired, or went to an address changed since.
 */
export async function resetPassword(
  { db, clock }: Services,
  body: { password: string; token: string },
  device: { ip: string; userAgent: string | undefined },
): Promise<Actor> {
  const now = clock()
  await countAttempt(db, { key: `reset:token:${device.ip}`, ...PER_ADDRESS }, now)
  return db.transaction(async (tx) => {
    const link = await useMailToken(tx, hashSecret(body.token), 'reset', now)
    const user = link && (await findUser(tx, link.userId))
    // A link proves an address, and one that the account has left since proves nothing of it.
    if (!user || user.email.toLowerCase() !== link.email.toLowerCase())
      throw new AppError('validation', { message: 'reset_link_dead', errors: { token: 'reset_link_dead' } })
    const passwordHash = await hashPassword(body.password)
    await voidMailTokens(tx, user.id, 'reset', now)
    await deleteSessionsOf(tx, user.id)
    await forgetOtherAddresses(tx, user)
    const owner = await updateUser(tx, user.id, { passwordHash, emailConfirmedAt: user.emailConfirmedAt ?? now })
    return openSession(tx, clock, owner ?? user, device.userAgent)
  })
}
