import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { onServer } from '../test/postgres.ts'
import { startProduct } from '../test/running.ts'
import { withDatabase } from './database.ts'
import { getRequest, type Target } from './load.ts'
import { sideBySide, type SideBySide } from './side-by-side.ts'

const PEOPLE = 40
const ZONE = 'Etc/UTC'

interface Person {
  id: number
  token: string
  lang: 'en' | 'ru'
}

async function signUp(url: string, n: number): Promise<Person> {
  const lang = n % 2 ? 'ru' : 'en'
  const password = 'four plain words here'
  const answer = await fetch(`${url}/api/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.0.0.${n}`, 'x-time-zone': ZONE },
    body: JSON.stringify({
      first_name: 'Ada',
      last_name: 'Byron',
      email: `bench-${n}@example.test`,
      password,
      repeat_password: password,
      birthdate: `19${50 + n}-05-17`,
      birthtime: '14:30',
      birthplace: 'Moscow',
      lang,
    }),
  })
  const { id, token } = (await answer.json()) as { id: number; token: string }
  return { id, token, lang }
}

/** The day of a person, once it is written. */
async function dayOf(url: string, { token }: Person): Promise<string> {
  for (let tries = 0; tries < 600; tries++) {
    const answer = await fetch(`${url}/api/reports/daily`, { headers: headersOf(token) })
    const days = Object.entries((await answer.json()) as Record<string, { status: number }>)
    const [date] = days.find(([, { status }]) => status === 2) ?? []
    if (date) return date
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('a day was not written within a minute')
}

const headersOf = (token: string) => ({ authorization: `Bearer ${token}`, 'x-time-zone': ZONE })

async function startBare(url: string): Promise<{ port: number; stop(): Promise<void> }> {
  const child = spawn(process.execPath, ['bare.ts'], {
    cwd: import.meta.dirname,
    env: { ...process.env, DATABASE_URL: url, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = (await once(child.stdout, 'data')) as [Buffer]
  return {
    port: Number(line.toString()),
    stop: async () => {
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}

/** `GET /sync` and `GET /reports/daily` of the built product on PostgreSQL, one process, beside the bare handler. */
export const calls = (): Promise<SideBySide[]> =>
  withDatabase(async (url) => {
    const product = await startProduct({ DATABASE_URL: url, TRUST_PROXY: '1' })
    const bare = await startBare(url)
    try {
      const people: Person[] = []
      for (let n = 0; n < PEOPLE; n++) people.push(await signUp(product.url, n))
      const dates = await Promise.all(people.map((person) => dayOf(product.url, person)))
      await onServer(url, (client) => client.query('vacuum analyze'))
      const ours = (path: string): Target => ({
        port: Number(new URL(product.url).port),
        requests: people.map(({ token }) => getRequest(path, headersOf(token))),
      })
      const theirs = (path: (person: Person, date: string) => string): Target => ({
        port: bare.port,
        requests: people.map((person, i) => getRequest(path(person, dates[i] ?? ''))),
      })
      return [
        await sideBySide(
          'GET /sync',
          ours('/api/sync'),
          theirs(({ id }) => `/account/${id}`),
        ),
        await sideBySide(
          'GET /reports/daily',
          ours('/api/reports/daily'),
          theirs(({ id, lang }, date) => `/day/${id}?date=${date}&lang=${lang}&zone=${ZONE}`),
        ),
      ]
    } finally {
      await bare.stop()
      await product.stop()
      await rm(product.dataDir, { recursive: true, force: true })
    }
  })

if (process.argv[1] === import.meta.filename) process.stdout.write(`${JSON.stringify(await calls(), null, 2)}\n`)
