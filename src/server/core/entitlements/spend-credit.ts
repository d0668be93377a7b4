import { AppError } from '#platform/app-error.ts'
import type { Db } from '#platform/database/database.ts'
import { lockUser } from '#core/users/api.ts'
import { grantsOf } from './domain/grants.ts'
import { balanceOf } from './domain/settle.ts'
import { insertEntries, readLedger } from './queries.ts'

/**
 * Takes one report off a person's credits, for something that `key` names. Runs in the transaction that makes it. Gives
 * the name of the grant that paid.
 * @throws {AppError} upgrade_required when there is none.
 */
export async function spendCredit(
  tx: Db,
  { userId, key, orderId }: { userId: number; key: string; orderId?: string },
  now: Date,
): Promise<string | undefined> {
  await lockUser(tx, userId)
  const before = await readLedger(tx, userId)
  if (balanceOf(before) < 1) throw new AppError('upgrade_required', { message: 'no_report_left' })
  const spent = await insertEntries(tx, [
    { key: `spent:${key}`, userId, kind: 'credit_spent', credits: -1, orderId, at: now },
  ])
  return grantsOf([...before, ...spent]).find((grant) => grant.spent.has(key))?.name
}
