import { count, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from './database.ts'

/** Which rows are on a page of a list, the first being 1. */
export const rowsOnPage = (page: number, size: number) => ({ limit: size, offset: (page - 1) * size })

/** How many rows a list has. */
export async function countRows(db: Db, table: PgTable, where?: SQL): Promise<number> {
  const [row] = await db.select({ total: count() }).from(table).where(where)
  return row?.total ?? 0
}

/** The UTC day of an instant, YYYY-MM-DD. */
export const utcDay = (column: SQLWrapper) => sql<string>`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD')`

/** Instants as text: the driver of the embedded database takes no date where it can't tell the column's type. */
export const isWithin = (column: SQLWrapper, from: Date, to: Date) =>
  sql`${column} >= ${from.toISOString()} and ${column} < ${to.toISOString()}`
