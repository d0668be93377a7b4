import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import * as z from 'zod'
import { newAccount } from '#test/accounts.ts'
import { eventually, onBothDatabases } from '#test/product.ts'
import { newDatabase, openDatabase } from '#test/store.ts'
import { birthOf } from '#core/births/birth-of.ts'
import { register } from '../../features/accounts/register.ts'
import { writeDayJob } from '../../features/daily/job.ts'
import { queueDays } from '../../features/daily/queries.ts'
import { dailyHoroscopes } from '../../features/daily/tables.ts'
import { jobs } from '../../jobs.ts'
import { createServices } from '../../start.ts'
import { shiftDate } from '../civil-today.ts'
import type { Store } from '../database/database.ts'
import { parseEnv } from '../env.ts'
import { createLog } from '../log.ts'
import type { Services } from '../services.ts'
import { defineJob, type Job } from './job.ts'
import { enqueue, prepareQueues, settleQueues, startWorkers } from './job-queue.ts'

/** A job that notes what it was given, breaks where it is told to, and notes what was given up. */
function noting(id: string) {
  const done: number[] = []
  const givenUp: number[] = []
  const job = defineJob<{ n: number; breaks?: boolean | undefined }>({
    id,
    payload: z.object({ n: z.number(), breaks: z.boolean().optional() }),
    async run(_, { n, breaks }) {
      if (breaks) throw new Error(`job ${n} was told to break`)
      done.push(n)
    },
    async giveUp(_, { n }) {
      givenUp.push(n)
    },
  })
  return { job, done, givenUp }
}

const asJobs = (...some: unknown[]) => some as readonly Job[]
const counting = (count: number) => Array.from({ length: count }, (_, n) => n)

