import { AppError } from '../../platform/app-error.ts'
import { enqueue } from '../../platform/jobs/job-queue.ts'
import type { Services } from '../../platform/services.ts'
import { bookingMail } from '../bookings/job.ts'
import { cancelBooking, findBooking } from '../bookings/queries.ts'
import { audited, type Staff } from './audited.ts'
import { findReview, setAnswered, setReviewStatus } from './queries.ts'

interface Asked {
  id: number
  reason: string
}

/** Hides a review from everybody, or shows it again. @throws {AppError} not_found */
export async function moderateReview(
  services: Services,
  staff: Staff,
  { id, hidden, reason }: Asked & { hidden: boolean },
): Promise<void> {
  const action = hidden ? 'hide review' : 'show review'
  await audited(services, staff, { action, target: `review:${id}`, reason }, async (tx) => {
    const review = await findReview(tx, id)
    if (!review) throw new AppError('not_found')
    const status = hidden ? 'hidden' : 'shown'
    await setReviewStatus(tx, id, status)
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

/** Calls a booked hour off; its person is told by mail. @throws {AppError} not_found for one that is past or given back. */
export async function callOffBooking(services: Services, staff: Staff, { id, reason }: Asked): Promise<void> {
  await audited(services, staff, { action: 'call off booking', target: `booking:${id}`, reason }, async (tx) => {
    const booking = await findBooking(tx, id)
    const row = booking && (await cancelBooking(tx, booking.userId, id, services.clock()))
    if (!row) throw new AppError('not_found')
    await enqueue(services.boss, tx, bookingMail, { bookingId: id, kind: 'canceled' })
    return { before: { startsAt: row.startsAt.toISOString() }, after: { canceled: true }, result: undefined }
  })
}
