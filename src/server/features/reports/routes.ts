import { reportsStaffRoutes } from './staff-routes.ts'
import type { Bind } from '../../http/bind.ts'
import type { Services } from '#platform/services.ts'
import { presentCounters } from '#core/entitlements/api.ts'
import { getChartFile } from '../charts/api.ts'
import { completeReport } from './complete-report.ts'
import { findThread } from './find-thread.ts'
import { getReport } from './get-report.ts'
import { getReportFile } from './get-report-file.ts'
import { getSampleFile } from './get-sample-file.ts'
import { listReports } from './list-reports.ts'
import { checkOrdered, orderReport } from './order-report.ts'
import { orderTerms } from './order-terms.ts'
import { presentReport, presentReportRow } from './present.ts'
import { returnReport } from './return-report.ts'

export function reportsRoutes(bind: Bind, services: Services): void {
  bind('GET /order/report/:type', async ({ actor: { user }, params, query }) => {
    const ordered = await services.db.transaction((tx) =>
      orderReport(services, tx, user, { ...query, type: params.type }),
    )
    return { status: 'success', counters: JSON.stringify(await presentCounters(services, user)), ...ordered }
  })

  bind('GET /order/report/:type/terms', ({ actor: { user }, params }) => orderTerms(services, user, params.type))

  bind('GET /check/report/:type', async ({ actor: { user }, params }) => ({
    status: 'success',
    ...(await checkOrdered(services, user, params.type)),
  }))

  bind('GET /reports/reports', async ({ actor: { user } }) =>
    (await listReports(services, user)).map((report) => presentReportRow(services, user, report)),
  )

  bind('GET /thread/:hash', async ({ actor, params }) => ({
    kind: await findThread(services.db, actor.user.id, params.hash),
  }))

  bind('GET /report/:hash', async ({ actor: { user }, params }) =>
    presentReport(services, user, await getReport(services, user, params.hash)),
  )

  bind('GET /get/report/sample-monthly', ({ query, caller }) => getSampleFile(services, query.lang ?? caller.lang))

  bind('GET /get/report/:file', async ({ actor: { user }, caller: { timeZone }, params: { file } }) => {
    const hash = file.startsWith('thread_') ? file : `thread_${file}`
    const kind = await findThread(services.db, user.id, hash)
    return kind === 'chart' ? getChartFile(services, user, timeZone, hash) : getReportFile(services, user, hash)
  })

  bind('PATCH /report/:hash', async ({ actor: { user }, params, body }) => {
    const row = await completeReport(services, user, params.hash, body)
    return presentReportRow(services, user, { row, written: null })
  })

  bind('DELETE /report/:hash', async ({ actor: { user }, params }) => {
    await returnReport(services, user, params.hash)
    return { status: 'success', counters: JSON.stringify(await presentCounters(services, user)) }
  })

  reportsStaffRoutes(bind, services)
}
