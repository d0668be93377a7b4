import type { Bind } from '../../http/bind.ts'
import type { Services } from '#platform/services.ts'
import { choose } from './choose.ts'
import { getStatistics } from './get-statistics.ts'
import { keepEvents } from './keep-events.ts'
import { presentConsent } from './present.ts'
import { findConsent } from './queries.ts'

export function analyticsRoutes(bind: Bind, services: Services): void {
  const { db, env } = services

  bind('GET /admin/analytics', ({ query }) => getStatistics(services, query.days))

  bind('GET /consent', async ({ caller: { userId } }) =>
    presentConsent(env, userId === null ? undefined : await findConsent(db, userId)),
  )

  bind('POST /consent', async ({ body, caller }) => ({
    status: 'success',
    ...presentConsent(env, await choose(services, body, caller)),
  }))

  bind('POST /events', async ({ body, caller }) => ({
    status: 'success',
    ...(await keepEvents(services, body, caller)),
  }))
}
