import type { Services } from '#platform/services.ts'
import type { Order } from '#core/entitlements/api.ts'
import { findOrderFor } from './queries.ts'

/** Closes the payment page of an order for something that can no longer be had. One that was paid stays as it is. */
export async function closeOrderOf(
  { db, payments, log }: Pick<Services, 'db' | 'payments' | 'log'>,
  kind: Order['kind'],
  pointer: string,
): Promise<void> {
  const order = await findOrderFor(db, kind, pointer)
  if (!order?.checkout || order.provider !== payments.name) return
  await payments
    .closeCheckout(order.checkout)
    .catch((error: unknown) => log.warn('payment page not closed', { order: order.id, error }))
}
