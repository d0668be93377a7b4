import { sql } from 'drizzle-orm'
import { fromDrizzle, type DrizzleTransactionLike, type Job as QueuedJob, type PgBoss } from 'pg-boss'
import type { Db } from '../database/database.ts'
import type { Services } from '../services.ts'
import type { Job } from './job.ts'

const failedQueue = (id: string) => `${id}.failed`

const QUEUE = {
  retryLimit: 4,
  retryDelay: 1,
  retryBackoff: true,
  retryDelayMax: 60,
  expireInSeconds: 300,
  heartbeatSeconds: 10,
  deleteAfterSeconds: 86_400,
  notify: true,
} as const

const NO_JOB = '00000000-0000-0000-0000-000000000000'

const WORKER = { pollingIntervalSeconds: 1, notifyPollingIntervalSeconds: 2 } as const

/** Enqueues inside the caller's transaction: the job exists exactly when the row does that it is about. */
export async function enqueue<P extends object>(boss: PgBoss, tx: Db, job: Job<P>, payload: P): Promise<void> {
  await boss.send(job.id, payload, { db: fromDrizzle(tx as unknown as DrizzleTransactionLike, sql) })
}

export async function prepareQueues(services: Pick<Services, 'boss' | 'log'>, jobs: readonly Job[]): Promise<void> {
  const { boss, log } = services
  boss.on('error', (error) => log.error('job queue', { error }))
  await boss.start()
  const known = new Set((await boss.getQueues()).map((queue) => queue.name))
  for (const job of jobs) {
    if (!known.has(failedQueue(job.id))) await boss.createQueue(failedQueue(job.id), { ...QUEUE, retryLimit: 2 })
    if (!known.has(job.id)) await boss.createQueue(job.id, { ...QUEUE, deadLetter: failedQueue(job.id) })
    if (job.cron) await boss.schedule(job.id, job.cron, {})
    // Asking for any job reads the queue's settings into memory. Left to `enqueue`, they would be read outside its
    // transaction, and the embedded database, which has one connection, would wait for itself for ever.
    await boss.getJobById(job.id, NO_JOB)
  }
}

/** What the last process had in hand when it died, given back to the queue. Only where no other process can hold jobs. */
async function reclaimOrphans(db: Db): Promise<void> {
  await db.execute(sql`update pgboss.job set state = 'retry', start_after = now() where state = 'active'`)
}

/**
 * Works on a queue, one job after the other and without a pause while there are any: left to itself, a worker that was
 * busy when jobs came in takes them one a poll.
 */
async function workOff(boss: PgBoss, queue: string, handle: (job: QueuedJob<object>) => Promise<void>): Promise<void> {
  let worker = ''
  worker = await boss.work<object>(queue, WORKER, async (batch) => {
    boss.notifyWorker(worker)
    for (const job of batch) await handle(job)
  })
}

export async function startWorkers(services: Services, jobs: readonly Job[], exclusive: boolean): Promise<void> {
  const { boss, db, log } = services
  if (exclusive) await reclaimOrphans(db)
  for (const job of jobs) {
    await workOff(boss, job.id, async ({ id, data, retryCount }) => {
      try {
        await job.run(services, job.payload.parse(data))
      } catch (error) {
        log.error('job failed', { job: job.id, id, attempt: retryCount + 1, error })
        throw error
      }
    })
    await workOff(boss, failedQueue(job.id), async ({ data }) => job.giveUp?.(services, job.payload.parse(data)))
  }
}
