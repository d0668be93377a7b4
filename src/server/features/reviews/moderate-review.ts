import { AppError } from '#platform/app-error.ts'
import { enqueue } from '#platform/jobs/job-queue.ts'
import type { Services } from '#platform/services.ts'
import { audited, type Staff } from '../staff/api.ts'
import { reviewMail } from './job.ts'
import { decideReview, findReview, setAnswer } from './queries.ts'

/** Shows a review, or rejects it; its author is told by mail. @throws {AppError} not_found */
export async function moderateReview(
  services: Services,
  staff: Staff,
  { id, decision, reason = '' }: { id: number; decision: 'approve' | 'reject'; reason?: string | undefined },
): Promise<void> {
  await audited(services, staff, { action: `${decision} review`, target: `review:${id}`, reason }, async (tx) => {
    const review = await findReview(tx, id)
    if (!review) throw new AppError('not_found')
    const status = decision === 'approve' ? 'shown' : 'rejected'
    await decideReview(tx, id, { status, reason: reason || null, decidedAt: services.clock() })
    if (status !== review.status) await enqueue(services.boss, tx, reviewMail, { reviewId: id })
    return { before: { status: review.status }, after: { status }, result: undefined }
  })
}

/** Answers a review below it, or takes the answer away. @throws {AppError} not_found */
export async function answerReview(
  services: Services,
  staff: Staff,
  { id, answer }: { id: number; answer: string },
): Promise<void> {
  await audited(services, staff, { action: 'answer review', target: `review:${id}`, reason: '' }, async (tx) => {
    const review = await findReview(tx, id)
    if (!review) throw new AppError('not_found')
    await setAnswer(tx, id, answer || null)
    return { before: { answer: review.answer }, after: { answer: answer || null }, result: undefined }
  })
}
