import * as routes from './features-with-routes.ts'
import { Hono, type Context } from 'hono'
import { openapi } from '#contract/openapi.ts'
import { unsubscribeRoute } from './features/notifications/unsubscribe-route.ts'
import { oauthRoutes } from './features/connected-apps/oauth-routes.ts'
import { openIdRoutes } from './features/openid/routes.ts'
import { mcpRoute } from './features/public-api/mcp-route.ts'
import { webhookRoute } from './features/plans/webhook-route.ts'
import { sharedCardRoute } from './features/shared-links/card-route.ts'
import { sandboxRoutes } from './features/sandbox/routes.ts'
import { openToAllSites, PREFLIGHT } from './http/answer-by-key.ts'
import { createBind, failureOutside } from './http/bind.ts'
import { measureRequests, type PatternOf } from './http/measure-requests.ts'
import { probes } from './http/probes.ts'
import { secured } from './http/security-headers.ts'
import { AppError } from '#platform/app-error.ts'
import type { Services } from '#platform/services.ts'
import { textsVersion } from './version.ts'
import { isStorageKey } from '#platform/storage/storage.ts'

/** What may be shown from the storage, by its ending. */
const TYPES: Record<string, string> = { webp: 'image/webp' }

/** Answers a file that somebody handed in. Its key is never used for another one, so browsers may keep it. */
async function answerStored(c: Context, services: Services): Promise<Response> {
  const key = c.req.path.replace(/^\/storage\//, '')
  const type = TYPES[key.split('.').at(-1) ?? '']
  const bytes = type && isStorageKey(key) ? await services.storage.get(key) : undefined
  if (!type || !bytes) return failureOutside(c, services, new AppError('not_found'))
  return c.body(new Uint8Array(bytes), 200, {
    'content-type': type,
    'cache-control': 'public, max-age=31536000, immutable',
  })
}

/** The file is to be read as stale after a while (RFC 9116 asks for less than a year). */
const GOOD_FOR_DAYS = 180

/** Whom to tell of a hole, where the operator has named somebody (RFC 9116). */
function answerSecurityTxt(c: Context, { env, clock }: Services): Response | undefined {
  if (!env.SECURITY_CONTACT) return undefined
  const expires = new Date(clock().getTime() + GOOD_FOR_DAYS * 86_400_000)
  expires.setUTCHours(0, 0, 0, 0)
  const lines = [
    `Contact: ${env.SECURITY_CONTACT}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en, ru',
    `Canonical: ${env.PUBLIC_URL}/.well-known/security.txt`,
  ]
  return c.text(`${lines.join('\n')}\n`, 200, { 'cache-control': 'public, max-age=86400' })
}

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
  oauthRoutes(app, services)
  unsubscribeRoute(app, services)
  sharedCardRoute(app, services)

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
