import type { Db } from '#platform/database/database.ts'
import type { Services } from '#platform/services.ts'
import { creditKey, deleteWaiting, listWaiting } from '../reports/api.ts'
import { readLedger, returnCredit, unbegunOf, type Payment } from '#core/entitlements/api.ts'

/** The reports of a person that wait, by their key in the books. */
export async function waitingReports(db: Db, userId: number): Promise<Map<string, number>> {
  return new Map((await listWaiting(db, userId)).map((report) => [creditKey(report), report.id]))
}

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
  const waiting = await waitingReports(tx, userId)
  for (const key of unbegunOf(payment, await readLedger(tx, userId), new Set(waiting.keys()))) {
    const id = waiting.get(key)
    if (id !== undefined && (await deleteWaiting(tx, id))) await returnCredit(tx, { userId, key }, clock())
  }
}
