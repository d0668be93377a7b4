import { AppError } from '#platform/app-error.ts'
import { enqueue } from '#platform/jobs/job-queue.ts'
import { countAttempt, takeAttempt } from '#platform/rate-limit.ts'
import { countShared, notePaid, payBeyond } from '#platform/require-work.ts'
import { hashSecret } from '#platform/secret.ts'
import type { Services } from '#platform/services.ts'
import type { Actor } from '#core/actors/api.ts'
import { deviceHash, isKnownDevice, type Device } from '#core/sessions/api.ts'
import { findUserByEmail, lockUser } from '#core/users/api.ts'
import { accountMail, findMailToken, useMailToken } from '../account-mail/api.ts'
import { openSession } from '../devices/api.ts'
import { takeOver } from './take-over.ts'
import { workForMail, type MailCaller } from './work-for-mail.ts'

const PER_EMAIL = { limit: 5, windowSeconds: 3600 } as const
const PER_ADDRESS = { limit: 60, windowSeconds: 3600 } as const
/** Tries at a good password with one link. */
const PER_LINK = { limit: 20, windowSeconds: 3600 } as const

/**
 * Sends a link where there is an account, and says nothing of whether there is one. Whatever strangers have asked for, the
 * owner gets theirs by a proof of work.
 */
export async function requestReset(services: Services, email: string, caller: MailCaller & Device): Promise<void> {
  const { db, boss, clock } = services
  const now = clock()
  const user = await findUserByEmail(db, email)
  // Looked up for an address without account as well: the time tells nothing.
  const isKnown = await isKnownDevice(db, user?.id ?? 0, caller.deviceToken)
  const by = user && isKnown && caller.deviceToken ? `device:${deviceHash(user.id, caller.deviceToken)}` : caller.ip
  const asked = { key: `reset:ip:${by}`, ...PER_ADDRESS }
  const owed = await countShared(services, asked)
  const perEmail = { key: `reset:email:${email.toLowerCase()}`, ...PER_EMAIL }
  const waitSeconds = owed?.waitSeconds ?? (await takeAttempt(db, perEmail, now))
  const who = { ip: by, proofOfWork: caller.proofOfWork }
  const beyondLimit = await workForMail(services, email, who, { waitSeconds, isLong: owed?.isLong })
  if (owed) await notePaid(services, asked)
  if (user) await enqueue(boss, db, accountMail, { userId: user.id, kind: 'reset', beyondLimit })
}

/**
 * Sets a new password and signs in; where a second factor is on, a mailbox alone opens nothing, and it gives null. The link proves the address, so it is confirmed too; every other session ends.
 * @throws {AppError} validation on `token` when the link was used, has expired, or went to an address changed since.
 */
export async function resetPassword(
  services: Services,
  body: { password: string; token: string },
  device: Device & { proofOfWork?: string | undefined },
): Promise<Actor | null> {
  const { db, clock } = services
  const now = clock()
  const tokenHash = hashSecret(body.token)
  if (await findMailToken(db, tokenHash, ['reset'], now))
    await countAttempt(db, { key: `reset:link:${tokenHash}`, ...PER_LINK }, now)
  else await payBeyond(services, { key: `reset:token:${device.ip}`, ...PER_ADDRESS }, device.proofOfWork)
  return db.transaction(async (tx) => {
    const link = await useMailToken(tx, tokenHash, ['reset'], now)
    const user = link && (await lockUser(tx, link.userId))
    // A link proves an address, and one that the account has left since proves nothing of it.
    if (!user || user.email.toLowerCase() !== link.email.toLowerCase())
      throw new AppError('validation', { message: 'reset_link_dead', errors: { token: 'reset_link_dead' } })
    const owner = await takeOver(services, tx, user, body.password)
    return owner.secondFactorSince ? null : openSession(tx, services, owner, device, { isTold: true })
  })
}
