import * as z from 'zod'
import { defineJob } from '#platform/jobs/job.ts'
import { sendReviewMail } from './send-review-mail.ts'

/** Tells an author what became of their review. */
export const reviewMail = defineJob({
  id: 'review-mail',
  patience: 'day',
  payload: z.object({ reviewId: z.number() }),
  run: sendReviewMail,
})
