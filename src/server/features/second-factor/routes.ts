import type { Bind } from '../../http/bind.ts'
import type { Services } from '#platform/services.ts'
import { countRecoveryCodes } from './queries.ts'
import { renewRecoveryCodes } from './recovery-codes.ts'
import { turnOffSecondFactor } from './turn-off.ts'
import { beginSecondFactor, confirmSecondFactor } from './turn-on.ts'

export function secondFactorRoutes(bind: Bind, services: Services): void {
  bind('GET /account/second-factor', async ({ actor: { user } }) => ({
    on: user.secondFactorSince !== null,
    since: user.secondFactorSince?.toISOString() ?? null,
    recovery_codes_left: user.secondFactorSince ? await countRecoveryCodes(services.db, user.id) : 0,
  }))

  bind('POST /account/second-factor', ({ actor, body }) => beginSecondFactor(services, actor, body.password))

  bind('POST /account/second-factor/confirm', async ({ actor, body }) => ({
    status: 'success',
    recovery_codes: await confirmSecondFactor(services, actor, body.code),
  }))

  bind('POST /account/second-factor/recovery-codes', async ({ actor, body }) => ({
    status: 'success',
    recovery_codes: await renewRecoveryCodes(services, actor, body.code),
  }))

  bind('DELETE /account/second-factor', async ({ actor, body }) => {
    await turnOffSecondFactor(services, actor, body)
    return { status: 'success' }
  })
}
