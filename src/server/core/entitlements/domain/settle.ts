import { PRODUCTS, type ProductId } from '#product/products.ts'
import { RIGHTS, type PaidPlanId } from '#product/rights.ts'
import { grantsOf, type CreditEntry } from './grants.ts'
import type { Entry, NewEntry, Order } from './history.ts'
import type { Payment } from './payments.ts'

/** How many reports one payment of an order brings its buyer: those of a gift are somebody else's. */
export const creditsOf = ({ kind, item }: Pick<Order, 'kind' | 'item'>): number =>
  kind === 'consultation' || kind === 'gift'
    ? 0
    : kind === 'product'
      ? PRODUCTS[item as ProductId].bundle
      : RIGHTS[item as PaidPlanId].extraReports

export const balanceOf = (entries: readonly Pick<Entry, 'credits'>[]): number =>
  entries.reduce((sum, { credits }) => sum + credits, 0)

/** What was paid and not given back, in cents. */
export const paidCents = (entries: readonly Pick<Entry, 'cents'>[]): number =>
  entries.reduce((sum, { cents }) => sum + cents, 0)

/** What the books call a payment. */
export const nameOf = ({ id, order }: Pick<Payment, 'id' | 'order'>): string => `${order.provider}:${id}`

/**
 * The lines that the books still lack for these payments. A payment that was given back, in whole or less what was
 * delivered, takes along what is left of the credits it brought, never one that was used.
 */
export function entriesDue(payments: readonly Payment[], written: readonly CreditEntry[], now: Date): NewEntry[] {
  const known = new Set(written.map(({ key }) => key))
  const due: (NewEntry & CreditEntry)[] = []
  const add = (payment: Payment, entry: Omit<NewEntry & CreditEntry, 'userId' | 'orderId' | 'at'>) => {
    if (known.has(entry.key)) return
    due.push({ ...entry, userId: payment.order.userId, orderId: payment.order.id, at: now })
  }
  for (const payment of payments) {
    if (!payment.right) continue
    const { cents, currency, order } = payment
    const name = nameOf(payment)
    const credits = payment.late ? 0 : creditsOf(order)
    add(payment, { key: `payment:${name}`, kind: 'payment', cents, currency, credits: 0 })
    if (credits > 0) add(payment, { key: `credit:${name}`, kind: 'credit_granted', credits })
    for (const refund of payment.refunds) {
      const key = `refund:${order.provider}:${refund.id}`
      add(payment, { key, kind: 'refund', cents: -refund.cents, currency, credits: 0 })
    }
    if (!payment.refundedAt && !payment.withdrawal) continue
    const left = grantsOf([...written, ...due]).find((grant) => grant.name === name)?.left ?? 0
    if (left > 0) add(payment, { key: `revoke:${name}`, kind: 'credit_revoked', credits: -left })
  }
  return due
}
