import { setTimeout } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { PgBoss } from 'pg-boss'
import { openEntries } from '#server/features/calendar/queries.ts'
import { generateEntryJob } from '../../src/server/features/calendar/job.ts'
import { printReportJob } from '../../src/server/features/reports/print-job.ts'
import { writeReportJob } from '../../src/server/features/reports/job.ts'
import { sandboxDelivery } from '../../src/server/features/sandbox/job.ts'
import type { Db } from '#platform/database/database.ts'
import { enqueue } from '#platform/jobs/job-queue.ts'
import { carryOut } from '../load/mix.ts'
import type { Fault } from './fault.ts'
import type { World } from './world.ts'

const KILLS = 6
/** Between a process that is up again and the next kill. */
const PAUSE_MS = 4000
const ORDERS_AT_ONCE = 4

export const webKilled: Fault = {
  name: 'kill -9 of a web process',
  async harm({ fleet }) {
    for (let n = 0; n < 3; n++) {
      if (n > 0) await setTimeout(PAUSE_MS)
      await fleet.webs[n % fleet.webs.length]?.kill()
    }
    return '3 kills'
  },
}

/** Resolves the moment a job of a kind is being done; false when that didn't happen in time. */
async function inHand(client: pg.ClientBase, job: string): Promise<boolean> {
  const query = { name: 'in-hand', text: `select from pgboss.job where name = $1 and state = 'active'`, values: [job] }
  for (const deadline = Date.now() + 10_000; Date.now() < deadline;)
    if ((await client.query(query)).rowCount) return true
  return false
}

/** People who buy reports: a delivery of the bank's, a report and its PDF each. */
async function buy({ balancer, mix }: World): Promise<void> {
  const orders = Array.from({ length: ORDERS_AT_ONCE }, () =>
    carryOut(balancer, { kind: 'order', action: mix.order() }, () => undefined),
  )
  await Promise.all(orders)
}

/** Asks for the days of a month of the calendar, as the staff does; each is asked for once. */
function monthsOf({ cluster }: World) {
  const pool = new pg.Pool({ connectionString: cluster.url(), max: 2 })
  const db = drizzle(pool, { casing: 'snake_case' }) as unknown as Db
  // Only sends: the queue is looked after by the processes under test.
  const boss = new PgBoss({ connectionString: cluster.url(), supervise: false, schedule: false, migrate: false })
  let month = 0
  return {
    begin: () => boss.start(),
    async ask() {
      const first = new Date(Date.UTC(2027, month++, 1))
      for (let day = 0; day < 28; day++) {
        const date = new Date(first.getTime() + day * 86_400_000).toISOString().slice(0, 10)
        await db.transaction(async (tx) => {
          if (await openEntries(tx, date, new Date())) await enqueue(boss, tx, generateEntryJob, { date })
        })
      }
    },
    async end() {
      await boss.stop({ graceful: false })
      await pool.end()
    },
  }
}

/** Kills one worker after the other, each while a job of a kind is in hand. */
async function killAmid(world: World, job: string, feed: () => Promise<void>): Promise<string> {
  return world.ask(async (client) => {
    let kills = 0
    for (let n = 0; n < KILLS; n++) {
      const feeding = feed()
      if (await inHand(client, job)) {
        await world.fleet.workers[n % world.fleet.workers.length]?.kill()
        kills++
      }
      await feeding
      if (n < KILLS - 1) await setTimeout(PAUSE_MS)
    }
    const { rows } = await client.query<{ count: number }>(
      `select count(*)::int as count from pgboss.job where name = $1 and (retry_count > 0 or state = 'active')`,
      [job],
    )
    return `${kills} kills, ${rows[0]?.count ?? 0} jobs were in the hands of the dead`
  })
}

const workerKilled = (what: string, job: string): Fault => ({
  name: `kill -9 of a worker amid ${what}`,
  harm: (world) => killAmid(world, job, () => buy(world)),
})

export const workersKilled: Fault[] = [
  workerKilled('a report', writeReportJob.id),
  workerKilled('a PDF', printReportJob.id),
  workerKilled('a webhook', sandboxDelivery.id),
  {
    name: 'kill -9 of a worker amid a calendar month',
    async harm(world) {
      const months = monthsOf(world)
      await months.begin()
      try {
        return await killAmid(world, generateEntryJob.id, () => months.ask())
      } finally {
        await months.end()
      }
    },
  },
]
