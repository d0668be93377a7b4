import { entriesDue, insertEntries, paymentsOf, type Payment } from '#core/entitlements/api.ts'
import type { Db } from '#platform/database/database.ts'
import { enqueue } from '#platform/jobs/job-queue.ts'
import type { Services } from '#platform/services.ts'
import { tellProvider } from './job.ts'
import { eventsOfOrders, lockOrder, withdrawalsOfOrder } from './queries.ts'

/**
 * Settles what has happened to an order whose account is deleted. The books get its payments and refunds, as they would with
 * the account. Money that comes only now buys nothing, since there is nobody to have it: it goes back in whole, and a
 * subscription that was begun ends.
 */
export async function keepBooks({ boss, clock }: Services, tx: Db, orderId: string): Promise<Payment[]> {
  const order = await lockOrder(tx, orderId)
  if (!order) return []
  const events = await eventsOfOrders(tx, [orderId])
  const payments = paymentsOf({ orders: [order], events, withdrawals: await withdrawalsOfOrder(tx, orderId) })
  const due = entriesDue(payments, [], clock()).filter(({ kind }) => kind === 'payment' || kind === 'refund')
  for (const { kind, key } of await insertEntries(tx, due)) {
    const payment = key.slice(key.lastIndexOf(':') + 1)
    if (kind === 'payment') await enqueue(boss, tx, tellProvider, { task: 'refund', orderId, payment, once: 'deleted' })
  }
  const isBegun = events.some(({ kind }) => kind === 'trial_started' || kind === 'paid')
  const isOver = events.some(({ kind }) => kind === 'ended')
  if (order.kind === 'subscription' && isBegun && !isOver)
    await enqueue(boss, tx, tellProvider, { task: 'cancel_now', orderId })
  return payments
}
