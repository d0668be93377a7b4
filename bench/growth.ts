import { randomBytes } from 'node:crypto'
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { writeDays } from '../src/server/features/daily/write-days.ts'
import { queueDays } from '../src/server/features/daily/queries.ts'
import { shiftDate } from '../src/server/platform/civil-today.ts'
import { openPostgres } from '../src/server/platform/database/open-postgres.ts'
import { parseEnv } from '../src/server/platform/env.ts'
import { createLog } from '../src/server/platform/log.ts'
import { createServices } from '../src/server/start.ts'
import { readMetrics } from '../test/metrics.ts'
import { databaseUrl, findPostgres, onServer } from '../test/postgres.ts'
import { startProduct, type Running } from '../test/running.ts'

/**
 * What a person costs: bytes by table, processor time and transactions by kind of work, as `docs/growth.md` reckons with.
 * `node bench/growth.ts`, a few minutes; needs a built product and a PostgreSQL at `TEST_DATABASE_URL` or the local socket.
 */
const PEOPLE = 60
/** Of them, who also ask, order charts and have a report written. */
const BUSY = 20
const DAYS = 10
const READS = 60

const server = await findPostgres()
if (!server) throw new Error('no PostgreSQL answers')
const name = `asteria_bench_${randomBytes(4).toString('hex')}`
const say = (line: string) => process.stdout.write(`${line}\n`)
await onServer(server, (client) => client.query(`create database ${name}`))
const url = databaseUrl(server, name)

async function rows<T>(sql: string): Promise<T[]> {
  return onServer(url, async (client) => (await client.query(sql)).rows as T[])
}

/** What the product says of itself, and the database of it. */
async function costs(product: Running) {
  const metrics = readMetrics(await (await fetch(`${product.url}/metrics`)).text())
  const [base] = await rows<{ commits: string }>(
    `select xact_commit as commits from pg_stat_database where datname = '${name}'`,
  )
  const cpu = metrics.find((metric) => metric.name === 'process_cpu_seconds_total')?.value ?? 0
  return { cpuMs: cpu * 1000, commits: Number(base?.commits), at: performance.now() }
}

async function measure(product: Running, what: string, count: number, work: () => Promise<void>): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 1500))
  const idleFrom = await costs(product)
  await new Promise((resolve) => setTimeout(resolve, 2500))
  const from = await costs(product)
  await work()
  await new Promise((resolve) => setTimeout(resolve, 1500))
  const to = await costs(product)
  // What the process does for itself meanwhile, such as looking after its queue, is taken off.
  const share = (to.at - from.at) / (from.at - idleFrom.at)
  const own = (key: 'cpuMs' | 'commits') => (to[key] - from[key] - share * (from[key] - idleFrom[key])) / count
  say(
    `${what.padEnd(34)} ${own('cpuMs').toFixed(1).padStart(8)} ms CPU ${own('commits').toFixed(1).padStart(8)} transactions`,
  )
}

const PLACES = ['Moscow', 'London', 'Kazan', 'New York', 'Tokyo', 'Sydney', 'Lima', 'Cairo']

