import type { CallInput } from '#contract/api.ts'
import { countAttempt } from '../../platform/rate-limit.ts'
import { newSecret } from '../../platform/secret.ts'
import type { Services } from '../../platform/services.ts'
import type { User } from '../accounts/queries.ts'
import { makeAvatar } from './make-avatar.ts'
import { insertReview } from './queries.ts'

const A_DAY = { limit: 5, windowSeconds: 86_400 }

/**
 * Publishes a review in the language of its writer's account.
 * @throws {AppError} rate_limited; too_large or unsupported_media for a picture that can't be used.
 */
export async function setReview(
  { db, clock, storage }: Services,
  user: User,
  { rating, text, location = '', avatar }: CallInput<'POST /reviews/set', 'output'>['body'],
): Promise<void> {
  const now = clock()
  await countAttempt(db, { key: `review:${user.id}`, ...A_DAY }, now)
  const picture = avatar instanceof File && avatar.size > 0 ? await makeAvatar(avatar) : null
  const key = picture && `avatars/${newSecret()}.webp`
  if (key) await storage.put(key, picture)
  const { id: userId, lang, firstName: name } = user
  await insertReview(db, { userId, lang, name, location, avatar: key, text, rating, createdAt: now })
}
