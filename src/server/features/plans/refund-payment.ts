import { AppError } from '#platform/app-error.ts'
import type { Db } from '#platform/database/database.ts'
import { enqueue } from '#platform/jobs/job-queue.ts'
import type { Services } from '#platform/services.ts'
import { lockUser } from '#core/users/api.ts'
import { paymentsOf, readHistory, type Payment } from '#core/entitlements/api.ts'
import { giveBack, settle } from './give-back.ts'
import { tellProvider } from './job.ts'
import { findOrder, findOrderOfPayment } from './queries.ts'

/** What the staff gives back: the price less what was delivered, as the guarantee says, or all that is left of it. */
export type RefundScope = 'unused' | 'all'

interface Refunded {
  userId: number
  cents: number
  currency: string
}

const leftOf = ({ cents, refunds }: Payment) => refunds.reduce((left, refund) => left - refund.cents, cents)

async function give(services: Services, tx: Db, payment: Payment, scope: RefundScope, userId: number): Promise<number> {
  if (payment.withdrawal) {
    // Withdrawn from before, less what was delivered: only the rest is there to be given.
    const pending = payment.refunds.length === 0 ? (payment.withdrawal.refundCents ?? payment.cents) : 0
    const cents = leftOf(payment) - pending
    if (scope === 'unused' || cents <= 0) throw new AppError('conflict', { message: 'refunded_already' })
    const { id: orderId } = payment.order
    await enqueue(services.boss, tx, tellProvider, {
      task: 'refund',
      orderId,
      payment: payment.id,
      cents,
      once: 'rest',
    })
    return cents
  }
  const settlement = await settle(services, tx, userId, payment)
  const refundCents = scope === 'all' ? leftOf(payment) : settlement.refundCents
  if (refundCents === 0) throw new AppError('conflict', { message: 'refund_nothing' })
  await giveBack(services, tx, userId, { payment, by: 'staff', ...settlement, refundCents })
  return refundCents
}

/**
 * Gives a payment back, as an operator decides: what is left of its credits goes with it at once, and a subscription whose
 * present period it paid for ends. Done by jobs; asked twice, it is done once.
 * @throws {AppError} not_found for no such payment of an account (of `ofUser`, where told), conflict for one that was given
 * back, and for one of which everything was delivered, unless all is to go back.
 */
export async function refundPayment(
  services: Services,
  paymentId: string,
  { scope = 'unused', ofUser }: { scope?: RefundScope; ofUser?: number } = {},
): Promise<Refunded> {
  return services.db.transaction(async (tx) => {
    const order = await findOrder(tx, (await findOrderOfPayment(tx, services.payments.name, paymentId)) ?? '')
    if (!order || order.userId === null || (ofUser ?? order.userId) !== order.userId) throw new AppError('not_found')
    const { userId } = order
    await lockUser(tx, userId)
    const payment = paymentsOf(await readHistory(tx, userId)).find(({ id }) => id === paymentId)
    if (!payment) throw new AppError('not_found')
    if (payment.refundedAt) throw new AppError('conflict', { message: 'refunded_already' })
    return { userId, cents: await give(services, tx, payment, scope, userId), currency: payment.currency }
  })
}
