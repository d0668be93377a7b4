import { entitlementAt, historyColumns } from '#core/entitlements/api.ts'
import type { Services } from '#platform/services.ts'
import type { Bind } from '../../http/bind.ts'
import { getCard } from './get-card.ts'

export function cardsRoutes(bind: Bind, services: Services): void {
  bind(
    'GET /card/:kind',
    ({ actor: { user }, preload, caller: { timeZone }, params, query }) => {
      const { plan } = entitlementAt(preload, services.clock())
      return getCard(services, user, { ...params, ...query, plan, timeZone })
    },
    historyColumns,
  )
}
