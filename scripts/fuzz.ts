import { randomBytes } from 'node:crypto'
import { readFile, rm } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { ask, Cast, type Target } from '#test/fuzz/cast.ts'
import { fuzzCall, fuzzTogether, type Tally } from '#test/fuzz/fuzz-call.ts'
import { operationsOf, type Operation } from '#test/fuzz/operations.ts'
import { mailFilesTo, readMail } from '#test/mail.ts'
import { databaseUrl, findPostgres, onServer } from '#test/postgres.ts'
import { startProduct, type Running } from '#test/running.ts'

/**
 * Sends generated requests to every call of the product's own OpenAPI document and holds each answer against the
 * contract: `npm run -s fuzz`, `-- --cases 200 --database postgres`, `-- --call 'POST /people' --seed 7 --case 113`. With
 * `-- --together 200` all calls are asked at once, in so many rounds.
 */
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    cases: { type: 'string', default: '2000' },
    /** embedded, postgres or both. */
    database: { type: 'string', default: 'both' },
    call: { type: 'string' },
    case: { type: 'string' },
    together: { type: 'string' },
  },
})

/** Calls that are asked at the same time; the requests of one call come one after the other. */
const AT_ONCE = 6
/** Of each that asks, in turn. Few: what people write to support is mailed to each of them. */
const staffOf = (slot: number) => Array.from({ length: 9 }, (_, i) => `staff-${slot}-${i}@example.test`)
const STAFF = Array.from({ length: AT_ONCE }, (_, slot) => staffOf(slot)).flat()

const say = (line: string) => process.stdout.write(`${line}\n`)

/** Asks for a mail and gives the token in it. */
async function tokenMailedTo(dataDir: string, address: string, asking: () => Promise<unknown>): Promise<string> {
  const known = new Set(await mailFilesTo(dataDir, address))
  await asking()
  for (let tries = 0; tries < 600; tries++) {
    for (const file of await mailFilesTo(dataDir, address)) {
      const token = known.has(file) ? '' : readMail(await readFile(file)).token
      if (token) return token
    }
    await pause(50)
  }
  throw new Error(`no mail came for ${address}`)
}

const PASSWORDS = ['four plain words here', 'another plain word']

/** The product under test. Its staff signs in when signed out, sets a lost password anew, is hired anew when deleted. */
function targetOf({ url, dataDir }: Running, slot: number): Target {
  const [password] = PASSWORDS
  const post = (path: string, body: object, token?: string) => ask(url, 'POST', `/api${path}`, token, body)
  const hire = async (email: string) => {
    const about = { first_name: 'Olga', last_name: 'Staff', birthdate: '1980-01-01', birthtimeIDK: true }
    const secret = { email, password, repeat_password: password }
    let account: Awaited<ReturnType<typeof post>> = {}
    const token = await tokenMailedTo(dataDir, email, async () => {
      account = await post('/register', { ...about, ...secret, birthplace: 'London', lang: 'en' })
    })
    await post('/confirm/email', { token }, String(account.token))
    return account
  }
  const regain = async (email: string) => {
    const token = await tokenMailedTo(dataDir, email, () => post('/resetPassword', { email }))
    return post('/resetPassword', { token, password })
  }
  const newStaff = async () => {
    const refusals: string[] = []
    const refused = (error: unknown) => void refusals.push(String(error).slice(0, 300))
    for (const email of staffOf(slot)) {
      for (const one of PASSWORDS) {
        const account = await post('/login', { email, password: one }).catch(refused)
        if (account?.role === 1) return String(account.token)
      }
      // Taken is the address of somebody whose password was changed.
      const account = (await hire(email).catch(refused)) ?? (await regain(email).catch(refused))
      if (account?.token !== undefined) return String(account.token)
    }
    throw new Error(`no staff is left\n${refusals.join('\n')}`)
  }
  return { url, newStaff }
}

async function fuzzAll(running: Running, operations: Operation[]): Promise<Tally[]> {
  const waiting = operations.toReversed()
  const tallies: Tally[] = []
  const from = values.case === undefined ? 0 : Number(values.case)
  const to = values.case === undefined ? Number(values.cases) : from + 1
  const work = async (slot: number) => {
    const target = targetOf(running, slot)
    for (let operation = waiting.pop(); operation; operation = waiting.pop()) {
      const cast = new Cast(target)
      const tally = await fuzzCall({ url: target.url, cast, seed: values.seed }, operation, [from, to])
      tallies.push(tally)
      tell(tally)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, (_, slot) => work(slot)))
  return tallies
}

