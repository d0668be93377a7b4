import { getTableName, is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import * as schema from '../tables.ts'

/** Every table of the product by name, a table after those that it refers to. */
export function tablesInOrder(): string[] {
  const tables = [...new Set(Object.values<unknown>(schema).filter((value): value is PgTable => is(value, PgTable)))]
  const ordered: PgTable[] = []
  const place = (table: PgTable) => {
    if (ordered.includes(table)) return
    for (const key of getTableConfig(table).foreignKeys) {
      const { foreignTable } = key.reference()
      if (foreignTable !== table) place(foreignTable)
    }
    ordered.push(table)
  }
  for (const table of tables.toSorted((a, b) => (getTableName(a) < getTableName(b) ? -1 : 1))) place(table)
  return ordered.map(getTableName)
}
