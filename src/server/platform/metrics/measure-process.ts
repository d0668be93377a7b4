import { monitorEventLoopDelay } from 'node:perf_hooks'
import { Counter, Gauge, type Registry } from 'prom-client'

const NANO = 1e9

/** Metrics of the process, by the names that dashboards for Node expect. */
export function measureProcess(registry: Registry): void {
  const registers = [registry]
  // Since the metrics were last read, so that an hour's bad minute isn't lost in a day's good ones.
  const delay = monitorEventLoopDelay({ resolution: 10 })
  delay.enable()
  const seconds = (nano: number) => (Number.isFinite(nano) ? nano / NANO : 0)
  const lag: Gauge<'quantile'> = new Gauge({
    name: 'nodejs_eventloop_lag_seconds',
    help: 'How late the event loop was since the last reading, by quantile.',
    labelNames: ['quantile'],
    registers,
    collect: () => {
      lag.set({ quantile: '0.5' }, seconds(delay.percentile(50)))
      lag.set({ quantile: '0.99' }, seconds(delay.percentile(99)))
      lag.set({ quantile: '1' }, seconds(delay.max))
      delay.reset()
    },
  })
  const processor: Counter = new Counter({
    name: 'process_cpu_seconds_total',
    help: 'Processor time of this process.',
    registers,
    collect: () => {
      const { user, system } = process.cpuUsage()
      processor.reset()
      processor.inc((user + system) / 1e6)
    },
  })
  const resident: Gauge = new Gauge({
    name: 'process_resident_memory_bytes',
    help: 'Memory this process holds.',
    registers,
    collect: () => resident.set(process.memoryUsage.rss()),
  })
  const heap: Gauge = new Gauge({
    name: 'nodejs_heap_size_used_bytes',
    help: 'Memory that objects take.',
    registers,
    collect: () => heap.set(process.memoryUsage().heapUsed),
  })
  new Gauge({
    name: 'process_start_time_seconds',
    help: 'When this process began, seconds since 1970.',
    registers,
  }).set(Math.round(Date.now() / 1000 - process.uptime()))
}
