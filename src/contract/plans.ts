import * as z from 'zod/mini'
import { CANCEL_REASONS, FEEDBACK_LENGTH } from './cancel-reasons.ts'
import { REPORT_TYPES } from './catalogue/report.ts'
import { blankAsAbsent, Flag, requiredText, Success } from './field.ts'
import { planOf, PRODUCT_IDS } from './offers.ts'
import { FEATURES, PLAN_IDS } from './rights.ts'
import { ReportWishes } from './reports.ts'
import type { Routes } from './route.ts'

const Price = z.object({ USD: z.number() })

const OfferedPlan = z.object({
  name: z.enum(PLAN_IDS),
  title: z.string(),
  description: z.string(),
  price: Price,
  /** How many periods one payment covers: the price a month is `price / durationInPeriods`. */
  durationInPeriods: z.number(),
  period: z.literal('month'),
  features: z.array(z.enum(FEATURES)),
  checkoutTitle: z.string(),
})

const OfferedProduct = z.object({
  name: z.enum(PRODUCT_IDS),
  title: z.string(),
  description: z.string(),
  parent: z.optional(z.enum(PRODUCT_IDS)),
  bundle: z.number(),
  price: Price,
  badge: z.optional(z.string()),
})

const Promo = blankAsAbsent(z.string().check(z.trim(), z.maxLength(40, 'too_long')))

const Plan = z.pipe(
  z.string('required').check(
    z.minLength(1, 'required'),
    z.refine((name) => planOf(name) !== undefined, 'plan_unknown'),
  ),
  z.transform((name) => planOf(name)?.id ?? 'month'),
)

export const TRANSACTION_TYPES = ['product', 'refund', 'subscription', 'subscription_cancel'] as const
export const TRANSACTION_STATES = ['completed', 'pending', 'failed'] as const

export const Transaction = z.object({
  id: z.string(),
  type: z.enum(TRANSACTION_TYPES),
  product: z.string(),
  price: z.number(),
  currency: z.string(),
  status: z.enum(TRANSACTION_STATES),
  created_at: z.string(),
  /** Until when the person may withdraw from this payment by themselves; null when they may not (any more). */
  withdraw_until: z.nullable(z.string()),
  /** The sandbox's own page of this payment, where it can be refunded and renewed; null with real money. */
  sandbox_url: z.nullable(z.string()),
})
export type Transaction = z.infer<typeof Transaction>

const Checkout = z.object({ status: Success, url: z.string() })

export const plans = {
  'GET /products': {
    summary: 'Plans and single products with their prices',
    response: z.object({
      plans: z.array(OfferedPlan),
      products: z.record(z.enum(PRODUCT_IDS), OfferedProduct),
    }),
  },
  'POST /invoice/subscription': {
    summary: 'Begin to subscribe to a plan: the address of the payment page',
    auth: true,
    body: z.object({ plan: Plan, promo: Promo }),
    response: Checkout,
  },
  'POST /invoice/product': {
    summary: 'Begin to buy a product for a report type: the address of the payment page',
    auth: true,
    body: z.object({
      product: z.enum(PRODUCT_IDS, 'product_unknown'),
      pointer: z.enum(REPORT_TYPES, 'report_unknown'),
      ...ReportWishes,
      promo: Promo,
      /** The person asks for the report at once and knows that the right of withdrawal ends with it. */
      deliver_at_once: z._default(Flag, false),
    }),
    response: Checkout,
  },
  'POST /invoice/subscription/cancel': {
    summary: 'End the subscription with the period that is paid for; the survey may be left out',
    auth: true,
    body: z.object({
      reason: blankAsAbsent(z.enum(CANCEL_REASONS)),
      feedback: blankAsAbsent(z.string().check(z.trim(), z.maxLength(FEEDBACK_LENGTH, 'too_long'))),
      wouldReturn: blankAsAbsent(Flag),
    }),
    response: z.object({ data: z.object({ status: Success }) }),
  },
  'POST /invoice/withdraw': {
    summary: 'Withdraw from the contract behind a payment, within 14 days: it is refunded and acknowledged by mail',
    auth: true,
    body: z.object({ transaction: requiredText(100) }),
    response: z.object({ status: Success, message: z.string() }),
  },
  'GET /transactions/list': {
    summary: 'Payments, refunds and cancellations, newest first',
    auth: true,
    response: z.array(Transaction),
  },
  'POST /promo/lucky-star': {
    summary: 'Show the lucky star: its code, and until when it holds for this person',
    auth: true,
    response: z.object({ status: Success, code: z.string(), percent: z.number(), valid_until: z.string() }),
  },
} as const satisfies Routes
