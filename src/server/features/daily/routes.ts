import type { Bind } from '../../http/bind.ts'
import type { Services } from '../../platform/services.ts'
import { getPlan } from '../plans/get-plan.ts'
import { listDays } from './list-days.ts'
import { presentDay } from './present.ts'

export function dailyRoutes(bind: Bind, services: Services): void {
  bind('GET /reports/daily', async ({ actor, caller }) => {
    const { plan } = await getPlan(services.db, actor.user.id, services.clock())
    const days = await listDays(services, actor.user, caller.timeZone, plan)
    return Object.fromEntries(days.map((day) => [day.date, presentDay(day, plan)]))
  })
}
