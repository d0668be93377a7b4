import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { createGunzip } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { isStorageKey, type Storage } from '../platform/storage/storage.ts'
import type { Db } from '../platform/database/database.ts'
import { migrationOf, type BackUpCount, type BackUpLine } from './back-up.ts'

/** Why a file is not brought back, in a sentence for the operator. */
export class RestoreError extends Error {
  override readonly name = 'RestoreError'
}

async function* linesOf(path: string): AsyncGenerator<BackUpLine> {
  const input = createReadStream(path).pipe(createGunzip())
  try {
    for await (const line of createInterface({ input, crlfDelay: Infinity })) yield JSON.parse(line) as BackUpLine
  } catch (cause) {
    throw new RestoreError(`${path} cannot be read as a back-up.`, { cause })
  }
}

async function assertEmpty(db: Db): Promise<void> {
  const { rows } = (await db.execute(sql`select count(*)::int as users from users`)) as unknown as {
    rows: { users: number }[]
  }
  if ((rows[0]?.users ?? 0) > 0)
    throw new RestoreError('The database is not empty: a back-up is brought back into a new one only.')
}

async function insertRows(tx: Db, table: string, rows: readonly unknown[]): Promise<void> {
  const name = sql.join(
    table.split('.').map((part) => sql.identifier(part)),
    sql`.`,
  )
  await tx.execute(
    sql`insert into ${name} overriding system value
        select * from json_populate_recordset(null::${name}, ${JSON.stringify(rows)}::json)`,
  )
}

/** Sets every counter of row numbers behind the highest that came back. */
async function setCounters(tx: Db): Promise<void> {
  const { rows } = (await tx.execute(sql`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'id' and is_identity = 'YES'`)) as unknown as {
    rows: { name: string }[]
  }
  for (const { name } of rows)
    await tx.execute(sql`
      select setval(pg_get_serial_sequence(${`public.${name}`}, 'id'), max(id)) from ${sql.identifier(name)}
      having max(id) is not null`)
}

/**
 * Brings a back-up into an empty database of the same version, and its files into the storage; all rows or none.
 * @throws {RestoreError} for a database in use, another version, a file that is cut off or no back-up.
 */
export async function restore({ db, storage }: { db: Db; storage: Storage }, source: string): Promise<BackUpCount> {
  await assertEmpty(db)
  const found: BackUpCount = { rows: 0, files: 0 }
  let foot: BackUpCount | null = null
  await db.transaction(async (tx) => {
    let isFirst = true
    for await (const line of linesOf(source)) {
      if (isFirst) await checkHead(tx, line)
      isFirst = false
      if (line.kind === 'rows') {
        await insertRows(tx, line.table, line.rows)
        found.rows += line.rows.length
      } else if (line.kind === 'file') {
        await putFile(storage, line.path, line.base64)
        found.files++
      } else if (line.kind === 'foot') foot = line
    }
    if (!foot || foot.rows !== found.rows || foot.files !== found.files)
      throw new RestoreError('The back-up is cut off: nothing was brought back.')
    await setCounters(tx)
  })
  return found
}

async function checkHead(tx: Db, line: BackUpLine): Promise<void> {
  if (line.kind !== 'head' || line.product !== 'asteria') throw new RestoreError('This is not a back-up of Asteria.')
  if (line.migration !== (await migrationOf(tx)))
    throw new RestoreError(
      'The back-up is of another version: bring it back with the version that made it, then update.',
    )
}

async function putFile(storage: Storage, path: string, base64: string): Promise<void> {
  if (!isStorageKey(path)) throw new RestoreError(`The back-up holds a file with an impossible name: ${path}`)
  await storage.put(path, Buffer.from(base64, 'base64'))
}
