import { WITHDRAWAL_DAYS } from '#product/offers.ts'
import { AppError } from '#platform/app-error.ts'
import type { Db } from '#platform/database/database.ts'
import { enqueue } from '#platform/jobs/job-queue.ts'
import type { Services } from '#platform/services.ts'
import { lockUser, type User } from '#core/users/api.ts'
import {
  contractOf,
  offersUsedBy,
  paymentsOf,
  readHistory,
  readLedger,
  rememberOffers,
  settlementOf,
  sumOf,
  withdrawableUntil,
  type Payment,
  type Settlement,
} from '#core/entitlements/api.ts'
import { giveBack, settle } from './give-back.ts'
import { paymentMail } from './job.ts'
import { waitingKeys } from '../reports/api.ts'

interface Withdrawable {
  payment: Payment
  /** All payments of its contract. */
  paid: Payment[]
  until: Date
}

/**
 * A payment that its person may withdraw from now, and until when.
 * @throws {AppError} not_found for a payment that is not theirs; conflict when it cannot be withdrawn from any more.
 */
async function withdrawable(services: Services, db: Db, user: User, id: string): Promise<Withdrawable> {
  const history = await readHistory(db, user.id)
  const payment = paymentsOf(history).find((paid) => paid.id === id)
  if (!payment) throw new AppError('not_found')
  const used = await offersUsedBy(services, db, user)
  const isOpen = !payment.withdrawal && !payment.refundedAt
  if (isOpen && used.includes(`withdrawal:${payment.order.kind}`))
    throw new AppError('conflict', { message: 'withdrawal_used' })
  const until = withdrawableUntil(payment, history, used)
  if (!until || until <= services.clock())
    throw new AppError('conflict', { message: 'withdrawal_over', values: { days: String(WITHDRAWAL_DAYS) } })
  return { payment, paid: contractOf(payment, history), until }
}

const assertLeft = ({ refundCents }: Settlement) => {
  if (refundCents === 0) throw new AppError('conflict', { message: 'withdrawal_nothing' })
}

/** What a withdrawal would come to at this moment. @throws {AppError} as `withdraw` */
export async function quoteWithdrawal(
  services: Services,
  user: User,
  paymentId: string,
): Promise<Withdrawable & Settlement> {
  const { db, clock } = services
  const found = await withdrawable(services, db, user, paymentId)
  const unbegun = await waitingKeys(db, user.id)
  const entries = await readLedger(db, user.id)
  const settlement = sumOf(found.paid.map((payment) => settlementOf(payment, entries, unbegun, clock())))
  assertLeft(settlement)
  return { ...found, ...settlement }
}

/**
 * Withdraws from the contract behind a payment: the price less what was delivered goes back, a subscription ends at once,
 * and a mail acknowledges it with date, time and sums. All of it is asked for in one transaction, and done by jobs.
 * @throws {AppError} not_found for a payment that is not theirs; conflict when it cannot be withdrawn from any more, when
 * everything was delivered, and when the sum is no longer the one that the person has agreed to.
 */
export async function withdraw(
  services: Services,
  user: User,
  { transaction, refund }: { transaction: string; refund?: number | undefined },
): Promise<Settlement> {
  const { db, boss } = services
  return db.transaction(async (tx) => {
    const locked = await lockUser(tx, user.id)
    if (!locked) throw new AppError('unauthenticated')
    const { payment, paid } = await withdrawable(services, tx, locked, transaction)
    const settlements = []
    for (const part of paid) settlements.push({ payment: part, ...(await settle(services, tx, locked.id, part)) })
    const settlement = sumOf(settlements)
    assertLeft(settlement)
    if (refund !== undefined && Math.round(refund * 100) !== settlement.refundCents)
      throw new AppError('conflict', { message: 'withdrawal_changed' })
    for (const part of settlements) await giveBack(services, tx, locked.id, { ...part, by: 'person' })
    await rememberOffers(services, tx, locked)
    await enqueue(boss, tx, paymentMail, { userId: locked.id, kind: 'withdrawn', ref: payment.id })
    return settlement
  })
}
