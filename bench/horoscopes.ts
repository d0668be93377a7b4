import { readFile } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import { jobs } from '../src/server/jobs.ts'
import { orderDaysAhead } from '../src/server/features/daily/order-days-ahead.ts'
import { openStore } from '../src/server/platform/database/open-store.ts'
import { parseEnv } from '../src/server/platform/env.ts'
import { prepareQueues } from '../src/server/platform/jobs/job-queue.ts'
import { createLog } from '../src/server/platform/log.ts'
import type { Services } from '../src/server/platform/services.ts'
import { createServices } from '../src/server/start.ts'
import { onServer } from '../test/postgres.ts'
import { startProduct, type Running } from '../test/running.ts'
import { withDatabase } from './database.ts'

/**
 * The coming day of 10,000 people as the product writes it ahead of their midnight: asked for by its own verb, written by
 * two worker processes, stored in PostgreSQL. Each person reads one language, half of them English, half Russian. Then
 * the same among 100,000 and 1,000,000 accounts, each with a session and a day already.
 */
export interface HoroscopesReport {
  people: number
  stages: Stage[]
  /** Of the two workers together, megabytes resident: when warm, and the most while all stages were written. */
  memoryMb: { warm: number; most: number }
  /** Bytes of one stored day as JSON, mean. */
  dayBytes: number
}

interface Stage {
  accounts: number
  perSecond: number
  /** The same by part: asking for the days, and writing them. */
  orderSeconds: number
  writeSeconds: number
}

const PEOPLE = 10_000
const WARM_UP = 2_000
const WORKERS = 2
/** Where each stage's people live; their midnights are an hour apart, and each stage's clock is set to before its own. */
const ZONES = ['Asia/Dubai', 'Europe/Moscow', 'Africa/Cairo', 'Europe/Berlin']
const HOURS_EAST = [4, 3, 2, 1]
const ELSEWHERE = 'America/Los_Angeles'

/** People with births over a century all over the world, in one zone now, seen a minute ago. */
async function seed(services: Services, count: number, timeZone: string, withDays: boolean): Promise<void> {
  // No longer at a time than the product lets a statement take.
  for (let left = count; left > 0; left -= PEOPLE) await seedSome(services, Math.min(left, PEOPLE), timeZone, withDays)
}

async function seedSome(services: Services, count: number, timeZone: string, withDays: boolean): Promise<void> {
  const now = services.clock().toISOString()
  await services.db.execute(sql`
    with born as (
      insert into users (email, first_name, last_name, lang, birthdate, birth_instant, birthplace,
        place_latitude_deg, place_longitude_deg, place_time_zone, time_zone, created_at)
      select gen_random_uuid() || '@bench.example', 'Ada', 'Byron', case when n % 2 = 0 then 'en' else 'ru' end,
        to_char(date '1925-01-01' + (n * 7919) % 36500, 'YYYY-MM-DD'),
        timestamptz '1925-01-01 12:00Z' + make_interval(days => (n * 7919) % 36500, mins => (n * 61) % 720),
        'Somewhere', -60 + (n * 37) % 120, -179 + (n * 53) % 358, 'Etc/UTC', ${timeZone}, ${now}
      from generate_series(1, ${count}::int) n returning id, lang),
    seen as (
      insert into sessions (token_hash, user_id, created_at, last_used_at)
      select gen_random_uuid(), id, ${now}, ${now} from born)
    insert into daily_horoscopes (user_id, date, lang, time_zone, status, writings, created_at, updated_at)
    select id, ${now.slice(0, 10)}, lang, ${timeZone}, 2, 1, ${now}, ${now} from born where ${withDays}`)
}

/** Megabytes that processes hold (Linux); 0 elsewhere. */
async function residentMb(workers: readonly Running[]): Promise<number> {
  const sizes = workers.map(async ({ child }) => {
    const status = await readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => '')
    return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) / 1024
  })
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}

async function openJobs({ db }: Services): Promise<number> {
  const found = (await db.execute(
    sql`select count(*)::int as open from pgboss.job where name = 'write-days-ahead' and state < 'completed'`,
  )) as unknown as { rows: { open: number }[] }
  return found.rows[0]?.open ?? 0
}

/** Asks for the days of one zone and waits until its jobs are done; tells how long either took. */
async function run(services: Services, watch: () => Promise<void>) {
  const begun = performance.now()
  await orderDaysAhead(services)
  const ordered = performance.now()
  while ((await openJobs(services)) > 0) {
    await watch()
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return { orderSeconds: (ordered - begun) / 1000, writeSeconds: (performance.now() - ordered) / 1000 }
}

async function stored({ db }: Services, timeZone: string): Promise<{ days: number; bytes: number }> {
  const found = (await db.execute(sql`
    select count(*)::int as days, avg(octet_length(content::text))::float as bytes from daily_horoscopes
    where time_zone = ${timeZone} and status = 2 and writings = 1 and content is not null`)) as unknown as {
    rows: { days: number; bytes: number }[]
  }
  return found.rows[0] ?? { days: 0, bytes: NaN }
}

export const horoscopes = (sizes: readonly number[] = [PEOPLE, 100_000, 1_000_000]): Promise<HoroscopesReport> =>
  withDatabase(async (url) => {
    const log = createLog('error')
    const env = parseEnv({ DATABASE_URL: url })
    const store = await openStore(env, log)
    let now = new Date()
    const services = createServices(env, store, { log, clock: () => now })
    await prepareQueues(services, jobs)
    const workers: Running[] = []
    try {
      for (let i = 0; i < WORKERS; i++) workers.push(await startProduct({ DATABASE_URL: url, ROLE: 'worker' }))
      const stages: Stage[] = []
      let most = 0
      let warm = 0
      let dayBytes = NaN
      let accounts = 0
      for (const [i, timeZone] of ZONES.slice(0, sizes.length + 1).entries()) {
        const people = i === 0 ? WARM_UP : PEOPLE
        now = new Date(Date.UTC(2026, 10, 21, 23) - (HOURS_EAST[i] ?? 0) * 3_600_000)
        await seed(services, people, timeZone, false)
        accounts += people
        const missing = (sizes[i - 1] ?? 0) - accounts
        if (missing > 0) await seed(services, missing, ELSEWHERE, true)
        accounts += Math.max(0, missing)
        await onServer(url, (client) => client.query('vacuum analyze'))
        const times = await run(services, async () => {
          most = Math.max(most, await residentMb(workers))
        })
        const { days, bytes } = await stored(services, timeZone)
        if (days !== people) throw new Error(`${days} days were written, not ${people}`)
        if (i === 0) warm = await residentMb(workers)
        else stages.push({ accounts, perSecond: people / (times.orderSeconds + times.writeSeconds), ...times })
        if (i === 0) most = warm
        dayBytes = bytes
      }
      return { people: PEOPLE, stages, memoryMb: { warm, most }, dayBytes }
    } finally {
      for (const worker of workers) await worker.stop()
      await store.close()
    }
  })

if (process.argv[1] === import.meta.filename) {
  const sizes = process.argv.slice(2).map(Number)
  process.stdout.write(`${JSON.stringify(await horoscopes(sizes.length > 0 ? sizes : undefined), null, 2)}\n`)
}
