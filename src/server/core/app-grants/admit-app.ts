import { LEAST_SCOPE, type AppScope } from '#product/app-scopes.ts'
import { takeCall, type Allowance } from '#core/api-keys/api.ts'
import { AppError } from '#platform/app-error.ts'
import { hashSecret } from '#platform/secret.ts'
import type { Services } from '#platform/services.ts'
import { isAccessToken } from './domain/app-tokens.ts'
import { findToken, noteGrantUse } from './queries.ts'

/** On whose behalf an assistant asks, and what they have allowed it. */
export interface AppCaller {
  userId: number
  grantId: number
  scopes: readonly AppScope[]
}

/** Whether what stands after `Bearer` is a token of a person's consent, and no key. */
export { isAccessToken }

/**
 * Lets an assistant in by a token, which counts at one address only, and counts the call for the person's account.
 * @throws {AppError} unauthenticated, forbidden, rate_limited
 */
export async function admitApp(
  services: Services,
  { token, resource, ip }: { token: string; resource: string; ip: string },
  onCounted: (allowance: Allowance) => void,
): Promise<AppCaller> {
  const { db, clock } = services
  const now = clock()
  const found = await findToken(db, hashSecret(token))
  const isGood = found?.kind === 'access' && found.expiresAt > now && found.grant.resource === resource
  const allowance = await takeCall(services, isGood ? { userId: found.grant.userId } : { ip })
  onCounted(allowance)
  if (allowance.isSpent)
    throw new AppError('rate_limited', { code: 'calls_spent', retryAfterSeconds: allowance.resetSeconds })
  if (!isGood) throw new AppError('unauthenticated', { message: 'token_invalid', code: 'token_invalid' })
  const { id, userId, scopes } = found.grant
  if (!scopes.includes(LEAST_SCOPE))
    throw new AppError('forbidden', { message: 'key_scope', values: { scope: LEAST_SCOPE }, code: 'scope_missing' })
  if (!(await noteGrantUse(db, id, now)))
    throw new AppError('unauthenticated', { message: 'token_invalid', code: 'token_invalid' })
  return { userId, grantId: id, scopes }
}
