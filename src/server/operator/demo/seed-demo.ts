import { setTimeout as wait } from 'node:timers/promises'
import { findUserByEmail, type User } from '#core/users/api.ts'
import { listForStaff } from '../../features/reports/api.ts'
import type { Services } from '#platform/services.ts'
import { createAdmin } from '../create-admin.ts'
import * as demoData from '../../features-with-demo-data.ts'
import type { SeedDemo } from '../../features-with-demo-data.ts'
import {
  buyReport,
  DEMO_DOMAIN,
  DEMO_PASSWORD,
  drawChart,
  newPerson,
  notePerson,
  orderIncluded,
  subscribe,
} from './make-person.ts'

interface DemoAccount {
  /** Before the @. */
  name: string
  what: string
  make(services: Services, email: string): Promise<void>
}

async function makeSubscriber(services: Services, email: string): Promise<void> {
  const user = await newPerson(services, { email, first_name: 'Anna', last_name: 'Marsh', gender: 'female' })
  // The trial, and then the first payment, which brings the reports of one's choice.
  await subscribe(services, user, 'year', ['pay', 'renew'])
  const partner = await notePerson(services, user, {
    name: 'Thomas',
    relation: 'partner',
    birthdate: '1987-11-02',
    birthtime: '06:45',
    birthplace: 'Berlin',
  })
  await notePerson(services, user, {
    name: 'Maya',
    relation: 'child',
    birthdate: '2016-08-09',
    birthtime: '21:10',
    birthplace: 'London',
  })
  await drawChart(services, user, 'natal')
  await drawChart(services, user, 'synastry', partner)
  await drawChart(services, user, 'composite', partner)
  await orderIncluded(services, user, { type: 'personality' })
  await orderIncluded(services, user, { type: 'compatibility', person: partner })
  await orderIncluded(services, user, { type: 'monthly-forecast' })
}

async function makeUnknownHour(services: Services, email: string): Promise<void> {
  const birth = { birthdate: '1978-02-21', birthtime: '', birthtimeIDK: true, birthplace: 'Казань' }
  const user = await newPerson(services, { email, first_name: 'Вера', last_name: 'Соколова', lang: 'ru', ...birth })
  await drawChart(services, user, 'natal')
  await buyReport(services, user, 'numerology')
}

const ACCOUNTS: readonly DemoAccount[] = [
  {
    name: 'free',
    what: 'a free account with a chart',
    async make(services, email) {
      const user = await newPerson(services, { email, first_name: 'Peter', last_name: 'Lowell' })
      await drawChart(services, user, 'natal')
    },
  },
  { name: 'year', what: 'a subscription for a year, with reports, people and charts', make: makeSubscriber },
  { name: 'hour', what: 'in Russian, with an unknown hour of birth and a report', make: makeUnknownHour },
  {
    name: 'failed',
    what: 'a subscription whose payment failed',
    async make(services, email) {
      const user = await newPerson(services, { email, first_name: 'Leo', last_name: 'Abney' })
      await subscribe(services, user, 'month', ['decline'])
    },
  },
  {
    name: 'staff',
    what: 'an owner among the staff: /admin',
    make: async (services, email) => void (await createAdmin(services, { email, password: DEMO_PASSWORD })),
  },
]

const POLL_MS = 100
const PATIENCE_MS = 120_000

/** Waits until the workers have written the reports of a person. @throws Error when that takes too long or fails */
async function untilWritten({ db }: Pick<Services, 'db'>, { id, email }: User): Promise<void> {
  for (const deadline = Date.now() + PATIENCE_MS; Date.now() < deadline; await wait(POLL_MS)) {
    const reports = await listForStaff(db, id)
    if (reports.some(({ status }) => status === -1)) throw new Error(`a report of ${email} could not be written`)
    if (reports.every(({ status }) => status === 2)) return
  }
  throw new Error(`the reports of ${email} are not written yet: nothing works on jobs`)
}

const addressOf = (name: string) => `${name}@${DEMO_DOMAIN}`

async function makeUnlessThere(services: Services, { name, make }: Pick<DemoAccount, 'name' | 'make'>): Promise<void> {
  const email = addressOf(name)
  if (!(await findUserByEmail(services.db, email))) await make(services, email)
  const user = await findUserByEmail(services.db, email)
  if (user) await untilWritten(services, user)
}

const FIRST_NAMES = ['Anna', 'Peter', 'Vera', 'Thomas', 'Maya', 'Ivan', 'Olga', 'Leo']
const LAST_NAMES = ['Marsh', 'Lowell', 'Quinn', 'Abney', 'Hart']

/** One more of many: a birth of their own, and a report. */
async function makeReader(services: Services, n: number, email: string): Promise<void> {
  const birthdate = new Date(Date.UTC(1960, 0, 1 + ((n * 37) % 16_000))).toISOString().slice(0, 10)
  const names = {
    first_name: FIRST_NAMES[n % FIRST_NAMES.length],
    last_name: LAST_NAMES[n % LAST_NAMES.length],
    lang: n % 2 === 0 ? 'en' : 'ru',
  }
  await buyReport(services, await newPerson(services, { email, birthdate, ...names }), 'numerology')
}

/**
 * Makes the accounts to work with, through the same verbs as the site's calls, and `people` more readers; those that are
 * there already stay as they are. Needs the sandbox bank, and workers on the jobs. Gives back the lines to be printed.
 */
export async function seedDemo(services: Services, people = 0): Promise<string> {
  for (const seed of Object.values<SeedDemo>(demoData)) await seed(services.db, services.clock())
  for (const account of ACCOUNTS) await makeUnlessThere(services, account)
  for (let n = 1; n <= people; n++)
    await makeUnlessThere(services, { name: `person-${n}`, make: (own, email) => makeReader(own, n, email) })
  const lines = ACCOUNTS.map(({ name, what }) => `  ${addressOf(name).padEnd(22)} ${what}`)
  if (people > 0) lines.push(`  person-1 to person-${people}@${DEMO_DOMAIN}: readers with a report each`)
  return [`Made-up people, all with the password “${DEMO_PASSWORD}”:`, ...lines].join('\n')
}
