import { deleteAll } from '#platform/database/delete-all.ts'
import { and, eq, getTableColumns, getTableName, inArray, lt, or, sql, type SQL } from 'drizzle-orm'
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '#platform/database/database.ts'
import type { Services } from '#platform/services.ts'
import { rateLimits } from '#platform/rate-limits-table.ts'
import { erasureReceipts } from './tables.ts'

type Row = Record<string, unknown>

/**
 * Counts of attempts: `review:12`, `login:email:ada@example.org`, and what follows it after a colon. Keys match whole: an
 * address may be the beginning of another, and an account's number that of another or of a network address.
 */
function isAbout(userId: number, email: string): SQL | undefined {
  // What the index knows of a key: its second part and its third.
  const part = (n: 2 | 3) => sql`split_part(${rateLimits.key}, ':', ${sql.raw(`${n}`)})`
  const byAddress = [`login:email:${email}`, `reset:email:${email}`].flatMap((key) => [
    eq(rateLimits.key, key),
    and(eq(part(2), 'email'), eq(part(3), email.split(':')[0]), sql`starts_with(${rateLimits.key}, ${`${key}:`})`),
  ])
  return or(and(eq(part(2), String(userId)), sql`${rateLimits.key} ~ ${`^[a-z-]+:${userId}$`}`), ...byAddress)
}

export async function attemptsOf(db: Db, user: { id: number; email: string }): Promise<Row[]> {
  return db.select().from(rateLimits).where(isAbout(user.id, user.email.toLowerCase()))
}

export async function forgetAttemptsOf(tx: Db, user: { id: number; email: string }): Promise<void> {
  await tx.delete(rateLimits).where(isAbout(user.id, user.email.toLowerCase()))
}

/** Work about the person that is done, waiting or failed; what tells the provider of an order names none. */
export async function forgetJobs(tx: Db, userId: number): Promise<void> {
  await tx.execute(sql`delete from pgboss.job where data->>'userId' = ${String(userId)}`)
}

export async function insertReceipt(tx: Db, receipt: typeof erasureReceipts.$inferInsert): Promise<void> {
  await tx.insert(erasureReceipts).values(receipt)
}

export async function findReceipt(db: Db, codeHash: string) {
  const [row] = await db.select().from(erasureReceipts).where(eq(erasureReceipts.codeHash, codeHash))
  return row
}

export const deleteOldReceipts = (db: Db, before: Date) =>
  deleteAll(db, erasureReceipts, lt(erasureReceipts.at, before))

/** A table whose rows are each somebody's. */
interface PersonalTable {
  name: string
  table: PgTable
  /** Whether its rows stay in the books when the account goes, without the person. */
  isKept: boolean
  /** Which of its rows are a person's. */
  isOf: (db: Db, userId: number) => SQL
}

/** How a table says whose a row is: by its column `userId`, or by a row of such a table that it belongs to. */
function ownership(table: PgTable): PersonalTable['isOf'] | undefined {
  const { userId } = getTableColumns(table) as { userId?: PgColumn }
  if (userId) return (_, id) => eq(userId, id)
  for (const key of getTableConfig(table).foreignKeys) {
    const { columns, foreignTable, foreignColumns } = key.reference()
    const [own, other] = [columns[0], foreignColumns[0]]
    const isOf = foreignTable === table ? undefined : ownership(foreignTable)
    if (isOf && own && other)
      return (db, id) => inArray(own, db.select({ key: other }).from(foreignTable).where(isOf(db, id)))
  }
  return undefined
}

/** The key to the account is emptied instead of taking the row along. */
const losesItsPerson = (table: PgTable) =>
  getTableConfig(table).foreignKeys.some(
    ({ onDelete, reference }) =>
      onDelete === 'set null' && reference().columns.some(({ name }) => name === 'user_id' || name === 'userId'),
  )

/** Every table that says whose its rows are: found by that, so that a new one cannot be forgotten. */
export const personalTables = (tables: Services['tables']): PersonalTable[] =>
  tables.flatMap((table) => {
    const isOf = ownership(table)
    return isOf ? [{ name: getTableName(table), table, isKept: losesItsPerson(table), isOf }] : []
  })

/** A person's rows of a table. */
export async function rowsOf(
  db: Db,
  { table, isOf }: PersonalTable,
  userId: number,
): Promise<Record<string, unknown>[]> {
  return db.select().from(table).where(isOf(db, userId))
}

export async function countOf(db: Db, { table, isOf }: PersonalTable, userId: number): Promise<number> {
  return db.$count(table, isOf(db, userId))
}
