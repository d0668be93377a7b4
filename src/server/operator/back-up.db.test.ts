import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newAccount } from '#test/accounts.ts'
import { subscribe } from '#test/payments.ts'
import { onEachDatabase } from '#test/product.ts'
import { openTestStore, type DatabaseKind } from '#test/store.ts'
import { jobs } from '../jobs.ts'
import type { Db } from '../platform/database/database.ts'
import { prepareQueues } from '../platform/jobs/job-queue.ts'
import { createLog } from '../platform/log.ts'
import { folderStorage } from '../platform/storage/folder-storage.ts'
import type { Storage } from '../platform/storage/storage.ts'
import { backUp } from './back-up.ts'
import { restore, RestoreError } from './restore.ts'
import { tablesInOrder } from './tables-in-order.ts'

onEachDatabase('a back-up', (product) => {
  let folder = ''
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'asteria-back-up-'))
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  /** Every row of every table as text, as the database itself writes it. */
  const everything = async (db: Db) => {
    const all: Record<string, string[]> = {}
    for (const table of tablesInOrder()) {
      const answer = await db.execute(sql`select t::text as row from ${sql.identifier(table)} t order by 1`)
      all[table] = (answer as unknown as { rows: { row: string }[] }).rows.map(({ row }) => row)
    }
    return all
  }
  const into = async (kind: DatabaseKind, work: (db: Db, storage: Storage) => Promise<void>) => {
    const store = await openTestStore(kind)
    try {
      await prepareQueues({ boss: store.boss, log: createLog('error') }, jobs)
      await work(store.db, folderStorage(join(folder, `restored-${kind}`)))
    } finally {
      await store.close()
    }
  }

  it('brings every row and file back, on either database, and numbers go on after it', async () => {
    const person = await newAccount(product, { first_name: 'Ада “Байрон” \\ \n' })
    await subscribe(product, person.token, 'year')
    await product.call('POST', '/api/order/report/chart:natal', { token: person.token, body: {} })
    await product.services.storage.put('avatars/x-1.webp', new Uint8Array([0, 1, 2, 255]))
    const target = join(folder, 'whole.gz')
    const { db, storage: source } = product.services
    const wrote = await backUp({ db, storage: source, at: product.now }, target)
    const before = await everything(db)
    expect(Object.values(before).flat().length).toBeGreaterThan(8)
    for (const kind of ['embedded', 'postgres'] as const)
      await into(kind, async (empty, storage) => {
        expect(await restore({ db: empty, storage }, target)).toEqual(wrote)
        expect(await everything(empty)).toEqual(before)
        expect([...((await storage.get('avatars/x-1.webp')) ?? [])]).toEqual([0, 1, 2, 255])
        const added = await empty.execute(sql`insert into users (email, first_name, last_name, lang, created_at)
          values ('later@example.test', 'L', '', 'en', now()) returning id`)
        expect((added as unknown as { rows: { id: number }[] }).rows[0]?.id).toBeGreaterThan(person.id)
      })
  })

  it('is refused when it is cut off, is none, or the database is in use; then nothing has changed', async () => {
    const target = join(folder, 'cut.gz')
    await newAccount(product)
    await backUp({ ...product.services, at: product.now }, target)
    const bytes = await readFile(target)
    const cut = join(folder, 'half.gz')
    await writeFile(cut, bytes.subarray(0, bytes.length - 60))
    const none = join(folder, 'none.gz')
    await writeFile(none, 'hello')
    await into('embedded', async (empty, storage) => {
      const before = await everything(empty)
      for (const source of [cut, none])
        await expect(restore({ db: empty, storage }, source)).rejects.toBeInstanceOf(RestoreError)
      expect(await everything(empty)).toEqual(before)
    })
    await expect(restore(product.services, target)).rejects.toBeInstanceOf(RestoreError)
  })
})
