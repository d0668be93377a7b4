import { parseArgs } from 'node:util'
import { setTimeout } from 'node:timers/promises'
import { cleanly } from './load/clean-up.ts'
import { drive, type Ended } from './load/drive.ts'
import { complaints, outcomes, table } from './load/metrics.ts'
import { ORDINARY, WRITING } from './load/mix.ts'
import { drained } from './load/people.ts'
import { reckon } from './load/verify.ts'
import { survivesKills } from './faults/embedded.ts'
import type { Fault } from './faults/fault.ts'
import { webKilled, workersKilled } from './faults/kills.ts'
import {
  clockJumpsAhead,
  clockJumpsBack,
  databaseCrashed,
  databaseRestarted,
  databaseUnreachable,
  diskFull,
  mailDown,
  modelHangs,
  underOneClock,
} from './faults/surroundings.ts'
import { makeWorld, type World } from './faults/world.ts'

/**
 * `npm run -s faults`: what goes wrong around the product, one after the other, while people use it; and afterwards a
 * reckoning of everything it promised. `npm run -s faults -- mail clock` runs those whose names have a word of these,
 * `npm run -s faults -- embedded` kills a product on its embedded database a hundred times. docs/load-and-faults.md says
 * how requests are counted. Exits with 1 when anything is lost, doubled, unanswered, or not well within 30 s.
 */
const BEFORE_MS = 8000
const AFTER_MS = 30_000
/** Slower than this is not yet well. */
const WELL_MS = 1000
const RECOVERY_MS = 30_000

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rate: { type: 'string', default: '60' },
    /** Of a hundred requests as many to lose as on an ordinary day, and not ten times as many. */
    ordinary: { type: 'boolean', default: false },
    kills: { type: 'string', default: '100' },
    /** A folder in which the output of the processes is kept. */
    logs: { type: 'string' },
  },
})
const say = (text: string) => process.stdout.write(text)

const FAULTS: Fault[] = [
  webKilled,
  ...workersKilled,
  databaseRestarted,
  databaseCrashed,
  databaseUnreachable,
  diskFull,
  mailDown,
  modelHangs,
  clockJumpsAhead,
  clockJumpsBack,
]

interface Result {
  fault: string
  ended: Ended[]
  /** How long after the cause was gone the last request failed or was slow, and the last job of that time was done. */
  wellAfterMs: number
  /** Requests due after the cause was gone that were answered, but later than a second. */
  slow: number
  workDoneAfterMs: number | null
  lost: string[]
  doubled: string[]
  mailedAgain: number
  told: string
}

/** Waits until the jobs there were at an instant are done. Milliseconds since then; null where they never were. */
async function worked(world: World, sinceMs: number): Promise<number | null> {
  for (; performance.now() - sinceMs < 120_000; await setTimeout(250)) {
    const left = await world
      .ask((client) =>
        client.query(
          `select from pgboss.job where state < 'completed' and name not like '\\_\\_%'
           and created_on < now() - make_interval(secs => $1) limit 1`,
          [(performance.now() - sinceMs) / 1000],
        ),
      )
      .catch(() => null)
    if (left?.rowCount === 0) return performance.now() - sinceMs
  }
  return null
}

async function attempt(world: World, fault: Fault, known: Set<string>): Promise<Result> {
  if (fault.env === clockJumpsAhead.env) await underOneClock(world)
  await world.restart(fault.env?.(world) ?? {})
  const over = new AbortController()
  const driving = drive(world, { rate: Number(values.rate), seconds: 900 }, over.signal)
  await setTimeout(BEFORE_MS)
  const told = (await fault.harm(world)) ?? ''
  const goneMs = performance.now()
  const working = worked(world, goneMs)
  await setTimeout(AFTER_MS)
  over.abort()
  const ended = await driving
  await fault.after?.(world)
  const workDoneAfterMs = await working
  await world.ask((client) => drained(client, 120_000))
  const { lost, doubled, mailedAgain } = await world.ask((client) => reckon(client, world.kept, world.mail.mails))
  const unwell = ended.filter(({ outcome, tookMs }) => (outcome !== 'ok' && outcome !== 'limited') || tookMs > WELL_MS)
  const slow = ended.filter(({ outcome, dueMs, tookMs }) => outcome === 'ok' && dueMs > goneMs && tookMs > WELL_MS)
  const fresh = (list: readonly string[]) => list.filter((line) => !known.has(line) && known.add(line))
  return {
    fault: fault.name,
    ended,
    wellAfterMs: Math.max(0, ...unwell.map(({ dueMs, tookMs }) => dueMs + tookMs - goneMs)),
    slow: slow.length,
    workDoneAfterMs,
    lost: fresh(lost),
    doubled: fresh(doubled),
    mailedAgain,
    told,
  }
}

/** A proxy answers these with a 503 of its own: the process died, or none could be reached. */
const byProxy = ({ cut, refused }: ReturnType<typeof outcomes>) => cut + refused

function row({ fault, ended, wellAfterMs, slow, workDoneAfterMs, lost, doubled }: Result): (string | number)[] {
  const count = outcomes(ended)
  const seconds = (ms: number | null) => (ms === null ? 'never' : (ms / 1000).toFixed(1))
  return [
    fault,
    ended.length,
    count.ok,
    count.unavailable,
    byProxy(count),
    count.wrong,
    count.timeout,
    seconds(wellAfterMs),
    slow,
    seconds(workDoneAfterMs),
    lost.length,
    doubled.length,
  ]
}

const HEAD = [
  '',
  'requests',
  'ok',
  '503',
  'by proxy',
  'wrong',
  'timeout',
  'well s',
  'slow',
  'work s',
  'lost',
  'doubled',
]

const passed = ({ ended, wellAfterMs, workDoneAfterMs, lost, doubled }: Result) => {
  const { wrong, timeout } = outcomes(ended)
  const inTime = workDoneAfterMs !== null && Math.max(wellAfterMs, workDoneAfterMs) <= RECOVERY_MS
  return inTime && wrong + timeout + lost.length + doubled.length === 0
}

await cleanly(async () => {
  if (positionals[0] === 'embedded') {
    if (!(await survivesKills(Number(values.kills), say))) process.exitCode = 1
    return
  }
  const chosen = FAULTS.filter(
    ({ name }) => positionals.length === 0 || positionals.some((word) => name.includes(word)),
  )
  const mix = values.ordinary ? ORDINARY : WRITING
  const world = await makeWorld({ rate: Number(values.rate), mix }, values.logs)
  const known = new Set<string>()
  const results: Result[] = []
  for (const fault of chosen) {
    const missing = fault.missing?.(world)
    if (missing) {
      say(`${fault.name}: not tried, ${missing}\n`)
      process.exitCode = 1
      continue
    }
    const result = await attempt(world, fault, known)
    results.push(result)
    say(table([HEAD, row(result)]))
    if (result.told) say(`  ${result.told}\n`)
    if (result.mailedAgain > 0) say(`  ${result.mailedAgain} mails delivered again so far, each with its own number\n`)
    for (const line of [...result.lost, ...result.doubled].slice(0, 12)) say(`  ${line}\n`)
    say(`${complaints(result.ended)}\n`)
  }
  say(`${values.rate} requests/s\n\n${table([HEAD, ...results.map(row)])}`)
  if (!results.every(passed)) process.exitCode = 1
})
