import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { insertManyPeople } from '../test/many-people.ts'
import { openPostgres } from '#platform/database/open-postgres.ts'
import { createLog } from '#platform/log.ts'
import { databaseUrl, findPostgres, onServer } from '../test/postgres.ts'
import { createAcknowledged } from './load/acknowledged.ts'
import { createBalancer } from './load/balancer.ts'
import { atEnd, cleanly } from './load/clean-up.ts'
import { drive } from './load/drive.ts'
import { complaints, percentile, summary, table } from './load/metrics.ts'
import { startFleet } from './load/fleet.ts'
import { startMailServer } from './load/mail-server.ts'
import { createMix, ORDINARY } from './load/mix.ts'
import { drained, populate } from './load/people.ts'
import { cpuSeconds } from './load/processor.ts'
import { reckon } from './load/verify.ts'

/**
 * `npm run -s load`: two web and two worker processes of the built product on a PostgreSQL database of their own, and 200
 * requests a second of the real mix for five minutes. What the mix is and why stands in docs/load-and-faults.md. Exits
 * with 1 on any error, on a p99 above 250 ms, and when anything that was promised is missing or there twice.
 */
const GOAL_P99_MS = 250
/** So long the caches and the compiler get used to the load; not counted. */
const WARM_UP_SECONDS = 15

const { values } = parseArgs({
  options: {
    rate: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '300' },
    people: { type: 'string', default: '900' },
    /** People of the demonstration beside them, who only fill the tables. */
    crowd: { type: 'string', default: '20000' },
    /** Keeps profiles of the processes in this folder. */
    profile: { type: 'string' },
    /** A folder in which the output of the processes is kept. */
    logs: { type: 'string' },
  },
})
const [rate, seconds, people, crowd] = [values.rate, values.seconds, values.people, values.crowd].map(Number)
const say = (text: string) => process.stdout.write(text)

async function newDatabase(): Promise<string> {
  const server = await findPostgres()
  if (!server) throw new Error('no PostgreSQL answers at TEST_DATABASE_URL or the local socket')
  const name = `asteria_load_${randomBytes(4).toString('hex')}`
  await onServer(server, (client) => client.query(`create database ${name}`))
  atEnd(() => onServer(server, (client) => client.query(`drop database if exists ${name} with (force)`)))
  return databaseUrl(server, name)
}

async function fillTables(url: string, count: number): Promise<void> {
  const store = await openPostgres(url, { pool: 2, unhurried: true, log: createLog('error') })
  await insertManyPeople({ db: store.db, clock: () => new Date() }, count)
  await store.close()
}

await cleanly(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'asteria-load-'))
  atEnd(() => rm(folder, { recursive: true, force: true }))
  const url = await newDatabase()
  if (crowd) await fillTables(url, crowd)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  atEnd(() => client.end())
  const mail = await startMailServer()
  atEnd(() => mail.close())
  const env = {
    DATABASE_URL: url,
    DATA_DIR: join(folder, 'data'),
    SMTP_URL: mail.url,
    TRUST_PROXY: '1',
    ...(values.profile && { NODE_OPTIONS: `--cpu-prof --cpu-prof-dir=${values.profile}` }),
  }
  const fleet = await startFleet({ env, logs: values.logs ?? join(folder, 'logs') })
  atEnd(() => fleet.stop())
  const kept = createAcknowledged()
  const balancer = createBalancer(fleet.webs.map(({ port }) => port))
  const population = await populate({ balancer, client, kept }, 'load', {
    people: people ?? 0,
    subscribers: Math.round((people ?? 0) / 4),
    reports: Math.round((people ?? 0) / 9),
  })
  const mix = createMix(ORDINARY, population, kept)
  await drive({ balancer, mix }, { rate: rate ?? 0, seconds: WARM_UP_SECONDS })
  const before = await cpuSeconds(fleet, client)
  const began = performance.now()
  const ended = await drive({ balancer, mix }, { rate: rate ?? 0, seconds: seconds ?? 0 })
  const tookSeconds = (performance.now() - began) / 1000
  const after = await cpuSeconds(fleet, client)

  say(`${rate} requests/s for ${seconds} s, ${people} people among ${crowd} others\n\n${summary(ended)}`)
  const parts = (['web', 'worker', 'database', 'own'] as const).map((part) => {
    const used = after[part] - before[part]
    return [part, `${((100 * used) / tookSeconds).toFixed(0)} %`, ((1000 * used) / ended.length).toFixed(2)]
  })
  say(`\n${table([['processor', 'of one core', 'ms a request'], ...parts])}\n`)
  const left = await drained(client, 120_000)
  say(left === null ? 'work was left after two minutes\n' : `all work was done ${(left / 1000).toFixed(1)} s later\n`)
  const { lost, doubled, looked } = await reckon(client, kept, mail.mails)
  say(`of ${looked} things promised ${lost.length} are missing, ${doubled.length} are there twice\n`)
  for (const line of [...lost, ...doubled].slice(0, 20)) say(`  ${line}\n`)
  const wrong = complaints(ended)
  if (wrong) say(`errors:\n${wrong}`)
  const p99 = percentile(
    ended.map(({ tookMs }) => tookMs),
    0.99,
  )
  const met = !wrong && p99 <= GOAL_P99_MS && left !== null && lost.length + doubled.length === 0
  say(`\np99 ${p99.toFixed(0)} ms, goal ${GOAL_P99_MS} ms and no error: ${met ? 'met' : 'NOT MET'}\n`)
  if (!met) process.exitCode = 1
})
