import { realpathSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { getRequestListener } from '@hono/node-server'
import { Hono, type Context } from 'hono'
import { createServer as createVite } from 'vite'
import { reloadingSite } from './development/reloading-site.ts'
import { ListenError, listenAt } from './http/listen-at.ts'
import { FolderInUseError } from '#platform/database/lock-folder.ts'
import { openStore } from '#platform/database/open-store.ts'
import { EnvError, readEnv } from '#platform/env.ts'
import { createLog } from '#platform/log.ts'

/** What calls and files answer; everything else is a page. */
const CALLS = [
  '/.well-known/*',
  '/api/*',
  '/healthz',
  '/metrics',
  '/oauth/*',
  '/readyz',
  '/sandbox/*',
  '/storage/*',
  '/webhooks/*',
]

const langIn = (c: Context) => (c.req.param('lang') === 'ru' ? 'ru' : 'en')

/** The product with reloading: pages, calls, jobs and texts are taken afresh from their sources; the database stays open. */
async function run(): Promise<void> {
  process.umask(0o077)
  const { values } = parseArgs({ options: { seed: { type: 'boolean' } } })
  const env = readEnv()
  const log = createLog(env.LOG_LEVEL)
  const http = createServer()
  const [first, ...others] = env.HOSTS
  // Whoever asks before everything is there waits for it.
  const ready = Promise.withResolvers<RequestListener>()
  http.on('request', (request, response) => void ready.promise.then((answer) => answer(request, response)))
  await listenAt(http, first, env.PORT)
  const ignored = [`${resolve(env.DATA_DIR)}/**`, `${resolve('build')}/**`]
  // The packages may be a link, as in a second working copy.
  const fs = { allow: ['.', realpathSync('node_modules')] }
  const vite = await createVite({
    server: { middlewareMode: true, hmr: { server: http }, watch: { ignored }, fs },
    appType: 'custom',
    // Packages are found before the first page asks for them: found later, they would make it load twice.
    optimizeDeps: { entries: ['src/web/routes/*.tsx', 'src/web/features/*/*-route.tsx'] },
  })
  const store = await openStore(env, log)
  const current = reloadingSite(vite, env, store)
  const site = await current()

  const app = new Hono()
  const answer = async (c: Context) => (await current()).app.fetch(c.req.raw, c.env as object)
  app.get('/api/report/:hash', async (c) => {
    await (await current()).freshen(c.req.param('hash'))
    return answer(c)
  })
  // For the gallery, which may not import what the server writes.
  app.get('/dev/mails/:lang', async (c) => c.json(Object.keys((await current()).sampleMails(langIn(c)))))
  app.get('/dev/mails/:lang/:name', async (c) => {
    const html = (await current()).sampleMails(langIn(c))[c.req.param('name')]
    return html === undefined ? c.notFound() : c.html(html)
  })
  for (const path of CALLS) app.all(path, answer)
  app.all('*', async (c) => (await current()).render(c.req.raw))
  app.onError((error, c) => {
    log.error('not answered', { path: c.req.path, error })
    return c.text(error.stack ?? error.message, 500)
  })

  const listener = getRequestListener(app.fetch)
  ready.resolve((request, response) => vite.middlewares(request, response, () => void listener(request, response)))
  // `localhost` is either of the two; what Vite says goes through the first.
  for (const host of others) {
    const other = createServer((request, response) => http.emit('request', request, response))
    await listenAt(
      other.on('upgrade', (...line) => http.emit('upgrade', ...line)),
      host,
      env.PORT,
    )
  }
  log.info('ready', { url: env.PUBLIC_URL })
  if (values.seed) process.stdout.write(`${await site.seed()}\n`)

  const stop = async () => {
    http.close()
    await vite.close()
    await store.close()
    process.exit(0)
  }
  process.once('SIGINT', () => void stop())
  process.once('SIGTERM', () => void stop())
}

try {
  await run()
} catch (error) {
  if (!(error instanceof EnvError || error instanceof FolderInUseError || error instanceof ListenError)) throw error
  // A start that cannot succeed ends with one sentence, not with a stack.
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
}
