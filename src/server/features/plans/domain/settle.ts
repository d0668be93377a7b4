import { PRODUCTS, type ProductId } from '#contract/offers.ts'
import { RIGHTS, type PaidPlanId } from '#contract/rights.ts'
import type { Entry, NewEntry, Order } from './history.ts'
import type { Payment } from './payments.ts'

/** How many reports one payment of an order brings. */
export const creditsOf = ({ kind, item }: Pick<Order, 'kind' | 'item'>): number =>
  kind === 'product' ? PRODUCTS[item as ProductId].bundle : RIGHTS[item as PaidPlanId].extraReports

export const balanceOf = (entries: readonly Pick<Entry, 'credits'>[]): number =>
  entries.reduce((sum, { credits }) => sum + credits, 0)

/** What was paid and not given back, in cents. */
export const paidCents = (entries: readonly Pick<Entry, 'cents'>[]): number =>
  entries.reduce((sum, { cents }) => sum + cents, 0)

/**
 * The lines that the books still lack for these payments. A whole refund takes back what is left of the credits it
 * brought, never one that was used: a balance cannot fall below nothing.
 */
export function entriesDue(
  payments: readonly Payment[],
  written: readonly Pick<Entry, 'key' | 'credits'>[],
  now: Date,
): NewEntry[] {
  const known = new Set(written.map(({ key }) => key))
  const due: NewEntry[] = []
  let balance = balanceOf(written)
  const add = (payment: Payment, entry: Omit<NewEntry, 'userId' | 'orderId' | 'at'>) => {
    if (known.has(entry.key)) return
    due.push({ ...entry, userId: payment.order.userId, orderId: payment.order.id, at: now })
    balance += entry.credits ?? 0
  }
  for (const payment of payments) {
    if (!payment.right) continue
    const { id, cents, currency, order } = payment
    const name = `${order.provider}:${id}`
    const credits = creditsOf(order)
    add(payment, { key: `payment:${name}`, kind: 'payment', cents, currency })
    if (credits > 0) add(payment, { key: `credit:${name}`, kind: 'credit_granted', credits })
    for (const refund of payment.refunds)
      add(payment, { key: `refund:${order.provider}:${refund.id}`, kind: 'refund', cents: -refund.cents, currency })
    if (payment.refundedAt && credits > 0)
      add(payment, { key: `revoke:${name}`, kind: 'credit_revoked', credits: -Math.min(credits, balance) })
  }
  return due
}
