import type { Receipt } from '#contract/account-data.ts'
import type { Db } from '#platform/database/database.ts'
import { hashSecret, newSecret } from '#platform/secret.ts'
import { countOf, PERSONAL_TABLES } from './personal-tables.ts'
import { insertReceipt } from './queries.ts'

/** Counts what an account holds just before it goes, with the letters that are gone by now, and notes that under a code which only its owner is told. */
export async function makeReceipt(
  tx: Db,
  { userId, files, letters, now }: { userId: number; files: number; letters: number; now: Date },
): Promise<Receipt> {
  const deleted = [{ what: 'users', rows: 1 }]
  const kept: Receipt['kept'] = []
  for (const personal of PERSONAL_TABLES) {
    const unsigned = personal.name === 'support_requests' ? letters : 0
    const rows = unsigned + (await countOf(tx, personal, userId))
    if (rows > 0) (personal.isKept ? kept : deleted).push({ what: personal.name, rows })
  }
  const code = newSecret()
  await insertReceipt(tx, { codeHash: hashSecret(code), at: now, deleted, kept, files })
  return { code, erased_at: now.toISOString(), deleted, kept, files }
}
