import { WITHDRAWAL_DAYS } from '#product/offers.ts'
import { deliveredCents, partsOf, type Delivered } from '#product/refunds.ts'
import type { OnceOffer } from '#platform/once-offer.ts'
import { grantsOf } from './grants.ts'
import type { Entry, History } from './history.ts'
import { paymentsOf, type Payment } from './payments.ts'
import { nameOf } from './settle.ts'

const DAY_MS = 86_400_000

/**
 * Until when a person may withdraw from what they paid for; null when they may not. The days run from the payment, for a
 * subscription from the first one and never a renewal. One withdrawal from each kind of purchase is a person's.
 * @param used what was used by this person, with this account or one before it
 */
export function withdrawableUntil(payment: Payment, history: History, used: readonly OnceOffer[]): Date | null {
  const { order, at, right, refundedAt, withdrawal, late } = payment
  // Of an hour at a set date and of a gift there is no withdrawal: they are canceled, by rules of their own.
  if (order.kind === 'consultation' || order.kind === 'gift') return null
  if (!right || refundedAt || withdrawal || late || used.includes(`withdrawal:${order.kind}`)) return null
  if (order.kind === 'subscription') {
    const first = paymentsOf(history).find((other) => other.order.id === order.id)
    if (first?.id !== payment.id) return null
  }
  return new Date(at.getTime() + WITHDRAWAL_DAYS * DAY_MS)
}

/** What giving a payment back comes to at an instant. */
export interface Settlement extends Delivered {
  usedCents: number
  refundCents: number
}

const NOTHING: Settlement = { reports: 0, forecasts: 0, days: 0, ofDays: 0, usedCents: 0, refundCents: 0 }

export const sumOf = (settlements: readonly Settlement[]): Settlement =>
  settlements.reduce(
    (sum, one) => ({
      reports: sum.reports + one.reports,
      forecasts: sum.forecasts + one.forecasts,
      days: sum.days + one.days,
      ofDays: sum.ofDays + one.ofDays,
      usedCents: sum.usedCents + one.usedCents,
      refundCents: sum.refundCents + one.refundCents,
    }),
    NOTHING,
  )

/** All that was paid for the contract of a payment and is kept: a bank may have taken a renewal early. */
export const contractOf = (payment: Payment, history: History): Payment[] =>
  paymentsOf(history).filter(
    ({ order, right, refundedAt, withdrawal, late }) =>
      order.id === payment.order.id && right && !refundedAt && !withdrawal && !late,
  )

/** Monthly forecasts that a payment's period of a plan has paid for; those of a trial are a gift. */
function forecastsOf({ order, period }: Payment, entries: readonly Entry[]): string[] {
  const returned = new Set(entries.filter(({ kind }) => kind === 'credit_returned').map(({ key }) => key))
  return entries
    .filter(({ kind, orderId, at }) => {
      const isInPeriod = period !== null && at >= period.start && at < period.end
      return kind === 'forecast_included' && orderId === order.id && isInPeriod
    })
    .map(({ key }) => key.slice('forecast:'.length))
    .filter((thing) => !returned.has(`returned:${thing}`))
}

/**
 * The price less what was delivered, at the price of this purchase.
 * @param unbegun what was ordered and is not being written yet, by its key in the books
 */
export function settlementOf(
  payment: Payment,
  entries: readonly Entry[],
  unbegun: ReadonlySet<string>,
  now: Date,
): Settlement {
  const { order, cents, period, refunds } = payment
  if (order.kind === 'gift') return settlementOfGift(payment, entries)
  const begun = (things: Iterable<string>) => [...things].filter((thing) => !unbegun.has(thing)).length
  const grant = grantsOf(entries).find(({ name }) => name === nameOf(payment))
  const ofDays = period ? Math.round((period.end.getTime() - period.start.getTime()) / DAY_MS) : 0
  const delivered = {
    reports: begun(grant?.spent ?? []),
    forecasts: begun(forecastsOf(payment, entries)),
    days: daysOf(payment, ofDays, now),
    ofDays,
  }
  const usedCents = deliveredCents(partsOf(order.item, cents), delivered)
  const returned = refunds.reduce((sum, refund) => sum + refund.cents, 0)
  return { ...delivered, usedCents, refundCents: Math.max(0, cents - usedCents - returned) }
}

/** A gift is delivered when it is redeemed, and then in whole: what becomes of it is no longer its giver's to know. */
function settlementOfGift({ order, cents, refunds }: Payment, entries: readonly Entry[]): Settlement {
  const isRedeemed = entries.some(({ kind, orderId }) => kind === 'gift_redeemed' && orderId === order.id)
  const left = refunds.reduce((rest, refund) => rest - refund.cents, cents)
  return { ...NOTHING, usedCents: isRedeemed ? cents : 0, refundCents: isRedeemed ? 0 : Math.max(0, left) }
}

/**
 * Days begun of what was paid for. Who did not ask for the plan to begin at once owes nothing for its time as long as they
 * may withdraw.
 */
function daysOf({ order, at, period }: Payment, ofDays: number, now: Date): number {
  const isAsked = order.deliverAtOnce || now.getTime() >= at.getTime() + WITHDRAWAL_DAYS * DAY_MS
  const elapsed = period ? (now.getTime() - period.start.getTime()) / DAY_MS : -1
  return !isAsked || elapsed < 0 ? 0 : Math.min(ofDays, Math.max(1, Math.ceil(elapsed)))
}

/** What is unbegun of what a payment paid for: it is taken back with it. */
export function unbegunOf(payment: Payment, entries: readonly Entry[], unbegun: ReadonlySet<string>): string[] {
  const grant = grantsOf(entries).find(({ name }) => name === nameOf(payment))
  return [...(grant?.spent ?? []), ...forecastsOf(payment, entries)].filter((thing) => unbegun.has(thing))
}
