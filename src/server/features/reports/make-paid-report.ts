import { findUser } from '#core/users/api.ts'
import type { Order } from '#core/entitlements/api.ts'
import { AppError } from '#platform/app-error.ts'
import type { Db } from '#platform/database/database.ts'
import type { Services } from '#platform/services.ts'
import { placePaidReport } from './order-report.ts'

/** The report that a product was bought for is ordered at once, if it can be; if not, its credit waits. */
export async function makePaidReport(
  services: Services,
  tx: Db,
  { order, userId }: { order: Order; userId: number },
): Promise<void> {
  const { pointer: type, id: orderId, personId, placeIds, deliverAtOnce } = order
  const user = type ? await findUser(tx, userId) : undefined
  if (!type || !user) return
  try {
    await placePaidReport(services, tx, user, { type, orderId, personId, placeIds, deliverAtOnce })
  } catch (error) {
    if (!(error instanceof AppError)) throw error
  }
}
