import type { CallOutput } from '#contract/api.ts'
import type { ReviewSubject } from '#contract/reviews.ts'
import type { Services } from '#platform/services.ts'
import type { User } from '#core/users/api.ts'
import { presentOwnReview, titleOf } from './present.ts'
import { receivedTypes } from '../reports/api.ts'
import { ownReviews } from './queries.ts'
import { hasUsed } from './set-review.ts'

/** What a person has said, and what they have used and said nothing of yet. */
export async function getOwnReviews(services: Services, user: User): Promise<CallOutput<'GET /reviews/mine'>> {
  const { db } = services
  const rows = await ownReviews(db, user.id)
  const said = new Set(rows.map(({ subject }) => subject))
  const used: ReviewSubject[] = (await hasUsed(db, user.id)) ? ['service'] : []
  used.push(...(await receivedTypes(db, user.id)).toSorted())
  return {
    confirmed: user.emailConfirmedAt !== null,
    reviews: rows.map((row) => presentOwnReview(row, user.lang)),
    open: used
      .filter((subject) => !said.has(subject))
      .map((subject) => ({ subject, title: titleOf(subject, user.lang) })),
  }
}
