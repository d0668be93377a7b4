import {
  contractOf,
  offersUsedBy,
  readLedger,
  settlementOf,
  sumOf,
  withdrawableUntil,
  type History,
  type Payment,
} from '#core/entitlements/api.ts'
import type { User } from '#core/users/api.ts'
import type { Db } from '#platform/database/database.ts'
import type { Services } from '#platform/services.ts'
import { waitingKeys } from '../reports/api.ts'

/** Until when each payment of a person may be withdrawn from, and whether all of it is delivered, so that nothing would go back. */
export async function openWithdrawals(
  services: Pick<Services, 'clock' | 'env'>,
  db: Db,
  user: User,
  history: History,
): Promise<(payment: Payment) => { until: Date | null; isSpent: boolean }> {
  const used = await offersUsedBy(services, db, user)
  const entries = await readLedger(db, user.id)
  const unbegun = await waitingKeys(db, user.id)
  return (payment) => {
    const until = withdrawableUntil(payment, history, used)
    const parts = contractOf(payment, history).map((part) => settlementOf(part, entries, unbegun, services.clock()))
    return { until, isSpent: until !== null && sumOf(parts).refundCents === 0 }
  }
}
