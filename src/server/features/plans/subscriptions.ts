import { accountDeleted } from '#core/users/api.ts'
import { on } from '#platform/events.ts'
import { forgetWords, insertCancellation } from './queries.ts'
import { isInForce, readHistory, subscriptionsOf } from '#core/entitlements/api.ts'
import type { Db } from '#platform/database/database.ts'
import { enqueue } from '#platform/jobs/job-queue.ts'
import type { Services } from '#platform/services.ts'
import { tellProvider } from './job.ts'
import { openPages } from './open-pages.ts'
import { refundUndelivered } from './refund-undelivered.ts'

/** Ends every subscription of a person at once and closes what they have not paid yet, so that nothing is charged any more. */
async function endSubscriptions(
  services: Pick<Services, 'boss' | 'clock' | 'payments'>,
  tx: Db,
  userId: number,
): Promise<void> {
  const { boss, clock } = services
  const now = clock()
  for (const subscription of subscriptionsOf(await readHistory(tx, userId))) {
    if (!isInForce(subscription, now)) continue
    const { id: orderId } = subscription.order
    await insertCancellation(tx, { orderId, userId, by: 'person', at: now })
    await enqueue(boss, tx, tellProvider, { task: 'cancel_now', orderId })
  }
  for (const { id: orderId } of await openPages(services, tx, userId))
    await enqueue(boss, tx, tellProvider, { task: 'close', orderId })
}

export const plansSubscriptions = [
  on(accountDeleted, async (services, tx, told) => {
    const { user } = told
    await refundUndelivered(services, tx, told)
    await endSubscriptions(services, tx, user.id)
    await forgetWords(tx, user.id)
  }),
]
