import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { serve, type ServerType } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { compress } from 'hono/compress'
import type { ServerBuild } from 'react-router'
import { createApp } from './app.ts'
import { FolderInUseError } from './platform/database/lock-folder.ts'
import { EnvError, readEnv, type Env } from './platform/env.ts'
import type { Services } from './platform/services.ts'
import { createPages } from './ssr.ts'
import { start } from './start.ts'

const root = new URL('../../', import.meta.url)
const buildFile = new URL('build/server/index.js', root)
const clientFolder = fileURLToPath(new URL('build/client', root))

/** How long a stop waits for requests in hand. */
const PATIENCE_MS = 10_000

/** A start that cannot succeed ends with one sentence, not with a stack. */
function refuse(sentence: string): never {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}

async function listen(services: Services, env: Env): Promise<ServerType> {
  if (!existsSync(buildFile)) refuse('There is no build yet. Run `npm run build`, or `npm start`, which builds first.')
  const build = (await import(buildFile.href)) as ServerBuild
  const app = createApp(services)
  const cached = (control: string) => (_: string, c: { header(name: string, value: string): void }) =>
    c.header('cache-control', control)
  const immutable = cached('public, max-age=31536000, immutable')
  const forADay = cached('public, max-age=86400, stale-while-revalidate=604800')
  app.use('/assets/*', serveStatic({ root: clientFolder, precompressed: true, onFound: immutable }))
  app.use('/img/*', serveStatic({ root: clientFolder, onFound: forADay }))
  const asked = (path: string, c: { header(name: string, value: string): void }) =>
    c.header('cache-control', path.includes('sw.js') ? 'no-cache' : 'public, max-age=3600')
  app.use('*', serveStatic({ root: clientFolder, precompressed: true, onFound: asked }))
  app.use('*', compress())
  app.all(
    '*',
    createPages(async () => build, 'production', services),
  )
  const server = serve({ fetch: app.fetch, port: env.PORT, hostname: env.HOST })
  await Promise.race([
    once(server, 'listening'),
    once(server, 'error').then(([error]: Error[]) =>
      refuse(`PORT ${env.PORT} on HOST ${env.HOST} cannot be listened at: ${error?.message}.`),
    ),
  ])
  return server
}

async function run(): Promise<void> {
  const env = readEnv()
  const { services, close } = await start(env)
  const server = env.ROLE === 'worker' ? undefined : await listen(services, env)
  let stopping = false
  const stop = async (signal: string) => {
    if (stopping) return
    stopping = true
    services.log.info('stopping', { signal })
    const closed = server && new Promise((resolve) => server.close(resolve))
    // Who has not got an answer by then will not get one.
    if (server && 'closeAllConnections' in server) setTimeout(() => server.closeAllConnections(), PATIENCE_MS).unref()
    await closed
    await close()
    process.exit(0)
  }
  process.on('SIGINT', () => void stop('SIGINT'))
  process.on('SIGTERM', () => void stop('SIGTERM'))

  services.log.info('ready', { role: env.ROLE, ...(server && { url: env.PUBLIC_URL }) })
  // Read when nobody waits for it, so that the first search does not.
  if (server) setTimeout(() => services.atlas(), 1000).unref()
}

try {
  await run()
} catch (error) {
  if (error instanceof EnvError || error instanceof FolderInUseError) refuse(error.message)
  throw error
}
