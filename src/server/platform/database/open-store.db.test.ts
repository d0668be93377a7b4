import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { databaseUrl } from '#test/postgres.ts'
import { newDatabase } from '#test/store.ts'
import { users } from '#core/users/tables.ts'
import { EnvError, parseEnv } from '../env.ts'
import { createLog } from '../log.ts'
import { FolderInUseError } from './lock-folder.ts'
import type { Db, Store } from './database.ts'
import { fromStandby } from './from-standby.ts'
import { openPostgres, type PostgresSettings } from './open-postgres.ts'
import { openStore } from './open-store.ts'

const log = createLog('error')
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'asteria-store-'))
})
afterAll(() => rm(folder, { recursive: true }))

describe('the embedded database', () => {
  it('is made under DATA_DIR, is one process’s, and is there again at the next start', async () => {
    const env = parseEnv({ DATA_DIR: join(folder, 'data') })
    const first = await openStore(env, log)
    expect(first).toMatchObject({ kind: 'embedded', exclusive: true })
    await expect(openStore(env, log)).rejects.toThrow(FolderInUseError)
    await first.db.execute(`insert into rate_limits (key, window_start, count) values ('kept', now(), 7)`)
    await first.close()
    const second = await openStore(env, log)
    const { rows } = (await second.db.execute(`select count from rate_limits where key = 'kept'`)) as unknown as {
      rows: object[]
    }
    expect(rows).toEqual([{ count: 7 }])
    await second.close()
  })

  it('under a DATA_DIR that is no folder is a setting that is wrong', async () => {
    const file = join(folder, 'file')
    await writeFile(file, '')
    const opening = openStore(parseEnv({ DATA_DIR: file }), log)
    await expect(opening).rejects.toThrow(EnvError)
    await expect(opening).rejects.toThrow(`DATA_DIR names a folder that cannot be used: ${file}`)
  })
})

describe('a DATABASE_URL where nobody lets us in is a setting that is wrong', () => {
  it.each(['postgresql://ada@127.0.0.1:1/asteria', 'postgresql:///asteria?host=/no/such/folder&user=ada'])(
    '%s',
    async (DATABASE_URL) => {
      const opening = openStore(parseEnv({ DATABASE_URL }), log)
      await expect(opening).rejects.toThrow(EnvError)
      await expect(opening).rejects.toThrow(/^DATABASE_URL names a database that does not let us in/)
    },
  )

  it.skipIf(!inject('postgres'))('a database that is not there', async () => {
    const DATABASE_URL = databaseUrl(inject('postgres')?.serverUrl ?? '', 'asteria_no_such_database')
    await expect(openStore(parseEnv({ DATABASE_URL }), log)).rejects.toThrow(/^DATABASE_URL .*\(3D000\)/)
  })
})

describe.skipIf(!inject('postgres'))('PostgreSQL behind a pooler, and with a standby', () => {
  const NOWHERE = 'postgresql://ada@127.0.0.1:1/asteria'
  let primary: Awaited<ReturnType<typeof newDatabase>>
  let other: Awaited<ReturnType<typeof newDatabase>>
  beforeAll(async () => {
    primary = await newDatabase('migrated')
    other = await newDatabase('migrated')
  })
  afterAll(() => Promise.all([primary.drop(), other.drop()]))

  const open = (more: Partial<PostgresSettings>) => openPostgres(primary.url, { pool: 1, log, ...more })
  const databaseOf = (db: Db) => db.execute(sql`select current_database() as name`)
  const asked = async (store: Store) => {
    const { rows } = (await fromStandby({ ...store, reads: store.reads, log }, databaseOf)) as unknown as {
      rows: { name: string }[]
    }
    return `/${rows[0]?.name}`
  }

  it('prepares nothing by name on a connection that is lent, and everything on one of its own', async () => {
    for (const [direct, kept] of [
      [primary.url, 0],
      [undefined, 1],
    ] as const) {
      const store = await open({ direct })
      const one = store.db.select({ id: users.id }).from(users).prepare('by name')
      await one.execute()
      await one.execute()
      const { rows } = (await store.db.execute(
        sql`select count(*)::int as n from pg_prepared_statements`,
      )) as unknown as {
        rows: { n: number }[]
      }
      expect(rows).toEqual([{ n: kept }])
      await store.close()
    }
  })

  it('names the setting that is wrong', async () => {
    const DATABASE_URL = primary.url
    await expect(openStore(parseEnv({ DATABASE_URL, DATABASE_DIRECT_URL: NOWHERE }), log)).rejects.toThrow(
      /^DATABASE_DIRECT_URL names a database that does not let us in/,
    )
    await expect(
      openStore(parseEnv({ DATABASE_URL: NOWHERE, DATABASE_DIRECT_URL: DATABASE_URL }), log),
    ).rejects.toThrow(/^DATABASE_URL names a database that does not let us in/)
  })

  it('asks the standby for what may be a moment old, and the primary where it does not answer or there is none', async () => {
    const pathOf = (url: string) => new URL(url).pathname
    for (const [reads, expected] of [
      [other.url, pathOf(other.url)],
      [NOWHERE, pathOf(primary.url)],
      [undefined, pathOf(primary.url)],
    ] as const) {
      const store = await open({ reads })
      expect(await asked(store)).toBe(expected)
      await store.close()
    }
  })
})
