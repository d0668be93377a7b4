import type { Bind } from '../../http/bind.ts'
import type { Services } from '#platform/services.ts'
import { listTransits } from './list-transits.ts'

export function transitsRoutes(bind: Bind, services: Services): void {
  bind('GET /transits', ({ actor: { user }, caller: { timeZone, lang }, query }) =>
    listTransits(services, user, { timeZone, months: query.months ?? 6, lang: query.lang ?? lang }),
  )
}
