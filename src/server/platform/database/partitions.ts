import { sql, type SQL } from 'drizzle-orm'
import type { Log } from '../log.ts'
import type { Db } from './database.ts'

/** Tables that grow by a row for each person and day: a partition for each month, by the date that a row is of (docs/decisions/0116). */
const MONTHLY = [{ table: 'daily_horoscopes', column: 'date' }] as const
export type Monthly = (typeof MONTHLY)[number]
export const DAYS: Monthly = MONTHLY[0]

/** Months that are there before anything is of them. */
const AHEAD = 2
/** Nobody writes a row of a date that is further away than this, in days. */
const MARGIN_DAYS = 7
/** So long a change of the table waits for whoever uses it, while others wait behind it. */
const LOCK_MS = 4000

const DAY_MS = 86_400_000
const dateOf = (at: Date) => at.toISOString().slice(0, 10)

/** The first day of the month that is so many months from a date's. */
function monthFrom(date: string, months = 0): string {
  const [year = 0, month = 1] = date.split('-').map(Number)
  return dateOf(new Date(Date.UTC(year, month - 1 + months, 1)))
}

const name = sql.identifier
const textOf = (date: string) => sql.raw(`'${date}'`)
const rowsOf = async <T>(db: Db, query: SQL) => ((await db.execute(query)) as unknown as { rows: T[] }).rows

interface Partition {
  name: string
  /** The first date; null where it has all before `to`. */
  from: string | null
  to: string
}

/** Those with bounds, oldest first; null where the table is one. What no month has room for is in one of its own, `…_default`. */
export async function listPartitions(db: Db, { table }: Monthly): Promise<Partition[] | null> {
  const [parent] = await rowsOf<{ relkind: string }>(
    db,
    sql`select relkind from pg_class where oid = ${`public.${table}`}::regclass`,
  )
  if (parent?.relkind !== 'p') return null
  const found = await rowsOf<{ name: string; bound: string }>(
    db,
    sql`select relname as name, pg_get_expr(relpartbound, oid) as bound from pg_class
      where oid in (select inhrelid from pg_inherits where inhparent = ${`public.${table}`}::regclass)`,
  )
  const partitions = found.flatMap((one) => {
    const [, from, to] = /FROM \((.+?)\) TO \('(.+?)'\)/.exec(one.bound) ?? []
    return from && to ? [{ name: one.name, from: from === 'MINVALUE' ? null : from.slice(1, -1), to }] : []
  })
  return partitions.toSorted((a, b) => a.to.localeCompare(b.to))
}

/** A change that waits for its locks only so long, so that nobody behind it waits longer. */
const briefly = <T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> =>
  db.transaction(async (tx) => {
    await tx.execute(sql.raw(`set local lock_timeout = ${LOCK_MS}`))
    return work(tx)
  })

/** A month; what was written of it before it was there moves in. Others read and write meanwhile. */
async function addMonth(tx: Db, { table, column }: Monthly, from: string): Promise<void> {
  const to = monthFrom(from, 1)
  const own = `${table}_${from.slice(0, 7).replace('-', '_')}`
  await tx.execute(sql`create table ${name(own)} (like ${name(table)} including defaults including constraints)`)
  await tx.execute(sql`with early as (delete from ${name(`${table}_default`)}
    where ${name(column)} >= ${from} and ${name(column)} < ${to} returning *) insert into ${name(own)} select * from early`)
  await tx.execute(sql`alter table ${name(table)} attach partition ${name(own)}
    for values from (${textOf(from)}) to (${textOf(to)})`)
}

/** Makes the months ahead. */
export async function makeMonths(db: Db, monthly: Monthly, today: string): Promise<void> {
  const there = await listPartitions(db, monthly)
  if (!there) return
  const end = there.at(-1)?.to ?? ''
  for (let months = 0; months <= AHEAD; months++) {
    const from = monthFrom(today, months)
    if (from >= end) await briefly(db, (tx) => addMonth(tx, monthly, from))
  }
}

/**
 * Drops the months of which a row is older than may be kept, so that nothing is deleted row by row. A month goes when its first day
 * does, so its last is kept a month less.
 */
export async function dropMonths(db: Db, monthly: Monthly, before: Date): Promise<string[]> {
  const oldest = dateOf(before)
  const isOver = ({ from, to }: Partition) => (from === null ? to <= oldest : from < oldest)
  const over = (await listPartitions(db, monthly))?.filter(isOver) ?? []
  for (const one of over) await briefly(db, (tx) => tx.execute(sql`drop table if exists ${name(one.name)}`))
  return over.map((one) => one.name)
}

interface Catalog {
  name: string
  definition: string
}

