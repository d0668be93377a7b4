import { AppError } from '#platform/app-error.ts'
import { enqueue } from '#platform/jobs/job-queue.ts'
import type { Services } from '#platform/services.ts'
import { cancelIn } from '../bookings/change-booking.ts'
import { reviewMail } from '../reviews/job.ts'
import { findReview } from '../reviews/queries.ts'
import { audited, type Staff } from './audited.ts'
import { decideReview, setAnswered } from './queries.ts'

interface Asked {
  id: number
  reason: string
}

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

/** Marks a message to us as answered or as open. @throws {AppError} not_found */
export async function answerSupport(
  services: Services,
  staff: Staff,
  { id, answered }: { id: number; answered: boolean },
): Promise<void> {
  const action = answered ? 'answer message' : 'reopen message'
  await audited(services, staff, { action, target: `support:${id}`, reason: '' }, async (tx) => {
    const row = await setAnswered(tx, id, answered ? services.clock() : null)
    if (!row) throw new AppError('not_found')
    return { before: { answered: !answered }, after: { answered }, result: undefined }
  })
}

/** Cancels a booking for the consultant: its person has all of their money back, and everybody is told. @throws {AppError} not_found */
export async function callOffBooking(services: Services, staff: Staff, { id, reason }: Asked): Promise<void> {
  await audited(services, staff, { action: 'cancel booking', target: `booking:${id}`, reason }, async (tx) => {
    const { booking, refunded } = await cancelIn(services, tx, id, { by: 'staff', reason })
    return {
      before: { startsAt: booking.startsAt.toISOString() },
      after: { canceled: true, refunded },
      result: undefined,
    }
  })
}
