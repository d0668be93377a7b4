import type { Db } from '#platform/database/database.ts'
import type { Services } from '#platform/services.ts'
import { dropWaiting, waitingKeys } from '../reports/api.ts'
import { readLedger, returnCredit, unbegunOf, type Payment } from '#core/entitlements/api.ts'

/**
 * Takes back what was ordered with a payment and is not being written yet, so that it counts as not used. Whoever calls
 * this holds the person's row; a report that is begun meanwhile stays.
 */
export async function takeBackUnbegun(
  { clock }: Pick<Services, 'clock'>,
  tx: Db,
  userId: number,
  payment: Payment,
): Promise<void> {
  const unbegun = unbegunOf(payment, await readLedger(tx, userId), await waitingKeys(tx, userId))
  for (const key of await dropWaiting(tx, userId, unbegun)) await returnCredit(tx, { userId, key }, clock())
}
