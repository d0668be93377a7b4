import type { Handle } from '#platform/payments/provider.ts'
import type { MoneyEvent, Order } from '#core/entitlements/api.ts'

/** How the provider is told which order is meant. */
export const handleOf = (order: Order, events: readonly MoneyEvent[]): Handle => ({
  order: order.id,
  checkout: order.checkout ?? '',
  subscription:
    events.find(({ orderId, subscription }) => orderId === order.id && subscription !== null)?.subscription ?? null,
})
