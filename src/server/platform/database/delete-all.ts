import { getTableName, sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from './database.ts'

const ROWS_AT_ONCE = 10_000

/** The tables that hold a table's rows: its partitions, or itself. A row's place (`ctid`) is one in each of them. */
async function holdersOf(db: Db, table: PgTable): Promise<string[]> {
  const { rows } = (await db.execute(
    sql`select relid::text as name from pg_partition_tree(${`public.${getTableName(table)}`}::regclass) where isleaf`,
  )) as unknown as { rows: { name: string }[] }
  return rows.length > 0 ? rows.map(({ name }) => name) : [`"${getTableName(table)}"`]
}

/** Deletes some rows at a time: one statement for a year of them would hold its locks, and be ended by the database. */
export async function deleteAll(db: Db, table: PgTable, condition: SQL | undefined): Promise<void> {
  for (const holder of await holdersOf(db, table)) {
    // Under the table's own name, as the condition has it.
    const rows = sql`only ${sql.raw(holder)} as ${sql.identifier(getTableName(table))}`
    const some = sql`ctid = any(array(select ctid from ${rows} where ${condition ?? sql`true`} limit ${ROWS_AT_ONCE}))`
    let gone: unknown[]
    do
      ({ rows: gone } = (await db.execute(sql`delete from ${rows} where ${some} returning 1`)) as unknown as {
        rows: unknown[]
      })
    while (gone.length === ROWS_AT_ONCE)
  }
}
