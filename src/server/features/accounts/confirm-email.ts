import { AppError } from '#platform/app-error.ts'
import { enqueue } from '#platform/jobs/job-queue.ts'
import { countAttempt } from '#platform/rate-limit.ts'
import { hashSecret } from '#platform/secret.ts'
import type { Services } from '#platform/services.ts'
import { followEmailLink } from './change-email.ts'
import type { Actor } from '#core/actors/api.ts'
import { deleteOtherSessions, type Device } from '#core/sessions/api.ts'
import { lockUser, updateUser } from '#core/users/api.ts'
import { accountMail, findMailToken, useMailToken, voidMailTokens } from '../account-mail/api.ts'
import { openSession } from '../devices/api.ts'
import { takeOver } from './take-over.ts'
import { workForMail, type MailCaller } from './work-for-mail.ts'

const dead = () => new AppError('validation', { message: 'confirm_link_dead', errors: { token: 'confirm_link_dead' } })

export interface Confirmed {
  step: 'confirmed' | 'half' | 'changed'
  /** Whoever set a new password, signed in. */
  actor?: Actor
}

/**
 * Takes a link from a mail: an address's own, or one of the two of a change of address, of which it says how far it is. The
 * link shows that somebody has the mailbox, and not that they made the account: a stranger may have typed the address in.
 * So it counts for who is signed in to that account, whose other sessions end, or sets a new password, which ends whatever the
 * stranger has.
 * @throws {AppError} validation on `token` when the link was used, has expired, or is for an address changed since;
 * sign_in_required, with the link unspent, to whoever is neither signed in nor sets a password.
 */
export async function confirmEmail(
  services: Services,
  { token, password }: { token: string; password?: string | undefined },
  caller: Device & { userId: number | null; token: string | null },
): Promise<Confirmed> {
  const { db, clock } = services
  return db.transaction(async (tx) => {
    const isDone = await followEmailLink(services, tx, token, caller.userId)
    if (isDone !== undefined) return { step: isDone ? 'changed' : 'half' }
    const now = clock()
    const link = await useMailToken(tx, hashSecret(token), ['confirm'], now)
    const user = link && (await lockUser(tx, link.userId))
    if (!user || user.emailConfirmedAt || user.email.toLowerCase() !== link.email.toLowerCase()) throw dead()
    if (password !== undefined) {
      const owner = await takeOver(services, tx, user, password)
      return { step: 'confirmed', actor: await openSession(tx, services, owner, caller, { isTold: true }) }
    }
    if (caller.userId !== user.id || caller.token === null) throw new AppError('sign_in_required')
    // Whoever else is signed in may be the stranger who typed the address in.
    await deleteOtherSessions(tx, user.id, hashSecret(caller.token))
    await voidMailTokens(tx, user.id, 'confirm', now)
    await updateUser(tx, user.id, { emailConfirmedAt: now })
    return { step: 'confirmed' }
  })
}

/**
 * What a link is about, without spending it.
 * @throws {AppError} validation on `token` when the link was used or has expired
 */
export async function lookAtLink({ db, clock }: Services, token: string, userId: number | null) {
  const link = await findMailToken(db, hashSecret(token), ['confirm', 'email_new', 'email_old'], clock())
  if (!link) throw dead()
  const { purpose, email } = link
  return { kind: purpose as 'confirm' | 'email_new' | 'email_old', email, signed_in: link.userId === userId }
}

/**
 * Sends the confirmation once more; nothing to do when the address is confirmed. Its owner may have written it wrong, or
 * as another's.
 * @throws {AppError} rate_limited, with a puzzle where others have spent what the address gets in a day
 */
export async function resendConfirmation(services: Services, { user }: Actor, caller: MailCaller): Promise<void> {
  if (user.emailConfirmedAt) return
  const { db, boss, clock } = services
  const beyondLimit = await workForMail(services, user.email, caller)
  await countAttempt(db, { key: `confirm:${user.id}`, limit: 5, windowSeconds: 3600 }, clock())
  await enqueue(boss, db, accountMail, { userId: user.id, kind: 'confirm', beyondLimit })
}
