import type { Services } from '#platform/services.ts'
import { closeOrderOf } from '../plans/api.ts'
import { cancelBooking, overdueHolds } from './queries.ts'

/** Frees the hours that were held and not paid, and closes their payment pages. They count as free before that already. */
export async function freeHolds(services: Services): Promise<void> {
  const { db, clock } = services
  for (const { id } of await overdueHolds(db, clock())) {
    await cancelBooking(db, id, { by: 'expired', at: clock() })
    await closeOrderOf(services, 'consultation', String(id))
  }
}
