import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { fromPglite, PgBoss } from 'pg-boss'
import { QUEUE_TIMING } from '../jobs/queue-timing.ts'
import { migrationsFolder, type Db, type Store } from './database.ts'
import { lockFolder } from './lock-folder.ts'
import * as tables from '../../tables.ts'

/** @throws {FolderInUseError} when another process has the folder open. */
export async function openEmbedded(folder: string): Promise<Store> {
  const unlock = await lockFolder(folder)
  return openPglite(await PGlite.create(folder), unlock)
}

export async function openPglite(pglite: PGlite, unlock: () => Promise<void> = async () => {}): Promise<Store> {
  const db = drizzle(pglite, { schema: tables, casing: 'snake_case' })
  await migrate(db, { migrationsFolder })
  const boss = new PgBoss({ backend: 'pglite', db: fromPglite(pglite), useListenNotify: true, ...QUEUE_TIMING })
  return {
    kind: 'embedded',
    db: db as unknown as Db,
    boss,
    exclusive: true,
    close: async () => {
      await boss.stop({ graceful: true, timeout: 20_000 })
      await pglite.close()
      await unlock()
    },
  }
}
