import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Registry } from './registry.ts'

const NANO = 1e9

/** Metrics of the process, by the names that dashboards for Node expect. */
export function measureProcess(registry: Registry): void {
  // Since the metrics were last read, so that an hour's bad minute isn't lost in a day's good ones.
  const delay = monitorEventLoopDelay({ resolution: 10 })
  delay.enable()
  registry.gauge(
    'nodejs_eventloop_lag_seconds',
    'How late the event loop was since the last reading, by quantile.',
    () => {
      const seconds = (nano: number) => (Number.isFinite(nano) ? nano / NANO : 0)
      const samples = [
        { labels: { quantile: '0.5' }, value: seconds(delay.percentile(50)) },
        { labels: { quantile: '0.99' }, value: seconds(delay.percentile(99)) },
        { labels: { quantile: '1' }, value: seconds(delay.max) },
      ]
      delay.reset()
      return samples
    },
  )
  registry.total('process_cpu_seconds_total', 'Processor time of this process.', () => {
    const { user, system } = process.cpuUsage()
    return [{ value: (user + system) / 1e6 }]
  })
  registry.gauge('process_resident_memory_bytes', 'Memory this process holds.', () => [
    { value: process.memoryUsage.rss() },
  ])
  registry.gauge('nodejs_heap_size_used_bytes', 'Memory that objects take.', () => [
    { value: process.memoryUsage().heapUsed },
  ])
  const startedAt = Math.round(Date.now() / 1000 - process.uptime())
  registry.gauge('process_start_time_seconds', 'When this process began, seconds since 1970.', () => [
    { value: startedAt },
  ])
}
