import { mkdtemp, readFile, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serve, type ServerType } from '@hono/node-server'
import type { SQL } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, inject } from 'vitest'
import { createApp } from '#server/app.ts'
import { jobs } from '#server/jobs.ts'
import { parseEnv } from '#platform/env.ts'
import { prepareQueues, startWorkers } from '#platform/jobs/job-queue.ts'
import { createLog } from '#platform/log.ts'
import { createPdfRenderer } from '#platform/pdf/pdf-renderer.ts'
import type { Services } from '#platform/services.ts'
import { createServices } from '#server/start.ts'
import { eventually } from './eventually.ts'
import { mailFilesTo, readMail, type ReadMail } from './mail.ts'
import { openTestStore, type DatabaseKind } from './store.ts'

export { eventually }

export interface Answer {
  status: number
  headers: Headers
  // oxlint-disable-next-line typescript/no-explicit-any -- an answer under test is unknown until the test says what it should be
  body: any
}

/** The API of a running product, over real HTTP on loopback. */
export interface TestProduct {
  services: Services
  /** Where it listens, without a slash at the end. */
  url: string
  /** The present of the product; set it to travel. Each test begins at `START`. */
  now: Date
  call(method: string, path: string, options?: CallOptions): Promise<Answer>
  /** Posts for a stream of events and reads it to its end, or until the signal; `onBit` hears each part of it. */
  stream(path: string, options: CallOptions & { signal: AbortSignal }, onBit?: (text: string) => void): Promise<void>
  /** What a query in plain SQL finds. */
  // oxlint-disable-next-line typescript/no-explicit-any -- rows under test, as answers are
  rows(query: SQL): Promise<any[]>
  /** Mails written so far to an address, oldest first; waits until there are `count`. */
  mailsTo(address: string, count?: number): Promise<ReadMail[]>
  /** Takes what was logged as an error so far. A suite that leaves one behind fails: nothing breaks unnoticed. */
  takeErrors(): string[]
}

export interface CallOptions {
  token?: string
  /** A value is sent as JSON; text, a form and a stream are sent as they are. */
  body?: unknown
  /** Sent as a form instead of JSON. */
  form?: Record<string, string>
  headers?: Record<string, string>
  /** Whether redirects are followed, as they are unless told. */
  redirect?: RequestRedirect
}

/** When every test takes place: noon in Moscow. */
export const START = new Date('2026-11-21T09:00:00Z')

function requestInit({ token, body, form, headers, redirect }: CallOptions): RequestInit & { duplex?: 'half' } {
  const sent: Record<string, string> = { ...headers }
  if (token) sent.authorization = `Bearer ${token}`
  if (form) return { redirect, headers: sent, body: new URLSearchParams(form) }
  if (body === undefined) return { redirect, headers: sent }
  if (body instanceof FormData) return { headers: sent, body }
  sent['content-type'] ??= 'application/json'
  if (body instanceof ReadableStream) return { headers: sent, body, duplex: 'half' }
  return { headers: sent, body: typeof body === 'string' ? body : JSON.stringify(body) }
}

/** A process of its own that takes a second to begin: one for all suites of a worker. */
const pdfRenderer = createPdfRenderer()

/** A schedule goes by the real clock, which is not the test's: what it begins would come at any moment of a test. */
const unscheduled = jobs.map((job) => ({ ...job, cron: undefined }))

const BOTH = ['embedded', 'postgres'] as const

