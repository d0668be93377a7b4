import { paymentsOf, readHistory } from '#core/entitlements/api.ts'
import { lockUser } from '#core/users/api.ts'
import type { Db } from '#platform/database/database.ts'
import type { Services } from '#platform/services.ts'
import { giveBack, settle } from './give-back.ts'
import { findOrderFor } from './queries.ts'

/**
 * Gives back in whole what was paid for a gift that nobody has redeemed; gives the sum, null where nothing is left to give.
 * Holds its giver's row. Runs in a transaction.
 */
export async function returnGift(
  services: Services,
  tx: Db,
  { giftId, by }: { giftId: number; by: 'person' | 'staff' },
): Promise<{ cents: number; currency: string } | null> {
  const order = await findOrderFor(tx, 'gift', String(giftId))
  if (!order?.userId) return null
  await lockUser(tx, order.userId)
  const payment = paymentsOf(await readHistory(tx, order.userId)).find((paid) => paid.order.id === order.id)
  if (!payment || payment.withdrawal || payment.refundedAt) return null
  const settlement = await settle(services, tx, order.userId, payment)
  if (settlement.refundCents === 0) return null
  await giveBack(services, tx, order.userId, { payment, by, ...settlement })
  return { cents: settlement.refundCents, currency: payment.currency }
}
