import * as z from 'zod/mini'
import { CANCEL_REASONS, FEEDBACK_LENGTH } from '#product/cancel-reasons.ts'
import { REPORT_TYPES } from '#product/catalogue/report.ts'
import { blankAsAbsent, Flag, paragraphsOf, requiredText, Success, lineOf, Done } from './field.ts'
import { planOf } from '#product/offers.ts'
import { PRODUCT_IDS } from '#product/products.ts'
import { FEATURES, PLAN_IDS } from '#product/rights.ts'
import { ReportWishes } from './reports.ts'
import type { Part, Routes } from './route.ts'

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

const Promo = blankAsAbsent(lineOf(40))

const Plan = z.pipe(
  z.string('required').check(
    z.minLength(1, 'required'),
    z.refine((name) => planOf(name) !== undefined, 'plan_unknown'),
  ),
  z.transform((name) => planOf(name)?.id ?? 'month'),
)

export const TRANSACTION_TYPES = ['product', 'refund', 'subscription', 'subscription_cancel'] as const
export const TRANSACTION_STATES = ['completed', 'pending', 'failed'] as const

/** What giving a payment back comes to: the price less what was delivered. */
export const Settlement = z.object({
  refund: z.number(),
  used: z.number(),
  reports: z.number(),
  forecasts: z.number(),
  /** Days begun; 0 where nothing but reports was paid for. */
  days: z.number(),
})
export type Settlement = z.infer<typeof Settlement>

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
  /** What was kept and what went back when it was withdrawn from or refunded; null while it was not. */
  settlement: z.nullable(Settlement),
  /** The sandbox's own page of this payment, where it can be refunded and renewed; null with real money. */
  sandbox_url: z.nullable(z.string()),
})
export type Transaction = z.infer<typeof Transaction>

const Checkout = z.object({ status: Success, url: z.string() })

/** What a purchase would cost this person now, and when what comes of it. Sums in the currency's main unit. */
export const Quote = z.object({
  status: Success,
  currency: z.string(),
  /** Without any discount. */
  price: z.number(),
  discount: z.nullable(z.object({ code: z.string(), percent: z.number(), amount: z.number() })),
  /** Due today: nothing where a trial comes first. */
  total: z.number(),
  /** Instants. Null where there is no trial, or nothing is renewed. */
  trial_until: z.nullable(z.string()),
  renews_at: z.nullable(z.string()),
  /** What each renewal costs, and the first payment after a trial. */
  renewal: z.nullable(z.number()),
  /** Reports that each payment brings; after a trial the first of them comes with the first payment. */
  reports: z.number(),
  reports_at: z.nullable(z.string()),
  withdrawal: z.object({
    days: z.number(),
    /** Whether this person may still withdraw by themselves from a purchase of this kind: that is had once. */
    left: z.boolean(),
    /** What counts as used for each report written, for each day begun, and for a month whose forecast was written. */
    report: z.nullable(z.number()),
    day: z.nullable(z.number()),
    month: z.nullable(z.number()),
  }),
})
export type Quote = z.infer<typeof Quote>

/** What an order of a report would repeat. */
export const ExistingOrder = z.object({
  status: Success,
  /** The report of the same kind, people, births and cities, and of the same month where it forecasts. */
  report: z.nullable(
    z.object({
      hash: z.string(),
      /** With whom it is made. */
      person: z.nullable(z.string()),
      ordered_at: z.string(),
      /** Null while it can't be read yet. */
      written_at: z.nullable(z.string()),
      /** In what a new one could differ: in nothing, in what it says of the present, or in the days that it begins with. */
      differs_in: z.nullable(z.enum(['present', 'ahead'])),
    }),
  ),
  /** Since when a payment page for the same is open; null where none is. */
  paying_since: z.nullable(z.string()),
})
export type ExistingOrder = z.infer<typeof ExistingOrder>

const calls = {
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
    body: z.object({
      plan: Plan,
      promo: Promo,
      /** The person asks for the plan at once and knows that what is used of it is paid for. */
      begin_at_once: z._default(Flag, false),
    }),
    response: Checkout,
  },
  'POST /invoice/quote': {
    summary: 'What a plan or a product costs this person, with a code, before anything is ordered',
    auth: true,
    body: z
      .object({
        plan: z.optional(Plan),
        product: z.optional(z.enum(PRODUCT_IDS, 'product_unknown')),
        promo: Promo,
      })
      .check(
        z.refine(({ plan, product }) => (plan === undefined) !== (product === undefined), {
          error: 'plan_or_product',
          path: ['plan'],
        }),
      ),
    response: Quote,
  },
  'GET /order/report/:type/existing': {
    summary: 'The report that an order would repeat, to be told before it is paid for; an order is taken all the same',
    auth: true,
    params: z.object({ type: z.enum(REPORT_TYPES, 'report_unknown') }),
    query: z.object(ReportWishes),
    response: ExistingOrder,
  },
  'POST /invoice/product': {
    summary: 'Begin to buy a product for a report type: the address of the payment page',
    auth: true,
    body: z.object({
      product: z.enum(PRODUCT_IDS, 'product_unknown'),
      pointer: z.enum(REPORT_TYPES, 'report_unknown'),
      ...ReportWishes,
      promo: Promo,
      /**
       * The person asks for the report at once and knows that the right of withdrawal ends with it. Without this it is
       * written when the withdrawal period is over.
       */
      deliver_at_once: z._default(Flag, false),
    }),
    response: Checkout,
  },
  'POST /invoice/subscription/cancel': {
    summary:
      'End the subscription with the period that is paid for; the survey may be left out, or follow by a second call',
    auth: true,
    body: z.object({
      reason: blankAsAbsent(z.enum(CANCEL_REASONS)),
      feedback: blankAsAbsent(paragraphsOf(FEEDBACK_LENGTH)),
      wouldReturn: blankAsAbsent(Flag),
    }),
    response: z.object({ data: Done }),
  },
  'POST /invoice/withdraw/quote': {
    summary: 'What a withdrawal from a payment would come to now',
    auth: true,
    body: z.object({ transaction: requiredText(100) }),
    response: z.object({
      status: Success,
      currency: z.string(),
      price: z.number(),
      until: z.string(),
      ...Settlement.shape,
    }),
  },
  'POST /invoice/withdraw': {
    summary: 'Withdraw from the contract behind a payment, within 14 days: it is refunded less what was delivered',
    auth: true,
    body: z.object({
      transaction: requiredText(100),
      /** The sum that the person was shown: if it is no longer that, nothing happens. */
      refund: z.optional(z.number('invalid')),
    }),
    response: z.object({ status: Success, message: z.string(), currency: z.string(), ...Settlement.shape }),
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

export const plans = {
  tag: 'Plans',
  calls,
  named: {
    Quote: [Quote, 'What something costs this person.'],
    Settlement: [Settlement, 'What a withdrawal comes to.'],
    Transaction: [Transaction, 'A payment, refund or cancellation.'],
  },
} as const satisfies Part
