import { sql } from 'drizzle-orm'
import { fromDrizzle, type DrizzleTransactionLike, type Job as QueuedJob, type PgBoss } from 'pg-boss'
import { RETENTION_DAYS } from '#product/retention.ts'
import type { Db } from '../database/database.ts'
import { measured } from '../metrics/metrics.ts'
import type { Services } from '../services.ts'
import type { Job } from './job.ts'

const failedQueue = (id: string) => `${id}.failed`

const QUEUE = {
  retryBackoff: true,
  expireInSeconds: 300,
  heartbeatSeconds: 10,
  deleteAfterSeconds: RETENTION_DAYS.finished_jobs * 86_400,
  notify: true,
} as const

/** Between three and four minutes, and about a day: each pause is up to twice the last, and no longer than the most. */
const RETRIES = {
  minutes: { retryLimit: 8, retryDelay: 1, retryDelayMax: 60 },
  day: { retryLimit: 110, retryDelay: 2, retryDelayMax: 900 },
} as const

const NO_JOB = '00000000-0000-0000-0000-000000000000'

/** Where the database can't tell of new jobs, a worker asks every second; where it can, this is only for what it failed to tell. */
const WORKER = { pollingIntervalSeconds: 1, notifyPollingIntervalSeconds: 30 } as const

/** How often jobs are looked for that nobody tells of when they are due: retries, and what was sent for later. */
const LOOK_MS = 1000

/**
 * Enqueues inside the caller's transaction: the job exists exactly when the row does that it is about. `later`: it is not
 * begun before.
 */
export async function enqueue<P extends object>(
  boss: PgBoss,
  tx: Db,
  job: Job<P>,
  payload: P,
  later?: { days: number },
): Promise<void> {
  const db = fromDrizzle(tx as unknown as DrizzleTransactionLike, sql)
  await boss.send(job.id, payload, { db, ...(later && { startAfter: later.days * 86_400 }) })
}

/** Enqueues many jobs of one kind as {@link enqueue} does, in one statement; none is begun before its time. */
export async function enqueueAll<P extends object>(
  boss: PgBoss,
  tx: Db,
  job: Job<P>,
  jobs: readonly { payload: P; at: Date }[],
): Promise<void> {
  if (jobs.length === 0) return
  const db = fromDrizzle(tx as unknown as DrizzleTransactionLike, sql)
  const rows = jobs.map(({ payload, at }) => ({ data: payload, startAfter: at }))
  await boss.insert(job.id, rows, { db })
}

/** Jobs about a person go with the account, without a day's jobs of everybody being read for it. */
async function findByPerson(db: Db): Promise<void> {
  const { rows } = (await db.execute(sql`select to_regclass('pgboss.job_person') is not null as there`)) as unknown as {
    rows: { there: boolean }[]
  }
  if (!rows[0]?.there)
    await db.execute(
      sql`create index if not exists job_person on pgboss.job ((data->>'userId')) where data->>'userId' is not null`,
    )
}

type KnownQueues = ReadonlyMap<string, object>

/** Makes a queue, or brings one that an earlier version made to what holds now. */
async function settleQueue(boss: PgBoss, known: KnownQueues, name: string, own: object): Promise<void> {
  const options: Record<string, unknown> = { ...QUEUE, ...own }
  const there = known.get(name) as Record<string, unknown> | undefined
  if (!there) await boss.createQueue(name, options)
  else if (Object.entries(options).some(([key, value]) => there[key] !== value)) await boss.updateQueue(name, options)
}

export async function prepareQueues(
  services: Pick<Services, 'boss' | 'db' | 'log'>,
  jobs: readonly Job[],
): Promise<void> {
  const { boss, db, log } = services
  boss.on('error', (error) => log.error('job queue', { error }))
  await boss.start()
  await findByPerson(db)
  await settleQueues(boss, jobs)
}

/** Makes the queues of jobs, or brings them to what holds now. The queue must have been started. */
export async function settleQueues(boss: PgBoss, jobs: readonly Job[]): Promise<void> {
  const known: KnownQueues = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
  for (const job of jobs) {
    if (job.giveUp) await settleQueue(boss, known, failedQueue(job.id), RETRIES.minutes)
    const deadLetter = job.giveUp ? failedQueue(job.id) : null
    await settleQueue(boss, known, job.id, { ...RETRIES[job.patience ?? 'minutes'], deadLetter })
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
 * What waits for another machine goes at once when it is heard to answer again, and not when its pause is over. A job that
 * is done stays done where this fails.
 */
async function hurryRetries({ db, log }: Services, queue: string): Promise<void> {
  await db
    .execute(
      sql`update pgboss.job set start_after = now() where name = ${queue} and state = 'retry' and start_after > now()`,
    )
    .catch((error: unknown) => log.warn('retries were not hurried', { job: queue, error }))
}

/**
 * A worker on a queue: one job after the other and without a pause while there are any. Left to itself, a worker that was
 * busy when jobs came in takes them one a poll.
 */
async function workOff(
  boss: PgBoss,
  queue: string,
  handle: (job: QueuedJob<object>) => Promise<void>,
): Promise<string> {
  let worker = ''
  worker = await boss.work<object>(queue, WORKER, async (batch) => {
    boss.notifyWorker(worker)
    for (const job of batch) await handle(job)
  })
  return worker
}

/**
 * Wakes the workers of queues with a job that is due. One question a second for all queues: with one a queue, as workers ask
 * by themselves, a product that nobody uses keeps a processor busy for a twentieth of its time.
 */
function watchForDue({ boss, db, log }: Services, workers: ReadonlyMap<string, readonly string[]>): void {
  const due = sql`
    select name from pgboss.queue where name in ${[...workers.keys()]} and exists (
      select from pgboss.job where job.name = queue.name and state < 'active' and start_after <= now())`
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  const look = async () => {
    try {
      const { rows } = (await db.execute(due)) as { rows: { name: string }[] }
      for (const { name } of rows) for (const worker of workers.get(name) ?? []) boss.notifyWorker(worker)
    } catch (error) {
      if (!isStopped) log.warn('due jobs were not looked for', { error })
    }
    if (!isStopped) timer = setTimeout(look, LOOK_MS).unref()
  }
  boss.once('stopped', () => {
    isStopped = true
    clearTimeout(timer)
  })
  timer = setTimeout(look, LOOK_MS).unref()
}

export async function startWorkers(services: Services, jobs: readonly Job[], exclusive: boolean): Promise<void> {
  const { boss, db, log, metrics } = services
  if (exclusive) await reclaimOrphans(db)
  const workers = new Map<string, string[]>()
  for (const job of jobs) {
    const handle = async ({ id, data, retryCount }: QueuedJob<object>) => {
      try {
        await measured(metrics.jobs.startTimer({ queue: job.id }), () => job.run(services, job.payload.parse(data), id))
        if (job.patience === 'day') await hurryRetries(services, job.id)
      } catch (error) {
        log.error('job failed', { job: job.id, id, attempt: retryCount + 1, error })
        throw error
      }
    }
    const ids: string[] = []
    for (let i = 0; i < (job.atOnce ?? 1); i++) ids.push(await workOff(boss, job.id, handle))
    workers.set(job.id, ids)
    if (!job.giveUp) continue
    const failed = failedQueue(job.id)
    workers.set(failed, [
      await workOff(boss, failed, async ({ data }) => job.giveUp?.(services, job.payload.parse(data))),
    ])
  }
  if (workers.size > 0) watchForDue(services, workers)
}
