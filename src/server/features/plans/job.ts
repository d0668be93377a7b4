import * as z from 'zod'
import { defineJob } from '#platform/jobs/job.ts'
import { sendPaymentMail } from './send-payment-mail.ts'
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
async function tellProviderOf({ db, payments, log }: Services, task: Task): Promise<void> {
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

/** Tells the provider what was decided on our side. Every task may be told twice. */
export const tellProvider = defineJob({
  id: 'tell-provider',
  patience: 'day',
  payload: z.discriminatedUnion('task', [
    z.object({ task: z.literal('cancel_at_period_end'), orderId: z.string() }),
    z.object({ task: z.literal('cancel_now'), orderId: z.string() }),
    z.object({ task: z.literal('close'), orderId: z.string() }),
    z.object({
      task: z.literal('refund'),
      orderId: z.string(),
      payment: z.string(),
      /** All that is left, where it is not said. */
      cents: z.number().int().positive().optional(),
      /** What this refund is called among those of the payment: under one name it is made once. */
      once: z.string().default('whole'),
    }),
  ]),
  run: tellProviderOf,
})

/** `ref` is a payment for receipts, refunds and withdrawals, else an order. */
export const paymentMail = defineJob({
  id: 'payment-mail',
  patience: 'day',
  payload: z.object({
    userId: z.number(),
    kind: z.enum(['receipt', 'trial', 'refund', 'canceled', 'withdrawn', 'renewal']),
    ref: z.string(),
  }),
  run: sendPaymentMail,
})
