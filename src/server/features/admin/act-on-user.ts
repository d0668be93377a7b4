import { civilDay } from '#astro/birth-time/civil-day.ts'
import type { Receipt } from '#contract/account-data.ts'
import type { PaidPlanId } from '#product/rights.ts'
import { AppError, invalid } from '#platform/app-error.ts'
import type { Db } from '#platform/database/database.ts'
import { enqueue } from '#platform/jobs/job-queue.ts'
import { newSecret } from '#platform/secret.ts'
import type { Services } from '#platform/services.ts'
import { eraseAccount } from '../account-data/api.ts'
import { accountMail } from '../account-mail/api.ts'
import { countPasskeys, deleteSessionsOf, listSessions } from '#core/sessions/api.ts'
import { findUser, isStaff, lockUser, type User } from '#core/users/api.ts'
import { balanceOf, getPlan, insertEntries, insertGrant, readLedger } from '#core/entitlements/api.ts'
import { refundPayment, type RefundScope } from '../plans/api.ts'
import { resetSecondFactor } from '../second-factor/api.ts'
import { audited, insertAudit, type Staff } from '../staff/api.ts'

interface Asked {
  userId: number
  reason: string
}

async function locked(tx: Db, userId: number): Promise<User> {
  const user = await lockUser(tx, userId)
  if (!user) throw new AppError('not_found')
  return user
}

/**
 * The account of one of the staff is acted on by owners alone: else support could make its way into it.
 * @throws {AppError} not_found, forbidden
 */
async function lockedFor(services: Services, tx: Db, staff: Staff, userId: number): Promise<User> {
  const user = await locked(tx, userId)
  if (staff.role !== 'owner' && user.id !== staff.id && isStaff(services, user))
    throw new AppError('forbidden', { message: 'other_role' })
  return user
}

const target = (userId: number) => `user:${userId}`

/** Gives report credits, as lines of the ledger. @throws {AppError} not_found */
export async function grantCredit(
  services: Services,
  staff: Staff,
  { userId, reports, reason }: Asked & { reports: number },
): Promise<void> {
  await audited(services, staff, { action: 'grant credit', target: target(userId), reason }, async (tx) => {
    await locked(tx, userId)
    const before = balanceOf(await readLedger(tx, userId))
    const key = `staff:${newSecret()}`
    await insertEntries(tx, [{ key, userId, kind: 'credit_granted', credits: reports, at: services.clock() }])
    return { before: { reports: before }, after: { reports: before + reports }, result: undefined }
  })
}

/**
 * Sets the plan that the staff gives, until the end of a UTC day; it takes the place of one given before, and a past date
 * ends it. What the person pays for stays as it is. @throws {AppError} not_found
 */
export async function setPaidUntil(
  services: Services,
  staff: Staff,
  { userId, plan, until, reason }: Asked & { plan: PaidPlanId; until: string },
): Promise<void> {
  const now = services.clock()
  const endsAt = new Date(civilDay({ timeZone: 'UTC', date: until }).endUtcMs)
  const entitlement = async (tx: Db) => {
    const { plan: held, paidUntil } = await getPlan(tx, userId, now)
    return { plan: held, paid_until: paidUntil?.toISOString() ?? null }
  }
  await audited(services, staff, { action: 'set paid until', target: target(userId), reason }, async (tx) => {
    await locked(tx, userId)
    const before = await entitlement(tx)
    await insertGrant(tx, { userId, plan, startsAt: now, endsAt, source: 'operator', createdAt: now })
    return { before, after: await entitlement(tx), result: undefined }
  })
}

/** Sends the link that confirms the address once more. @throws {AppError} not_found; conflict where it is confirmed. */
export async function resendConfirmation(services: Services, staff: Staff, { userId, reason }: Asked): Promise<void> {
  await audited(services, staff, { action: 'resend confirmation', target: target(userId), reason }, async (tx) => {
    const user = await lockedFor(services, tx, staff, userId)
    if (user.emailConfirmedAt) throw new AppError('conflict', { message: 'confirmed_already' })
    await enqueue(services.boss, tx, accountMail, { userId, kind: 'confirm', beyondLimit: true })
    return { before: null, after: { mail: 'confirm' }, result: undefined }
  })
}

/** Signs a person out everywhere. @throws {AppError} not_found */
export async function endSessions(services: Services, staff: Staff, { userId, reason }: Asked): Promise<void> {
  await audited(services, staff, { action: 'end sessions', target: target(userId), reason }, async (tx) => {
    await lockedFor(services, tx, staff, userId)
    const before = (await listSessions(tx, userId)).length
    await deleteSessionsOf(tx, userId)
    return { before: { sessions: before }, after: { sessions: 0 }, result: undefined }
  })
}

/**
 * Turns off the second factor of somebody who has lost app and codes, with the passkeys, and signs them out everywhere.
 * @throws {AppError} not_found; conflict where there is none, and for oneself: that is done with a code in the settings.
 */
export async function endSecondFactor(services: Services, staff: Staff, { userId, reason }: Asked): Promise<void> {
  if (userId === staff.id) throw new AppError('conflict', { message: 'second_factor_own' })
  await audited(services, staff, { action: 'reset second factor', target: target(userId), reason }, async (tx) => {
    const user = await lockedFor(services, tx, staff, userId)
    const before = { since: user.secondFactorSince?.toISOString() ?? null, passkeys: await countPasskeys(tx, userId) }
    if (!before.since && before.passkeys === 0) throw new AppError('conflict', { message: 'second_factor_off' })
    await resetSecondFactor(services, tx, userId)
    return { before, after: null, result: undefined }
  })
}

/**
 * Deletes an account with all it holds; its address is typed again. The receipt is its owner's.
 * @throws {AppError} not_found, validation; unauthenticated for staff who were deleted meanwhile.
 */
export async function deleteUser(
  services: Services,
  staff: Staff,
  { userId, email, reason }: Asked & { email: string },
): Promise<Receipt> {
  const user = await findUser(services.db, userId)
  if (!user) throw new AppError('not_found')
  if (user.email.toLowerCase() !== email.toLowerCase()) throw invalid({ email: 'address_differs' })
  if (user.id === staff.id) throw new AppError('conflict', { message: 'not_oneself' })
  const { receipt } = await eraseAccount(services, user, 'staff', async (tx) => {
    // Two of the staff who delete each other: both rows in one order, so that neither waits for the other for ever.
    for (const id of [staff.id ?? user.id, user.id].toSorted((a, b) => a - b))
      if (!(await lockUser(tx, id, 'update'))) throw new AppError(id === user.id ? 'not_found' : 'unauthenticated')
    await insertAudit(tx, {
      at: services.clock(),
      actorId: staff.id,
      actor: staff.name,
      action: 'delete account',
      target: target(userId),
      before: { since: user.createdAt.toISOString(), lang: user.lang },
      after: null,
      reason,
    })
  })
  return receipt
}

/**
 * Gives a payment of this person back, less what was delivered unless all is said.
 * @throws {AppError} not_found for another's payment, conflict when it was done.
 */
export async function refund(
  services: Services,
  staff: Staff,
  { userId, transaction, scope, reason }: Asked & { transaction: string; scope: RefundScope },
): Promise<void> {
  await audited(services, staff, { action: 'refund', target: target(userId), reason }, async (tx) => {
    const { cents, currency } = await refundPayment({ ...services, db: tx }, transaction, { scope, ofUser: userId })
    return { before: { transaction, scope, cents, currency }, after: { refunded: true }, result: undefined }
  })
}
