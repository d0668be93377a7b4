import type { Db } from '#platform/database/database.ts'
import { lockUser } from '#core/users/api.ts'
import { grantsOf } from './domain/grants.ts'
import { paymentsOf } from './domain/payments.ts'
import { nameOf } from './domain/settle.ts'
import { insertEntries, readHistory, readLedger } from './queries.ts'

/**
 * Gives back what was spent for what `key` names, once: a credit, or the month of a forecast that a plan included;
 * nothing where neither was. A credit whose payment has gone back in whole is gone with it. Runs in a transaction.
 */
export async function returnCredit(tx: Db, { userId, key }: { userId: number; key: string }, now: Date): Promise<void> {
  await lockUser(tx, userId)
  const entries = await readLedger(tx, userId)
  const spent = entries.find((entry) => entry.key === `spent:${key}` || entry.key === `forecast:${key}`)
  if (!spent) return
  const { orderId } = spent
  const line = { userId, orderId, at: now }
  const grant = grantsOf(entries).find((known) => known.spent.has(key))
  await insertEntries(tx, [{ ...line, key: `returned:${key}`, kind: 'credit_returned', credits: -spent.credits }])
  const payment = paymentsOf(await readHistory(tx, userId)).find((paid) => nameOf(paid) === grant?.name)
  if (grant && payment?.refundedAt)
    await insertEntries(tx, [{ ...line, key: `revoke:${grant.name}:${key}`, kind: 'credit_revoked', credits: -1 }])
}
