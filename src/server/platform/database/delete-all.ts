import { sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from './database.ts'

const ROWS_AT_ONCE = 10_000

/** Deletes some rows at a time: one statement for a year of them would hold its locks, and be ended by the database. */
export async function deleteAll(db: Db, table: PgTable, condition: SQL | undefined): Promise<void> {
  const some = sql`ctid = any(array(select ctid from ${table} where ${condition} limit ${ROWS_AT_ONCE}))`
  let gone: unknown[]
  do
    gone = await db
      .delete(table)
      .where(some)
      .returning({ row: sql`1` })
  while (gone.length === ROWS_AT_ONCE)
}
