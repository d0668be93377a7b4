import { sql } from 'drizzle-orm'
import type { Store } from '../database/database.ts'
import type { Metrics, Sample } from './metrics.ts'

interface QueueRow {
  name: string
  waiting: number
  active: number
  failed: number
  oldest: string | number | null
}

/** A reading serves all who ask within these milliseconds: many scrapers cost the database no more than one. */
const FRESH_MS = 2000

/**
 * The queue, which all processes of one database see alike, and the pool, which each has of its own. The counts are those
 * that the queue keeps and renews every five seconds; counting afresh would read a day's finished jobs each time.
 */
export function measureStore(
  { gauge }: Pick<Metrics, 'gauge'>,
  { db, connections }: Pick<Store, 'db'> & Partial<Pick<Store, 'connections'>>,
): void {
  let known: { atMs: number; rows: Promise<QueueRow[]> } | undefined
  const read = async () => {
    const { rows } = (await db.execute(sql`
      select q.name, q.queued_count as waiting, q.active_count as active, q.failed_count as failed,
        (select extract(epoch from now() - min(j.start_after)) from pgboss.job j
          where j.name = q.name and j.state < 'active' and not j.blocked) as oldest
      from pgboss.queue q order by q.name`)) as unknown as { rows: QueueRow[] }
    return rows.filter(({ name }) => !name.startsWith('__'))
  }
  const queues = () => {
    const atMs = performance.now()
    if (!known || atMs - known.atMs > FRESH_MS) known = { atMs, rows: read() }
    return known.rows
  }
  gauge({
    name: 'asteria_jobs',
    help: 'Jobs by queue and state (waiting, active, failed), of all processes.',
    labels: ['queue', 'state'],
    read: async () =>
      (await queues()).flatMap(({ name, ...row }) =>
        (['waiting', 'active', 'failed'] as const).map((state): Sample<'queue' | 'state'> => ({
          labels: { queue: name, state },
          value: Number(row[state]),
        })),
      ),
  })
  gauge({
    name: 'asteria_job_oldest_seconds',
    help: 'How long the oldest job that may run has been waiting, by queue.',
    labels: ['queue'],
    read: async () =>
      (await queues()).map(({ name, oldest }) => ({
        labels: { queue: name },
        value: Math.max(0, Number(oldest ?? 0)),
      })),
  })
  if (!connections) return
  gauge({
    name: 'asteria_database_connections',
    help: 'Connections of this process by state (busy, idle), and who waits for one.',
    labels: ['state'],
    read: () => {
      const { busy, idle, waiting } = connections()
      return Object.entries({ busy, idle, waiting }).map(([state, value]) => ({ labels: { state }, value }))
    },
  })
}
