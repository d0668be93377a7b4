import { Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { Log } from '../log.ts'
import type { PdfRenderer } from '../pdf/pdf-renderer.ts'
import { monitorEventLoopDelay } from 'node:perf_hooks'

const NANO = 1e9

/** Metrics of the process, by the names that dashboards for Node expect. */
function measureProcess(registry: Registry): void {
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

/** One value of a gauge. Labels come from short, closed lists: never a path, an address or anything about a person. */
export interface Sample<Label extends string = string> {
  labels?: Record<Label, string>
  value: number
}

interface GaugeOptions<Label extends string> {
  name: string
  help: string
  labels?: readonly Label[]
  /** Asked each time the metrics are read; one that fails is left out, and the rest is told. */
  read: () => Promise<readonly Sample<Label>[]> | readonly Sample<Label>[]
}

/** What the product counts. The names and what to watch them for stand in `docs/operations.md`. */
export interface Metrics {
  requests: Histogram<'method' | 'route'>
  responses: Counter<'method' | 'route' | 'status'>
  jobs: Histogram<'queue' | 'outcome'>
  pdfs: Histogram<'outcome'>
  replies: Counter<'author' | 'model' | 'verdict'>
  modelTokens: Counter<'direction'>
  modelCost: Counter
  paymentEvents: Counter<'kind' | 'new'>
  logLines: Counter<'level'>
  /** Metrics of this process that are looked up when they are asked for. */
  gauge<Label extends string>(options: GaugeOptions<Label>): void
  render(): Promise<string>
}

/** Seconds: around the promises of the product (a page in 250 ms) and its bounds (a call is given up after 10 s). */
const REQUEST_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]
const WORK_SECONDS = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300]

export function createMetrics(): Metrics {
  const registry = new Registry()
  const registers = [registry]
  measureProcess(registry)
  return {
    requests: new Histogram({
      name: 'asteria_http_request_seconds',
      help: 'From a request to the head of its answer, by method and route pattern.',
      labelNames: ['method', 'route'],
      buckets: REQUEST_SECONDS,
      registers,
    }),
    responses: new Counter({
      name: 'asteria_http_responses_total',
      help: 'Answers sent, by method, route pattern and status.',
      labelNames: ['method', 'route', 'status'],
      registers,
    }),
    jobs: new Histogram({
      name: 'asteria_job_seconds',
      help: 'Jobs worked on by this process, by queue and outcome (done, failed).',
      labelNames: ['queue', 'outcome'],
      buckets: WORK_SECONDS,
      registers,
    }),
    pdfs: new Histogram({
      name: 'asteria_pdf_seconds',
      help: 'PDFs set by this process, by outcome (done, failed).',
      labelNames: ['outcome'],
      buckets: WORK_SECONDS,
      registers,
    }),
    replies: new Counter({
      name: 'asteria_chat_replies_total',
      help: 'Replies kept, by author (built-in, model, stand-in), model and verdict of the truth check (true, mended, replaced, none).',
      labelNames: ['author', 'model', 'verdict'],
      registers,
    }),
    modelTokens: new Counter({
      name: 'asteria_model_tokens_total',
      help: 'Tokens of the language model, by direction (in, out).',
      labelNames: ['direction'],
      registers,
    }),
    modelCost: new Counter({
      name: 'asteria_model_cost_usd_total',
      help: 'What the language model cost by the settings, US dollars.',
      registers,
    }),
    paymentEvents: new Counter({
      name: 'asteria_payment_events_total',
      help: 'Events of the payment provider, by kind and whether they were new.',
      labelNames: ['kind', 'new'],
      registers,
    }),
    logLines: new Counter({
      name: 'asteria_log_lines_total',
      help: 'Lines of the log, by level (warn, error).',
      labelNames: ['level'],
      registers,
    }),
    gauge: ({ name, help, labels = [], read }) => {
      const gauge = new Gauge({
        name,
        help,
        labelNames: labels,
        registers,
        collect: async () => {
          gauge.reset()
          try {
            for (const { labels: of, value } of await read())
              if (of) gauge.set(of, value)
              else gauge.set(value)
          } catch {
            gauge.remove()
          }
        },
      })
    },
    render: () => registry.metrics(),
  }
}

/** A log whose warnings and errors are counted. */
export function countedLog(log: Log, { logLines }: Pick<Metrics, 'logLines'>): Log {
  const counted =
    (level: 'warn' | 'error'): Log['warn'] =>
    (message, fields) => {
      logLines.inc({ level })
      log[level](message, fields)
    }
  return { ...log, warn: counted('warn'), error: counted('error') }
}

/** Does the work and tells a started timer what came of it. */
export async function measured<T>(end: (labels: { outcome: string }) => unknown, work: () => Promise<T>): Promise<T> {
  let outcome = 'failed'
  try {
    const result = await work()
    outcome = 'done'
    return result
  } finally {
    end({ outcome })
  }
}

export const measuredRenderer = (pdfRenderer: PdfRenderer, { pdfs }: Pick<Metrics, 'pdfs'>): PdfRenderer => ({
  print: (document, options) => measured(pdfs.startTimer(), () => pdfRenderer.print(document, options)),
  invoice: (sheet) => measured(pdfs.startTimer(), () => pdfRenderer.invoice(sheet)),
})
