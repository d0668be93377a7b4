import { REPORT_TYPES } from '#product/catalogue/report.ts'
import type { Known } from './by-schema.ts'
import type { Role } from './make-case.ts'

const PASSWORD = 'four plain words here'

/** A product that can be called, and how its staff is made. */
export interface Target {
  /** Where it listens, without `/api`. */
  url: string
  /** The token of somebody of the staff; a new one each time. */
  newStaff(): Promise<string>
}

/** Somebody signed in, with one of everything. */
export interface Actor {
  token: string
  known: Known
  /** Texts that nobody else may read. */
  secrets: string[]
}

type Json = Record<string, unknown>

export async function ask(url: string, method: string, path: string, token?: string, body?: unknown): Promise<Json> {
  const ip = `172.${16 + Math.floor(Math.random() * 16)}.${Math.floor(Math.random() * 256)}.${Math.floor(Math.random() * 256)}`
  const answer = await fetch(`${url}${path}`, {
    method,
    headers: {
      'x-forwarded-for': ip,
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status} while people were made: ${text}`)
  return JSON.parse(text) as Json
}

/** What fits fields of a name, for anybody. */
const ANYBODYS: Known = {
  birthdate: ['1990-05-17', '1850-01-01', '2026-11-21'],
  birthtime: ['14:30', '00:00', '02:30'],
  birthplace: ['Moscow', 'London', 'Лондон', 'Longyearbyen', 'a'],
  birthplace_id: ['524901', '0', '-1'],
  places: ['524901,2643743', ['524901'], '1'],
  password: [PASSWORD, 'another plain word'],
  repeat_password: [PASSWORD],
  current_password: [PASSWORD, 'wrong'],
  lang: ['en', 'ru'],
  gender: ['male', 'female'],
  type: ['chart:natal', 'chart:transit', 'chart:progressed', 'chart:synastry', 'main', ...REPORT_TYPES],
  pointer: ['personality', ...REPORT_TYPES],
  day: ['02-29', '11-21', '01-01'],
  date: ['2026-11-21', '2026-11-24'],
  month: ['2026-11', '2027-01', '2026-13', '0001-01'],
  q: ['Mos', 'лонд', 'a', 'São Paulo', 'staff'],
  name: ['Eve', 'mail', 'database', 'daily'],
  reason: ['asked for by mail'],
  time: ['11:00', '10:00'],
  consultant: [1, 2, 999],
  rating: [5, '1'],
  until: ['2027-01-01', '2020-01-01', '9999-12-31'],
}

let made = 0

/** Registers somebody and gives them what calls ask for: a chart, a person noted, a thread, a payment, a feed. */
export async function newActor({ url }: Target, staff: string, mark: string): Promise<Actor> {
  const number = `${process.pid}-${++made}`
  const email = `fuzz-actor-${number}@example.test`
  const account = await ask(url, 'POST', '/api/register', undefined, {
    first_name: `${mark}first`,
    last_name: `${mark}last`,
    email,
    password: PASSWORD,
    repeat_password: PASSWORD,
    birthdate: '1990-05-17',
    birthtime: '14:30',
    birthplace: 'Moscow',
    lang: made % 2 === 0 ? 'en' : 'ru',
  })
  const token = String(account.token)
  const call = (method: string, path: string, body?: unknown) => ask(url, method, `/api${path}`, token, body)
  const id = Number(account.id)
  await ask(url, 'POST', `/api/admin/user/${id}/credit`, staff, { reports: 3, reason: 'for the fuzzer' })
  const chart = String((await call('POST', '/order/report/chart:natal', {})).hash)
  const noted = { name: `${mark}person`, birthdate: '1991-02-03', birthtimeIDK: true, birthplace: 'London' }
  const person = Number((await call('POST', '/people', noted)).id)
  const thread = String((await call('POST', '/chat', { content: `${mark}question: where is my Moon?` })).thread)
  const checkout = new URL(String((await call('POST', '/invoice/subscription', { plan: 'month' })).url)).pathname
  await ask(url, 'POST', checkout, undefined, { outcome: 'pay' })
  const waiting = String((await call('GET', '/order/report/compatibility')).hash)
  const feed = new URL(String((await call('POST', '/calendar/feed')).url)).searchParams.get('key') ?? ''
  const transactions = (await call('GET', '/transactions/list')) as unknown as { id: string }[]
  const devices = (await call('GET', '/account/devices')) as unknown as { id: string }[]
  return {
    token,
    secrets: mark ? [mark, email, thread, chart, waiting, feed] : [],
    known: {
      ...ANYBODYS,
      id: [id, person, 1, 2, String(devices[0]?.id)],
      page: [1, 2],
      hash: [chart, waiting],
      file: [waiting, waiting.replace('thread_', '')],
      thread: [thread, 'new'],
      person: [person, String(person)],
      transaction: [transactions[0]?.id ?? 'none'],
      key: [feed],
      email: [email],
      target: [`user:${id}`, String(id)],
    },
  }
}

/** Who asks, and somebody of whom nobody may learn anything. */
export class Cast {
  readonly #target: Target
  readonly #actors = new Map<Role, Actor>()
  #victim: Actor | undefined

  constructor(target: Target) {
    this.#target = target
  }

  /** Makes whoever is missing; the staff may have been signed out by what was asked last, and signs in again. */
  async fill(): Promise<void> {
    for (let tries = 0; ; tries++) {
      try {
        return await this.#fillOnce()
      } catch (error) {
        if (tries === 5) throw error
        this.lose('staff')
      }
    }
  }

  async #fillOnce(): Promise<void> {
    const staff = this.#actors.get('staff')?.token ?? (await this.#target.newStaff())
    const make = (mark: string) => newActor(this.#target, staff, mark)
    this.#victim ??= await make(`vic${crypto.randomUUID().slice(0, 8)}`)
    if (!this.#actors.has('user')) this.#actors.set('user', await make(''))
    if (!this.#actors.has('staff')) {
      // What the staff's calls name is somebody else's.
      const queues = (await ask(this.#target.url, 'GET', '/api/admin/queue', staff)) as unknown as { name: string }[]
      const prey = await make('')
      const names = queues.map(({ name }) => name)
      this.#actors.set('staff', {
        ...prey,
        token: staff,
        known: { ...prey.known, name: ['mail', 'database', ...names] },
      })
    }
  }

  /** Somebody who can't go on, being deleted, signed out or at a limit, is replaced by `fill`. */
  lose(role: Role): void {
    this.#actors.delete(role)
  }

  token(role: Role): string | undefined {
    return role === 'visitor' ? undefined : this.#actors.get(role)?.token
  }

  /** What somebody may name in their requests: their own things, and the victim's. */
  known(role: Role): Known {
    const own = this.#actors.get(role === 'visitor' ? 'user' : role)?.known ?? ANYBODYS
    const others = this.#victim?.known ?? {}
    const both = Object.entries(own).map(([name, [first, ...rest]]) => [
      name,
      [
        first,
        ...rest,
        ...(['hash', 'file', 'id', 'thread', 'person', 'transaction'].includes(name) ? (others[name] ?? []) : []),
      ],
    ])
    return Object.fromEntries(both) as Known
  }

  /** What must stand in no answer but the staff's; a feed's key is its own proof. */
  get secrets(): string[] {
    return this.#victim?.secrets ?? []
  }
}
