import { AppError } from '#platform/app-error.ts'
import type { Db } from '#platform/database/database.ts'
import { violates } from '#platform/database/violates.ts'
import { enqueue } from '#platform/jobs/job-queue.ts'
import { countAttempt } from '#platform/rate-limit.ts'
import { hashSecret } from '#platform/secret.ts'
import type { Services } from '#platform/services.ts'
import type { Actor } from '#core/actors/api.ts'
import { deleteOtherSessions, deleteSessionsOf } from '#core/sessions/api.ts'
import { lockUser, NO_EMAIL_CHANGE, pendingEmailOf, updateUser, type User } from '#core/users/api.ts'
import { emailTaken } from './email-taken.ts'
import { accountMail, useMailToken, voidMailTokens } from '../account-mail/api.ts'
import { workForMail, type MailCaller } from './work-for-mail.ts'

const LINKS = ['email_new', 'email_old', 'email_undo'] as const
/** Ends a change of address that is waited for, with its links. */
export async function dropEmailChange(tx: Db, userId: number, now: Date): Promise<void> {
  for (const purpose of LINKS) await voidMailTokens(tx, userId, purpose, now)
  await updateUser(tx, userId, NO_EMAIL_CHANGE)
}

async function sendLinks({ boss, clock }: Services, tx: Db, user: User, beyondLimit = false): Promise<void> {
  await countAttempt(tx, { key: `confirm:${user.id}`, limit: 5, windowSeconds: 3600 }, clock())
  if (!user.pendingEmailNewAt) await enqueue(boss, tx, accountMail, { userId: user.id, kind: 'email_new', beyondLimit })
  if (!user.pendingEmailOldAt) await enqueue(boss, tx, accountMail, { userId: user.id, kind: 'email_old' })
}

/**
 * Notes the address that the present one is to give way to, and sends a link to each of the two, or to the new one alone
 * where nobody has confirmed the present one. Nothing changes until they have been followed. Whether another account has
 * the address is told in the mail to it, and to nobody else.
 * @throws {AppError} rate_limited
 */
export async function askForEmailChange(services: Services, tx: Db, actor: Actor, email: string): Promise<void> {
  const now = services.clock()
  const user = await lockUser(tx, actor.user.id)
  if (!user || pendingEmailOf(user, now)?.email.toLowerCase() === email.toLowerCase()) return
  await dropEmailChange(tx, user.id, now)
  const asked = {
    pendingEmail: email,
    pendingEmailAt: now,
    pendingEmailOldAt: user.emailConfirmedAt ? null : now,
    pendingEmailSession: hashSecret(actor.token),
  }
  await sendLinks(services, tx, (await updateUser(tx, user.id, asked)) ?? user)
}

/**
 * Takes one of the two links; by the second the address changes, and every device but the one that asked is signed out.
 * Undefined for a link that isn't one of these; else whether the change is done. A link shows that somebody has a mailbox;
 * that they mean this account, only its own session shows: else a stranger could give their account another's address.
 * @throws {AppError} sign_in_required to whoever isn't signed in to the account; conflict when another has got the address
 * meanwhile
 */
export async function followEmailLink(
  services: Services,
  tx: Db,
  token: string,
  userId: number | null,
): Promise<boolean | undefined> {
  const now = services.clock()
  const link = await useMailToken(tx, hashSecret(token), ['email_new', 'email_old'], now)
  const user = link && (await lockUser(tx, link.userId))
  const pending = user && pendingEmailOf(user, now)
  if (!link || !pending || pending.email.toLowerCase() !== link.email.toLowerCase()) return undefined
  if (user.id !== userId) throw new AppError('sign_in_required')
  const isNew = link.purpose === 'email_new'
  if (!(isNew ? pending.oldConfirmed : pending.newConfirmed)) {
    await updateUser(tx, user.id, isNew ? { pendingEmailNewAt: now } : { pendingEmailOldAt: now })
    return false
  }
  await voidMailTokens(tx, user.id, 'reset', now)
  await dropEmailChange(tx, user.id, now)
  await deleteOtherSessions(tx, user.id, user.pendingEmailSession ?? '')
  await updateUser(tx, user.id, { email: pending.email, emailConfirmedAt: now }).catch((error: unknown) => {
    throw violates(error, 'users_email') ? emailTaken() : error
  })
  if (user.emailConfirmedAt)
    await enqueue(services.boss, tx, accountMail, { userId: user.id, kind: 'email_changed', formerEmail: user.email })
  return true
}

async function withPending(services: Services, { user }: Actor, work: (tx: Db, user: User) => Promise<void>) {
  await services.db.transaction(async (tx) => {
    const locked = await lockUser(tx, user.id)
    if (!locked || !pendingEmailOf(locked, services.clock()))
      throw new AppError('conflict', { message: 'email_change_none' })
    await work(tx, locked)
  })
}

/**
 * Sends the links again that have not been followed.
 * @throws {AppError} conflict when none is waited for; rate_limited, with a puzzle where others have spent what the address
 * that is to be gets in a day
 */
export async function resendEmailChange(services: Services, actor: Actor, caller: MailCaller): Promise<void> {
  const pending = pendingEmailOf(actor.user, services.clock())
  const beyondLimit = pending ? await workForMail(services, pending.email, caller) : false
  await withPending(services, actor, (tx, user) => sendLinks(services, tx, user, beyondLimit))
}

/** Calls the change off. @throws {AppError} conflict when none is waited for */
export const cancelEmailChange = (services: Services, actor: Actor) =>
  withPending(services, actor, (tx, user) => dropEmailChange(tx, user.id, services.clock()))

/**
 * "This wasn't me", from the mail to the present address: calls the change off and signs every device out, as one of
 * them is somebody else's.
 * @throws {AppError} validation on `token` when the link was used, has expired, or its change is done or called off.
 */
export async function undoEmailChange({ db, clock }: Services, token: string): Promise<void> {
  await db.transaction(async (tx) => {
    const link = await useMailToken(tx, hashSecret(token), ['email_undo'], clock())
    if (!link)
      throw new AppError('validation', { message: 'confirm_link_dead', errors: { token: 'confirm_link_dead' } })
    await dropEmailChange(tx, link.userId, clock())
    await deleteSessionsOf(tx, link.userId)
  })
}
