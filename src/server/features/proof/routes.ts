import type { Bind } from '../../http/bind.ts'
import { AppError } from '#platform/app-error.ts'
import type { Services } from '#platform/services.ts'
import { linkedProviders } from '../openid/api.ts'
import { freshUntil, needsStrongProof } from '#core/actors/api.ts'
import { countPasskeys } from '#core/sessions/api.ts'
import { giveProof } from './give-proof.ts'

export function proofRoutes(bind: Bind, services: Services): void {
  bind('GET /account/proof', async ({ actor }) => {
    const { user } = actor
    const hasApp = user.secondFactorSince !== null
    const strongOnly = await needsStrongProof(services, user)
    const linked = hasApp || !strongOnly ? await linkedProviders(services, services.db, user.id) : []
    const providers = linked.map(({ id }) => id)
    return {
      fresh_until: (await freshUntil(services, actor))?.toISOString() ?? null,
      ways: {
        password: user.passwordHash !== null && (hasApp || !strongOnly),
        code: hasApp,
        passkey: (await countPasskeys(services.db, user.id)) > 0,
        google: providers.includes('google'),
        providers,
      },
    }
  })

  bind('POST /account/proof', async ({ actor, body }) => {
    const until = await freshUntil(services, await giveProof(services, actor, body))
    // One of the staff whose password alone does not count: a passkey has to be used.
    if (!until) throw new AppError('proof_required')
    return { status: 'success', fresh_until: until.toISOString() }
  })
}
