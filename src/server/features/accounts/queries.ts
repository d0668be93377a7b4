import { eq, sql } from 'drizzle-orm'
import type { Preloaded } from '#core/actors/api.ts'
import { users } from '#core/users/tables.ts'
import type { Db } from '#platform/database/database.ts'
import { prepared } from '#platform/database/one-query.ts'
import { historyColumns, sumColumns } from '#core/entitlements/api.ts'
import { readyTypes } from '../reports/api.ts'

/** What the account shows of what a person holds. */
export const accountPreload = { ...historyColumns, ...sumColumns, ready: readyTypes }
export type AccountPreload = Preloaded<typeof accountPreload>

const accountPreloadQuery = prepared((db) =>
  db
    .select(accountPreload)
    .from(users)
    .where(eq(users.id, sql.placeholder('userId')))
    .prepare('account preload'),
)

export async function readAccountPreload(
  db: Db,
  userId: number,
  yesterdayAnywhere: string,
): Promise<AccountPreload | undefined> {
  const [row] = await accountPreloadQuery(db).execute({ userId, yesterdayAnywhere })
  return row
}
