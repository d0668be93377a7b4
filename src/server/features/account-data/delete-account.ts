import type { Receipt } from '#contract/account-data.ts'
import { needsStrongProof, proveFresh, type Actor } from '#core/actors/api.ts'
import { accountDeleted, deleteUser, lockUser, personalDataAsked, provePassword, type User } from '#core/users/api.ts'
import { publish } from '#platform/events.ts'
import { AppError } from '#platform/app-error.ts'
import type { Db } from '#platform/database/database.ts'
import type { Services } from '#platform/services.ts'
import { rememberOffers } from '#core/entitlements/api.ts'
import { checkProof } from '../proof/api.ts'
import { makeReceipt } from './make-receipt.ts'
import { forgetAttemptsOf, forgetJobs } from './queries.ts'
import { sendDeletionMail } from './send-deletion-mail.ts'

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
  return eraseAccount(services, user, 'person')
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
 * so that nothing is charged any more, and consultations to come are canceled. The books keep the payments without the person (docs/decisions/0023). Its owner is
 * told by mail.
 * @throws {AppError} unauthenticated when it is gone already.
 */
export async function eraseAccount(
  services: Services,
  user: User,
  by: 'person' | 'staff',
  note: (tx: Db) => Promise<void> = async () => undefined,
): Promise<Receipt> {
  const { db, storage, mailer, clock } = services
  const { files, receipt, notes } = await db.transaction(async (tx) => {
    await note(tx)
    const locked = await lockUser(tx, user.id, 'update')
    if (!locked) throw new AppError('unauthenticated')
    await rememberOffers(services, tx, locked)
    const held = { user: locked, tables: {}, files: new Set<string>() }
    await publish(services, tx, personalDataAsked, held)
    const made = await makeReceipt(tx, { ...held, schema: services.tables, now: clock() })
    await forgetJobs(tx, user.id)
    const told = { user: locked, by, notes: [] as string[] }
    await publish(services, tx, accountDeleted, told)
    await forgetAttemptsOf(tx, user)
    await deleteUser(tx, user.id)
    return { files: held.files, receipt: made, notes: told.notes }
  })
  for (const key of files) await storage.remove(key)
  for (const address of [user.email, user.pendingEmail]) if (address) await mailer.forget(address)
  await sendDeletionMail(services, user, receipt, notes)
  return receipt
}

function proveAddress(user: User, email: string | undefined): void {
  if (email === undefined) throw new AppError('validation', { errors: { email: 'required' } })
  if (email.trim().toLowerCase() !== user.email.toLowerCase())
    throw new AppError('validation', { errors: { email: 'address_differs' } })
}