async function run(product: Running): Promise<void> {
  const call = async (
    method: string,
    path: string,
    { token, body, n = 0 }: { token?: string; body?: object; n?: number } = {},
  ) => {
    const answer = await fetch(`${product.url}/api${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': `10.0.${n >> 8}.${n & 255}`,
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    if (answer.status >= 400) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
    return (await answer.json()) as Record<string, unknown>
  }
  const tokens: string[] = []
  const registered = async (n: number) => {
    const { token } = await call('POST', '/register', {
      n,
      body: {
        first_name: 'Ada',
        last_name: `Number ${n}`,
        email: `ada-${n}@example.test`,
        password: 'four plain words here',
        repeat_password: 'four plain words here',
        birthdate: `${1950 + (n % 55)}-0${1 + (n % 9)}-${10 + (n % 18)}`,
        birthtime: `1${n % 10}:30`,
        birthplace: PLACES[n % PLACES.length],
        lang: n % 2 ? 'ru' : 'en',
      },
    })
    tokens.push(token as string)
  }
  await measure(product, 'registration, with its mail', PEOPLE, async () => {
    for (let n = 0; n < PEOPLE; n++) await registered(n)
  })
  const settled = async () => {
    for (;;) {
      const [left] = await rows<{ n: number }>('select count(*)::int as n from daily_horoscopes where status < 2')
      if (left?.n === 0) return
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
  await measure(product, 'first visit: its days written', PEOPLE, async () => {
    for (const token of tokens) await call('GET', '/reports/daily', { token })
    await settled()
  })
  const read = (path: string) => async () => {
    for (let i = 0; i < READS; i++) await call('GET', path, { token: tokens[i % PEOPLE] ?? '' })
  }
  await measure(product, 'GET /sync', READS, read('/sync'))
  await measure(product, 'GET /reports/daily, written', READS, read('/reports/daily'))
  await measure(product, 'POST /chat, built-in', BUSY, async () => {
    for (const token of tokens.slice(0, BUSY))
      await call('POST', '/chat', { token, body: { content: 'Where is my Moon?', role: 'user' } })
  })
  await measure(product, 'report with its PDF', BUSY, async () => {
    await rows(`insert into ledger (key, user_id, kind, credits, at)
      select 'credit:bench:' || id, id, 'credit_granted', 1, now() from users order by id limit ${BUSY}`)
    for (const token of tokens.slice(0, BUSY)) await call('GET', '/order/report/personality', { token })
    for (;;) {
      const [made] = await rows<{ n: number }>(
        'select count(*)::int as n from report_documents where pdf_mark is not null',
      )
      if (made?.n === BUSY) break
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
  })
}

/** Days as the night's job writes them, in this process. */
async function writeAhead(): Promise<void> {
  const log = createLog('error')
  const store = await openPostgres(url, { pool: 4, unhurried: true, log })
  const services = createServices(parseEnv({ NODE_ENV: 'test' }), store, { log })
  const people = await rows<{ id: number; lang: 'en' | 'ru' }>('select id, lang from users order by id')
  const today = new Date().toISOString().slice(0, 10)
  const before = process.cpuUsage()
  for (let day = 20; day < 20 + DAYS; day++) {
    const keys = people.map(({ id, lang }) => ({ userId: id, lang, date: shiftDate(today, day), timeZone: 'UTC' }))
    const queued = await queueDays(store.db, keys, new Date())
    for (let i = 0; i < queued.length; i += 50) await writeDays(services, queued.slice(i, i + 50))
  }
  const { user, system } = process.cpuUsage(before)
  say(`a day's page, many at a time         ${((user + system) / 1000 / (PEOPLE * DAYS)).toFixed(2)} ms CPU`)
  await store.close()
}

interface Size {
  name: string
  rows: number
  heap: number
  indexes: number
  toast: number
}

async function sizes(): Promise<void> {
  await rows('vacuum full analyze')
  const tables = await rows<Size>(`
    select c.relname as name, c.reltuples::int as rows, pg_relation_size(c.oid)::int as heap, pg_indexes_size(c.oid)::int as indexes,
      coalesce(pg_total_relation_size(nullif(c.reltoastrelid, 0)), 0)::int as toast
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'pgboss') and c.relkind = 'r' and c.reltuples >= 20 order by pg_total_relation_size(c.oid) desc`)
  say('\ntable                      rows  bytes a row: heap + indexes + out of line = all')
  for (const { name: table, rows: count, heap, indexes, toast } of tables) {
    const each = (bytes: number) => Math.round(bytes / count)
    say(
      `${table.padEnd(24)} ${String(count).padStart(6)}  ${each(heap)} + ${each(indexes)} + ${each(toast)} = ${each(heap + indexes + toast)}`,
    )
  }
}

async function filesOf(dataDir: string): Promise<void> {
  const folder = join(dataDir, 'storage', 'reports')
  const names = await readdir(folder)
  let bytes = 0
  for (const file of names) bytes += (await stat(join(folder, file))).size
  say(`\nPDF of a report: ${Math.round(bytes / names.length / 1024)} KiB (${names.length} files)`)
}

try {
  const product = await startProduct({ DATABASE_URL: url, TRUST_PROXY: '1' })
  try {
    await run(product)
    await filesOf(product.dataDir)
  } finally {
    await product.stop()
    await rm(product.dataDir, { recursive: true, force: true })
  }
  await writeAhead()
  await sizes()
} finally {
  await onServer(server, (client) => client.query(`drop database ${name} with (force)`))
}
