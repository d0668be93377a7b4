import { PLANS } from '#product/offers.ts'
import { enqueue } from '#platform/jobs/job-queue.ts'
import type { Services } from '#platform/services.ts'
import { entitlementAt, readHistory } from '#core/entitlements/api.ts'
import { paymentMail } from './job.ts'
import { announceOnce, peopleWhosePeriodEnds } from './queries.ts'

const DAY_MS = 86_400_000
const LONGEST_DAYS = Math.max(...PLANS.map(({ reminderDays }) => reminderDays))

/** A trial is too short for more. */
const TRIAL_REMINDER_DAYS = 1

/** Announces, once each, the charges that are near. */
export async function remindOfRenewals({ db, boss, clock }: Services): Promise<void> {
  const now = clock()
  const people = await peopleWhosePeriodEnds(db, now, new Date(now.getTime() + LONGEST_DAYS * DAY_MS))
  for (const userId of people) {
    const { subscription } = entitlementAt(await readHistory(db, userId), now)
    if (!subscription?.renews) continue
    const { order, plan, until, onTrial } = subscription
    const days = onTrial ? TRIAL_REMINDER_DAYS : (PLANS.find(({ id }) => id === plan)?.reminderDays ?? 0)
    if (until <= now || until.getTime() - now.getTime() > days * DAY_MS) continue
    await db.transaction(async (tx) => {
      if (await announceOnce(tx, `renewal:${order.id}:${until.toISOString()}`, now))
        await enqueue(boss, tx, paymentMail, { userId, kind: 'renewal', ref: order.id })
    })
  }
}
