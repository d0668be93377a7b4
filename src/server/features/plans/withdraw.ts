import { WITHDRAWAL_DAYS } from '#contract/offers.ts'
import { AppError } from '../../platform/app-error.ts'
import { enqueue } from '../../platform/jobs/job-queue.ts'
import type { Services } from '../../platform/services.ts'
import { lockUser, type User } from '../accounts/queries.ts'
import { paymentMail, tellProvider } from './job.ts'
import { withdrawableUntil } from './domain/withdrawable.ts'
import { paymentsOf } from './domain/payments.ts'
import { insertCancellation, insertWithdrawal, listWithdrawals, readHistory } from './queries.ts'

/**
 * Withdraws from the contract behind a payment: the subscription ends at once, the money goes back, and a mail
 * acknowledges it with its date and time. All of it is asked for in one transaction, and done by jobs.
 * @throws {AppError} not_found for a payment that is not theirs; conflict when it cannot be withdrawn from any more.
 */
export async function withdraw({ db, boss, clock }: Services, user: User, paymentId: string): Promise<void> {
  const now = clock()
  await db.transaction(async (tx) => {
    await lockUser(tx, user.id)
    const history = await readHistory(tx, user.id)
    const payment = paymentsOf(history).find(({ id }) => id === paymentId)
    if (!payment) throw new AppError('not_found')
    const withdrawn = (await listWithdrawals(tx, user.id)).some((row) => row.payment === paymentId)
    const until = withdrawableUntil(payment, history)
    if (withdrawn || !until || until <= now)
      throw new AppError('conflict', { message: 'withdrawal_over', values: { days: String(WITHDRAWAL_DAYS) } })
    const { id: orderId, kind } = payment.order
    await insertWithdrawal(tx, { payment: paymentId, orderId, userId: user.id, at: now })
    if (kind === 'subscription') {
      await insertCancellation(tx, { orderId, userId: user.id, by: 'withdrawal', at: now })
      await enqueue(boss, tx, tellProvider, { task: 'cancel_now', orderId })
    }
    await enqueue(boss, tx, tellProvider, { task: 'refund', orderId, payment: paymentId })
    await enqueue(boss, tx, paymentMail, { userId: user.id, kind: 'withdrawn', ref: paymentId })
  })
}
