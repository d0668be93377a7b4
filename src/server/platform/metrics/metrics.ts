import type { Log } from '../log.ts'
import type { PdfRenderer } from '../pdf/pdf-renderer.ts'
import { measureProcess } from './measure-process.ts'
import { createRegistry, type Counter, type Histogram, type Registry } from './registry.ts'

/** What the product counts. The names and what to watch them for stand in `docs/operations.md`. */
export interface Metrics {
  requests: Histogram
  responses: Counter
  jobs: Histogram
  pdfs: Histogram
  replies: Counter
  modelTokens: Counter
  modelCost: Counter
  paymentEvents: Counter
  logLines: Counter
  /** Metrics of this process that are looked up when they are asked for. */
  gauge: Registry['gauge']
  render(): Promise<string>
}

/** Seconds: around the promises of the product (a page in 250 ms) and its bounds (a call is given up after 10 s). */
const REQUEST_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]
const WORK_SECONDS = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300]

export function createMetrics(): Metrics {
  const registry = createRegistry()
  measureProcess(registry)
  return {
    requests: registry.histogram(
      'asteria_http_request_seconds',
      'From a request to the head of its answer, by method and route pattern.',
      REQUEST_SECONDS,
    ),
    responses: registry.counter('asteria_http_responses_total', 'Answers sent, by method, route pattern and status.'),
    jobs: registry.histogram(
      'asteria_job_seconds',
      'Jobs worked on by this process, by queue and outcome (done, failed).',
      WORK_SECONDS,
    ),
    pdfs: registry.histogram(
      'asteria_pdf_seconds',
      'PDFs set by this process, by outcome (done, failed).',
      WORK_SECONDS,
    ),
    replies: registry.counter(
      'asteria_chat_replies_total',
      'Replies kept, by author (built-in, model, stand-in), model and verdict of the truth check (true, mended, replaced, none).',
    ),
    modelTokens: registry.counter(
      'asteria_model_tokens_total',
      'Tokens of the language model, by direction (in, out).',
    ),
    modelCost: registry.counter(
      'asteria_model_cost_usd_total',
      'What the language model cost by the settings, US dollars.',
    ),
    paymentEvents: registry.counter(
      'asteria_payment_events_total',
      'Events of the payment provider, by kind and whether they were new.',
    ),
    logLines: registry.counter('asteria_log_lines_total', 'Lines of the log, by level (warn, error).'),
    gauge: registry.gauge,
    render: registry.render,
  }
}

/** A log whose warnings and errors are counted. */
export function countedLog(log: Log, { logLines }: Pick<Metrics, 'logLines'>): Log {
  const counted =
    (level: 'warn' | 'error'): Log['warn'] =>
    (message, fields) => {
      logLines.add({ level })
      log[level](message, fields)
    }
  return { ...log, warn: counted('warn'), error: counted('error') }
}

/** Does the work and notes how long it took and what came of it. */
export async function measured<T>(
  histogram: Histogram,
  labels: Record<string, string>,
  work: () => Promise<T>,
): Promise<T> {
  const startedMs = performance.now()
  let outcome = 'failed'
  try {
    const result = await work()
    outcome = 'done'
    return result
  } finally {
    histogram.observe({ ...labels, outcome }, (performance.now() - startedMs) / 1000)
  }
}

export const measuredRenderer = (pdfRenderer: PdfRenderer, { pdfs }: Pick<Metrics, 'pdfs'>): PdfRenderer => ({
  print: (document, options) => measured(pdfs, {}, () => pdfRenderer.print(document, options)),
})
