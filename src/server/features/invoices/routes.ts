import type { Services } from '#platform/services.ts'
import type { Bind } from '../../http/bind.ts'
import { presentStaff } from '../staff/api.ts'
import { getInvoiceFile } from './get-invoice-file.ts'
import { changeSeller, readSeller } from './seller.ts'

export function invoicesRoutes(bind: Bind, services: Services): void {
  bind('GET /invoice/:transaction', ({ actor: { user }, params }) => getInvoiceFile(services, user, params.transaction))

  bind('GET /admin/seller', () => readSeller(services.db))

  bind('PUT /admin/seller', async ({ actor, body }) => {
    await changeSeller(services, presentStaff(services, actor), body)
    return { status: 'success' }
  })
}
