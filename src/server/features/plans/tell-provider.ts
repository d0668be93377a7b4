import type { Services } from '../../platform/services.ts'
import { paymentsOf } from './domain/payments.ts'
import { handleOf } from './handle-of.ts'
import { eventsOfOrders, findOrder } from './queries.ts'

type Task =
  | { task: 'cancel_at_period_end'; orderId: string }
  | { task: 'cancel_now'; orderId: string }
  | { task: 'refund'; orderId: string; payment: string }

/** Carries a decision to the provider that the order was paid at. */
export async function tellProviderOf({ db, payments, log }: Services, task: Task): Promise<void> {
  const order = await findOrder(db, task.orderId)
  if (!order) return
  if (order.provider !== payments.name) {
    log.error('an order of another payment provider needs a person', { ...task, provider: order.provider })
    return
  }
  const events = await eventsOfOrders(db, [order.id])
  const handle = handleOf(order, events)
  if (task.task === 'cancel_at_period_end') return payments.cancelAtPeriodEnd(handle)
  if (task.task === 'cancel_now') return payments.cancelNow(handle)
  const payment = paymentsOf({ orders: [order], events }).find(({ id }) => id === task.payment)
  if (!payment || payment.refundedAt) return
  const returned = payment.refunds.reduce((sum, { cents }) => sum + cents, 0)
  await payments.refund(handle, payment.id, { cents: payment.cents - returned, currency: payment.currency })
}
