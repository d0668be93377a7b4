import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import type { Acknowledged } from './acknowledged.ts'
import { from, readJson, type Balancer, type Call } from './balancer.ts'

export interface Person {
  n: number
  id: number
  email: string
  password: string
  token: string
  timeZone: string
}

/** Everybody who takes part in a run, made by the product's own calls. */
export interface Population {
  /** In every address, so that two populations are apart. */
  name: string
  people: Person[]
  /** Those of them with a plan of a year. */
  subscribers: Person[]
  /** Reports that can be read, and whose they are. */
  readers: { person: Person; hash: string }[]
}

export interface Sizes {
  people: number
  subscribers: number
  reports: number
}

const PASSWORD = 'four plain words here'
const PLACES = ['Moscow', 'London', 'Казань', 'New York', 'Санкт-Петербург', 'Berlin', 'Paris', 'Tokyo']
const ZONES = ['Europe/Moscow', 'Europe/London', 'America/New_York', 'Asia/Tokyo', 'Asia/Yekaterinburg']
const TYPES = ['personality', 'numerology', 'professional']
/** So many at once: enough to keep two processes busy, few enough that none waits long. */
const AT_ONCE = 8

export function registration(name: string, n: number) {
  return {
    first_name: 'Ada',
    last_name: `No ${n}`,
    email: `${name}@load.test`,
    password: PASSWORD,
    repeat_password: PASSWORD,
    birthdate: `${1950 + (n % 55)}-${String(1 + (n % 12)).padStart(2, '0')}-${String(1 + (n % 28)).padStart(2, '0')}`,
    // Not at night, when clocks are put forward and some hours never were.
    birthtime: `${String(6 + (n % 18)).padStart(2, '0')}:${String((n * 7) % 60).padStart(2, '0')}`,
    birthplace: PLACES[n % PLACES.length] ?? 'Moscow',
    lang: n % 2 ? 'ru' : 'en',
  }
}

/** Runs through a list, some at a time. */
async function each<T>(list: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  const left = list.values()
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const one of left) await work(one)
    }),
  )
}

/** How many jobs are still to be done, retries among them. */
export async function jobsLeft(client: pg.ClientBase): Promise<number> {
  const { rows } = await client.query<{ left: number }>(
    `select count(*)::int as left from pgboss.job
     where state < 'completed' and name not like '\\_\\_%' and name not like '%.failed'`,
  )
  return rows[0]?.left ?? 0
}

/** Waits until every job is done. Milliseconds that it took; null where they were not done in time. */
export async function drained(client: pg.ClientBase, patienceMs: number): Promise<number | null> {
  const began = Date.now()
  while ((await jobsLeft(client)) > 0) {
    if (Date.now() - began > patienceMs) return null
    await setTimeout(200)
  }
  return Date.now() - began
}

/** Makes a population: accounts, plans, two thirds of the days, reports with their PDFs. */
export async function populate(
  { balancer, client, kept }: { balancer: Balancer; client: pg.ClientBase; kept: Acknowledged },
  name: string,
  sizes: Sizes,
): Promise<Population> {
  const ask = async <T>(call: Call, tries = 20): Promise<T> => {
    const answer = await balancer.send(call)
    // The population is what is measured on, not what is measured.
    if (answer.status === 503 && tries > 0) {
      await setTimeout(1000)
      return ask(call, tries - 1)
    }
    if (answer.status >= 300) throw new Error(`${call.path}: ${answer.status} ${answer.body.toString().slice(0, 300)}`)
    return readJson<T>(answer)
  }
  const pay = async ({ id, token }: Person, call: string, body: object) => {
    const { url } = await ask<{ url: string }>({ method: 'POST', path: `/api/invoice/${call}`, token, body })
    const path = new URL(url).pathname
    await ask({ method: 'POST', path, body: { outcome: 'pay' } })
    if (call === 'product') kept.paid(id, path.split('/').at(-1) ?? '')
  }

  const people: Person[] = []
  await each([...Array(sizes.people).keys()], async (n) => {
    const body = registration(`${name}-${n}`, n)
    const call: Call = { method: 'POST', path: '/api/register', body, headers: from(n) }
    const { id, token } = await ask<{ id: number; token: string }>(call)
    kept.registered(body.email, id)
    const timeZone = ZONES[n % ZONES.length] ?? 'UTC'
    people.push({ n, id, email: body.email, password: PASSWORD, token, timeZone })
  })
  people.sort((a, b) => a.n - b.n)
  const subscribers = people.slice(0, sizes.subscribers)
  await each(subscribers, (person) => pay(person, 'subscription', { plan: 'year' }))
  const reading = subscribers.slice(0, sizes.reports)
  await each(reading, (person) =>
    pay(person, 'product', { product: 'report', pointer: TYPES[person.n % TYPES.length], deliver_at_once: true }),
  )
  await each(
    people.filter(({ n }) => n % 3 !== 2),
    async ({ id, token, timeZone }) => {
      const headers = { 'x-time-zone': timeZone }
      kept.promised(id, Object.keys(await ask<object>({ method: 'GET', path: '/api/reports/daily', token, headers })))
    },
  )
  if ((await drained(client, 900_000)) === null) throw new Error('the work of the population was not done in time')
  const readers: Population['readers'] = []
  await each(reading, async (person) => {
    const rows = await ask<{ hash: string }[]>({ method: 'GET', path: '/api/reports/reports', token: person.token })
    readers.push(...rows.map(({ hash }) => ({ person, hash })))
  })
  await client.query('vacuum analyze')
  return { name, people, subscribers, readers }
}
