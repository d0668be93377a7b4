import type { Db } from '../../platform/database/database.ts'
import { lockUser } from '../accounts/queries.ts'
import { insertEntries, readLedger } from './queries.ts'

/** Gives back a credit that was spent for what `key` names, once; nothing where none was. Runs in a transaction. */
export async function returnCredit(tx: Db, { userId, key }: { userId: number; key: string }, now: Date): Promise<void> {
  await lockUser(tx, userId)
  const spent = (await readLedger(tx, userId)).find((entry) => entry.key === `spent:${key}`)
  if (!spent) return
  const { orderId } = spent
  await insertEntries(tx, [{ key: `returned:${key}`, userId, kind: 'credit_returned', credits: 1, orderId, at: now }])
}
