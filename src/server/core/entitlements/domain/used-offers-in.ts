import type { OnceOffer } from '#platform/once-offer.ts'
import type { History } from './history.ts'
import { paymentsOf } from './payments.ts'
import { subscriptionsOf } from './entitlement.ts'

/** What is given once and was used, as a person's history tells it. */
export function usedOffersIn(history: History): OnceOffer[] {
  const payments = paymentsOf(history)
  const kindOf = (id: string) => history.orders.find((order) => order.id === id)?.kind
  const used: OnceOffer[] = []
  if (subscriptionsOf(history, payments).length > 0) used.push('trial')
  for (const { order } of payments) {
    if (order.kind === 'product') used.push('first_purchase')
    if (order.promo) used.push(`promo:${order.promo}`)
  }
  for (const { by, orderId } of history.withdrawals) {
    const kind = kindOf(orderId)
    if (by === 'person' && kind) used.push(`withdrawal:${kind}`)
  }
  return [...new Set(used)]
}
