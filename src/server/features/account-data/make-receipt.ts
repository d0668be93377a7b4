import type { Receipt } from '#contract/account-data.ts'
import type { User } from '#core/users/api.ts'
import type { Db } from '#platform/database/database.ts'
import { hashSecret, newSecret } from '#platform/secret.ts'
import type { Services } from '#platform/services.ts'
import { countOf, insertReceipt, personalTables } from './queries.ts'

interface Held {
  user: User
  /** Rows that are theirs though no column says so, by table. */
  tables: Record<string, readonly unknown[]>
  files: ReadonlySet<string>
  schema: Services['tables']
  now: Date
}

/** Counts what an account holds just before it goes, and notes that under a code which only its owner is told. */
export async function makeReceipt(tx: Db, { user, tables, files, schema, now }: Held): Promise<Receipt> {
  const deleted = [{ what: 'users', rows: 1 }]
  const kept: Receipt['kept'] = []
  for (const personal of personalTables(schema)) {
    const unsigned = tables[personal.name]?.length ?? 0
    const rows = unsigned + (await countOf(tx, personal, user.id))
    if (rows > 0) (personal.isKept ? kept : deleted).push({ what: personal.name, rows })
  }
  const code = newSecret()
  await insertReceipt(tx, { codeHash: hashSecret(code), at: now, deleted, kept, files: files.size })
  return { code, erased_at: now.toISOString(), deleted, kept, files: files.size }
}