async function open(kind: DatabaseKind, settings: Record<string, string>) {
  const dataDir = await mkdtemp(join(tmpdir(), 'asteria-product-'))
  const store = await openTestStore(kind)
  const env = parseEnv({
    DATA_DIR: dataDir,
    NODE_ENV: 'test',
    ADMIN_EMAILS: 'owner@example.test',
    PORT: '0',
    TRUST_PROXY: '1',
    // It listens on loopback alone, whatever address a suite gives it.
    PAYMENTS_SANDBOX: '1',
    ADMIN_SECOND_FACTOR: 'offered',
    ...settings,
  })
  const time = { now: START }
  let errors: string[] = []
  const log = createLog('error', (line) => errors.push(line))
  const services = createServices(env, store, { pdfRenderer, clock: () => time.now, log })
  await prepareQueues(services, unscheduled)
  await startWorkers(services, unscheduled, store.exclusive)
  const server: ServerType = await new Promise((resolve) => {
    const listening = serve({ fetch: createApp(services).fetch, port: 0, hostname: '127.0.0.1' }, () =>
      resolve(listening),
    )
  })
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const product: TestProduct = {
    services,
    url: base,
    get now() {
      return time.now
    },
    set now(date) {
      time.now = date
    },
    async call(method, path, options = {}) {
      const response = await fetch(base + path, { method, ...requestInit(options) })
      const text = await response.text()
      const json = response.headers.get('content-type')?.includes('json')
      return { status: response.status, headers: response.headers, body: json ? JSON.parse(text) : text }
    },
    async stream(path, { signal, ...options }, onBit) {
      const { headers, ...rest } = requestInit(options)
      const sent = { ...(headers as Record<string, string>), accept: 'text/event-stream' }
      const response = await fetch(base + path, { method: 'POST', ...rest, headers: sent, signal })
      const decoder = new TextDecoder()
      for await (const part of response.body ?? []) onBit?.(decoder.decode(part))
    },
    rows: async (query) => ((await services.db.execute(query)) as { rows: object[] }).rows,
    mailsTo: (address, count = 1) =>
      eventually(async () => {
        const files = await mailFilesTo(dataDir, address)
        if (files.length < count) return undefined
        return Promise.all(files.map(async (file) => readMail(await readFile(file))))
      }, `${count} mail(s) to ${address}`),
    takeErrors() {
      const taken = errors
      errors = []
      return taken
    },
  }
  const close = async () => {
    await new Promise((resolve) => server.close(resolve))
    await store.close()
    await rm(dataDir, { recursive: true, force: true })
  }
  return { product, close }
}

/**
 * A suite on a product of its own with a real database: on PostgreSQL where one answers, which takes a third less work than the
 * embedded one; otherwise on that; in `npm run test:all` on both. `settings` are asked for when it starts, after the file's own `beforeAll`.
 */
export function onEachDatabase(
  name: string,
  suite: (product: TestProduct) => void,
  settings: () => Record<string, string> = () => ({}),
): void {
  onDatabases(process.env.TEST_ALL ? BOTH : [inject('postgres') ? 'postgres' : 'embedded'], name, suite, settings)
}

/** As {@link onEachDatabase}, on both in every run: jobs, locks, and what differs between the two. */
export function onBothDatabases(
  name: string,
  suite: (product: TestProduct) => void,
  settings: () => Record<string, string> = () => ({}),
): void {
  onDatabases(BOTH, name, suite, settings)
}

function onDatabases(
  kinds: readonly DatabaseKind[],
  name: string,
  suite: (product: TestProduct) => void,
  settings: () => Record<string, string>,
): void {
  for (const kind of kinds) {
    const missing = kind === 'postgres' && !inject('postgres')
    const title = `${name} on ${kind}${missing ? ' (skipped: no PostgreSQL at TEST_DATABASE_URL or the local socket)' : ''}`
    describe.skipIf(missing)(title, () => {
      let opened: Awaited<ReturnType<typeof open>> | undefined
      // Suites close over the product before it is open; every use of it happens inside a test.
      const product = new Proxy({} as TestProduct, {
        get: (_, key) => Reflect.get(opened?.product ?? {}, key),
        set: (_, key, value) => Reflect.set(opened?.product ?? {}, key, value),
      })
      beforeAll(async () => {
        opened = await open(kind, settings())
      })
      beforeEach(() => {
        product.now = START
      })
      afterAll(async () => {
        await opened?.close()
        expect(opened?.product.takeErrors() ?? [], 'errors logged that no test expected').toEqual([])
      })
      suite(product)
    })
  }
}
