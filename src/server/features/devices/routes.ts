import { deleteOtherSessions } from '#core/sessions/api.ts'
import { hashSecret } from '#platform/secret.ts'
import type { Services } from '#platform/services.ts'
import type { Bind } from '../../http/bind.ts'
import { endDevice, listDevices } from './list-devices.ts'

export function deviceRoutes(bind: Bind, services: Services): void {
  bind('GET /account/devices', ({ actor }) => listDevices(services, actor))

  bind('DELETE /account/devices/:id', async ({ actor, params }) => {
    await endDevice(services, actor, params.id)
    return { status: 'success' }
  })

  bind('DELETE /account/devices', async ({ actor }) => {
    await deleteOtherSessions(services.db, actor.user.id, hashSecret(actor.token))
    return { status: 'success' }
  })
}
