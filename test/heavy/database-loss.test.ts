import { randomBytes } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { userInfo } from 'node:os'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startLineProxy, type LineProxy } from '../line-proxy.ts'
import { databaseUrl, findPostgres, onServer } from '../postgres.ts'
import { eventually } from '../product.ts'
import { startProduct, type Running } from '../running.ts'

const server = await findPostgres()
const socketFolder = server && new URL(server).searchParams.get('host')
/** A call is given up after ten seconds; an answer must be there before. */
const PATIENCE_MS = 10_000

let database = ''
let proxy: LineProxy
let product: Running

async function call(method: string, path: string, { token, body }: { token?: string; body?: object } = {}) {
  const startedMs = performance.now()
  const answer = await fetch(`${product.url}${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(60_000),
  })
  return {
    status: answer.status,
    body: (await answer.json()) as Record<string, unknown>,
    ms: performance.now() - startedMs,
  }
}

const register = (name: string) =>
  call('POST', '/api/register', {
    body: {
      first_name: 'Ada',
      last_name: name,
      email: `${name}@example.test`,
      password: 'four plain words here',
      repeat_password: 'four plain words here',
      birthdate: '1990-05-17',
      birthtime: '14:30',
      birthplace: 'Moscow',
      lang: 'en',
    },
  })

/** The queue works: a mail that a job writes has come. */
const mailed = (name: string) =>
  eventually(
    async () => {
      const names = await readdir(join(product.dataDir, 'outbox')).catch(() => [])
      return names.some((file) => file.includes(`${name}@example.test`)) || undefined
    },
    `the mail to ${name}`,
    30_000,
  )

const recovered = (token: string) =>
  eventually(
    async () => {
      const [ready, sync] = await Promise.all([call('GET', '/readyz'), call('GET', '/api/sync', { token })])
      return (ready.status === 200 && sync.status === 200) || undefined
    },
    'the product to be well again',
    30_000,
  )

describe.skipIf(!socketFolder)('a product whose PostgreSQL goes away', () => {
  let token = ''
  beforeAll(async () => {
    database = `asteria_test_${randomBytes(6).toString('hex')}`
    await onServer(server ?? '', (client) => client.query(`create database ${database}`))
    const port = new URL(server ?? '').port || '5432'
    proxy = await startLineProxy({ path: join(socketFolder ?? '', `.s.PGSQL.${port}`) })
    const user = new URL(server ?? '').username || (process.env.PGUSER ?? userInfo().username)
    product = await startProduct({ DATABASE_URL: `postgresql://${user}@127.0.0.1:${proxy.port}/${database}` })
    token = String((await register('before')).body.token)
    await mailed('before')
  })
  afterAll(async () => {
    await product.stop('SIGKILL')
    await proxy.stop()
    await onServer(server ?? '', (client) => client.query(`drop database ${database} with (force)`))
  })

  test('by silence: each call has its 503 in time, and all is well when it is back', async () => {
    proxy.freeze()
    const [ready, ...calls] = await Promise.all([
      call('GET', '/readyz'),
      ...Array.from({ length: 25 }, () => call('GET', '/api/sync', { token })),
      register('during'),
    ])
    expect([ready?.status, (ready?.ms ?? 0) < 4000]).toEqual([503, true])
    for (const { status, body, ms } of calls) {
      expect([status, body.reason]).toEqual([503, 'unavailable'])
      expect(ms).toBeLessThan(PATIENCE_MS)
    }
    expect((await call('GET', '/healthz')).status).toBe(200)
    proxy.thaw()
    await recovered(token)
    await register('after-silence')
    await mailed('after-silence')
  })

  test('by a restart: a 503 at once, and all is well when it is back', async () => {
    await proxy.cut()
    const calls = await Promise.all(Array.from({ length: 20 }, () => call('GET', '/api/sync', { token })))
    for (const { status, body, ms } of calls) {
      expect([status, body.reason]).toEqual([503, 'unavailable'])
      expect(ms).toBeLessThan(3000)
    }
    expect((await call('GET', '/readyz')).status).toBe(503)
    await proxy.accept()
    await recovered(token)
    await register('after-restart')
    await mailed('after-restart')
    expect(product.child.exitCode).toBeNull()
  })

  test('in the midst of everything: ended sessions of the server end no process', async () => {
    const asking = Array.from({ length: 40 }, (_, n) =>
      n % 4 === 0 ? register(`amid-${n}`) : call('GET', '/api/sync', { token }),
    )
    const client = new pg.Client({ connectionString: databaseUrl(server ?? '', database) })
    await client.connect()
    const sessions = async () => {
      const counted = await client.query(
        'select count(*)::int as open from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()',
        [database],
      )
      return counted.rows[0].open
    }
    await expect.poll(sessions).toBeGreaterThan(3)
    const ended = await client.query(
      'select count(pg_terminate_backend(pid))::int as ended from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()',
      [database],
    )
    await client.end()
    expect(ended.rows[0].ended).toBeGreaterThan(3)
    for (const { status } of await Promise.all(asking)) expect([200, 201, 503]).toContain(status)
    await recovered(token)
    await register('after-all')
    await mailed('after-all')
    expect(product.child.exitCode).toBeNull()
  })
})
