import type { Bind } from '../../http/bind.ts'
import type { Services } from '../../platform/services.ts'
import { standingAt } from '../plans/domain/standing.ts'
import { historyColumns } from '../plans/queries.ts'
import { listDays } from './list-days.ts'
import { presentDay } from './present.ts'
import { todayColumn } from './queries.ts'

export function dailyRoutes(bind: Bind, services: Services): void {
  bind(
    'GET /reports/daily',
    async ({ actor, beside, caller }) => {
      const { plan } = standingAt(beside, services.clock())
      const days = await listDays(services, actor.user, caller.timeZone, plan, beside.today)
      return Object.fromEntries(days.map((day) => [day.date, presentDay(day, plan)]))
    },
    { ...historyColumns, today: todayColumn },
  )
}
