import * as z from 'zod'
import { defineJob } from '#platform/jobs/job.ts'
import type { Services } from '#platform/services.ts'
import { findUser } from '#core/users/api.ts'
import { reviewMailText } from './mail.ts'
import { titleOf } from './present.ts'
import { findReview } from './queries.ts'

/** Tells an author that their review is shown, or why it isn't; nothing where it waits again or is gone. */
async function sendReviewMail(
  { db, env, mailer }: Services,
  { reviewId }: { reviewId: number },
  jobId: string,
): Promise<void> {
  const review = await findReview(db, reviewId)
  const user = review && (await findUser(db, review.userId))
  if (!user || (review.status !== 'shown' && review.status !== 'rejected')) return
  await mailer.send({
    id: jobId,
    to: user.email,
    ...reviewMailText(review.status, user.lang, {
      firstName: user.firstName,
      title: titleOf(review.subject, user.lang),
      reason: review.reason,
      link: `${env.PUBLIC_URL}/reviews`,
    }),
  })
}

/** Tells an author what became of their review. */
export const reviewMail = defineJob({
  id: 'review-mail',
  patience: 'day',
  payload: z.object({ reviewId: z.number() }),
  run: sendReviewMail,
})
