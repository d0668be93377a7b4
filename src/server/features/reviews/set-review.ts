import type { CallInput } from '#contract/api.ts'
import type { ReviewSubject } from '#contract/reviews.ts'
import { AppError } from '#platform/app-error.ts'
import type { Db } from '#platform/database/database.ts'
import { makePicture } from '#platform/pictures/make-picture.ts'
import { countAttempt } from '#platform/rate-limit.ts'
import { newSecret } from '#platform/secret.ts'
import type { Services } from '#platform/services.ts'
import { lockUser, proveConfirmed, type User } from '#core/users/api.ts'
import { hasChart } from '../charts/api.ts'
import { hasDay } from '../daily/api.ts'
import { receivedTypes } from '../reports/api.ts'
import { hasReviewed, insertReview, lockReviewers } from './queries.ts'

/** How a picture is kept, in pixels, and beside which field a wrong one is named. */
const AVATAR = { side: 160, field: 'avatar' }
const A_DAY = { limit: 5, windowSeconds: 86_400 }

/** Whether a person has had a day, a chart or a report of theirs written. */
export const hasUsed = async (db: Db, userId: number): Promise<boolean> =>
  (await hasDay(db, userId)) || (await hasChart(db, userId)) || (await receivedTypes(db, userId)).length > 0

/** @throws {AppError} forbidden to who has not used the thing, conflict to who has reviewed it */
async function assertMayReview(services: Services, user: User, subject: ReviewSubject): Promise<void> {
  const { db } = services
  if (subject === 'service') {
    if (!(await hasUsed(db, user.id))) throw new AppError('forbidden', { message: 'review_unused' })
  } else if (!(await receivedTypes(db, user.id)).includes(subject))
    throw new AppError('forbidden', { message: 'review_report_unread' })
  if (await hasReviewed(db, user.email, subject)) throw new AppError('conflict', { message: 'review_exists' })
}

/**
 * Keeps a review in the language of its writer's account. Nobody reads it before the staff has.
 * @throws {AppError} email_unconfirmed; forbidden to who has not used the thing; conflict for a second review of it;
 * rate_limited; too_large or unsupported_media for a picture that can't be used.
 */
export async function setReview(
  services: Services,
  user: User,
  { subject = 'service', rating, text, location = '', avatar }: CallInput<'POST /reviews/set', 'output'>['body'],
): Promise<void> {
  const { db, clock, storage } = services
  const now = clock()
  proveConfirmed(user)
  await countAttempt(db, { key: `review:${user.id}`, ...A_DAY }, now)
  await assertMayReview(services, user, subject)
  const picture = avatar instanceof File && avatar.size > 0 ? await makePicture(services, avatar, AVATAR) : null
  const key = picture && `avatars/${newSecret()}.webp`
  if (key) await storage.put(key, picture)
  const { id: userId, lang, firstName: name, email } = user
  await db.transaction(async (tx) => {
    // Of two at once the second sees the first, also from another account with the same mailbox.
    await lockUser(tx, userId)
    await lockReviewers(tx, email)
    if (await hasReviewed(tx, email, subject)) throw new AppError('conflict', { message: 'review_exists' })
    await insertReview(tx, { userId, subject, lang, name, location, avatar: key, text, rating, createdAt: now })
  })
}
