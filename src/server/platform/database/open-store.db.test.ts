import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { databaseUrl } from '#test/postgres.ts'
import { EnvError, parseEnv } from '../env.ts'
import { createLog } from '../log.ts'
import { FolderInUseError } from './lock-folder.ts'
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
