import { Hono, type Context } from 'hono'
import { openapi } from '#contract/openapi.ts'
import { accountDataRoutes } from './features/account-data/routes.ts'
import { accountsRoutes } from './features/accounts/routes.ts'
import { adminRoutes } from './features/admin/routes.ts'
import { analyticsRoutes } from './features/analytics/routes.ts'
import { bookingsRoutes } from './features/bookings/routes.ts'
import { calculatorsRoutes } from './features/calculators/routes.ts'
import { calendarRoutes } from './features/calendar/routes.ts'
import { chartsRoutes } from './features/charts/routes.ts'
import { chatRoutes } from './features/chat/routes.ts'
import { dailyRoutes } from './features/daily/routes.ts'
import { deviceRoutes } from './features/devices/routes.ts'
import { openIdRoutes } from './features/openid/routes.ts'
import { passkeysRoutes } from './features/passkeys/routes.ts'
import { landingStatsRoutes } from './features/landing-stats/routes.ts'
import { peopleRoutes } from './features/people/routes.ts'
import { placesRoutes } from './features/places/routes.ts'
import { plansRoutes } from './features/plans/routes.ts'
import { webhookRoute } from './features/plans/webhook-route.ts'
import { promptsRoutes } from './features/prompts/routes.ts'
import { reportsRoutes } from './features/reports/routes.ts'
import { reviewsRoutes } from './features/reviews/routes.ts'
import { proofRoutes } from './features/proof/routes.ts'
import { secondFactorRoutes } from './features/second-factor/routes.ts'
import { staffRoutes } from './features/staff/routes.ts'
import { supportRoutes } from './features/support/routes.ts'
import { transitsRoutes } from './features/transits/routes.ts'
import { sandboxRoutes } from './features/sandbox/routes.ts'
import { createBind, failureOutside } from './http/bind.ts'
import { measureRequests, type PatternOf } from './http/measure-requests.ts'
import { probes } from './http/probes.ts'
import { secured } from './http/security-headers.ts'
import { answerSecurityTxt } from './http/security-txt.ts'
import { answerStored } from './http/stored.ts'
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

  const api = new Hono()
  const bind = createBind(api, services)
  accountDataRoutes(bind, services)
  accountsRoutes(bind, services)
  adminRoutes(bind, services)
  analyticsRoutes(bind, services)
  bookingsRoutes(bind, services)
  calculatorsRoutes(bind, services)
  calendarRoutes(bind, services)
  chartsRoutes(bind, services)
  chatRoutes(bind, services)
  dailyRoutes(bind, services)
  landingStatsRoutes(bind, services)
  deviceRoutes(bind, services)
  peopleRoutes(bind, services)
  placesRoutes(bind, services)
  plansRoutes(bind, services)
  promptsRoutes(bind, services)
  reportsRoutes(bind, services)
  reviewsRoutes(bind, services)
  passkeysRoutes(bind, services)
  proofRoutes(bind, services)
  secondFactorRoutes(bind, services)
  staffRoutes(bind, services)
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
