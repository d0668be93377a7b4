import type { CallInput } from '#contract/api.ts'
import { AppError } from '#platform/app-error.ts'
import { enqueue } from '#platform/jobs/job-queue.ts'
import type { Services } from '#platform/services.ts'
import { lockUser, type User } from '#core/users/api.ts'
import { getPlan } from '#core/entitlements/api.ts'
import { paymentMail, tellProvider } from './job.ts'
import { addSurvey, insertCancellation } from './queries.ts'

type Survey = CallInput<'POST /invoice/subscription/cancel', 'output'>['body']

/**
 * Ends the subscription with the period that is paid for. It holds from this moment; the provider is told by a job. Whoever
 * canceled without a word may say why by a second call.
 * @throws {AppError} conflict when there is nothing to cancel, and nothing new to say of it.
 */
export async function cancelSubscription(
  { db, boss, clock }: Services,
  user: User,
  { reason, feedback, wouldReturn }: Survey,
): Promise<void> {
  const now = clock()
  await db.transaction(async (tx) => {
    await lockUser(tx, user.id)
    const { subscription } = await getPlan(tx, user.id, now)
    const survey = { reason, feedback, wouldReturn }
    if (subscription?.canceledAt && (await addSurvey(tx, subscription.order.id, survey))) return
    if (!subscription || subscription.canceledAt) throw new AppError('conflict', { message: 'nothing_to_cancel' })
    const { id: orderId } = subscription.order
    await insertCancellation(tx, { orderId, userId: user.id, by: 'person', ...survey, at: now })
    await enqueue(boss, tx, tellProvider, { task: 'cancel_at_period_end', orderId })
    await enqueue(boss, tx, paymentMail, { userId: user.id, kind: 'canceled', ref: orderId })
  })
}
