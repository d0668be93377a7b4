import type { Bind } from '../../http/bind.ts'
import type { Services } from '#platform/services.ts'
import { changePassword } from './change-password.ts'
import { deleteAccount } from './delete-account.ts'
import { readReceipt } from './read-receipt.ts'
import { exportAccount } from './export-account.ts'

export function accountDataRoutes(bind: Bind, services: Services): void {
  bind('POST /account/password', async ({ actor, body }) => {
    await changePassword(services, actor, body)
    return { status: 'success' }
  })

  bind('GET /account/export', ({ actor }) => exportAccount(services, actor))

  bind('DELETE /account', async ({ actor, body, caller }) => {
    const { receipt, notes } = await deleteAccount(services, actor, body)
    caller.endSession('everything')
    return { status: 'success', receipt, ...(notes.length > 0 && { message: notes.join('\n') }) }
  })

  bind('GET /erasure/:code', ({ params, caller }) => readReceipt(services, params.code, caller.ip))
}
