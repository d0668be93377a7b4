import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import type { ServerBuild } from 'react-router'
import { createServer as createVite } from 'vite'
import type * as appModule from './app.ts'
import { readEnv } from './platform/env.ts'
import { createRender } from './ssr.ts'
import { start } from './start.ts'

/** The product with reloading: pages and calls are taken afresh from their sources; the database stays open. */
process.umask(0o077)
const env = readEnv()
const http = createServer()
const vite = await createVite({ server: { middlewareMode: true, hmr: { server: http } }, appType: 'custom' })
const { services, close } = await start(env)

const app = new Hono()
const api = async (request: Request, bindings: object) => {
  const { createApp } = (await vite.ssrLoadModule('/src/server/app.ts')) as typeof appModule
  return createApp(services).fetch(request, bindings)
}
for (const path of [
  '/.well-known/*',
  '/api/*',
  '/healthz',
  '/metrics',
  '/oauth/*',
  '/readyz',
  '/sandbox/*',
  '/storage/*',
  '/webhooks/*',
])
  app.all(path, (c) => api(c.req.raw, c.env as object))
const build = () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<ServerBuild>
const render = createRender(build, 'development', services)
app.all('*', (c) => render(c.req.raw))

const listener = getRequestListener(app.fetch)
http.on('request', (request, response) => vite.middlewares(request, response, () => void listener(request, response)))
http.listen(env.PORT, env.HOSTS[0], () => services.log.info('ready', { url: env.PUBLIC_URL }))
// `localhost` is either of the two; what Vite says goes through the first.
for (const host of env.HOSTS.slice(1))
  createServer((request, response) => http.emit('request', request, response))
    .on('upgrade', (...line) => http.emit('upgrade', ...line))
    .on('error', (error) => services.log.warn('not listened at', { host, error }))
    .listen(env.PORT, host)

process.once('SIGINT', () => {
  http.close()
  void vite
    .close()
    .then(close)
    .then(() => process.exit(0))
})
