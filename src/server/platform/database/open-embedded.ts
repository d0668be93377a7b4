import { cpSync, existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { fromPglite, PgBoss } from 'pg-boss'
import { QUEUE_TIMING } from '../jobs/queue-timing.ts'
import { migrationsFolder, type Db, type Store } from './database.ts'
import { createLog } from '../log.ts'
import { lockFolder } from './lock-folder.ts'
import { settlePartitions } from './partitions.ts'
import { validateConstraints } from './validate-constraints.ts'

/** An empty database that `npm run build` has set up: copying it is some four seconds quicker than making one. */
export const emptyDatabaseFolder = fileURLToPath(new URL('../../../../build/empty-database', import.meta.url))

/** A first start takes the database made at build, complete or not at all. */
async function furnish(folder: string): Promise<void> {
  const isNew = !existsSync(join(folder, 'PG_VERSION'))
  if (!isNew || !existsSync(join(emptyDatabaseFolder, 'PG_VERSION'))) return
  const copy = `${folder}.new`
  await rm(copy, { recursive: true, force: true })
  // A thousand small files: in one call a quarter of the time, and nothing else runs yet.
  cpSync(emptyDatabaseFolder, copy, { recursive: true })
  await rename(copy, folder)
}

/** @throws {FolderInUseError} when another process has the folder open. */
export async function openEmbedded(folder: string, log = createLog('warn')): Promise<Store> {
  const unlock = await lockFolder(folder)
  await furnish(folder)
  return openPglite(await PGlite.create(folder), unlock, log)
}

export async function openPglite(
  pglite: PGlite,
  unlock: () => Promise<void> = async () => {},
  log = createLog('warn'),
): Promise<Store> {
  const db = drizzle(pglite, { casing: 'snake_case' })
  await migrate(db, { migrationsFolder })
  await validateConstraints(db, log)
  await settlePartitions(db as unknown as Db, log, { exclusive: true })
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
