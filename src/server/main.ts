import { existsSync, readdirSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { flushCompileCache } from 'node:module'
import { join, relative, sep } from 'node:path'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { getRequestListener } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import type { ServerBuild } from 'react-router'
import { createApp } from './app.ts'
import { ListenError, listenAt } from './http/listen-at.ts'
import { countKept } from './http/measure-requests.ts'
import { pagePattern } from './http/page-pattern.ts'
import { probes } from './http/probes.ts'
import { WORKER_POLICY } from './http/security-headers.ts'
import { FolderInUseError } from '#platform/database/lock-folder.ts'
import { EnvError, readEnv, type Env } from '#platform/env.ts'
import type { Services } from '#platform/services.ts'
import { buildInRussian } from './pages/build-in-russian.ts'
import { createPages } from './pages/serve-pages.ts'
import { createRender } from './ssr.ts'
import { start } from './start.ts'

const root = new URL('../../', import.meta.url)
const buildFile = new URL('build/server/index.js', root)
const clientFolder = fileURLToPath(new URL('build/client', root))

/** How long a stop waits for requests in hand beyond the longest of them, a reply of the model's. */
const PATIENCE_MS = 10_000
/** And for all that comes after: jobs in hand and the database. */
const CLOSING_MS = 30_000

/** A start that cannot succeed ends with one sentence, not with a stack. */
function refuse(sentence: string): never {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}

/** The paths of what the build put beside the pages, so that a page's request looks for no file. */
function clientFiles(): Set<string> {
  const entries = readdirSync(clientFolder, { recursive: true, withFileTypes: true })
  const named = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
  return new Set(named.map((path) => `/${relative(clientFolder, path).split(sep).join('/')}`))
}

type Listener = (request: IncomingMessage, response: ServerResponse) => void

/** Pages, calls and files. */
async function createSite(services: Services): Promise<Listener> {
  if (!existsSync(buildFile)) refuse('There is no build yet. Run `npm run build`, or `npm start`, which builds first.')
  const build = (await import(buildFile.href)) as ServerBuild
  const pageOf = pagePattern(build)
  const app = createApp(services, pageOf)
  const cached = (control: string) => (_: string, c: { header(name: string, value: string): void }) =>
    c.header('cache-control', control)
  const immutable = cached('public, max-age=31536000, immutable')
  const forADay = cached('public, max-age=86400, stale-while-revalidate=604800')
  app.use('/assets/*', serveStatic({ root: clientFolder, precompressed: true, onFound: immutable }))
  // Share cards are shown on other people's pages.
  app.use('/img/og/*', async (c, next) => {
    c.header('cross-origin-resource-policy', 'cross-origin')
    await next()
  })
  app.use('/img/*', serveStatic({ root: clientFolder, onFound: forADay }))
  const asked = (path: string, c: { header(name: string, value: string): void }) => {
    const isWorker = path.includes('sw.js')
    c.header('cache-control', isWorker ? 'no-cache' : 'public, max-age=3600')
    if (isWorker) c.header('content-security-policy', WORKER_POLICY)
  }
  const files = clientFiles()
  const builds = { en: build, ru: buildInRussian(build, files) }
  const file = serveStatic({ root: clientFolder, precompressed: true, onFound: asked })
  app.use('*', (c, next) => (files.has(c.req.path) ? file(c, next) : next()))
  app.use('*', compress())
  const pages = createPages(
    build,
    createRender(async (lang) => builds[lang], 'production', services),
    services,
  )
  app.all('*', pages.answer)
  const listener = getRequestListener(app.fetch, { hostname: services.env.HOSTS[0] })
  return (request, response) => {
    // Whoever holds the line open would send the next request to a process that is gone.
    if (services.lifecycle.isStopping) response.setHeader('connection', 'close')
    const startedMs = performance.now()
    if (pages.answered(request, response)) countKept(services, pageOf, { request, response, startedMs })
    else void listener(request, response)
  }
}

/** A worker answers only those who look after it. */
function createWorkerServer(services: Services): Listener {
  const app = new Hono()
  probes(app, services)
  const listener = getRequestListener(app.fetch, { hostname: services.env.HOSTS[0] })
  return (request, response) => void listener(request, response)
}

/** One server an address, all at one port. */
async function listen(listener: Listener, { HOSTS: [first, ...others], PORT }: Env): Promise<Server[]> {
  const server = createServer(listener)
  await listenAt(server, first, PORT)
  const { port } = server.address() as AddressInfo
  const open = async (host: string) => {
    const one = createServer(listener)
    return (await listenAt(one, host, port)) ? [one] : []
  }
  return [server, ...(await Promise.all(others.map(open))).flat()]
}

async function run(): Promise<void> {
  // What the embedded database writes is nobody else's, either.
  process.umask(0o077)
  const env = readEnv()
  const { services, close } = await start(env)
  const isWorker = env.ROLE === 'worker'
  const servers = await listen(isWorker ? createWorkerServer(services) : await createSite(services), env)
  let stopping = false
  const stop = async (signal: string) => {
    if (stopping) return
    stopping = true
    services.log.info('stopping', { signal })
    const patienceMs = PATIENCE_MS + 1000 * env.MODEL_TIMEOUT_SECONDS
    services.lifecycle.stop()
    // Whoever hands out requests asks every few seconds whether this process is ready; until then they still come.
    if (signal === 'SIGTERM') await wait(1000 * env.DRAIN_SECONDS)
    const closed = Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))))
    // Who has not got an answer by then will not get one.
    setTimeout(() => servers.forEach((server) => server.closeAllConnections()), patienceMs).unref()
    setTimeout(() => {
      services.log.error('stopping takes too long: what is in hand goes back to the queue')
      process.exit(1)
    }, patienceMs + CLOSING_MS).unref()
    await closed
    await close()
    process.exit(0)
  }
  process.on('SIGINT', () => void stop('SIGINT'))
  process.on('SIGTERM', () => void stop('SIGTERM'))

  services.log.info('ready', { role: env.ROLE, ...(!isWorker && { url: env.PUBLIC_URL }) })
  // Otherwise written at a regular end alone; a process that is killed would leave its compiling to each that follows.
  flushCompileCache()
  // Read when nobody waits for it, so that the first search does not.
  if (!isWorker) setTimeout(() => services.atlas(), 1000).unref()
}

try {
  await run()
} catch (error) {
  if (error instanceof EnvError || error instanceof FolderInUseError || error instanceof ListenError)
    refuse(error.message)
  throw error
}
