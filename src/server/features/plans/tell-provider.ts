import type { Services } from '#platform/services.ts'
import { paymentsOf } from '#core/entitlements/api.ts'
import { handleOf } from './handle-of.ts'
import { eventsOfOrders, findOrder, withdrawalsOfOrder } from './queries.ts'

type Task =
  | { task: 'cancel_at_period_end'; orderId: string }
  | { task: 'cancel_now'; orderId: string }
  | { task: 'close'; orderId: string }
  | { task: 'refund'; orderId: string; payment: string; cents?: number | undefined; once: string }

/** Carries a decision to the provider that the order was paid at. */
export async function tellProviderOf({ db, payments, log }: Services, task: Task): Promise<void> {
  const order = await findOrder(db, task.orderId)
  if (!order) return
  if (order.provider !== payments.name) {
    log.error('an order of another payment provider needs a person', { ...task, provider: order.provider })
    return
  }
  if (task.task === 'close') return order.checkout === null ? undefined : payments.closeCheckout(order.checkout)
  const events = await eventsOfOrders(db, [order.id])
  const handle = handleOf(order, events)
  if (task.task === 'cancel_at_period_end') return payments.cancelAtPeriodEnd(handle)
  if (task.task === 'cancel_now') return payments.cancelNow(handle)
  const withdrawals = await withdrawalsOfOrder(db, order.id)
  const payment = paymentsOf({ orders: [order], events, withdrawals }).find(({ id }) => id === task.payment)
  if (!payment || payment.refundedAt) return
  const left = payment.refunds.reduce((rest, { cents }) => rest - cents, payment.cents)
  // More than is left has been given back meanwhile: by the job before this one, or by hand.
  if (task.cents !== undefined && task.cents > left) return
  await payments.refund(handle, payment.id, { cents: task.cents ?? left, currency: payment.currency }, task.once)
}
