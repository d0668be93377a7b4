import { AppError } from '../../platform/app-error.ts'
import type { Db } from '../../platform/database/database.ts'
import { enqueue } from '../../platform/jobs/job-queue.ts'
import { countAttempt } from '../../platform/rate-limit.ts'
import { hashSecret } from '../../platform/secret.ts'
import type { Services } from '../../platform/services.ts'
import { followEmailLink } from './change-email.ts'
import type { Actor } from './find-actor.ts'
import { accountMail } from './job.ts'
import { findUser, updateUser, useMailToken } from './queries.ts'

const dead = () => new AppError('validation', { message: 'confirm_link_dead', errors: { token: 'confirm_link_dead' } })

/**
 * Takes a link from a mail: an address's own, or one of the two of a change of address, of which it says how far it is.
 * @throws {AppError} validation on `token` when the link was used, has expired, or is for an address changed since.
 */
export async function confirmEmail(services: Services, token: string): Promise<'confirmed' | 'half' | 'changed'> {
  const { db, clock } = services
  return db.transaction(async (tx) => {
    const isDone = await followEmailLink(services, tx, token)
    if (isDone !== undefined) return isDone ? 'changed' : 'half'
    const now = clock()
    const link = await useMailToken(tx, hashSecret(token), ['confirm'], now)
    const user = link && (await findUser(tx, link.userId))
    if (!user || user.email.toLowerCase() !== link.email.toLowerCase()) throw dead()
    await updateUser(tx, user.id, { emailConfirmedAt: now })
    return 'confirmed'
  })
}

/**
 * Sends a link to the account's address, which its owner may have written wrong or as another's.
 * @throws {AppError} rate_limited
 */
export async function sendConfirmation(
  { boss, clock }: Pick<Services, 'boss' | 'clock'>,
  tx: Db,
  userId: number,
): Promise<void> {
  await countAttempt(tx, { key: `confirm:${userId}`, limit: 5, windowSeconds: 3600 }, clock())
  await enqueue(boss, tx, accountMail, { userId, kind: 'confirm' })
}

/** Sends the confirmation once more; nothing to do when the address is confirmed. */
export async function resendConfirmation(services: Services, { user }: Actor): Promise<void> {
  if (!user.emailConfirmedAt) await sendConfirmation(services, services.db, user.id)
}
