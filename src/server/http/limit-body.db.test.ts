import { Agent, request } from 'node:http'
import { expect, it } from 'vitest'
import { api } from '#contract/api.ts'
import type { Route } from '#contract/route.ts'
import { onEachDatabase } from '#test/product.ts'

const MB = Buffer.alloc(1024 * 1024, 'a')

interface Sent {
  method: string
  path: string
  type: string
  chunked: boolean
}

/** As a plain client sends it, over connections that are kept: the status, or how the connection broke. */
const send = (url: string, agent: Agent, { method, path, type, chunked }: Sent) =>
  new Promise<number | string>((resolve) => {
    const length = chunked ? { 'transfer-encoding': 'chunked' } : { 'content-length': MB.length }
    const asked = request(new URL(path, url), { agent, method, headers: { 'content-type': type, ...length } })
    asked.on('error', (error) => resolve(error.message))
    asked.on('response', (answer) => answer.resume().on('end', () => resolve(answer.statusCode ?? 0)))
    asked.end(MB)
  })

onEachDatabase('a body of a megabyte', (product) => {
  it('is refused by every call that takes one, by webhooks and the sandbox, and the connection stays good', async () => {
    const calls = Object.entries<Route>(api)
      .filter(([, route]) => route.body)
      .map(([call]) => call.split(' ') as [string, string])
    expect(calls.length).toBeGreaterThan(30)
    const outside: [string, string][] = ['/api/webhooks/sandbox', '/webhooks/stripe', '/sandbox/checkout/x'].map(
      (path) => ['POST', path],
    )
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const addresses = [...calls.map(([method, path]) => [method, `/api${path}`] as [string, string]), ...outside]
    for (const [method, path] of addresses)
      for (const chunked of [false, true])
        for (const type of ['application/json', 'application/x-www-form-urlencoded'])
          expect(await send(product.url, agent, { method, path, type, chunked }), `${method} ${path}`).toBe(413)
    // A file may be longer, and is no JSON.
    const avatar = { method: 'POST', path: '/api/reviews/set', type: 'multipart/form-data; boundary=x', chunked: false }
    expect(await send(product.url, agent, avatar)).not.toBe(413)
    agent.destroy()
  })
})
