import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { userAgent } from './client.ts'

const named = async (agent: string) => {
  const app = new Hono().get('/', (c) => c.json(userAgent(c) ?? null))
  return (await app.request('/', { headers: { 'user-agent': agent } })).json()
}

it('takes a device’s name as one line without controls', async () => {
  expect(await named('Fire\tfox\u0085/140\u00ad')).toBe('Fire fox /140')
  expect(await named('x'.repeat(500))).toHaveLength(300)
})