onBothDatabases('jobs', (product) => {
  const start = async (job: unknown) => {
    await prepareQueues(product.services, asJobs(job))
    await startWorkers(product.services, asJobs(job), false)
  }

  it('are there exactly when the transaction that sends them is kept', async () => {
    const { services } = product
    const { job, done } = noting('kept')
    await start(job)
    const dropped = services.db.transaction(async (tx) => {
      await enqueue(services.boss, tx, job, { n: 1 })
      throw new Error('changed my mind')
    })
    await expect(dropped).rejects.toThrow('changed my mind')
    await services.db.transaction((tx) => enqueue(services.boss, tx, job, { n: 2 }))
    await eventually(async () => done.includes(2) || undefined, 'the job that was kept')
    expect(done).toEqual([2])
  })

  it('are sent in a transaction right after the start, before any worker has looked', async () => {
    const { services } = product
    const { job } = noting('early')
    await prepareQueues(services, asJobs(job))
    // The embedded database has one connection: whatever this awaited outside the transaction would never come.
    await services.db.transaction((tx) => enqueue(services.boss, tx, job, { n: 1 }))
    expect(await services.boss.fetch(job.id)).toHaveLength(1)
  })

  it('that came in while the worker was busy are worked off without waiting for a poll each', async () => {
    const { services } = product
    const { job, done } = noting('backlog')
    await start(job)
    for (const n of counting(40)) await enqueue(services.boss, services.db, job, { n })
    // At one job a poll this would take more than a minute.
    await eventually(async () => done.length >= 40 || undefined, 'forty jobs')
    expect(done).toEqual(counting(40))
  })

  it('that fail for good are given up once, told in the log, and hold nothing up', async () => {
    const { services } = product
    const { job, done, givenUp } = noting('fragile')
    await prepareQueues(services, asJobs(job))
    await product.rows(sql`update pgboss.queue set retry_limit = 0 where name = ${job.id}`)
    await startWorkers(services, asJobs(job), false)
    for (const n of [1, 2, 3]) await enqueue(services.boss, services.db, job, { n, breaks: n === 2 })
    await eventually(async () => (givenUp.length > 0 && done.length === 2) || undefined, 'the job that broke')
    expect({ done, givenUp }).toEqual({ done: [1, 3], givenUp: [2] })
    const [line, ...others] = product.takeErrors()
    expect(others).toEqual([])
    expect(JSON.parse(line ?? '')).toMatchObject({
      level: 'error',
      message: 'job failed',
      job: 'fragile',
      attempt: 1,
      error: { name: 'Error', message: 'job 2 was told to break' },
    })
  })

  it('have a second queue only where somebody gives them up, also where an earlier version made one', async () => {
    const { services } = product
    const queues = () =>
      product.rows(sql`select name, dead_letter from pgboss.queue where name like 'solid%' order by 1`)
    const { job } = noting('solid')
    await settleQueues(services.boss, asJobs(job))
    expect(await queues()).toEqual([
      { name: 'solid', dead_letter: 'solid.failed' },
      { name: 'solid.failed', dead_letter: null },
    ])
    const { giveUp: _, ...lasting } = job
    await settleQueues(services.boss, asJobs(lasting, { ...lasting, id: 'solid-too' }))
    expect(await queues()).toMatchObject([
      { name: 'solid', dead_letter: null },
      { name: 'solid-too', dead_letter: null },
      { name: 'solid.failed' },
    ])
  })

  it('that hang on another machine are retried for a day, and all at once when it answers again', async () => {
    const { services } = product
    const { job, done, givenUp } = noting('distant')
    const away = { n: 0 }
    const tries: string[] = []
    const distant = {
      ...job,
      patience: 'day' as const,
      run: async (own: Services, payload: { n: number }, jobId: string) => {
        tries.push(`${payload.n}: ${jobId}`)
        if (++away.n <= 2) throw new Error('nobody answers')
        await job.run(own, payload, jobId)
      },
    }
    await start(distant)
    for (const n of [1, 2]) await enqueue(services.boss, services.db, distant, { n })
    const waiting = sql`
      select retry_limit, retry_delay, retry_delay_max from pgboss.job where name = 'distant' and state = 'retry'`
    const rows = await eventually(async () => {
      const found = await product.rows(waiting)
      return found.length === 2 ? found : undefined
    }, 'two jobs that failed')
    // The longest way from the first try to the last, jitter aside: each pause at its least.
    const { retry_limit: limit, retry_delay: delay, retry_delay_max: most } = rows[0]
    const least = counting(limit).reduce((sum, n) => sum + Math.min(most, delay * 2 ** n), 0)
    expect(least).toBeGreaterThan(86_400)
    await product.rows(sql`update pgboss.job set start_after = now() + interval '1 hour' where name = 'distant'`)
    await enqueue(services.boss, services.db, distant, { n: 3 })
    await eventually(async () => done.length === 3 || undefined, 'all three')
    expect({ first: done[0], all: done.toSorted(), givenUp }).toEqual({ first: 3, all: [1, 2, 3], givenUp: [] })
    expect({ tries: tries.length, jobs: new Set(tries).size }).toEqual({ tries: 5, jobs: 3 })
    expect(product.takeErrors()).toHaveLength(2)
  })

  it('stay done where the others that wait cannot be hurried', async () => {
    const { services } = product
    const { job, done } = noting('unhurried')
    const silent = { execute: () => Promise.reject(new Error('no connection is free')) } as unknown as Services['db']
    await prepareQueues(services, asJobs(job))
    await startWorkers({ ...services, db: silent }, asJobs({ ...job, patience: 'day' }), false)
    await enqueue(services.boss, services.db, job, { n: 1 })
    const state = sql`select state, retry_count from pgboss.job where name = 'unhurried' and state = 'completed'`
    const row = await eventually(async () => (await product.rows(state))[0], 'the job to be done')
    expect({ done, row }).toEqual({ done: [1], row: { state: 'completed', retry_count: 0 } })
  })

  it('take the patience of a new version, also where an earlier one made their queue', async () => {
    const { services } = product
    const { job } = noting('older')
    await prepareQueues(services, asJobs(job))
    await product.rows(sql`update pgboss.queue set retry_limit = 1 where name = 'older'`)
    await prepareQueues(services, asJobs(job))
    expect((await product.rows(sql`select retry_limit from pgboss.queue where name = 'older'`))[0]).toEqual({
      retry_limit: 8,
    })
  })

  it('that a killed process had in hand are finished at the next start', async () => {
    const { services } = product
    const { job, done } = noting('orphaned')
    await prepareQueues(services, asJobs(job))
    await enqueue(services.boss, services.db, job, { n: 7 })
    // Taken, and never heard of again.
    expect(await services.boss.fetch(job.id)).toHaveLength(1)
    await startWorkers(services, asJobs(job), true)
    await eventually(async () => done.length > 0 || undefined, 'the orphaned job')
    expect(done).toEqual([7])
  })

  it('whose mail went but whose worker died before it said so send it again as the same mail', async () => {
    const { email } = await newAccount(product)
    await product.mailsTo(email)
    await product.rows(sql`
      update pgboss.job set state = 'retry', start_after = now(), completed_on = null where name = 'account-mail'`)
    const mails = await product.mailsTo(email, 2)
    const [first, second] = mails.map(({ headers }) => headers['message-id'])
    expect(first).toMatch(/^<[0-9a-f-]{36}@asteria\.local>$/)
    expect(second).toBe(first)
  })

  it('of the night drop what has expired and keep the rest', async () => {
    const { token, email } = await newAccount(product)
    await product.mailsTo(email)
    const housekeeping = jobs.find(({ id }) => id === 'housekeeping')
    await housekeeping?.run(product.services, {}, 'by hand')
    expect((await product.call('GET', '/api/sync', { token })).status).toBe(200)
    product.now = new Date(product.now.getTime() + 91 * 86_400_000)
    await housekeeping?.run(product.services, {}, 'by hand')
    for (const table of ['sessions', 'mail_tokens', 'rate_limits'])
      expect(await product.rows(sql`select 1 from ${sql.identifier(table)}`)).toEqual([])
  })
})

