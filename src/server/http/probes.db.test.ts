import { randomBytes } from 'node:crypto'
import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { newAccount } from '#test/accounts.ts'
import { readMetrics, type Metric } from '#test/metrics.ts'
import { eventually, onEachDatabase } from '#test/product.ts'
import type { Services } from '#platform/services.ts'
import { probes } from './probes.ts'

const of = (metrics: Metric[], name: string, labels: Record<string, string> = {}) =>
  metrics.find(
    (metric) => metric.name === name && Object.entries(labels).every(([key, value]) => metric.labels[key] === value),
  )?.value

onEachDatabase('the figures of a product', (product) => {
  const read = async () => {
    const { status, headers, body } = await product.call('GET', '/metrics')
    expect([status, headers.get('content-type')]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8'])
    return readMetrics(body)
  }

  it('count calls by pattern and status, jobs by queue, and tell the process and its database', async () => {
    const before = of(await read(), 'asteria_http_responses_total', { route: '/api/sync', status: '200' }) ?? 0
    const { token, email } = await newAccount(product)
    await product.mailsTo(email)
    await product.call('GET', '/api/sync', { token })
    await product.call('GET', '/api/sync')
    const after = await read()
    expect(of(after, 'asteria_http_responses_total', { method: 'GET', route: '/api/sync', status: '200' })).toBe(
      before + 1,
    )
    expect(of(after, 'asteria_http_responses_total', { route: '/api/sync', status: '401' })).toBeGreaterThan(0)
    expect(of(after, 'asteria_http_request_seconds_count', { route: '/api/register' })).toBeGreaterThan(0)
    expect(of(after, 'asteria_job_seconds_count', { queue: 'account-mail', outcome: 'done' })).toBeGreaterThan(0)
    expect(of(after, 'asteria_jobs', { queue: 'account-mail', state: 'waiting' })).toBe(0)
    expect(of(after, 'asteria_job_oldest_seconds', { queue: 'write-day' })).toBeGreaterThanOrEqual(0)
    expect(of(after, 'process_resident_memory_bytes')).toBeGreaterThan(50_000_000)
    expect(of(after, 'nodejs_eventloop_lag_seconds', { quantile: '0.99' })).toBeLessThan(10)
    expect(of(after, 'asteria_database_connections', { state: 'waiting' })).toBe(
      product.services.env.DATABASE_URL || of(after, 'asteria_database_connections') !== undefined ? 0 : undefined,
    )
  })

  it('count the astrologer’s replies', async () => {
    const { token } = await newAccount(product)
    const labels = { author: 'built-in', model: 'none', verdict: 'none' }
    const before = of(await read(), 'asteria_chat_replies_total', labels) ?? 0
    await product.call('POST', '/api/chat', { token, body: { content: 'Where is my Moon?', role: 'user' } })
    expect(of(await read(), 'asteria_chat_replies_total', labels)).toBe(before + 1)
  })

  it('have rows for patterns and none for people, however many paths are asked for', async () => {
    const secrets = Array.from({ length: 40 }, () => randomBytes(6).toString('hex'))
    await product.call('GET', '/nowhere')
    await product.call('GET', `/api/report/${secrets[0]}`)
    await product.call('GET', `/api/${secrets[0]}`)
    await product.call('GET', `/storage/${secrets[0]}.webp`)
    const rows = (await read()).length
    for (const secret of secrets)
      for (const path of [`/${secret}`, `/api/report/${secret}`, `/api/${secret}`, `/storage/${secret}.webp`])
        await product.call('GET', path)
    const metrics = await read()
    expect(metrics.length).toBe(rows)
    const told = JSON.stringify(metrics)
    expect(secrets.filter((secret) => told.includes(secret))).toEqual([])
    expect(
      of(metrics, 'asteria_http_responses_total', { method: 'GET', route: '/storage/*', status: '404' }),
    ).toBeGreaterThan(40)
    expect(
      of(metrics, 'asteria_http_responses_total', { method: 'GET', route: '/api/*', status: '404' }),
    ).toBeGreaterThan(40)
  })

  it('count a job that failed', async () => {
    const { services } = product
    await services.boss.send('booking-mail', { nothing: 'it can read' }, { retryLimit: 0 })
    await eventually(
      async () => of(await read(), 'asteria_job_seconds_count', { queue: 'booking-mail', outcome: 'failed' }),
      'the failed job',
    )
    expect(product.takeErrors().length).toBeGreaterThan(0)
  })
})

describe('who may read the figures', () => {
  const app = (METRICS_TOKEN?: string) => {
    const own = new Hono()
    const services = {
      env: { METRICS_TOKEN },
      metrics: { render: async () => 'figures\n' },
      lifecycle: { isStopping: false },
      log: {},
    }
    probes(own, services as unknown as Services)
    return own
  }
  const ask = (own: Hono, address: string, headers: Record<string, string> = {}) =>
    own.request('/metrics', { headers }, { incoming: { socket: { remoteAddress: address, remoteFamily: 'IPv4' } } })

  it.each([
    ['127.0.0.1', 200],
    ['10.3.4.5', 200],
    ['172.20.0.3', 200],
    ['192.168.1.9', 200],
    ['::1', 200],
    ['::ffff:10.0.0.7', 200],
    ['fd00::12', 200],
    ['8.8.8.8', 404],
    ['172.32.0.1', 404],
    ['::ffff:8.8.8.8', 404],
    ['2001:db8::1', 404],
  ])('without a token %s is answered %d', async (address, status) => {
    expect((await ask(app(), address)).status).toBe(status)
  })

  it('without a token, nobody who comes through a proxy', async () => {
    expect((await ask(app(), '10.0.0.2', { 'x-forwarded-for': '10.0.0.9' })).status).toBe(404)
    expect((await ask(app(), '10.0.0.2', { forwarded: 'for=10.0.0.9' })).status).toBe(404)
  })

  it('with a token, whoever has it', async () => {
    const own = app('a token of the operator')
    expect((await ask(own, '8.8.8.8', { authorization: 'Bearer a token of the operator' })).status).toBe(404)
    const right = app('a-token-of-the-operator')
    expect((await ask(right, '8.8.8.8', { authorization: 'Bearer a-token-of-the-operator' })).status).toBe(200)
    for (const given of ['Bearer another-token', 'a-token-of-the-operator', ''])
      expect((await ask(right, '127.0.0.1', { authorization: given })).status).toBe(404)
  })
})
