import { describe, expect, inject, it } from 'vitest'
import { api } from '#contract/api.ts'
import { openapi } from '#contract/openapi.ts'
import { say } from '#contract/messages/say.ts'
import type { Route } from '#contract/route.ts'
import { onEachDatabase } from '#test/product.ts'
import { newDatabase, openDatabase } from '#test/store.ts'
import { createApp } from './app.ts'
import { parseEnv } from '#platform/env.ts'
import { createLog } from '#platform/log.ts'
import { createServices } from './start.ts'
import { textsVersion } from './version.ts'

/** What stands in the places of a path so that its contract understands it. */
const PLACES: Record<string, string> = { lang: 'en', id: '1', day: '01-21' }
/** A code or a key that was never given is nowhere; that is said, and is no fault of the call. */
const ASK_FOR_NOTHING = [
  'GET /erasure/:code',
  'GET /shared/:token',
  'GET /invitation/:token',
  'GET /gift/:token',
  'POST /gift/:token/open',
]
const filled = (path: string) => path.replaceAll(/:(\w+)/g, (_, name: string) => PLACES[name] ?? 'x')

onEachDatabase('outside the calls', (product) => {
  it.each(['/healthz', '/readyz'])('%s answers while all is well', async (path) => {
    expect(await product.call('GET', path)).toMatchObject({ status: 200, body: { status: 'ok' } })
  })

  it.each(Object.entries<Route>(api))(
    '%s is answered, and asks for a token where it says so',
    async (call, { auth, key }) => {
      const [method = '', path = ''] = call.split(' ')
      const answer = await product.call(method, `/api${filled(path)}`)
      if (auth || key?.open === false)
        expect(answer).toMatchObject({ status: 401, body: { reason: 'unauthenticated' } })
      else if (ASK_FOR_NOTHING.includes(call))
        expect(answer).toMatchObject({ status: 404, body: { reason: 'not_found' } })
      // No consultant is there yet, and no link to a consultation.
      else if (path.startsWith('/consulta') && path.includes(':')) expect([404, 422]).toContain(answer.status)
      else expect([200, 422]).toContain(answer.status)
    },
  )

  it('GET /api/version tells what caches are good for', async () => {
    expect(await product.call('GET', '/api/version')).toMatchObject({
      status: 200,
      body: { version: await textsVersion(product.services.db) },
    })
  })

  it('GET /api/openapi.json is the contract', async () => {
    const { status, body } = await product.call('GET', '/api/openapi.json')
    expect(status).toBe(200)
    expect(body).toEqual(JSON.parse(JSON.stringify(openapi())))
  })
})

describe.skipIf(!inject('postgres'))('a PostgreSQL that goes away', () => {
  it('leaves the process up but not ready, and calls unavailable', async () => {
    const { url, drop } = await newDatabase('migrated')
    const store = await openDatabase(url)
    const lines: string[] = []
    const log = createLog('warn', (line) => lines.push(line))
    const app = createApp(createServices(parseEnv({ NODE_ENV: 'test' }), store, { log }))
    const ask = (path: string, lang = 'en') =>
      app.request(path, { headers: { 'accept-language': lang, authorization: 'Bearer nobody' } })
    expect((await ask('/readyz')).status).toBe(200)
    expect((await ask('/api/sync')).status).toBe(401)

    await drop()
    expect((await ask('/healthz')).status).toBe(200)
    for (const path of ['/readyz', '/api/sync'])
      for (const lang of ['en', 'ru'] as const) {
        const answer = await ask(path, lang)
        expect(answer.status).toBe(503)
        const message = say(lang, 'unavailable')
        expect(await answer.json()).toEqual({ status: 'error', reason: 'unavailable', message })
      }
    const told = lines
      .map((line) => JSON.parse(line).message)
      .filter((message) => message !== 'database connection lost')
    expect(told).toEqual(['not ready', 'not ready', 'request failed', 'request failed'])
    await store.close()
  })
})
