import type { Stripe } from 'stripe'
import type { PaymentEvent } from './provider.ts'

/** What one object of Stripe's says has happened, and whom it concerns. */
export type Said = PaymentEvent & { order: string | null; customer: string | null; at: Date }

/** Stripe counts seconds. */
export const instant = (seconds: number): Date => new Date(seconds * 1000)

type Ref = string | { id: string } | null | undefined

/** Objects come whole or as their id. */
export const idOf = (ref: Ref): string | null => (typeof ref === 'string' ? ref : (ref?.id ?? null))

const money = (cents: number, currency: string) => ({ cents, currency: currency.toUpperCase() })

/** A payment page: paid, or of no more use. Subscriptions are told by their invoices. */
export function ofSession(session: Stripe.Checkout.Session, at: Date): Said | null {
  const common = {
    order: session.metadata?.order ?? session.client_reference_id,
    customer: idOf(session.customer),
    at,
  }
  if (session.status === 'expired') return { ...common, kind: 'checkout_closed' }
  const payment = idOf(session.payment_intent)
  if (session.mode !== 'payment' || session.payment_status !== 'paid' || !payment) return null
  return {
    ...common,
    kind: 'paid',
    payment,
    money: money(session.amount_total ?? 0, session.currency ?? ''),
    first: true,
    subscription: null,
    period: null,
  }
}

/** An invoice of a subscription: nothing to pay while on trial, else a payment for its period. */
export function ofInvoice(invoice: Stripe.Invoice, at: Date): Said | null {
  const details = invoice.parent?.subscription_details
  const subscription = idOf(details?.subscription)
  if (invoice.status !== 'paid' || !details || !subscription || !invoice.id) return null
  const spans = invoice.lines.data.map(({ period }) => period)
  if (spans.length === 0) return null
  const period = {
    start: instant(Math.max(...spans.map(({ start }) => start))),
    end: instant(Math.max(...spans.map(({ end }) => end))),
  }
  const common = { order: details.metadata?.order ?? null, customer: idOf(invoice.customer), at, subscription, period }
  if (invoice.amount_paid === 0) return { ...common, kind: 'trial_started' }
  return {
    ...common,
    kind: 'paid',
    payment: invoice.id,
    money: money(invoice.amount_paid, invoice.currency),
    first: invoice.billing_reason === 'subscription_create',
  }
}

/** Whether it will be renewed, and whether it is over. `before` holds what an update has changed. */
export function ofSubscription(
  subscription: Stripe.Subscription,
  before: Partial<Stripe.Subscription> | undefined,
  at: Date,
): Said | null {
  const common = { order: subscription.metadata.order ?? null, customer: idOf(subscription.customer) }
  if (subscription.status === 'canceled')
    return { ...common, kind: 'ended', at: subscription.ended_at ? instant(subscription.ended_at) : at }
  const stops = subscription.cancel_at_period_end || subscription.cancel_at !== null
  if (stops)
    return { ...common, kind: 'canceled', at: subscription.canceled_at ? instant(subscription.canceled_at) : at }
  const stopped = before?.cancel_at_period_end === true || typeof before?.cancel_at === 'number'
  return stopped ? { ...common, kind: 'resumed', at } : null
}

/** A refund that has gone out; `payment` is what our books call what it gives back. */
export function ofRefund(refund: Stripe.Refund, payment: string): Said | null {
  if (refund.status !== 'succeeded') return null
  return {
    kind: 'refunded',
    refund: refund.id,
    payment,
    money: money(refund.amount, refund.currency),
    order: refund.metadata?.order ?? null,
    customer: null,
    at: instant(refund.created),
  }
}

/** A dispute that the bank decided against us: its money is gone as if it had been refunded. */
export function ofDispute(dispute: Stripe.Dispute, payment: string, at: Date): Said | null {
  if (dispute.status !== 'lost') return null
  return {
    kind: 'refunded',
    refund: dispute.id,
    payment,
    money: money(dispute.amount, dispute.currency),
    order: null,
    customer: null,
    at,
  }
}
