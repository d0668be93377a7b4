import { getTableColumns, getTableName, sql } from 'drizzle-orm'
import { check, type CheckBuilder, type PgColumn } from 'drizzle-orm/pg-core'

const snake = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** A CHECK that a column holds one of some values; null passes, where the column may be null. */
export function oneOf<Column extends PgColumn>(column: Column, values: readonly Column['_']['data'][]): CheckBuilder {
  const written = values.map((value) => (typeof value === 'number' ? String(value) : `'${String(value)}'`))
  const name = `${getTableName(column.table)}_${snake(column.name)}_check`
  return check(name, sql`${column} in (${sql.raw(written.join(', '))})`)
}

/** A CHECK for each column of a table that is declared with its values: `text({ enum: … })`. */
export function knownValues(columns: Record<string, PgColumn>): CheckBuilder[] {
  // What an index is built from does not know the values; the table does.
  const [first] = Object.values(columns)
  return Object.values<PgColumn>(first ? getTableColumns(first.table) : {}).flatMap((column) =>
    column.enumValues ? [oneOf(column, column.enumValues)] : [],
  )
}
