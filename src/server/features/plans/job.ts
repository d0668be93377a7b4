import * as z from 'zod'
import { defineJob } from '#platform/jobs/job.ts'
import { sendPaymentMail } from './send-payment-mail.ts'
import { tellProviderOf } from './tell-provider.ts'

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
