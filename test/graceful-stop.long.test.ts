import { request, type ClientRequest, type IncomingMessage } from 'node:http'
import { once } from 'node:events'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { expect, test } from 'vitest'
import { startModelServer } from './model-server.ts'
import { eventually } from './product.ts'
import { newDataDir, startProduct, type Running } from './running.ts'

const PEOPLE = 12

const person = (n: number) => ({
  first_name: 'Ada',
  last_name: `No ${n}`,
  email: `ada-${n}@example.test`,
  password: 'four plain words here',
  repeat_password: 'four plain words here',
  birthdate: `19${60 + n}-05-17`,
  birthtime: '14:30',
  birthplace: 'Moscow',
  lang: 'en',
})

const headers = (token?: string) => ({
  'content-type': 'application/json',
  ...(token && { authorization: `Bearer ${token}` }),
})

const post = (product: Running, path: string, body: object, token?: string, more: Record<string, string> = {}) =>
  fetch(`${product.url}${path}`, {
    method: 'POST',
    headers: { ...headers(token), ...more },
    body: JSON.stringify(body),
  })

/** A request whose first half has been sent. */
async function halfSent(product: Running, path: string, body: object): Promise<{ rest(): Promise<IncomingMessage> }> {
  const text = JSON.stringify(body)
  const begun: ClientRequest = request(`${product.url}${path}`, {
    method: 'POST',
    headers: { ...headers(), 'content-length': String(Buffer.byteLength(text)) },
  })
  begun.write(text.slice(0, 20))
  await once(begun, 'socket')
  return {
    rest: async () => {
      const answered = once(begun, 'response')
      begun.end(text.slice(20))
      const [answer] = (await answered) as [IncomingMessage]
      answer.resume()
      return answer
    },
  }
}

const statusOf = (product: Running, path: string) => fetch(`${product.url}${path}`).then(({ status }) => status)

test('SIGTERM: first not ready, then what is in hand is finished, a stream too, and no job is lost', async () => {
  const model = await startModelServer()
  const dataDir = await newDataDir()
  const letGo = Promise.withResolvers<void>()
  model.script.push({ kind: 'holds', text: 'The stars are far away.', until: letGo.promise }, { kind: 'garbage' })
  const product = await startProduct({
    DATA_DIR: dataDir,
    DRAIN_SECONDS: '4',
    MODEL_URL: model.url,
    MODEL_NAME: 'test',
    MODEL_STALL_SECONDS: '60',
  })
  const tokens: string[] = []
  for (let n = 0; n < PEOPLE; n++)
    tokens.push(((await (await post(product, '/api/register', person(n))).json()) as { token: string }).token)
  const asked = { content: 'What is my Sun sign?', role: 'user' }
  const chat = await post(product, '/api/chat', asked, tokens[0], { accept: 'text/event-stream' })
  await eventually(async () => model.requests.length > 0 || undefined, 'the question to reach the model')
  const early = await halfSent(product, '/api/register', person(PEOPLE))
  await Promise.all(tokens.map((token) => fetch(`${product.url}/api/reports/daily`, { headers: headers(token) })))

  const ended = product.stop('SIGTERM')
  await eventually(async () => (await statusOf(product, '/readyz')) === 503 || undefined, 'it to be not ready')
  expect(await statusOf(product, '/healthz')).toBe(200)
  const late = await fetch(`${product.url}/api/sync`, { headers: headers(tokens[1]) })
  expect([late.status, late.headers.get('connection')]).toEqual([200, 'close'])
  // New lines are refused from here on.
  await eventually(
    () =>
      statusOf(product, '/healthz').then(
        () => undefined,
        () => true,
      ),
    'it to take no more requests',
  )
  const answer = await early.rest()
  expect(answer.statusCode).toBe(201)
  letGo.resolve()
  expect(await chat.text()).toContain('event: done')
  expect(await ended).toEqual({ code: 0 })
  await model.stop()

  const pglite = await PGlite.create(join(dataDir, 'db'))
  const rows = async (sql: string) => (await pglite.query<Record<string, unknown>>(sql)).rows
  expect(await rows("select name, id from pgboss.job where state = 'active'")).toEqual([])
  expect(await rows("select status from chat_messages where status = 'pending'")).toEqual([])
  expect(await rows('select count(*)::int as people from users')).toEqual([{ people: PEOPLE + 1 }])
  // A day is written once, or its job waits for the next start.
  const days = await rows('select status, writings from daily_horoscopes where status = 2 and writings <> 1')
  expect(days).toEqual([])
  const owed = await rows('select count(*)::int as days from daily_horoscopes where status < 2')
  const waiting = await rows(
    "select count(*)::int as days from pgboss.job where name = 'write-day' and state in ('created', 'retry')",
  )
  expect(owed).toEqual(waiting)
  await pglite.close()
})
