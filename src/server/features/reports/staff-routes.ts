import { getReportFor } from './get-report-for.ts'
import { presentForStaff } from './present-for-staff.ts'
import { listReports } from './queries.ts'
import { retryReport } from './retry-report.ts'
import type { Bind } from '../../http/bind.ts'
import type { Services } from '#platform/services.ts'
import type { Actor } from '#core/actors/api.ts'
import { audited, presentPage, presentStaff } from '../staff/api.ts'

const STATUS_OF = { failed: -1, in_progress: 0, ready: 2 } as const
const DONE = { status: 'success' } as const

/** What the staff calls. */
export function reportsStaffRoutes(bind: Bind, services: Services): void {
  const staffOf = (actor: Actor) => presentStaff(services, actor)

  bind('GET /admin/reports/:page', async ({ params: { page }, query: { state } }) => {
    const { rows, total } = await listReports(services.db, page, state && STATUS_OF[state])
    return presentPage(page, total, rows.map(presentForStaff))
  })

  bind('GET /admin/report/:hash', ({ params }) => getReportFor(services, params.hash))

  bind('POST /admin/report/:hash/retry', async ({ actor, params: { hash }, body: { reason } }) => {
    const entry = { action: 'retry report', target: `report:${hash}`, reason }
    await audited(services, staffOf(actor), entry, async (tx) => {
      await retryReport({ ...services, db: tx }, hash)
      return { before: { status: -1 }, after: { status: 0 }, result: undefined }
    })
    return DONE
  })
}
