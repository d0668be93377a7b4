import pg from 'pg'
import { drizzle } from 'drizzle-orm/node-postgres'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { newDatabase, openDatabase } from '#test/store.ts'
import type { Db, Store } from '#platform/database/database.ts'
import { insertManyPeople } from '#test/many-people.ts'
import { listPlans } from '#core/entitlements/list-plans.ts'
import { listUsers } from './queries.ts'
import { readConversion } from '#core/entitlements/queries.ts'
import { readSeries } from './get-dashboard.ts'
import { findReportOrder, listReports, reportsOf } from '../reports/queries.ts'
import { findThreadMessages, latestThreads, listAllThreads, readVerdicts, threadsOf } from '../chat/queries.ts'
import { listAudit } from '../staff/queries.ts'
import { listBookings } from '../bookings/queries.ts'
import { listReviewsOfAll } from '../reviews/queries.ts'
import { listSessions } from '#core/sessions/queries.ts'
import { listSupport } from '../support/queries.ts'

const NOW = new Date('2026-11-21T09:00:00Z')
const FROM = new Date('2026-11-01T00:00:00Z')

/** Every question that the staff's pages put to the database, as they put it. */
const QUESTIONS: Record<string, (db: Db) => Promise<unknown>> = {
  'users, newest': (db) => listUsers(db, 3, undefined, 'newest'),
  'users, oldest': (db) => listUsers(db, 3, undefined, 'oldest'),
  'users by address': (db) => listUsers(db, 3, undefined, 'email'),
  'users by name': (db) => listUsers(db, 3, undefined, 'name'),
  'users by last sign-in': (db) => listUsers(db, 3, undefined, 'last_login'),
  'users searched by text': (db) => listUsers(db, 1, 'person-77', 'newest'),
  'users searched by number': (db) => listUsers(db, 1, '77', 'newest'),
  'plans of a page': (db) => listPlans(db, [1, 2, 3], NOW),
  'threads of a page': (db) => threadsOf(db, [1, 2, 3]),
  'threads of one': (db) => latestThreads(db, 1),
  threads: (db) => listAllThreads(db, 1),
  messages: (db) => findThreadMessages(db, 'none'),
  sessions: (db) => listSessions(db, 1),
  reports: (db) => listReports(db, 3, undefined),
  'reports that failed': (db) => listReports(db, 1, -1),
  'reports of one': (db) => reportsOf(db, 1),
  'a report': (db) => findReportOrder(db, 'thread_demo-1-1'),
  'support messages': (db) => listSupport(db, 1),
  reviews: (db) => listReviewsOfAll(db, 1),
  'reviews that wait': (db) => listReviewsOfAll(db, 1, 'pending'),
  bookings: (db) => listBookings(db, 1),
  'audit log': (db) => listAudit(db, 1, undefined),
  'audit log of one': (db) => listAudit(db, 1, 'user:1'),
  series: (db) => readSeries(db, FROM, NOW),
  conversion: (db) => readConversion(db, FROM, NOW),
  verdicts: (db) => readVerdicts(db, FROM, NOW),
}

interface Plan {
  'Node Type': string
  'Relation Name'?: string
  Plans?: Plan[]
}

const nodes = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodes)]

describe.skipIf(!inject('postgres'))('every question of the staff’s pages', () => {
  let database: Awaited<ReturnType<typeof newDatabase>>
  let store: Store
  let client: pg.Client
  let asked: { sql: string; params: unknown[] }[] = []
  let db: Db
  beforeAll(async () => {
    database = await newDatabase('migrated')
    store = await openDatabase(database.url)
    await insertManyPeople({ db: store.db, clock: () => NOW }, 2000)
    client = new pg.Client(database.url)
    await client.connect()
    await client.query('analyze')
    // A table of a few rows is read whole whatever there is: with that ruled out, what has no index shows.
    await client.query('set enable_seqscan = off')
    const logger = { logQuery: (sql: string, params: unknown[]) => void asked.push({ sql, params }) }
    db = drizzle(client, { casing: 'snake_case', logger }) as unknown as Db
  })
  afterAll(async () => {
    await client.end()
    await store.close()
    await database.drop()
  })

  it.each(Object.keys(QUESTIONS))('%s: is answered by an index', async (name) => {
    asked = []
    await QUESTIONS[name]?.(db)
    expect(asked.length).toBeGreaterThan(0)
    for (const { sql, params } of asked) {
      const { rows } = await client.query<{ 'QUERY PLAN': { Plan: Plan }[] }>(`explain (format json) ${sql}`, params)
      const [plan] = rows[0]?.['QUERY PLAN'] ?? []
      if (!plan) throw new Error(`no plan of ${sql}`)
      const whole = nodes(plan.Plan).filter((node) => node['Node Type'] === 'Seq Scan')
      expect(
        whole.map((node) => `${node['Relation Name']} is read whole by ${sql}`),
        name,
      ).toEqual([])
    }
  })
})
