import { randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe } from 'vitest'
import { eventually } from '../eventually.ts'
import { mailFilesTo, readMail, type ReadMail } from '../mail.ts'
import { databaseUrl, findPostgres, onServer } from '../postgres.ts'
import { startProduct, type Running } from '../running.ts'

export const PASSWORD = 'four plain words here'

/** What no text keeps: control characters, but for line ends, and those that change the direction or can't be seen. */
export const UNCLEAN = new RegExp(
  String.raw`[\u0000-\u0009\u000B-\u001F\u007F-\u009F\u00AD\u061C\u115F\u200B-\u200F\u2028-\u202E\u2060-\u206F\u2800\u3164\uFEFF]`,
  'u',
)

export interface Reply {
  status: number
  headers: Headers
  text: string
  // oxlint-disable-next-line typescript/no-explicit-any -- an answer under attack is unknown until the test says what it should be
  body: any
}

export interface Asked {
  token?: string
  /** The network address that the proxy before the product saw. */
  from?: string
  /** A value is sent as JSON; text, bytes and forms as they are. */
  body?: unknown
  headers?: Record<string, string>
}

/** Somebody with an account and a network address of their own. */
export interface Person {
  email: string
  token: string
  id: number
  from: string
  call(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Reply>
}

/** A running product, known by what it answers over HTTP and by the mails it sends. */
export interface Target {
  readonly url: string
  readonly running: Running
  ask(method: string, path: string, asked?: Asked): Promise<Reply>
  /** Registers somebody whose address nobody had. */
  newcomer(changes?: Record<string, unknown>): Promise<Person>
  /** … and confirms the address by the mail. */
  confirmed(changes?: Record<string, unknown>): Promise<Person>
  signIn(email: string, password?: string): Promise<Person>
  mailsTo(address: string): Promise<ReadMail[]>
  mail(address: string, which: RegExp): Promise<ReadMail>
  /** Presses a button of the sandbox bank. */
  bank(page: string, outcome: string): Promise<Reply>
  /** Sets the product's clock forward. */
  travel(ms: number): Promise<void>
}

let hosts = 0
/** A network address that nobody has used yet. */
export const newHost = () => `203.0.${113 + Math.floor(++hosts / 250)}.${(hosts % 250) + 1}`

let people = 0
export const newEmail = (name = 'person') => `${name}-${++people}@example.test`

export const registration = (changes: Record<string, unknown> = {}) => ({
  first_name: 'Ada',
  last_name: 'Byron',
  email: newEmail(),
  password: PASSWORD,
  repeat_password: PASSWORD,
  birthdate: '1990-05-17',
  birthtime: '14:30',
  birthplace: 'Moscow',
  lang: 'en',
  ...changes,
})

function bodyOf(body: unknown): { body?: BodyInit; type?: string } {
  if (body === undefined) return {}
  if (typeof body === 'string') return { body }
  if (body instanceof FormData || body instanceof URLSearchParams) return { body }
  if (body instanceof Uint8Array) return { body: new Uint8Array(body) }
  return { body: JSON.stringify(body), type: 'application/json' }
}

function targetOf(running: () => Running): Target {
  const ask = async (method: string, path: string, { token, from, body, headers }: Asked = {}): Promise<Reply> => {
    const sent = bodyOf(body)
    const response = await fetch(running().url + path, {
      method,
      redirect: 'manual',
      body: sent.body,
      headers: {
        ...(sent.type && { 'content-type': sent.type }),
        ...(from && { 'x-forwarded-for': from }),
        ...(token && { authorization: `Bearer ${token}` }),
        ...headers,
      },
    })
    const text = await response.text()
    const json = response.headers.get('content-type')?.includes('json')
    return { status: response.status, headers: response.headers, text, body: json && text ? JSON.parse(text) : text }
  }
  const personOf = (account: { id: number; email: string; token: string }, from: string): Person => ({
    id: account.id,
    email: account.email,
    token: account.token,
    from,
    call: (method, path, body, headers) => ask(method, path, { token: account.token, from, body, headers }),
  })
  const newcomer = async (changes: Record<string, unknown> = {}) => {
    const from = newHost()
    const told = await ask('POST', '/api/register', { from, body: registration(changes) })
    if (told.status !== 201) throw new Error(`nobody was registered: ${told.status} ${told.text}`)
    return personOf(told.body, from)
  }
  const mailsTo = async (address: string) => {
    const files = await mailFilesTo(running().dataDir, address)
    return Promise.all(files.map(async (file) => readMail(await readFile(file))))
  }
  return {
    get url() {
      return running().url
    },
    get running() {
      return running()
    },
    ask,
    newcomer,
    confirmed: async (changes) => {
      const person = await newcomer(changes)
      const link = async () => (await mailsTo(person.email)).find((mail) => mail.token)
      const { token } = await eventually(link, `a link to ${person.email}`)
      const told = await person.call('POST', '/api/confirm/email', { token })
      if (told.status !== 200) throw new Error(`nobody was confirmed: ${told.status} ${told.text}`)
      return person
    },
    signIn: async (email, password = PASSWORD) => {
      const from = newHost()
      const told = await ask('POST', '/api/login', { from, body: { email, password } })
      if (told.status !== 200) throw new Error(`nobody was signed in: ${told.status} ${told.text}`)
      return personOf(told.body, from)
    },
    mailsTo,
    mail: (address, which) =>
      eventually(
        async () => (await mailsTo(address)).findLast((mail) => which.test(mail.subject)),
        `a mail to ${address} about ${which.source}`,
      ),
    bank: (page, outcome) => ask('POST', new URL(page).pathname, { body: { outcome } }),
    travel: async (ms) => {
      const { child, dataDir } = running()
      const written = (name: string) => readFile(join(dataDir, name), 'utf8').catch(() => '0')
      const ahead = String(Number(await written('clock-ahead')) + ms)
      await writeFile(join(dataDir, 'clock-ahead'), ahead)
      child.kill('SIGUSR2')
      await eventually(async () => ((await written('clock-set')) === ahead ? true : undefined), 'the clock to be set')
    },
  }
}

const server = await findPostgres()

async function newDatabase(serverUrl: string) {
  const name = `asteria_hostile_${randomBytes(6).toString('hex')}`
  await onServer(serverUrl, (client) => client.query(`create database ${name}`))
  return {
    url: databaseUrl(serverUrl, name),
    drop: () => onServer(serverUrl, (client) => client.query(`drop database ${name} with (force)`)),
  }
}

/**
 * What is tried against the built product from outside, by HTTP alone, on the embedded database, and in `npm run test:all`
 * on PostgreSQL: one product of each for all of these suites, one after the other. It trusts its proxy, so that everybody
 * comes from an address of their own.
 */
export function attack(suites: Record<string, (target: Target) => void>, settings: Record<string, string> = {}): void {
  for (const kind of process.env.TEST_ALL ? (['embedded', 'postgres'] as const) : (['embedded'] as const))
    describe.skipIf(kind === 'postgres' && !server)(`on ${kind}`, () => {
      let running: Running | undefined
      let database: Awaited<ReturnType<typeof newDatabase>> | null = null
      beforeAll(async () => {
        database = kind === 'postgres' && server ? await newDatabase(server) : null
        running = await startProduct({
          NODE_OPTIONS: `--import ${import.meta.resolve('./shifted-clock.ts')}`,
          TRUST_PROXY: '1',
          ADMIN_EMAILS: 'owner@example.test,second@example.test,third@example.test,claimed@example.test',
          SECRET_KEY: 'a key of thirty-two letters or more',
          ...(database && { DATABASE_URL: database.url }),
          ...settings,
        })
      })
      afterAll(async () => {
        await running?.stop()
        await database?.drop()
      })
      const target = targetOf(() => {
        if (!running) throw new Error('the product does not run yet')
        return running
      })
      for (const [name, suite] of Object.entries(suites)) describe(name, () => suite(target))
    })
}

/** How many answers there were of each status. */
export function tally(answers: Reply[]): Record<number, number> {
  const counts: Record<number, number> = {}
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1
  return counts
}

export const times = <T>(count: number, make: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)))
