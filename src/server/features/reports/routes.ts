import type { Bind } from '../../http/bind.ts'
import type { Services } from '../../platform/services.ts'
import { presentCounters } from '../accounts/present.ts'
import { countOrdered, orderReport } from './order-report.ts'

export function reportsRoutes(bind: Bind, services: Services): void {
  bind('GET /order/report/:type', async ({ actor: { user }, params }) => {
    const hash = await services.db.transaction((tx) => orderReport(services, tx, user, params.type))
    return { status: 'success', counters: JSON.stringify(await presentCounters(services, user)), hash }
  })

  bind('GET /check/report/:type', async ({ actor: { user }, params }) => ({
    status: 'success',
    count: await countOrdered(services, user, params.type),
  }))
}
