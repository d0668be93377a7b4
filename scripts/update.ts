import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { databaseUrl, findPostgres, onServer } from '../test/postgres.ts'
import { createAcknowledged } from './load/acknowledged.ts'
import { createBalancer } from './load/balancer.ts'
import { atEnd, cleanly } from './load/clean-up.ts'
import { drive } from './load/drive.ts'
import { allReady, startMember, type Member, type Role } from './load/fleet.ts'
import { startMailServer } from './load/mail-server.ts'
import { complaints, outcomes, percentile, table } from './load/metrics.ts'
import { createMix, WRITING } from './load/mix.ts'
import { drained, populate } from './load/people.ts'
import { reckon } from './load/verify.ts'

/**
 * `npm run -s update`: an earlier version with two web and two worker processes, replaced one after the other by this one under
 * load, as docs/operations.md says; then the table of days is split, and everything goes back to the earlier version. Exits with 1 on
 * any error, and when anything promised is lost or doubled. The earlier version is the last before the newest migration, or `--from`.
 */
const { values } = parseArgs({
  options: {
    from: { type: 'string' },
    rate: { type: 'string', default: '100' },
    people: { type: 'string', default: '200' },
    logs: { type: 'string' },
  },
})
const [rate = 100, people = 200] = [values.rate, values.people].map(Number)
const say = (text: string) => process.stdout.write(text)
const run = promisify(execFile)
const git = async (...args: string[]) => (await run('git', args)).stdout.trim()

const MIGRATIONS = 'src/server/platform/database/migrations'
const PAUSE_MS = 8000

async function versionBefore(): Promise<string> {
  const newest = await git('log', '-1', '--diff-filter=A', '--format=%H', '--', `${MIGRATIONS}/*.sql`)
  return git('rev-parse', `${newest}~1`)
}

/** Another version in a folder of its own, built there; it lends this one's packages. */
async function checkOut(version: string, folder: string): Promise<string> {
  await git('worktree', 'add', '--quiet', '--detach', folder, version)
  atEnd(async () => void (await git('worktree', 'remove', '--force', folder)))
  const lockOf = (at: string) => git('rev-parse', `${at}:package-lock.json`)
  if ((await lockOf(version)) === (await lockOf('HEAD')))
    await symlink(resolve('node_modules'), join(folder, 'node_modules'))
  else await run('npm', ['ci', '--ignore-scripts'], { cwd: folder })
  await run('npm', ['run', '-s', 'build'], { cwd: folder, maxBuffer: 1 << 26 })
  return folder
}

await cleanly(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'asteria-update-'))
  atEnd(() => rm(folder, { recursive: true, force: true }))
  const before = values.from ?? (await versionBefore())
  say(`from ${await git('log', '-1', '--format=%h %s', before)}\nto   ${await git('log', '-1', '--format=%h %s')}\n`)
  const old = await checkOut(before, join(folder, 'before'))
  const server = await findPostgres()
  if (!server) throw new Error('no PostgreSQL answers at TEST_DATABASE_URL or the local socket')
  const name = `asteria_update_${randomBytes(4).toString('hex')}`
  await onServer(server, (client) => client.query(`create database ${name}`))
  atEnd(() => onServer(server, (client) => client.query(`drop database if exists ${name} with (force)`)))
  const url = databaseUrl(server, name)
  const mail = await startMailServer()
  atEnd(() => mail.close())
  const env = {
    DATABASE_URL: url,
    DATA_DIR: join(folder, 'data'),
    SMTP_URL: mail.url,
    TRUST_PROXY: '1',
    DRAIN_SECONDS: '2',
  }
  const logs = values.logs ?? join(folder, 'logs')
  await mkdir(logs, { recursive: true })
  let members: Member[] = []
  atEnd(async () => void (await Promise.all(members.map((member) => member.stop()))))
  const balancer = createBalancer([])
  const route = () => balancer.use(members.filter(({ role }) => role === 'web').map(({ port }) => port))
  const startOne = async (role: Role, nth: string, cwd?: string) => {
    const one = await startMember(role, nth, { env, logs, ...(cwd !== undefined && { cwd }) })
    members.push(one)
    await allReady([one], logs)
    route()
  }
  /** One after the other: a new one comes, and when it is ready an old one goes. */
  const replaceAll = async (version: string, cwd?: string) => {
    for (const [n, gone] of [...members].entries()) {
      await startOne(gone.role, `${version}-${n}`, cwd)
      members = members.filter((one) => one !== gone)
      route()
      await gone.stop()
    }
  }
  for (const role of ['web', 'web', 'worker', 'worker'] as const) await startOne(role, `before-${members.length}`, old)

  const client = new pg.Client({ connectionString: url })
  await client.connect()
  atEnd(() => client.end())
  const kept = createAcknowledged()
  const sizes = { people, subscribers: Math.round(people / 4), reports: Math.round(people / 9) }
  const population = await populate({ balancer, client, kept }, 'update', sizes)
  const mix = createMix(WRITING, population, kept)
  await drive({ balancer, mix }, { rate, seconds: 10 })

  const over = new AbortController()
  const driving = drive({ balancer, mix }, { rate, seconds: 3600 }, over.signal)
  const stages: { name: string; fromMs: number }[] = []
  const stage = async (what: string, work: () => Promise<unknown>) => {
    stages.push({ name: what, fromMs: performance.now() })
    await work()
    await setTimeout(PAUSE_MS)
  }
  await stage('the version before', () => setTimeout(PAUSE_MS))
  await stage('replaced by this one', () => replaceAll('this'))
  await stage('days split into months', () =>
    run(process.execPath, ['bin/ops.ts', 'split-days'], { env: { ...process.env, ...env } }),
  )
  await stage('back to the version before', () => replaceAll('again', old))
  over.abort()
  const ended = await driving
  const left = await drained(client, 120_000)
  const { lost, doubled, looked } = await reckon(client, kept, mail.mails)

  const rows = stages.map(({ name: what, fromMs }, i) => {
    const own = ended.filter(({ dueMs }) => dueMs >= fromMs && dueMs < (stages[i + 1]?.fromMs ?? Infinity))
    const times = own.map(({ tookMs }) => tookMs)
    const failed = own.filter(({ outcome }) => outcome !== 'ok' && outcome !== 'limited').length
    return [what, own.length, failed, ...[0.5, 0.99, 1].map((share) => percentile(times, share).toFixed(0))]
  })
  say(`${rate} requests/s, load average ${loadavg()[0]?.toFixed(1)}\n\n`)
  say(table([['', 'requests', 'errors', 'p50 ms', 'p99 ms', 'max ms'], ...rows]))
  say(`of ${looked} things promised ${lost.length} are missing, ${doubled.length} are there twice\n`)
  for (const line of [...lost, ...doubled].slice(0, 20)) say(`  ${line}\n`)
  say(complaints(ended))
  const { ok, limited } = outcomes(ended)
  const isMet = ok + limited === ended.length && lost.length + doubled.length === 0 && left !== null
  say(isMet ? 'met\n' : 'NOT MET\n')
  if (!isMet) process.exitCode = 1
})
