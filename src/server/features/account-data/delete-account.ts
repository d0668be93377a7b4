import type { Receipt } from '#contract/account-data.ts'
import { AppError } from '#platform/app-error.ts'
import type { Db } from '#platform/database/database.ts'
import { enqueue } from '#platform/jobs/job-queue.ts'
import type { Services } from '#platform/services.ts'
import type { Actor } from '#core/actors/find-actor.ts'
import { deleteUser, lockUser, type User } from '#core/actors/queries.ts'
import { isInForce, subscriptionsOf } from '#core/entitlements/domain/entitlement.ts'
import { tellProvider } from '../plans/job.ts'
import { insertCancellation } from '../plans/queries.ts'
import { readHistory } from '#core/entitlements/queries.ts'
import { rememberOffers } from '#core/entitlements/used-offers.ts'
import { proveFresh } from '#core/actors/fresh-proof.ts'
import { checkProof } from '../proof/give-proof.ts'
import { needsStrongProof } from '#core/actors/strong-means.ts'
import { deleteInvitationsTo } from '../staff/queries.ts'
import { makeReceipt } from './make-receipt.ts'
import { filesOf, forgetAttemptsOf, forgetJobs, forgetLettersOf, forgetPayer, forgetWords } from './queries.ts'
import { sendDeletionMail } from './send-deletion-mail.ts'
import { provePassword } from '#core/actors/prove-password.ts'

/**
 * Deletes an account, as its owner asks: by its password and, where two-step sign-in is on, a code; or by its address, typed
 * again, and a proof of the last minutes.
 * @throws {AppError} validation for a wrong password, code or address; proof_required; rate_limited.
 */
export async function deleteAccount(
  services: Services,
  actor: Actor,
  given: { password?: string | undefined; code?: string | undefined; email?: string | undefined },
): Promise<Receipt> {
  const { user } = actor
  const hasPassword = user.passwordHash !== null
  if (given.email === undefined && (given.password !== undefined || hasPassword))
    await proveByPassword(services, actor, given)
  else {
    proveAddress(user, given.email)
    await proveFresh(services, actor)
  }
  return eraseAccount(services, user)
}

async function proveByPassword(
  services: Services,
  actor: Actor,
  { password, code }: { password?: string | undefined; code?: string | undefined },
): Promise<void> {
  if (code !== undefined) {
    await checkProof(services, actor, { password, code })
    return
  }
  await provePassword(services, actor.user, { field: 'password', password })
  if (await needsStrongProof(services, actor.user)) await proveFresh(services, actor)
}

/**
 * Takes an account away: its rows, its files, the mails in the outbox, the counts of attempts. Subscriptions end at once,
 * so that nothing is charged any more. The books keep the payments without the person (docs/decisions/0023). Its owner is
 * told by mail.
 * @throws {AppError} unauthenticated when it is gone already.
 */
export async function eraseAccount(
  services: Services,
  user: User,
  note: (tx: Db) => Promise<void> = async () => undefined,
): Promise<Receipt> {
  const { db, storage, mailer, clock } = services
  const { files, receipt } = await db.transaction(async (tx) => {
    await note(tx)
    const locked = await lockUser(tx, user.id, 'update')
    if (!locked) throw new AppError('unauthenticated')
    await rememberOffers(services, tx, locked)
    const own = await filesOf(tx, user.id)
    const letters = await forgetLettersOf(tx, user)
    const made = await makeReceipt(tx, { userId: user.id, files: own.length, letters, now: clock() })
    await forgetJobs(tx, user.id)
    await endSubscriptions(services, tx, user.id)
    await forgetPayer(tx, user.id)
    await forgetWords(tx, user.id)
    await forgetAttemptsOf(tx, user)
    // Anybody may register with the address of somebody who is invited.
    if (user.emailConfirmedAt) await deleteInvitationsTo(tx, user.email)
    await deleteUser(tx, user.id)
    return { files: own, receipt: made }
  })
  for (const key of files) await storage.remove(key)
  for (const address of [user.email, user.pendingEmail]) if (address) await mailer.forget(address)
  await sendDeletionMail(services, user, receipt)
  return receipt
}

function proveAddress(user: User, email: string | undefined): void {
  if (email === undefined) throw new AppError('validation', { errors: { email: 'required' } })
  if (email.trim().toLowerCase() !== user.email.toLowerCase())
    throw new AppError('validation', { errors: { email: 'address_differs' } })
}

async function endSubscriptions({ boss, clock }: Services, tx: Db, userId: number): Promise<void> {
  const now = clock()
  for (const subscription of subscriptionsOf(await readHistory(tx, userId))) {
    if (!isInForce(subscription, now)) continue
    const { id: orderId } = subscription.order
    await insertCancellation(tx, { orderId, userId, by: 'person', at: now })
    await enqueue(boss, tx, tellProvider, { task: 'cancel_now', orderId })
  }
}
