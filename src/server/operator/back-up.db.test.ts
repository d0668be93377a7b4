import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newAccount } from '#test/accounts.ts'
import { subscribe } from '#test/payments.ts'
import { eventually, onBothDatabases } from '#test/product.ts'
import { openTestStore, type DatabaseKind } from '#test/store.ts'
import { jobs } from '../jobs.ts'
import type { Db } from '#platform/database/database.ts'
import { prepareQueues } from '#platform/jobs/job-queue.ts'
import { createLog } from '#platform/log.ts'
import { folderStorage } from '#platform/storage/folder-storage.ts'
import type { Storage } from '#platform/storage/storage.ts'
import { backUp, tablesInOrder } from './back-up.ts'
import { AGE_MARK, newKey, type Key, type Lock } from './back-up-lock.ts'
import { restore, RestoreError } from './restore.ts'

onBothDatabases('a back-up', (product) => {
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
  /** Writes a back-up when no job of an account is under way any more, and nothing changes the rows. */
  const backUpAtRest = async (target: string, lock?: Lock) => {
    await eventually(async () => {
      const [{ due }] = await product.rows(
        sql`select count(*) as due from pgboss.job where state in ('created', 'retry', 'active') and start_after <= now()`,
      )
      return Number(due) === 0 || undefined
    }, 'jobs to be done')
    const { db, storage } = product.services
    return backUp({ db, storage, at: product.now, ...(lock && { lock }) }, target)
  }
  const into = async (kind: DatabaseKind, work: (db: Db, storage: Storage) => Promise<void>) => {
    const store = await openTestStore(kind)
    try {
      await prepareQueues({ ...store, log: createLog('error') }, jobs)
      await work(store.db, folderStorage(await mkdtemp(join(folder, `restored-${kind}-`))))
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
    const wrote = await backUpAtRest(target)
    const before = await everything(product.services.db)
    expect(Object.values(before).flat().length).toBeGreaterThan(8)
    for (const kind of ['embedded', 'postgres'] as const)
      await into(kind, async (empty, storage) => {
        expect(await restore({ db: empty, storage }, { path: target })).toEqual(wrote)
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
        await expect(restore({ db: empty, storage }, { path: source })).rejects.toBeInstanceOf(RestoreError)
      expect(await everything(empty)).toEqual(before)
    })
    await expect(restore(product.services, { path: target })).rejects.toBeInstanceOf(RestoreError)
  })

  it('is its owner’s alone, whatever was there', async () => {
    const target = join(folder, 'own.gz')
    for (const path of [target, `${target}.part`]) await writeFile(path, 'open', { mode: 0o666 })
    await backUp({ ...product.services, at: product.now }, target)
    expect((await stat(target)).mode & 0o777).toBe(0o600)
  })

  describe('encrypted', () => {
    const PASSPHRASE = 'six plain words for the back-up'
    const lockedBy = async (lock: Lock, name: string) => {
      const target = join(folder, name)
      await newAccount(product, { first_name: 'Nightingale' })
      await product.services.storage.put('avatars/big-1.webp', new Uint8Array(200_000).fill(7))
      const wrote = await backUpAtRest(target, lock)
      return { target, wrote, bytes: await readFile(target) }
    }

    it('comes back with its key, and nobody else reads it', async () => {
      const { identity, recipient } = await newKey()
      const { target, wrote, bytes } = await lockedBy({ recipient }, 'locked.gz.age')
      expect(bytes.subarray(0, AGE_MARK.length).toString()).toBe(AGE_MARK)
      expect(bytes.includes('Nightingale')).toBe(false)
      expect((await stat(target)).mode & 0o777).toBe(0o600)
      const before = await everything(product.services.db)
      await into('embedded', async (empty, storage) => {
        expect(await restore({ db: empty, storage }, { path: target, key: { identity } })).toEqual(wrote)
        expect(await everything(empty)).toEqual(before)
      })
    })

    it('is refused when it is cut off or changed anywhere, or the key is missing or another; nothing is brought back', async () => {
      const { identity, recipient } = await newKey()
      const { target, bytes } = await lockedBy({ recipient }, 'hurt.gz.age')
      const other = (await newKey()).identity
      const hurt = async (change: (copy: Buffer) => Buffer) => {
        await writeFile(join(folder, 'changed.age'), change(Buffer.from(bytes)))
        return { path: join(folder, 'changed.age'), key: { identity } }
      }
      const flipped = (at: number) => (copy: Buffer) => {
        copy[at] = (copy[at] ?? 0) ^ 1
        return copy
      }
      // As age writes it: chunks of 64 KiB with 16 bytes of seal each, after the header and 16 bytes of nonce.
      const payload = bytes.indexOf('\n', bytes.indexOf('\n---') + 1) + 1 + 16
      const chunk = 64 * 1024 + 16
      expect(bytes.length).toBeGreaterThan(payload + 100)
      const cases: [() => Promise<{ path: string; key?: Key }>, RegExp][] = [
        [() => hurt((copy) => copy.subarray(0, copy.length - 1)), /damaged or cut off/],
        [
          () => hurt((copy) => copy.subarray(0, payload + Math.min(chunk, copy.length - payload - 40))),
          /damaged or cut off/,
        ],
        [() => hurt((copy) => copy.subarray(0, payload)), /damaged or cut off/],
        [() => hurt(flipped(bytes.length - 1)), /damaged or cut off/],
        [() => hurt(flipped(payload + 40)), /damaged or cut off/],
        [() => hurt((copy) => Buffer.concat([copy, Buffer.from('more')])), /damaged or cut off/],
        [() => hurt(flipped(bytes.indexOf('\n---') + 6)), /does not open|damaged/],
        [async () => ({ path: target }), /is encrypted: name the file of its key/],
        [async () => ({ path: target, key: { identity: other } }), /key does not open/],
        [async () => ({ path: target, key: { passphrase: PASSPHRASE } }), /key does not open/],
      ]
      await into('embedded', async (empty, storage) => {
        const before = await everything(empty)
        for (const [source, sentence] of cases) {
          const refused = await restore({ db: empty, storage }, await source()).catch((error: Error) => error)
          expect(refused, String(sentence)).toBeInstanceOf(Error)
          expect((refused as Error).message).toMatch(sentence)
        }
        expect(await everything(empty)).toEqual(before)
        expect(await Array.fromAsync(storage.list())).toEqual([])
      })
    })

    it('a plain file does not pass for an encrypted one', async () => {
      const { identity } = await newKey()
      const plain = join(folder, 'plain.gz')
      await backUp({ ...product.services, at: product.now }, plain)
      await into('embedded', async (empty, storage) => {
        const restoring = restore({ db: empty, storage }, { path: plain, key: { identity } })
        await expect(restoring).rejects.toThrow(/is not encrypted/)
      })
    })
  })
})
