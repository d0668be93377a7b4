import * as schema from '../tables.ts'
import { open, rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { sql, getTableName, is } from 'drizzle-orm'
import { OWN_FILE } from '#platform/own-folder.ts'
import type { Db } from '#platform/database/database.ts'
import type { Storage } from '#platform/storage/storage.ts'
import { locked, type Lock } from './back-up-lock.ts'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'

/** Rows read at a time. */
const CHUNK = 500

/** What a back-up is made of, a JSON line each: a head, rows and files, and a foot that says it is whole. */
export type BackUpLine =
  | { kind: 'head'; product: 'asteria'; migration: string; at: string }
  | { kind: 'rows'; table: string; rows: unknown[] }
  | { kind: 'file'; path: string; base64: string }
  | { kind: 'foot'; rows: number; files: number }

/** Jobs that are still to be done; what is done needs no keeping. */
const JOBS = 'pgboss.job'

/** The newest migration a database has. */
export async function migrationOf(db: Db): Promise<string> {
  const { rows } = (await db.execute(
    sql`select hash from drizzle.__drizzle_migrations order by created_at desc limit 1`,
  )) as unknown as { rows: { hash: string }[] }
  return rows[0]?.hash ?? ''
}

async function* rowsOf(tx: Db, table: string): AsyncGenerator<unknown[]> {
  const from =
    table === JOBS
      ? sql`(select * from pgboss.job where state in ('created', 'retry', 'active')) t`
      : sql`${sql.identifier(table)} t`
  // A cursor holds one view of the table, however long the reading takes.
  await tx.execute(sql`declare back_up no scroll cursor for select row_to_json(t) as row from ${from}`)
  for (;;) {
    const { rows } = (await tx.execute(sql`fetch ${sql.raw(`${CHUNK}`)} from back_up`)) as unknown as {
      rows: { row: unknown }[]
    }
    if (rows.length === 0) break
    yield rows.map(({ row }) => row)
  }
  await tx.execute(sql`close back_up`)
}

async function* filesOf(storage: Storage): AsyncGenerator<{ path: string; base64: string }> {
  for await (const path of storage.list()) {
    const bytes = await storage.get(path)
    // Its owner may have removed it since it was listed.
    if (bytes) yield { path, base64: Buffer.from(bytes).toString('base64') }
  }
}

async function* linesOf(db: Db, storage: Storage, at: Date, wrote: BackUpCount): AsyncGenerator<string> {
  const line = (content: BackUpLine) => `${JSON.stringify(content)}\n`
  yield line({ kind: 'head', product: 'asteria', migration: await migrationOf(db), at: at.toISOString() })
  for (const table of [...tablesInOrder(), JOBS]) {
    for await (const rows of rowsOf(db, table)) {
      wrote.rows += rows.length
      yield line({ kind: 'rows', table, rows })
    }
  }
  for await (const file of filesOf(storage)) {
    wrote.files++
    yield line({ kind: 'file', ...file })
  }
  yield line({ kind: 'foot', ...wrote })
}

export interface BackUpCount {
  rows: number
  files: number
}

/**
 * Writes everything that the product keeps into one file, gzipped: all rows as of one instant, the jobs still to be done,
 * and the files handed in, from the folder or the S3-compatible store. Encrypted as it flows where there is a lock. The
 * file is its owner's alone, and takes its name when it is whole.
 * @throws {LockError}
 */
export async function backUp(
  { db, storage, at, lock }: { db: Db; storage: Storage; at: Date; lock?: Lock | undefined },
  target: string,
): Promise<BackUpCount> {
  const wrote: BackUpCount = { rows: 0, files: 0 }
  const part = `${target}.part`
  await rm(part, { force: true })
  const file = await open(part, 'wx', OWN_FILE)
  const sealed = (source: AsyncIterable<Uint8Array>) => (lock ? locked(source, lock) : source)
  try {
    await db.transaction(
      (tx) => pipeline(Readable.from(linesOf(tx, storage, at, wrote)), createGzip(), sealed, file.createWriteStream()),
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    )
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
  await rename(part, target)
  return wrote
}

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