describe.skipIf(!inject('postgres'))('two processes on one PostgreSQL', () => {
  const errors: string[] = []
  const log = createLog('error', (line) => errors.push(line))
  const env = parseEnv({ NODE_ENV: 'test' })
  let database: Awaited<ReturnType<typeof newDatabase>>
  let stores: Store[]
  let processes: Services[]

  beforeAll(async () => {
    database = await newDatabase('empty')
    // Both start at once on an empty database: one migrates, the other waits.
    stores = await Promise.all([openDatabase(database.url), openDatabase(database.url)])
    processes = stores.map((store) => createServices(env, store, { log }))
    await Promise.all(processes.map((services) => prepareQueues(services, jobs)))
  })
  afterAll(async () => {
    await Promise.all(stores.map((store) => store.close()))
    // Dropping cuts off whatever connection is still going, which is no error of theirs.
    const logged = [...errors]
    await database.drop()
    expect(logged).toEqual([])
  })

  it('write sixty days once each, both taking part', async () => {
    const [first] = processes
    if (!first) throw new Error('no process')
    const { actor } = await register(
      first,
      {
        first_name: 'Ada',
        last_name: 'Byron',
        email: 'ada@example.test',
        password: 'four plain words here',
        repeat_password: 'four plain words here',
        birthdate: '1990-05-17',
        birthtime: '14:30',
        birthtimeIDK: false,
        birthplace: 'Moscow',
        lang: 'en',
      },
      { ip: '127.0.0.1', userAgent: undefined, deviceToken: undefined, timeZone: 'UTC' },
    )
    expect(birthOf(first.sky, actor.user)).toBeDefined()
    const now = new Date()
    const days = counting(60).map((n) => ({
      userId: actor.user.id,
      date: shiftDate('2026-11-21', n),
      lang: 'en' as const,
      timeZone: 'UTC',
    }))
    const runs: string[][] = [[], []]
    for (const [which, services] of processes.entries()) {
      const counted = jobs.map((job) => ({
        ...job,
        run: async (own: Services, payload: object, jobId: string) => {
          if (job.id === writeDayJob.id) runs[which]?.push((payload as { date: string }).date)
          await job.run(own, payload, jobId)
        },
      }))
      await startWorkers(services, counted, stores[which]?.exclusive ?? true)
    }
    await first.db.transaction(async (tx) => {
      for (const day of await queueDays(tx, days, now, now)) await enqueue(first.boss, tx, writeDayJob, day)
    })

    const written = await eventually(async () => {
      const rows = await first.db.select().from(dailyHoroscopes)
      return rows.every(({ status }) => status === 2) ? rows : undefined
    }, 'sixty days')
    expect(written.map(({ writings }) => writings)).toEqual(counting(60).map(() => 1))
    expect(runs.flat().toSorted()).toEqual(days.map(({ date }) => date))
    expect(runs.every((own) => own.length > 0)).toBe(true)
  })

  it('finish what a third had in hand when it was killed', async () => {
    const [first] = processes
    if (!first) throw new Error('no process')
    const { job, done } = noting('left-behind')
    await prepareQueues(first, asJobs(job))
    await enqueue(first.boss, first.db, job, { n: 7 })
    expect(await first.boss.fetch(job.id)).toHaveLength(1)
    // No sign of life for longer than the ten seconds that a job may be silent.
    await first.db.execute(sql`
      update pgboss.job set heartbeat_on = now() - interval '11 seconds', started_on = now() - interval '12 seconds'
      where name = ${job.id}`)
    await startWorkers(first, asJobs(job), false)
    await eventually(async () => done.length > 0 || undefined, 'the job that was left behind')
    expect(done).toEqual([7])
  })
})
