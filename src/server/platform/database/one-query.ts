import { sql, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from './database.ts'

/** What a query that may be asked along with the person who calls can be bound to, as {@link Bound} says. */
export const bound = {
  timeZone: sql.placeholder('timeZone'),
  today: sql.placeholder('today'),
  yesterdayAnywhere: sql.placeholder('yesterdayAnywhere'),
}

export interface Bound extends Record<string, unknown> {
  /** IANA name as the request gives it; null where it gives none. */
  timeZone: string | null
  /** The civil date there; null likewise. */
  today: string | null
  /** The date before the one that UTC has: no person's clock is further behind. */
  yesterdayAnywhere: string
}

type RowOf<Columns extends Record<string, PgColumn>> = {
  [Key in keyof Columns]: Columns[Key]['_']['notNull'] extends true
    ? Columns[Key]['_']['data']
    : Columns[Key]['_']['data'] | null
}

/** A row's columns as one value, and how to read it. */
function packed<Columns extends Record<string, PgColumn>>(columns: Columns) {
  const entries = Object.entries(columns)
  const values = sql.join(
    entries.map(([, column]) => sql`${column}`),
    sql`, `,
  )
  const read = (row: readonly unknown[]) =>
    Object.fromEntries(
      entries.map(([key, column], i) => [key, row[i] === null ? null : column.mapFromDriverValue(row[i])]),
    ) as RowOf<Columns>
  return { values: sql`json_build_array(${values})`, read }
}

/** A row as one value: to the driver each column is work, whatever is in it. */
export function asOneValue<Columns extends Record<string, PgColumn>>(columns: Columns): SQL<RowOf<Columns>> {
  const { values, read } = packed(columns)
  return values.mapWith(read)
}

/**
 * Rows of another table as one value of a row, so that one query brings both: each question to a database costs more than
 * what it brings. In no order.
 */
export function nestedRows<Columns extends Record<string, PgColumn>>(
  columns: Columns,
  table: PgTable,
  where: SQL | undefined,
): SQL<RowOf<Columns>[]> {
  const { values, read } = packed(columns)
  return sql`(select coalesce(json_agg(${values}), '[]') from ${table} where ${where})`.mapWith(
    (rows: readonly (readonly unknown[])[]) => rows.map(read),
  )
}

/**
 * A query that is put together once for a database, or a transaction in it, and then only bound to values. What is asked
 * with every page should be: putting it together takes longer than sending it.
 */
export function prepared<Query extends object>(prepare: (db: Db) => Query): (db: Db) => Query {
  const kept = new WeakMap<Db, Query>()
  return (db) => {
    const known = kept.get(db)
    if (known) return known
    const made = prepare(db)
    kept.set(db, made)
    return made
  }
}
