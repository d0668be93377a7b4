import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { createAcknowledged } from './load/acknowledged.ts'
import { createBalancer } from './load/balancer.ts'
import { atEnd, cleanly } from './load/clean-up.ts'
import { dropCluster, makeCluster, makeStandby } from './load/cluster.ts'
import { drive } from './load/drive.ts'
import { startFleet } from './load/fleet.ts'
import { startMailServer } from './load/mail-server.ts'
import { complaints, outcomes, summary, table } from './load/metrics.ts'
import { createMix, ORDINARY, WRITING } from './load/mix.ts'
import { drained, populate } from './load/people.ts'
import { startPooler } from './load/pooler.ts'
import { reckon } from './load/verify.ts'

/**
 * `npm run -s failover`: PgBouncer in transaction mode before two web and two worker processes, a PostgreSQL behind it and a
 * standby that confirms each commit. Under the load the primary is killed; a watcher notices, promotes the standby and sends
 * PgBouncer there. Exits with 1 when anything that was confirmed is lost or doubled, when a request gets another error than a
 * proper 503, or when the service is not well within 30 s of the kill.
 */
/** So long the caches and the compiler get used to the load; not counted. */
const WARM_UP_SECONDS = 15
const BEFORE_MS = 10_000
const WELL_MS = 1000
const RECOVERY_MS = 30_000
/** The watcher looks each second, and believes in a death after so many looks. */
const LOOK_MS = 1000
const LOOKS = 3

const { values } = parseArgs({
  options: {
    rate: { type: 'string', default: '200' },
    people: { type: 'string', default: '400' },
    /** How long the load goes on after the kill. */
    seconds: { type: 'string', default: '60' },
    /** Ten times the orders of an ordinary day: more to lose. */
    writing: { type: 'boolean', default: false },
    logs: { type: 'string' },
  },
})
const [rate = 200, people = 400, seconds = 60] = [values.rate, values.people, values.seconds].map(Number)
const say = (text: string) => process.stdout.write(text)

const answers = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', timeout: LOOK_MS })
    const end = (isThere: boolean) => {
      socket.destroy()
      resolve(isThere)
    }
    socket
      .once('connect', () => end(true))
      .once('error', () => end(false))
      .once('timeout', () => end(false))
  })

/** Ends when a server is taken for dead. */
async function watch(port: number): Promise<void> {
  for (let missed = 0; missed < LOOKS;) {
    await setTimeout(LOOK_MS)
    missed = (await answers(port)) ? 0 : missed + 1
  }
}

async function asking<T>(connectionString: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

await cleanly(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'asteria-failover-'))
  atEnd(() => rm(folder, { recursive: true, force: true }))
  // PostgreSQL's user must get through to its own folders.
  await chmod(folder, 0o711)
  const primary = await makeCluster(join(folder, 'primary'))
  atEnd(() => dropCluster(primary, primary.folder))
  const standby = await makeStandby(primary, join(folder, 'standby'))
  atEnd(() => dropCluster(standby, standby.folder))
  const pooler = await startPooler(join(folder, 'pooler'), { port: primary.port, database: 'asteria', user: 'asteria' })
  atEnd(() => pooler.stop())
  const mail = await startMailServer()
  atEnd(() => mail.close())
  const fleet = await startFleet({
    env: {
      DATABASE_URL: pooler.url,
      DATABASE_DIRECT_URL: pooler.directUrl,
      DATABASE_READ_URL: standby.url(),
      DATA_DIR: join(folder, 'data'),
      SMTP_URL: mail.url,
      TRUST_PROXY: '1',
    },
    logs: values.logs ?? join(folder, 'logs'),
  })
  atEnd(() => fleet.stop())
  const balancer = createBalancer(fleet.webs.map(({ port }) => port))
  const kept = createAcknowledged()
  const sizes = { people, subscribers: Math.round(people / 4), reports: Math.round(people / 9) }
  const population = await asking(primary.url(), (client) => populate({ balancer, client, kept }, 'failover', sizes))
  const mix = createMix(values.writing ? WRITING : ORDINARY, population, kept)

  await drive({ balancer, mix }, { rate, seconds: WARM_UP_SECONDS })
  const over = new AbortController()
  const driving = drive({ balancer, mix }, { rate, seconds: 900 }, over.signal)
  await setTimeout(BEFORE_MS)
  const watching = watch(primary.port)
  const killedMs = performance.now()
  await primary.kill()
  await watching
  const noticedMs = performance.now()
  await standby.promote()
  await pooler.repoint(standby.port)
  const promotedMs = performance.now()
  await setTimeout(1000 * seconds)
  over.abort()
  const ended = await driving

  const { left, found } = await asking(standby.url(), async (client) => ({
    left: await drained(client, 120_000),
    found: await reckon(client, kept, mail.mails),
  }))
  const { lost, doubled, looked, mailedAgain } = found
  const unwell = ended.filter(({ outcome, tookMs }) => (outcome !== 'ok' && outcome !== 'limited') || tookMs > WELL_MS)
  const before = unwell.filter(({ dueMs, tookMs }) => dueMs + tookMs < killedMs).length
  const wellMs = Math.max(0, ...unwell.map(({ dueMs, tookMs }) => dueMs + tookMs - killedMs))
  const count = outcomes(ended)
  const s = (ms: number) => (ms / 1000).toFixed(1)
  say(`${rate} requests/s, load average ${loadavg()[0]?.toFixed(1)}\n\n`)
  say(
    table([
      ['requests', 'ok', '503', 'by proxy', 'wrong', 'timeout', 'noticed s', 'promoted s', 'well s', 'lost', 'doubled'],
      [
        ended.length,
        count.ok,
        count.unavailable,
        count.cut + count.refused,
        count.wrong,
        count.timeout,
        s(noticedMs - killedMs),
        s(promotedMs - killedMs),
        s(wellMs),
        lost.length,
        doubled.length,
      ],
    ]),
  )
  say(`\nof ${looked} things promised ${lost.length} are missing; before the kill ${before} were slow or failed;\n`)
  say(left === null ? 'work was left after two minutes' : 'all work was done')
  say(`; ${mailedAgain} mails delivered again, each with its own number\n\n`)
  say(summary(ended))
  for (const line of [...lost, ...doubled].slice(0, 20)) say(`  ${line}\n`)
  say(complaints(ended))
  const isWell =
    count.wrong + count.timeout + lost.length + doubled.length === 0 && left !== null && wellMs <= RECOVERY_MS
  say(isWell ? 'met\n' : 'NOT MET\n')
  if (!isWell) process.exitCode = 1
})
