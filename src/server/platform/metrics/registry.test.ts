import { expect, it } from 'vitest'
import { readMetrics } from '#test/metrics.ts'
import { createRegistry } from './registry.ts'

// The example and the rules of https://prometheus.io/docs/instrumenting/exposition_formats/
it('writes counters, gauges and histograms as the format has them', async () => {
  const registry = createRegistry()
  const requests = registry.counter('http_requests_total', 'The total number of HTTP requests.')
  requests.add({ method: 'post', code: '200' }, 1027)
  requests.add({ code: '400', method: 'post' }, 2)
  requests.add({ method: 'post', code: '400' })
  registry.gauge('free', 'Room left.', () => [{ value: 0.5 }])
  registry.gauge('broken', 'Cannot be read.', () => Promise.reject(new Error('no')))
  registry.gauge('none', 'Has nothing.', () => [])
  const times = registry.histogram('seconds', 'How long.', [0.1, 1])
  for (const value of [0.1, 0.05, 0.7, 3]) times.observe({ queue: 'a' }, value)
  expect(await registry.render()).toBe(`# HELP http_requests_total The total number of HTTP requests.
# TYPE http_requests_total counter
http_requests_total{code="200",method="post"} 1027
http_requests_total{code="400",method="post"} 3
# HELP free Room left.
# TYPE free gauge
free 0.5
# HELP seconds How long.
# TYPE seconds histogram
seconds_bucket{queue="a",le="0.1"} 2
seconds_bucket{queue="a",le="1"} 3
seconds_bucket{queue="a",le="+Inf"} 4
seconds_sum{queue="a"} ${0.1 + 0.05 + 0.7 + 3}
seconds_count{queue="a"} 4
`)
})

it('escapes what a label may hold', async () => {
  const registry = createRegistry()
  registry.counter('odd_total', 'Odd.').add({ path: 'C:\\DIR\\"FILE"\n.TXT' })
  const text = await registry.render()
  expect(text).toContain(String.raw`odd_total{path="C:\\DIR\\\"FILE\"\n.TXT"} 1`)
  expect(readMetrics(text)).toHaveLength(1)
})
