import { Hono, type Context } from 'hono'
import { openapi } from '#contract/openapi.ts'
import { openIdRoutes } from './features/openid/routes.ts'
import { mcpRoute } from './features/public-api/mcp-route.ts'
import { webhookRoute } from './features/plans/webhook-route.ts'
import { sandboxRoutes } from './features/sandbox/routes.ts'
import { openToAllSites, PREFLIGHT } from './http/answer-by-key.ts'
import { createBind, failureOutside } from './http/bind.ts'
import { measureRequests, type PatternOf } from './http/measure-requests.ts'
import { probes } from './http/probes.ts'
import { secured } from './http/security-headers.ts'
import { answerSecurityTxt } from './http/security-txt.ts'
import { answerStored } from './http/stored.ts'
import * as routes from './features-with-routes.ts'
import { AppError } from '#platform/app-error.ts'
import type { Services } from '#platform/services.ts'
import { textsVersion } from './version.ts'

/** Everything below `/api`, and what a load balancer and a monitor ask. `pageOf` names the pages that others answer. */
export function createApp(services: Services, pageOf: PatternOf = () => 'page'): Hono {
  const app = new Hono()
  const fail = (c: Context, error: unknown) => failureOutside(c, services, error)

  app.use(measureRequests(services, pageOf))
  app.use(secured(services.env))
  probes(app, services)
  app.get('/.well-known/security.txt', (c) => answerSecurityTxt(c, services) ?? fail(c, new AppError('not_found')))
  // Where password managers look for the place to change a password (W3C, A Well-Known URL for Changing Passwords).
  app.get('/.well-known/change-password', (c) => c.redirect('/settings#password'))
  openIdRoutes(app, services)
  app.get('/storage/*', (c) => answerStored(c, services))

  // Also outside `/api`, where providers are often told to call.
  webhookRoute(app, services)
  sandboxRoutes(app, services)

  mcpRoute(app, services)

  const api = new Hono()
  api.options('/v1/*', (c) => c.body(null, 204, PREFLIGHT))
  api.use('/v1/*', async (c, next) => {
    await next()
    for (const [name, value] of Object.entries(openToAllSites)) c.res.headers.set(name, value)
  })
  const bind = createBind(api, services)
  for (const bindRoutes of Object.values(routes)) bindRoutes(bind, services)
  webhookRoute(api, services)
  bind('GET /version', async () => ({ version: await textsVersion(services.db) }))
  api.get('/openapi.json', (c) => c.json(openapi()))
  api.all('*', (c) => fail(c, new AppError('not_found')))

  app.route('/api', api)
  app.onError((error, c) => fail(c, error))
  return app
}
