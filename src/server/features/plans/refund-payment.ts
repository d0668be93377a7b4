import { AppError } from '../../platform/app-error.ts'
import { enqueue } from '../../platform/jobs/job-queue.ts'
import type { Services } from '../../platform/services.ts'
import { lockUser } from '../accounts/queries.ts'
import { paymentsOf } from './domain/payments.ts'
import { subscriptionsOf } from './domain/standing.ts'
import { tellProvider } from './job.ts'
import { findOrderOfPayment, findOrder, insertCancellation, readHistory } from './queries.ts'

/**
 * Gives all of a payment back, as an operator decides: what is left of its credits goes with it, and a subscription whose
 * present period it paid for ends at once. Done by jobs; asked twice, it is done once.
 * @throws {AppError} not_found for no such payment of an account (of `ofUser`, where told), conflict for one that was given back.
 */
export async function refundPayment(
  { db, boss, clock, payments }: Services,
  paymentId: string,
  ofUser?: number,
): Promise<{ userId: number; cents: number; currency: string }> {
  return db.transaction(async (tx) => {
    const order = await findOrder(tx, (await findOrderOfPayment(tx, payments.name, paymentId)) ?? '')
    if (!order || order.userId === null || (ofUser ?? order.userId) !== order.userId) throw new AppError('not_found')
    const { userId } = order
    await lockUser(tx, userId)
    const history = await readHistory(tx, userId)
    const payment = paymentsOf(history).find(({ id }) => id === paymentId)
    if (!payment) throw new AppError('not_found')
    if (payment.refundedAt) throw new AppError('conflict', { message: 'refunded_already' })
    const subscription = subscriptionsOf(history).find((other) => other.order.id === order.id)
    if (subscription && payment.period && payment.period.end.getTime() === subscription.until.getTime()) {
      await insertCancellation(tx, { orderId: order.id, userId, by: 'refund', at: clock() })
      await enqueue(boss, tx, tellProvider, { task: 'cancel_now', orderId: order.id })
    }
    await enqueue(boss, tx, tellProvider, { task: 'refund', orderId: order.id, payment: paymentId })
    return { userId, cents: payment.cents, currency: payment.currency }
  })
}
