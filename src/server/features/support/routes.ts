import { supportStaffRoutes } from './staff-routes.ts'
import type { Bind } from '../../http/bind.ts'
import type { Services } from '#platform/services.ts'
import { askSupport } from './ask-support.ts'

export function supportRoutes(bind: Bind, services: Services): void {
  bind('POST /support', async ({ body, caller }) => {
    const { priority, workingDays } = await askSupport(services, body, caller)
    return { status: 'success', priority, working_days: workingDays }
  })

  supportStaffRoutes(bind, services)
}
