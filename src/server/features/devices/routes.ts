import type { Bind } from '../../http/bind.ts'
import { AppError } from '#platform/app-error.ts'
import type { Services } from '#platform/services.ts'
import { presentAccount } from '../accounts/present.ts'
import { renewSession } from './renew-session.ts'

export function deviceRoutes(bind: Bind, services: Services): void {
  bind('POST /session/cookie', async ({ actor, caller }) => {
    if (!caller.isSite) throw new AppError('bad_request')
    return presentAccount(services, await renewSession(services, actor, caller))
  })
}
