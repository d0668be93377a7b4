import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { isStorageKey, type Storage } from '#platform/storage/storage.ts'
import type { Db } from '#platform/database/database.ts'
import { AGE_MARK, LockError, unlocked, type Key } from './back-up-lock.ts'
import { migrationOf, type BackUpCount, type BackUpLine } from './back-up.ts'

/** Why a file is not brought back, in a sentence for the operator. */
export class RestoreError extends Error {
  override readonly name = 'RestoreError'
}

/** How a file begins, and all of it. */
async function* chunksOf(path: string, key: Key | undefined): AsyncGenerator<Uint8Array> {
  const source = createReadStream(path)
  const isLocked = (await readStart(path, AGE_MARK.length)) === AGE_MARK
  if (isLocked && !key)
    throw new RestoreError(
      `${path} is encrypted: name the file of its key with --identity, or of its passphrase with --passphrase-file.`,
    )
  if (key && !isLocked)
    throw new RestoreError(`${path} is not encrypted. Leave the key out to bring it back all the same.`)
  yield* key ? unlocked(source, key) : source
}

async function readStart(path: string, length: number): Promise<string> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, 0)
    return buffer.toString('latin1', 0, bytesRead)
  } finally {
    await file.close()
  }
}

/** The lines of the unpacked text. What breaks anywhere on the way breaks the reading. */
async function* textLinesOf(path: string, key: Key | undefined): AsyncGenerator<string> {
  const packed = Readable.from(chunksOf(path, key))
  const text = createGunzip().setEncoding('utf8')
  packed.once('error', (error) => text.destroy(error))
  let rest = ''
  for await (const part of packed.pipe(text) as AsyncIterable<string>) {
    rest += part
    // A file is one long line.
    if (!part.includes('\n')) continue
    const lines = rest.split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
  if (rest !== '') yield rest
}

async function* linesOf({ path, key }: Source, found: BackUpCount): AsyncGenerator<BackUpLine> {
  const isOurs = (error: unknown) => error instanceof RestoreError || error instanceof LockError
  try {
    for await (const line of textLinesOf(path, key)) {
      const read = JSON.parse(line) as BackUpLine
      if (read.kind === 'rows') found.rows += read.rows.length
      if (read.kind === 'file') found.files++
      yield read
    }
  } catch (cause) {
    if (isOurs(cause)) throw cause
    throw new RestoreError(
      `${path} is damaged or cut off, or no back-up: after ${countText(found)} it cannot be read on. Nothing was brought back.`,
      { cause },
    )
  }
}

const countText = ({ rows, files }: BackUpCount) => `${rows} rows and ${files} files`

/** Reads the file to its end before anything of it is written. @throws {RestoreError | LockError} */
async function assertWhole(source: Source): Promise<void> {
  const found: BackUpCount = { rows: 0, files: 0 }
  let foot: BackUpCount | null = null
  for await (const line of linesOf(source, found)) if (line.kind === 'foot') foot = line
  if (!foot)
    throw new RestoreError(
      `The back-up is cut off: it ends after ${countText(found)}, without its last line. Nothing was brought back.`,
    )
  if (foot.rows !== found.rows || foot.files !== found.files)
    throw new RestoreError(
      `The back-up is damaged: it holds ${countText(found)} of ${countText(foot)}. Nothing was brought back.`,
    )
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
  // The empty database's own clock may have begun this minute's jobs already.
  const onTakenJob = sql.raw(table.endsWith('job') ? ' on conflict do nothing' : '')
  await tx.execute(
    sql`insert into ${name} overriding system value
        select * from json_populate_recordset(null::${name}, ${JSON.stringify(rows)}::json)${onTakenJob}`,
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

/** A back-up and what opens it. */
interface Source {
  path: string
  key?: Key | undefined
}

/**
 * Brings a back-up into an empty database of the same version, and its files into the storage; all of it or nothing.
 * @throws {RestoreError | LockError} for a database in use, another version, a file that is damaged, cut off or no
 * back-up, and one whose key is missing or another.
 */
export async function restore({ db, storage }: { db: Db; storage: Storage }, source: Source): Promise<BackUpCount> {
  await assertEmpty(db)
  await assertWhole(source)
  const found: BackUpCount = { rows: 0, files: 0 }
  await db.transaction(async (tx) => {
    let isFirst = true
    for await (const line of linesOf(source, found)) {
      if (isFirst) await checkHead(tx, line)
      isFirst = false
      if (line.kind === 'rows') await insertRows(tx, line.table, line.rows)
      if (line.kind === 'file') await putFile(storage, line.path, line.base64)
    }
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
