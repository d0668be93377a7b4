import { sql } from 'drizzle-orm'
import { Hono, type Context } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
import { openapi } from '#contract/openapi.ts'
import { accountDataRoutes } from './features/account-data/routes.ts'
import { accountsRoutes } from './features/accounts/routes.ts'
import { adminRoutes } from './features/admin/routes.ts'
import { bookingsRoutes } from './features/bookings/routes.ts'
import { calculatorsRoutes } from './features/calculators/routes.ts'
import { calendarRoutes } from './features/calendar/routes.ts'
import { chartsRoutes } from './features/charts/routes.ts'
import { chatRoutes } from './features/chat/routes.ts'
import { dailyRoutes } from './features/daily/routes.ts'
import { googleRoutes } from './features/google/routes.ts'
import { peopleRoutes } from './features/people/routes.ts'
import { placesRoutes } from './features/places/routes.ts'
import { plansRoutes } from './features/plans/routes.ts'
import { webhookRoute } from './features/plans/webhook-route.ts'
import { promptsRoutes } from './features/prompts/routes.ts'
import { reportsRoutes } from './features/reports/routes.ts'
import { reviewsRoutes } from './features/reviews/routes.ts'
import { supportRoutes } from './features/support/routes.ts'
import { transitsRoutes } from './features/transits/routes.ts'
import { sandboxRoutes } from './features/sandbox/routes.ts'
import { createBind, failureOutside } from './http/bind.ts'
import { answerStored } from './http/stored.ts'
import { AppError } from './platform/app-error.ts'
import type { Services } from './platform/services.ts'
import { textsVersion } from './version.ts'

/** Everything below `/api`, and the two addresses a load balancer asks. */
export function createApp(services: Services): Hono {
  const app = new Hono()
  const fail = (c: Context, error: unknown) => failureOutside(c, services, error)

  app.use(
    secureHeaders({
      // What sets a header of its own, such as a stored file or the sign-in's pop-up, keeps it.
      overwrite: false,
      // The pop-up visits Google and must still know who opened it.
      crossOriginOpenerPolicy: 'same-origin-allow-popups',
      xFrameOptions: 'DENY',
      referrerPolicy: 'strict-origin-when-cross-origin',
      strictTransportSecurity: false,
      contentSecurityPolicy: {
        baseUri: ["'none'"],
        objectSrc: ["'none'"],
        frameAncestors: ["'none'"],
        formAction: ["'self'"],
      },
    }),
  )
  app.get('/healthz', (c) => c.json({ status: 'ok' }))
  googleRoutes(app, services)
  app.get('/storage/*', (c) => answerStored(c, services))
  app.get('/readyz', async (c) => {
    try {
      await services.db.execute(sql`select 1 from pgboss.version`)
      return c.json({ status: 'ok' })
    } catch (cause) {
      services.log.warn('not ready', { error: cause })
      return fail(c, new AppError('unavailable', { cause }))
    }
  })

  // Also outside `/api`, where providers are often told to call.
  webhookRoute(app, services)
  sandboxRoutes(app, services)

  const api = new Hono()
  const bind = createBind(api, services)
  accountDataRoutes(bind, services)
  accountsRoutes(bind, services)
  adminRoutes(bind, services)
  bookingsRoutes(bind, services)
  calculatorsRoutes(bind, services)
  calendarRoutes(bind, services)
  chartsRoutes(bind, services)
  chatRoutes(bind, services)
  dailyRoutes(bind, services)
  peopleRoutes(bind, services)
  placesRoutes(bind, services)
  plansRoutes(bind, services)
  promptsRoutes(bind, services)
  reportsRoutes(bind, services)
  reviewsRoutes(bind, services)
  supportRoutes(bind, services)
  transitsRoutes(bind, services)
  webhookRoute(api, services)
  bind('GET /version', async () => ({ version: await textsVersion(services.db) }))
  api.get('/openapi.json', (c) => c.json(openapi()))
  api.all('*', (c) => fail(c, new AppError('not_found')))

  app.route('/api', api)
  app.onError((error, c) => fail(c, error))
  return app
}
