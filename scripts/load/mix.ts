import { ORDINARY_QUESTIONS } from '../../test/questions/ordinary.ts'
import { randomFrom } from '../../test/random.ts'
import type { Acknowledged } from './acknowledged.ts'
import { from, readJson, type Answer, type Balancer, type Call } from './balancer.ts'
import { registration, type Person, type Population } from './people.ts'

/**
 * The real mix: what a hundred requests of an ordinary day are. Reasons stand in docs/load-and-faults.md. Requests for
 * files (scripts, pictures) are not among them: browsers keep those for a year, and a cache serves the rest.
 */
export const ORDINARY = {
  sync: 28,
  daily: 24,
  landing: 12,
  calendar: 10,
  reports: 8,
  report: 4,
  chat: 4,
  'chat read': 3,
  page: 3,
  pdf: 1,
  places: 1.8,
  login: 0.6,
  register: 0.4,
  order: 0.2,
} as const
export type Kind = keyof typeof ORDINARY
export type Mix = Record<Kind, number>

/** For faults: the same, with more of what could be lost or done twice. */
export const WRITING: Mix = { ...ORDINARY, sync: 24.8, daily: 20, chat: 8, register: 2, order: 2 }

const PLACES = ['mos', 'Санкт', 'new y', 'lond', 'каза', 'paris', 'berl', 'Екатер', 'tok', 'rio']
const PAGES = ['/daily-horoscope', '/calendar', '/my-reports', '/ask-astrologer', '/settings', '/plans', '/reports']
const TYPES = ['personality', 'numerology', 'professional', 'karmic-horoscope', 'psychological-horoscope']

/** One thing somebody does, and what is kept of the answer to see later that nothing of it was lost. */
interface Action {
  call: Call
  note?(answer: Answer): void
  /** What follows at once when it went well. */
  next?(answer: Answer): { kind: string; action: Action } | undefined
}

export interface Draw {
  kind: Kind
  action: Action
}

/** Draws what happens next; the same in every run of a seed. */
export function createMix(mix: Mix, population: Population, kept: Acknowledged, seed = 7) {
  const random = randomFrom(seed)
  const of = <T>(list: readonly T[]): T => {
    const one = list[Math.floor(random() * list.length)]
    if (one === undefined) throw new Error('nobody to draw from')
    return one
  }
  const kinds = Object.entries(mix) as [Kind, number][]
  const sum = kinds.reduce((total, [, share]) => total + share, 0)
  const { people, subscribers, readers } = population
  let newcomers = 0

  const get = (path: string, person?: Person): Action => ({
    call: { method: 'GET', path, token: person?.token, ...(person && { headers: { 'x-time-zone': person.timeZone } }) },
  })
  const somebody = () => of(people)

  function order(): Action {
    const person = of(subscribers)
    const body = { product: 'report', pointer: of(TYPES), deliver_at_once: true }
    return {
      call: { method: 'POST', path: '/api/invoice/product', token: person.token, body },
      next(answer) {
        const page = new URL(readJson<{ url: string }>(answer).url).pathname
        const call: Call = { method: 'POST', path: page, body: { outcome: 'pay' } }
        return { kind: 'pay', action: { call, note: () => kept.paid(person.id, page.split('/').at(-1) ?? '') } }
      },
    }
  }

  function chat(): Action {
    const person = of(subscribers)
    const body = { content: of(ORDINARY_QUESTIONS), role: 'user' }
    return {
      call: {
        method: 'POST',
        path: '/api/chat',
        token: person.token,
        body,
        headers: { 'x-time-zone': person.timeZone },
      },
      note: (answer) => kept.asked(person.id, readJson<{ question?: { id: string } }>(answer).question?.id),
    }
  }

  function register(): Action {
    const body = registration(`${population.name}-new-${newcomers++}`, newcomers)
    return {
      call: { method: 'POST', path: '/api/register', body, headers: from(newcomers) },
      note: (answer) => kept.registered(body.email, readJson<{ id: number }>(answer).id),
    }
  }

  function daily(): Action {
    const person = somebody()
    const action = get('/api/reports/daily', person)
    return { ...action, note: (answer) => kept.promised(person.id, Object.keys(readJson<object>(answer))) }
  }

  function login(): Action {
    const { email, password, n } = somebody()
    return { call: { method: 'POST', path: '/api/login', body: { email, password }, headers: from(n) } }
  }

  const reader = () => of(readers)
  const actions: Record<Kind, () => Action> = {
    sync: () => get('/api/sync', somebody()),
    daily,
    landing: () => ({ call: { method: 'GET', path: '/', headers: { 'accept-language': of(['en', 'ru']) } } }),
    calendar: () => get(`/api/get/calendar/${of(['en', 'ru'])}`, somebody()),
    reports: () => get('/api/reports/reports', somebody()),
    report: () => {
      const { person, hash } = reader()
      return get(`/api/report/${hash}`, person)
    },
    pdf: () => {
      const { person, hash } = reader()
      return get(`/api/get/report/${hash.replace('thread_', '')}`, person)
    },
    chat,
    'chat read': () => get('/api/chat', of(subscribers)),
    page: () => ({ call: { method: 'GET', path: of(PAGES), headers: { 'accept-language': of(['en', 'ru']) } } }),
    places: () => get(`/api/places?q=${encodeURIComponent(of(PLACES))}&lang=${of(['en', 'ru'])}`),
    login,
    register,
    order,
  }
  return {
    draw(): Draw {
      let at = random() * sum
      const [kind] = kinds.find(([, share]) => (at -= share) < 0) ?? ['sync' as const]
      return { kind, action: actions[kind]() }
    },
    order,
  }
}

/** Does something and what follows from it; tells of each as it ends. */
export async function carryOut(
  balancer: Balancer,
  { kind, action }: { kind: string; action: Action },
  tell: (kind: string, ended: Answer | unknown) => void,
): Promise<void> {
  let answer: Answer
  try {
    answer = await balancer.send(action.call)
  } catch (error) {
    return tell(kind, error)
  }
  tell(kind, answer)
  if (answer.status >= 300) return
  action.note?.(answer)
  const next = action.next?.(answer)
  if (next) await carryOut(balancer, next, tell)
}