/** All calls at once, round after round, each with people of its own. */
async function fuzzRounds(running: Running, operations: Operation[], rounds: number): Promise<Tally[]> {
  const target = targetOf(running, 0)
  const cast = new Cast(target)
  const tallies: Tally[] = []
  for (let round = 0; round < rounds; round++) {
    const tally = await fuzzTogether({ url: target.url, cast, seed: values.seed }, operations, round)
    tallies.push(tally)
    if (tally.faults.length > 0 || round % 20 === 19) tell(tally)
  }
  return tallies
}

/** The line of a call, and how to see its faults again. */
function tell({ call, cases, statuses, slowestMs, faults }: Tally): void {
  const counts = Object.entries(statuses)
    .map(([status, count]) => `${status}×${count}`)
    .join(' ')
  say(
    `${call.padEnd(40)} ${String(cases).padStart(5)} ${`${slowestMs.toFixed(0)} ms`.padStart(9)}  ${faults.length} faults  ${counts}`,
  )
  for (const { number, faults: found, made } of faults.slice(0, 3)) {
    say(`    ${found.join('; ')}`)
    if (!values.together) say(`    again: npm run -s fuzz -- --seed ${values.seed} --call '${call}' --case ${number}`)
    say(`    ${made.role}: ${JSON.stringify({ ...made, body: made.body?.toString() }).slice(0, 600)}`)
  }
}

async function fuzz(name: string, settings: Record<string, string>): Promise<number> {
  const amount = values.together ? `${values.together} rounds` : `${values.case ? 1 : values.cases} requests a call`
  say(`\n${name}: seed ${values.seed}, ${amount}`)
  const running = await startProduct({
    ADMIN_EMAILS: STAFF.join(','),
    TRUST_PROXY: '1',
    CHAT_WAIT_SECONDS: '1',
    PDF_WAIT_SECONDS: '1',
    ...settings,
  })
  running.child.once('exit', (code, signal) => {
    if (signal !== 'SIGTERM' && code !== 0)
      say(`the product ended with ${code ?? signal}; it said last:\n${running.output().slice(-4000)}`)
  })
  try {
    const document = await ask(running.url, 'GET', '/api/openapi.json')
    const operations = operationsOf(document as unknown as Parameters<typeof operationsOf>[0])
    const wanted = operations.filter(({ call }) => values.call === undefined || call === values.call)
    const begun = performance.now()
    const tallies = values.together
      ? await fuzzRounds(running, wanted, Number(values.together))
      : await fuzzAll(running, wanted)
    const faults = tallies.reduce((sum, tally) => sum + tally.faults.length, 0)
    const requests = tallies.reduce((sum, tally) => sum + tally.cases, 0)
    const seconds = (performance.now() - begun) / 1000
    say(`${name}: ${wanted.length} calls, ${requests} requests in ${seconds.toFixed(0)} s, ${faults} faults`)
    const errors = running
      .output()
      .split('\n')
      .filter((line) => line.includes('"level":"error"'))
    for (const line of errors.slice(0, 10)) say(`logged: ${line.slice(0, 1000)}`)
    return faults + errors.length
  } finally {
    await running.stop()
    await rm(running.dataDir, { recursive: true, force: true })
  }
}

let faults = 0
if (values.database !== 'postgres') faults += await fuzz('embedded', {})
if (values.database !== 'embedded') {
  const server = await findPostgres()
  if (!server) throw new Error('no PostgreSQL answers at TEST_DATABASE_URL or the local socket')
  const name = `asteria_fuzz_${randomBytes(6).toString('hex')}`
  await onServer(server, (client) => client.query(`create database ${name}`))
  try {
    faults += await fuzz('postgres', { DATABASE_URL: databaseUrl(server, name) })
  } finally {
    await onServer(server, (client) => client.query(`drop database ${name} with (force)`))
  }
}
process.exitCode = faults > 0 ? 1 : 0
