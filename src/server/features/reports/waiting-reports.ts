import type { Db } from '#platform/database/database.ts'
import { creditKey } from './domain/credit-key.ts'
import { deleteWaiting, listWaiting } from './queries.ts'

/** The reports of a person that wait, by their keys in the books. */
export async function waitingKeys(db: Db, userId: number): Promise<Set<string>> {
  return new Set((await listWaiting(db, userId)).map(creditKey))
}

/** Forgets reports that wait, by their keys in the books; gives back the keys of those that had not been begun meanwhile. */
export async function dropWaiting(tx: Db, userId: number, keys: readonly string[]): Promise<string[]> {
  const dropped: string[] = []
  for (const report of await listWaiting(tx, userId)) {
    const key = creditKey(report)
    if (keys.includes(key) && (await deleteWaiting(tx, report.id))) dropped.push(key)
  }
  return dropped
}
