import type { Bind } from '../../http/bind.ts'
import type { Services } from '#platform/services.ts'
import { chooseRules } from './choose-rules.ts'
import { firstChart } from './first-chart.ts'
import { getChart } from './get-chart.ts'
import { getWheel } from './get-wheel.ts'
import { orderChart } from './order-chart.ts'
import { presentChart, presentRow } from './present.ts'
import { listCharts } from './queries.ts'
import { readChart } from './read-chart.ts'
import { readPersonChart } from './read-person-chart.ts'

export function chartsRoutes(bind: Bind, services: Services): void {
  bind('GET /reports/charts', async ({ actor: { user }, caller: { timeZone } }) => {
    const rows = await listCharts(services.db, user.id)
    return rows.map((row) => presentRow(user, readChart(services, user, timeZone, row)))
  })

  bind('POST /first-chart', ({ body, caller }) => firstChart(services, body, caller))

  bind('POST /order/report/:type', async ({ actor, params, body: { person, ...asked } }) => ({
    status: 'success',
    hash: await orderChart(services, actor.user, { wireType: params.type, personId: person, ...asked }),
  }))

  bind('GET /people/:id/chart', ({ actor: { user }, params: { id } }) => readPersonChart(services, user, id))

  bind('GET /chart/:hash', async ({ actor: { user }, caller: { timeZone }, params }) =>
    presentChart(services, user, await getChart(services, user, timeZone, params.hash)),
  )

  bind('PATCH /chart/:hash', async ({ actor: { user }, caller: { timeZone }, params: { hash }, body: { rules } }) => {
    await chooseRules(services, user, { hash, rules })
    return presentChart(services, user, await getChart(services, user, timeZone, hash))
  })

  bind('GET /chart/:hash/wheel.svg', ({ actor: { user }, caller: { timeZone }, params }) =>
    getWheel(services, user, timeZone, { hash: params.hash, format: 'svg' }),
  )

  bind('GET /chart/:hash/wheel.png', ({ actor: { user }, caller: { timeZone }, params }) =>
    getWheel(services, user, timeZone, { hash: params.hash, format: 'png' }),
  )
}
