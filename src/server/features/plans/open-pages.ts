import type { Order } from '#core/entitlements/api.ts'
import type { Db } from '#platform/database/database.ts'
import type { Services } from '#platform/services.ts'
import { eventsOfOrders, recentOrders } from './queries.ts'

/** Providers close a payment page by themselves after a day. */
const OPEN_MS = 86_400_000

/** A person's orders whose payment page may still be paid on. */
export async function openPages(
  { payments, clock }: Pick<Services, 'payments' | 'clock'>,
  db: Db,
  userId: number,
): Promise<Order[]> {
  const recent = await recentOrders(db, userId, payments.name, new Date(clock().getTime() - OPEN_MS))
  const told = await eventsOfOrders(
    db,
    recent.map(({ id }) => id),
  )
  const done = new Set(told.filter(({ kind }) => kind !== 'payment_failed').map(({ orderId }) => orderId))
  return recent.filter(({ id }) => !done.has(id))
}
