import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { PgBoss } from 'pg-boss'
import type { Log } from '../log.ts'
import { QUEUE_TIMING } from '../jobs/queue-timing.ts'
import { migrationsFolder, type Db, type Store } from './database.ts'
import { settlePartitions } from './partitions.ts'
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

const TRIES = 5

/** All migrations are one transaction, which may wait for those of the version that still runs, and they for it: then once more. */
async function amidOthers(work: () => Promise<unknown>, log: Log): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return void (await work())
    } catch (error) {
      const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
      const isMet = cause instanceof Error && 'code' in cause && (cause.code === '40P01' || cause.code === '55P03')
      if (!isMet || tries === TRIES) throw error
      log.warn('the migration waits for others', { tries })
    }
  }
}

/** On a connection of its own, without limits of time. One process migrates; the others that start with it wait. */
async function migrateOnce(url: string, log: Log): Promise<void> {
  const client = new QuietClient({ ...common, connectionString: url, connectionTimeoutMillis: CONNECT_MS })
  try {
    await client.connect()
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    // Whoever waits for a table's lock lets nobody else at it: rather a start that failed and comes again.
    await client.query(`set lock_timeout = ${LOCK_MS}`)
    // The queue makes its own tables; of two that start at once, one would fail for want of this.
    await client.query('create schema if not exists pgboss')
    const db = drizzle(client, { casing: 'snake_case' })
    await amidOthers(() => migrate(db, { migrationsFolder }), log)
    await validateConstraints(db, log)
    await settlePartitions(db as unknown as Db, log, { exclusive: false })
  } finally {
    // The lock goes with the connection.
    await client.end().catch(() => undefined)
  }
}

/** Of a connection that breaks its query tells; where none is under way nobody need know, and it doesn't end the process. */
class QuietClient extends pg.Client {
  override emit(name: string | symbol, ...rest: unknown[]): boolean {
    if (name === 'error' && this.listenerCount('error') === 0) return false
    return super.emit(name as never, ...(rest as never[]))
  }
}

// The queue makes the connection that it listens on itself, and no longer hears it once it broke; a pooler tells of that twice.
pg.Client = QuietClient

/**
 * Behind a pooler each transaction may have another connection, which knows nothing of the one before: neither statements that
 * were prepared by name nor limits that were asked for at its beginning. The pooler sets the limits (deploy/pgbouncer.ini).
 */
class PooledClient extends QuietClient {
  constructor(config?: pg.ClientConfig) {
    super(config)
    const query = this.query.bind(this) as (config: unknown, ...rest: unknown[]) => unknown
    const nameless = (asked: unknown) =>
      typeof asked === 'object' && asked !== null && 'name' in asked ? { ...asked, name: undefined } : asked
    this.query = ((asked: unknown, ...rest: unknown[]) => query(nameless(asked), ...rest)) as pg.Client['query']
  }
}

/** What a call may take where the pooler limits statements: we give up. */
const HURRIED_BEHIND_POOLER = {
  connectionTimeoutMillis: CONNECT_MS,
  query_timeout: STATEMENT_MS + 500,
  Client: PooledClient,
} as const

/** The queue makes its connections itself, from an address alone. */
function queueUrl(url: string): string {
  const own = new URL(url)
  own.searchParams.set('query_timeout', String(QUEUE_STATEMENT_MS))
  return own.href
}

export interface PostgresSettings {
  pool: number
  /** Where PostgreSQL itself is, if `url` is a pooler's: for migrations, locks and the queue, which need a connection of their own. */
  direct?: string | undefined
  /** A standby that answers what bears being a moment old. */
  reads?: string | undefined
  /** For whoever works without anybody waiting, such as a back-up: its statements may take their time. */
  unhurried?: boolean
  log: Log
}

function openPool(config: pg.PoolConfig, log: Log): pg.Pool {
  const connections = new pg.Pool({ Client: QuietClient, ...common, ...config })
  connections.on('error', (error) => log.warn('database connection lost', { error }))
  return connections
}

/** A database that cannot be used, by the setting that names it. */
export class DatabaseRefusedError extends Error {
  readonly setting: string
  constructor(setting: string, cause: unknown) {
    super(`${setting} names a database that cannot be used`, { cause })
    this.setting = setting
  }
}

const named = <T>(setting: string, work: Promise<T>): Promise<T> =>
  work.catch((cause: unknown) => {
    throw new DatabaseRefusedError(setting, cause)
  })

const onPool = (connections: pg.Pool) => drizzle(connections, { casing: 'snake_case' }) as unknown as Db

export async function openPostgres(
  url: string,
  { pool, direct, reads, unhurried = false, log }: PostgresSettings,
): Promise<Store> {
  await named(direct === undefined ? 'DATABASE_URL' : 'DATABASE_DIRECT_URL', migrateOnce(direct ?? url, log))
  const hurried = direct === undefined ? HURRIED : HURRIED_BEHIND_POOLER
  const connections = openPool(
    unhurried
      ? { connectionTimeoutMillis: UNHURRIED_CONNECT_MS, connectionString: direct ?? url, max: pool }
      : { ...hurried, connectionString: url, max: pool },
    log,
  )
  if (direct !== undefined) await named('DATABASE_URL', connections.query('select'))
  const standby = reads === undefined ? undefined : openPool({ ...HURRIED, connectionString: reads, max: pool }, log)
  const boss = new PgBoss({
    connectionString: queueUrl(direct ?? url),
    max: 4,
    // Its pool is made from the same settings.
    ...({ Client: QuietClient } as object),
    useListenNotify: true,
    ...QUEUE_TIMING,
  })
  return {
    kind: 'postgres',
    db: onPool(connections),
    ...(standby && { reads: onPool(standby) }),
    boss,
    exclusive: false,
    connections: () => ({
      busy: connections.totalCount - connections.idleCount,
      idle: connections.idleCount,
      waiting: connections.waitingCount,
    }),
    close: async () => {
      await boss.stop({ graceful: true, timeout: 20_000 })
      await Promise.all([connections.end(), standby?.end()])
    },
  }
}
