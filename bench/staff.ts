import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { createAdmin } from '../src/server/operator/create-admin.ts'
import { insertManyPeople } from '../test/many-people.ts'
import { openPostgres } from '../src/server/platform/database/open-postgres.ts'
import { createLog } from '../src/server/platform/log.ts'
import { databaseUrl, findPostgres, onServer } from '../test/postgres.ts'
import { startProduct } from '../test/running.ts'

/**
 * How long the staff's lists take on 50,000 accounts and 200,000 reports in PostgreSQL: `node bench/staff.ts`. Needs a
 * built product and a PostgreSQL at `TEST_DATABASE_URL` or the local socket. The goal is 200 ms at the 95th percentile.
 */
const PEOPLE = 50_000
const ROUNDS = 60
const server = await findPostgres()
if (!server) throw new Error('no PostgreSQL answers')
const name = `asteria_bench_${randomBytes(4).toString('hex')}`
const say = (line: string) => process.stdout.write(`${line}\n`)
const admin = { email: 'staff@example.test', password: 'four plain words here' }

await onServer(server, (client) => client.query(`create database ${name}`))
const url = databaseUrl(server, name)
try {
  const store = await openPostgres(url, { pool: 4, unhurried: true, log: createLog('error') })
  const services = { db: store.db, clock: () => new Date() }
  await insertManyPeople(services, PEOPLE)
  await createAdmin(services, admin)
  await store.close()
  await onServer(url, (client) => client.query('vacuum analyze'))
  const product = await startProduct({ DATABASE_URL: url, ADMIN_EMAILS: admin.email })
  try {
    const signedIn = await fetch(`${product.url}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(admin),
    })
    const { token } = (await signedIn.json()) as { token: string }
    const pageOf = (i: number) => 1 + ((i * 61) % 900)
    const lists: Record<string, (i: number) => string> = {
      'users, any page': (i) => `users/${pageOf(i)}`,
      'users by name, any page': (i) => `users/${pageOf(i)}?sort=name`,
      'users by last sign-in': (i) => `users/${1 + (i % 20)}?sort=last_login`,
      'users searched': (i) => `users/1?q=person-${i % 10}`,
      'reports, any page': (i) => `reports/${pageOf(i) * 4}`,
      'reports that failed': (i) => `reports/${1 + (i % 20)}?state=failed`,
      'one account': (i) => `user/${1 + ((i * 733) % PEOPLE)}`,
      'audit log': () => 'audit/1',
      'dashboard, 30 days': () => 'dashboard?days=30',
      'dashboard, a year': () => 'dashboard?days=365',
    }
    for (const [list, path] of Object.entries(lists)) {
      const times: number[] = []
      for (let i = 0; i < ROUNDS; i++) {
        const from = performance.now()
        const answer = await fetch(`${product.url}/api/admin/${path(i)}`, {
          headers: { authorization: `Bearer ${token}` },
        })
        if (!answer.ok) throw new Error(`${path(i)}: ${answer.status}`)
        await answer.text()
        times.push(performance.now() - from)
      }
      times.sort((a, b) => a - b)
      const at = (part: number) => (times[Math.floor(part * (times.length - 1))] ?? NaN).toFixed(0)
      say(`${list.padEnd(26)} p50 ${at(0.5).padStart(4)} ms   p95 ${at(0.95).padStart(4)} ms`)
    }
  } finally {
    await product.stop()
    await rm(product.dataDir, { recursive: true, force: true })
  }
} finally {
  await onServer(server, (client) => client.query(`drop database if exists ${name} with (force)`))
}