/** What a table is held to and found by, as statements that make the same on another of its name. */
async function catalogOf(tx: Db, table: string) {
  const oid = sql`${`public.${table}`}::regclass`
  const constraints = await rowsOf<Catalog & { type: string }>(
    tx,
    sql`select conname as name, contype as type, pg_get_constraintdef(oid) as definition from pg_constraint
      where conrelid = ${oid} and contype in ('p', 'u', 'f') order by contype = 'f', conname`,
  )
  const indexes = await rowsOf<Catalog & { owned: boolean }>(
    tx,
    sql`select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition,
      exists (select from pg_constraint where conindid = indexrelid and conrelid = indrelid) as owned
      from pg_index where indrelid = ${oid} order by 1`,
  )
  return { constraints, indexes }
}

const unquoted = (identifier: string) => identifier.replaceAll('"', '')

/**
 * The whole table of before becomes the first partition, without a row being moved: it was held to dates before `end`
 * while others wrote. Only this needs everybody to wait, for some milliseconds.
 */
async function exchange(tx: Db, { table, column }: Monthly, end: string | null): Promise<void> {
  const before = `${table}_before`
  await tx.execute(sql`lock table ${name(table)} in access exclusive mode`)
  const { constraints, indexes } = await catalogOf(tx, table)
  await tx.execute(sql`alter table ${name(table)} rename to ${name(before)}`)
  for (const index of indexes)
    await tx.execute(sql`alter index ${name(unquoted(index.name))} rename to ${name(`${unquoted(index.name)}_before`)}`)
  await tx.execute(sql`create table ${name(table)} (like ${name(before)} including defaults including constraints)
    partition by range (${name(column)})`)
  await tx.execute(sql`alter table ${name(table)} drop constraint if exists ${name(`${table}_ends`)}`)
  for (const one of constraints)
    await tx.execute(sql`alter table ${name(table)} add constraint ${name(one.name)} ${sql.raw(one.definition)}`)
  for (const { definition } of indexes.filter(({ owned }) => !owned)) await tx.execute(sql.raw(definition))
  if (end === null) await tx.execute(sql`drop table ${name(before)}`)
  else {
    await tx.execute(sql`alter table ${name(table)} attach partition ${name(before)}
      for values from (minvalue) to (${textOf(end)})`)
    await tx.execute(sql`alter table ${name(before)} drop constraint ${name(`${table}_ends`)}`)
  }
  await tx.execute(sql`create table ${name(`${table}_default`)} partition of ${name(table)} default`)
}

const isEmpty = async (db: Db, table: string) =>
  (await rowsOf(db, sql`select from ${name(table)} limit 1`)).length === 0

/** Splits a table into months while others use it; false where it is split already. */
export async function splitByMonth(db: Db, monthly: Monthly, now: Date): Promise<boolean> {
  const { table, column } = monthly
  if (await listPartitions(db, monthly)) return false
  const today = dateOf(now)
  if (await isEmpty(db, table)) {
    await briefly(db, async (tx) => {
      await tx.execute(sql`lock table ${name(table)} in access exclusive mode`)
      if (await isEmpty(tx, table)) await exchange(tx, monthly, null)
    })
    if (await listPartitions(db, monthly)) {
      await makeMonths(db, monthly, today)
      return true
    }
  }
  // What is of the next days already is before it.
  const end = monthFrom(dateOf(new Date(now.getTime() + MARGIN_DAYS * DAY_MS)), 1)
  const ends = name(`${table}_ends`)
  await briefly(db, async (tx) => {
    await tx.execute(sql`alter table ${name(table)} drop constraint if exists ${ends}`)
    await tx.execute(
      sql`alter table ${name(table)} add constraint ${ends} check (${name(column)} < ${textOf(end)}) not valid`,
    )
  })
  await db.execute(sql`alter table ${name(table)} validate constraint ${ends}`)
  await briefly(db, (tx) => exchange(tx, monthly, end))
  await makeMonths(db, monthly, today)
  return true
}

/**
 * At the start: months ahead, and months at all where nobody can mind. A version from before months deletes rows of a split table
 * that it doesn't mean, so a table with rows that other processes may use is split by the operator (`ops -- split-days`).
 */
export async function settlePartitions(db: Db, log: Log, { exclusive }: { exclusive: boolean }): Promise<void> {
  const now = new Date()
  for (const monthly of MONTHLY) {
    try {
      if (exclusive || (await isEmpty(db, monthly.table))) await splitByMonth(db, monthly, now)
      await makeMonths(db, monthly, dateOf(now))
    } catch (error) {
      log.warn('months wait for the next start or night', { table: monthly.table, error })
    }
  }
}
