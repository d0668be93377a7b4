import { WITHDRAWAL_DAYS } from '#contract/offers.ts'
import type { History } from './history.ts'
import { paymentsOf, type Payment } from './payments.ts'

const DAY_MS = 86_400_000

/**
 * Until when a person may withdraw from what they paid for; null when they may not. The 14 days run from the conclusion
 * of the contract: for a subscription that is its first payment or its trial, never a renewal. A report that was asked
 * for at once cannot be given back.
 */
export function withdrawableUntil(payment: Payment, history: History): Date | null {
  const { order, at, right, refundedAt } = payment
  if (!right || refundedAt) return null
  if (order.kind === 'product') return order.deliverAtOnce ? null : new Date(at.getTime() + WITHDRAWAL_DAYS * DAY_MS)
  const first = paymentsOf(history).find((other) => other.order.id === order.id)
  return first?.id === payment.id ? new Date(at.getTime() + WITHDRAWAL_DAYS * DAY_MS) : null
}
