import type { Bind } from '../../http/bind.ts'
import type { Services } from '../../platform/services.ts'
import { getChart, readChart } from './get-chart.ts'
import { orderChart } from './order-chart.ts'
import { presentChart, presentRow } from './present.ts'
import { listCharts } from './queries.ts'

export function chartsRoutes(bind: Bind, services: Services): void {
  bind('GET /reports/charts', async ({ actor: { user } }) => {
    const rows = await listCharts(services.db, user.id)
    return rows.map((row) => presentRow(user, readChart(services, user, row)))
  })

  bind('POST /order/report/:type', async ({ actor, params }) => ({
    status: 'success',
    hash: await orderChart(services, actor.user, params.type),
  }))

  bind('GET /chart/:hash', async ({ actor: { user }, params }) =>
    presentChart(user, await getChart(services, user, params.hash)),
  )
}
