import type { Db } from '#platform/database/database.ts'
import { balanceOf } from './domain/settle.ts'
import { readLedger } from './queries.ts'

/** How many reports a person may order, and whether the credit that `key` names was given back. */
export async function countCredits(db: Db, userId: number, key: string): Promise<{ left: number; returned: boolean }> {
  const entries = await readLedger(db, userId)
  return { left: balanceOf(entries), returned: entries.some((entry) => entry.key === `returned:${key}`) }
}
