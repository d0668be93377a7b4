import { expect, it } from 'vitest'
import { readMetrics } from '#test/metrics.ts'
import { createMetrics, measured } from './metrics.ts'

it('keeps the names that dashboards and alerts have', async () => {
  const metrics = createMetrics()
  metrics.responses.inc({ method: 'GET', route: '/api/sync', status: '200' })
  metrics.requests.observe({ method: 'GET', route: '/api/sync' }, 0.03)
  await measured(metrics.jobs.startTimer({ queue: 'write-day' }), async () => 1)
  await measured(metrics.pdfs.startTimer(), () => Promise.reject(new Error('no'))).catch(() => null)
  const read = readMetrics(await metrics.render())
  const of = (name: string, labels: object) =>
    read.find((metric) => metric.name === name && JSON.stringify(metric.labels) === JSON.stringify(labels))?.value
  expect(of('asteria_http_responses_total', { method: 'GET', route: '/api/sync', status: '200' })).toBe(1)
  expect(of('asteria_http_request_seconds_bucket', { le: '0.025', method: 'GET', route: '/api/sync' })).toBe(0)
  expect(of('asteria_http_request_seconds_bucket', { le: '0.05', method: 'GET', route: '/api/sync' })).toBe(1)
  expect(of('asteria_job_seconds_count', { queue: 'write-day', outcome: 'done' })).toBe(1)
  expect(of('asteria_pdf_seconds_count', { outcome: 'failed' })).toBe(1)
  const names = new Set(read.map(({ name }) => name))
  for (const name of [
    'nodejs_eventloop_lag_seconds',
    'nodejs_heap_size_used_bytes',
    'process_cpu_seconds_total',
    'process_resident_memory_bytes',
    'process_start_time_seconds',
  ])
    expect(names).toContain(name)
})

it('tells what can be read, and leaves out a gauge that fails', async () => {
  const { gauge, render } = createMetrics()
  gauge({ name: 'free', help: 'Room left.', read: () => [{ value: 0.5 }] })
  gauge({ name: 'broken', help: 'Cannot be read.', read: () => Promise.reject(new Error('no')) })
  let rows = [{ labels: { queue: 'a' }, value: 1 }]
  gauge({ name: 'queues', help: 'By queue.', labels: ['queue'], read: () => rows })
  const read = async () => readMetrics(await render()).filter(({ name }) => ['free', 'broken', 'queues'].includes(name))
  expect(await read()).toEqual([
    { name: 'free', labels: {}, value: 0.5 },
    { name: 'queues', labels: { queue: 'a' }, value: 1 },
  ])
  // What is gone leaves no row behind.
  rows = []
  expect(await read()).toEqual([{ name: 'free', labels: {}, value: 0.5 }])
})

it('counts processor time that only grows', async () => {
  const { render } = createMetrics()
  const seconds = async () =>
    readMetrics(await render()).find(({ name }) => name === 'process_cpu_seconds_total')?.value ?? 0
  const first = await seconds()
  expect(first).toBeCloseTo((process.cpuUsage().user + process.cpuUsage().system) / 1e6, 0)
  expect(await seconds()).toBeGreaterThanOrEqual(first)
})
