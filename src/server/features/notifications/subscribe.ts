import type { CallInput } from '#contract/api.ts'
import type { Actor } from '#core/actors/api.ts'
import { AppError } from '#platform/app-error.ts'
import { hashSecret } from '#platform/secret.ts'
import type { Services } from '#platform/services.ts'
import { isPushService } from './is-push-service.ts'
import { saveSubscription } from './queries.ts'

/**
 * Notes that a browser may be told by push for as long as this session lasts. A browser has one account at a time: whose it
 * was before is told nothing there any more.
 * @throws {AppError} validation for an address of no push service
 */
export async function subscribe(
  { db, clock, env }: Services,
  { user, token }: Actor,
  { endpoint, keys }: CallInput<'POST /push/subscription', 'output'>['body'],
): Promise<void> {
  if (!isPushService(endpoint, env.PUSH_HOSTS)) throw new AppError('validation', { errors: { endpoint: 'invalid' } })
  await saveSubscription(db, {
    userId: user.id,
    tokenHash: hashSecret(token),
    endpoint,
    publicKey: keys.p256dh,
    authSecret: keys.auth,
    createdAt: clock(),
  })
}
