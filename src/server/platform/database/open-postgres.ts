import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { PgBoss } from 'pg-boss'
import type { Log } from '../log.ts'
import { QUEUE_TIMING } from '../jobs/queue-timing.ts'
import { migrationsFolder, type Db, type Store } from './database.ts'
import * as tables from '../../tables.ts'

/** Any number; the same in every process that migrates. */
const MIGRATION_LOCK = 7_318_204

export async function openPostgres(url: string, pool: number, log: Log): Promise<Store> {
  const connections = new pg.Pool({ connectionString: url, max: pool })
  connections.on('error', (error) => log.warn('database connection lost', { error }))
  const db = drizzle(connections, { schema: tables, casing: 'snake_case' })
  const lock = await connections.connect()
  try {
    await lock.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await migrate(db, { migrationsFolder })
  } finally {
    await lock.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK])
    lock.release()
  }
  const boss = new PgBoss({ connectionString: url, max: 4, useListenNotify: true, ...QUEUE_TIMING })
  return {
    kind: 'postgres',
    db: db as unknown as Db,
    boss,
    exclusive: false,
    close: async () => {
      await boss.stop({ graceful: true, timeout: 20_000 })
      await connections.end()
    },
  }
}
