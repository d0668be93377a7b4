import { AppError } from '#platform/app-error.ts'
import { enqueue } from '#platform/jobs/job-queue.ts'
import { countAttempt, takeAttempt } from '#platform/rate-limit.ts'
import { hashSecret } from '#platform/secret.ts'
import type { Services } from '#platform/services.ts'
import type { Actor } from '#core/actors/api.ts'
import type { Device } from '#core/sessions/api.ts'
import { findUserByEmail, lockUser } from '#core/users/api.ts'
import { accountMail, useMailToken } from '../account-mail/api.ts'
import { openSession } from '../devices/api.ts'
import { takeOver } from './take-over.ts'
import { workForMail, type MailCaller } from './work-for-mail.ts'

const PER_EMAIL = { limit: 5, windowSeconds: 3600 } as const
const PER_ADDRESS = { limit: 60, windowSeconds: 3600 } as const

/**
 * Sends a link where there is an account, and says nothing of whether there is one. Whatever strangers have asked for, the
 * owner gets theirs by a proof of work.
 */
export async function requestReset(services: Services, email: string, caller: MailCaller): Promise<void> {
  const { db, boss, clock } = services
  const now = clock()
  await countAttempt(db, { key: `reset:ip:${caller.ip}`, ...PER_ADDRESS }, now)
  const wait = await takeAttempt(db, { key: `reset:email:${email.toLowerCase()}`, ...PER_EMAIL }, now)
  const beyondLimit = await workForMail(services, email, caller, wait)
  const user = await findUserByEmail(db, email)
  if (user) await enqueue(boss, db, accountMail, { userId: user.id, kind: 'reset', beyondLimit })
}

/**
 * Sets a new password and signs in; where a second factor is on, a mailbox alone opens nothing, and it gives null. The link proves the address, so it is confirmed too; every other session ends.
 * @throws {AppError} validation on `token` when the link was used, has expired, or went to an address changed since.
 */
export async function resetPassword(
  services: Services,
  body: { password: string; token: string },
  device: Device,
): Promise<Actor | null> {
  const { db, clock } = services
  const now = clock()
  await countAttempt(db, { key: `reset:token:${device.ip}`, ...PER_ADDRESS }, now)
  return db.transaction(async (tx) => {
    const link = await useMailToken(tx, hashSecret(body.token), ['reset'], now)
    const user = link && (await lockUser(tx, link.userId))
    // A link proves an address, and one that the account has left since proves nothing of it.
    if (!user || user.email.toLowerCase() !== link.email.toLowerCase())
      throw new AppError('validation', { message: 'reset_link_dead', errors: { token: 'reset_link_dead' } })
    const owner = await takeOver(services, tx, user, body.password)
    return owner.secondFactorSince ? null : openSession(tx, services, owner, device, { isTold: true })
  })
}
