import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { PgBoss } from 'pg-boss'
import type { Log } from '../log.ts'
import { QUEUE_TIMING } from '../jobs/queue-timing.ts'
import { migrationsFolder, type Db, type Store } from './database.ts'
import { validateConstraints } from './validate-constraints.ts'

/** Any number; the same in every process that migrates. */
const MIGRATION_LOCK = 7_318_204

/** How long this process waits for a connection, milliseconds: somebody waits for the answer. */
const CONNECT_MS = 4000
/** Where nobody waits. */
const UNHURRIED_CONNECT_MS = 60_000
/** And for a statement: a call is given up after ten seconds, and until then there must be an answer, were it a 503. */
const STATEMENT_MS = 8000
/** A transaction whose process went silent gives its locks back. */
const IDLE_TRANSACTION_MS = 30_000
/** And a migration for a table, while others wait behind it. */
const LOCK_MS = 5000
/** The queue's own statements look after whole queues at once. */
const QUEUE_STATEMENT_MS = 30_000

const common = { application_name: 'asteria', keepAlive: true, keepAliveInitialDelayMillis: 10_000 } as const

/** Both sides give up: the server, so that nobody works in vain, and we, since a server that is gone tells nothing. */
const HURRIED = {
  connectionTimeoutMillis: CONNECT_MS,
  statement_timeout: STATEMENT_MS,
  query_timeout: STATEMENT_MS + 500,
  idle_in_transaction_session_timeout: IDLE_TRANSACTION_MS,
} as const

/** On a connection of its own, without limits of time. One process migrates; the others that start with it wait. */
async function migrateOnce(url: string, log: Log): Promise<void> {
  const client = new pg.Client({ ...common, connectionString: url, connectionTimeoutMillis: CONNECT_MS })
  // Said again by the statement that then fails.
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    // Whoever waits for a table's lock lets nobody else at it: rather a start that failed and comes again.
    await client.query(`set lock_timeout = ${LOCK_MS}`)
    const db = drizzle(client, { casing: 'snake_case' })
    await migrate(db, { migrationsFolder })
    await validateConstraints(db, log)
  } finally {
    // The lock goes with the connection.
    await client.end().catch(() => undefined)
  }
}

/** The queue makes its connections itself, from an address alone. */
function queueUrl(url: string): string {
  const own = new URL(url)
  own.searchParams.set('query_timeout', String(QUEUE_STATEMENT_MS))
  return own.href
}

/** `unhurried` is for whoever works without anybody waiting, such as a back-up: its statements may take their time. */
export async function openPostgres(
  url: string,
  { pool, unhurried = false, log }: { pool: number; unhurried?: boolean; log: Log },
): Promise<Store> {
  await migrateOnce(url, log)
  const limits = unhurried ? { connectionTimeoutMillis: UNHURRIED_CONNECT_MS } : HURRIED
  const connections = new pg.Pool({ ...common, ...limits, connectionString: url, max: pool })
  connections.on('error', (error) => log.warn('database connection lost', { error }))
  // The pool listens only while a connection is idle: one that breaks inside a transaction would end the process.
  connections.on('connect', (client) => client.on('error', () => undefined))
  const db = drizzle(connections, { casing: 'snake_case' })
  const boss = new PgBoss({ connectionString: queueUrl(url), max: 4, useListenNotify: true, ...QUEUE_TIMING })
  return {
    kind: 'postgres',
    db: db as unknown as Db,
    boss,
    exclusive: false,
    connections: () => ({
      busy: connections.totalCount - connections.idleCount,
      idle: connections.idleCount,
      waiting: connections.waitingCount,
    }),
    close: async () => {
      await boss.stop({ graceful: true, timeout: 20_000 })
      await connections.end()
    },
  }
}
