import type { Lang } from '#language/lang.ts'

/** An amount in cents (the currency's hundredths) with its ISO code in capitals. */
export interface Money {
  cents: number
  currency: string
}

export interface Period {
  start: Date
  end: Date
}

/** What a provider says has happened, each in the same words whoever says it. */
export type PaymentEvent =
  /** A subscription began with days that cost nothing. */
  | { kind: 'trial_started'; subscription: string; period: Period }
  /** Money came in; with a period where it pays for one, `first` for the one that opened it. */
  | { kind: 'paid'; payment: string; money: Money; first: boolean; subscription: string | null; period: Period | null }
  | { kind: 'payment_failed' }
  /** The payment page was left or has expired. */
  | { kind: 'checkout_closed' }
  | { kind: 'refunded'; refund: string; payment: string; money: Money }
  /** The subscription will not be renewed. */
  | { kind: 'canceled' }
  /** It will be after all. */
  | { kind: 'resumed' }
  /** Its means of payment was taken away, so that nothing may be charged any more. */
  | { kind: 'card_removed' }
  /** The subscription is over. */
  | { kind: 'ended' }

/** Their kinds, for the table that keeps them. */
export const EVENT_KINDS = [
  'trial_started',
  'paid',
  'payment_failed',
  'checkout_closed',
  'refunded',
  'canceled',
  'resumed',
  'card_removed',
  'ended',
] as const satisfies readonly PaymentEvent['kind'][]

/** One event of a provider. The same `id` always means the same event, however often it comes. */
export type ProviderEvent = PaymentEvent & {
  id: string
  at: Date
  /** Our order, as it was named to the provider; null where the event names none. */
  order: string | null
  /** The provider's name for the person. */
  customer: string | null
}

/** An order that is to be paid on a page of the provider's. */
export interface CheckoutRequest {
  order: string
  title: string
  lang: Lang
  /** The buyer's, where it is known. */
  timeZone?: string | undefined
  email: string
  userId: number
  /** Known from an earlier payment. */
  customer: string | null
  priceCents: number
  currency: string
  discount: { code: string; percent: number; validUntil: Date } | null
  /** Null for a single payment. */
  subscription: { months: number; trialDays: number } | null
  successUrl: string
  cancelUrl: string
}

/** A subscription or a payment as the provider knows it, with our order. */
export interface Handle {
  order: string
  /** The provider's payment page of the order. */
  checkout: string
  subscription: string | null
}

export const PROVIDERS = ['sandbox', 'stripe'] as const

/** Whoever takes the money. Every call may be repeated: it is done once. */
export interface PaymentProvider {
  name: (typeof PROVIDERS)[number]
  openCheckout(request: CheckoutRequest): Promise<{ checkout: string; url: string; customer: string | null }>
  /** Makes an open payment page unusable; nothing happens to one that was used. */
  closeCheckout(checkout: string): Promise<void>
  cancelAtPeriodEnd(handle: Handle): Promise<void>
  cancelNow(handle: Handle): Promise<void>
  /** `once` names this refund among those of the payment: asked for again under the same name, it is the same one. */
  refund(handle: Handle, payment: string, money: Money, once: string): Promise<void>
  /**
   * The events of a call to the webhook, none for a kind that means nothing to us.
   * @throws {AppError} bad_request when the signature is missing, wrong or older than five minutes.
   */
  readWebhook(body: string, headers: Headers): Promise<ProviderEvent[]>
  /** What has happened to an order so far, for events that never arrived. */
  listEvents(handle: Handle): Promise<ProviderEvent[]>
  /** A page on which the sandbox's person plays the bank; null with real money. */
  playground(checkout: string): string | null
}
