import type { Bind } from '../../http/bind.ts'
import type { Services } from '#platform/services.ts'
import { entitlementAt, historyColumns } from '#core/entitlements/api.ts'
import { listDays } from './list-days.ts'
import { presentDay } from './present.ts'
import { todayColumn } from './queries.ts'
import { readPersonDays } from './read-person-days.ts'
import { readSpan } from './read-span.ts'

export function dailyRoutes(bind: Bind, services: Services): void {
  bind(
    'GET /reports/daily',
    async ({ actor, preload, caller }) => {
      const { plan } = entitlementAt(preload, services.clock())
      const days = await listDays(services, actor.user, caller.timeZone, plan, preload.today)
      return Object.fromEntries(days.map((day) => [day.date, presentDay(day, plan)]))
    },
    { ...historyColumns, today: todayColumn },
  )
  bind(
    'GET /reports/daily/:span',
    async ({ actor: { user }, preload, caller: { timeZone, lang }, params: { span }, query }) => {
      const { plan } = entitlementAt(preload, services.clock())
      return readSpan(services, user, { span, plan, timeZone, lang: query.lang ?? lang })
    },
    historyColumns,
  )
  bind(
    'GET /people/:id/days',
    async ({ actor: { user }, preload, caller: { timeZone, lang }, params: { id }, query }) => {
      const { plan } = entitlementAt(preload, services.clock())
      return readPersonDays(services, user, { id, plan, timeZone, lang: query.lang ?? lang })
    },
    historyColumns,
  )
}
