import { AppError } from '../../platform/app-error.ts'
import type { Db } from '../../platform/database/database.ts'
import { lockUser } from '../accounts/queries.ts'
import { balanceOf } from './domain/settle.ts'
import { insertEntries, readLedger } from './queries.ts'

/**
 * Takes one report off a person's credits, for something that `key` names. Runs in the transaction that makes it.
 * @throws {AppError} upgrade_required when there is none.
 */
export async function spendCredit(
  tx: Db,
  { userId, key, orderId }: { userId: number; key: string; orderId?: string },
  now: Date,
): Promise<number> {
  await lockUser(tx, userId)
  const left = balanceOf(await readLedger(tx, userId)) - 1
  if (left < 0) throw new AppError('upgrade_required', { message: 'no_report_left' })
  await insertEntries(tx, [{ key: `spent:${key}`, userId, kind: 'credit_spent', credits: -1, orderId, at: now }])
  return left
}
