import type { Db } from '#platform/database/database.ts'
import { publish } from '#platform/events.ts'
import { enqueue } from '#platform/jobs/job-queue.ts'
import type { Services } from '#platform/services.ts'
import {
  entriesDue,
  giftSettled,
  insertEntries,
  paymentsOf,
  readHistory,
  readLedger,
  settlementOf,
  subscriptionsOf,
  type History,
  type Payment,
  type Settlement,
} from '#core/entitlements/api.ts'
import { tellProvider } from './job.ts'
import { insertCancellation, insertWithdrawal } from './queries.ts'
import { takeBackUnbegun } from './take-back.ts'

const NOTHING_UNBEGUN: ReadonlySet<string> = new Set()

/** Whether a payment's period is the one that its subscription is in, or the last it was in. */
function isCurrent({ order, period }: Payment, history: History): boolean {
  const subscription = subscriptionsOf(history).find((other) => other.order.id === order.id)
  return period !== null && subscription?.until.getTime() === period.end.getTime()
}

/** What would go back of a payment now: what was ordered and waits is taken back first. Whoever calls this holds the person's row. */
export async function settle(
  services: Pick<Services, 'clock'>,
  tx: Db,
  userId: number,
  payment: Payment,
): Promise<Settlement> {
  await takeBackUnbegun(services, tx, userId, payment)
  return settlementOf(payment, await readLedger(tx, userId), NOTHING_UNBEGUN, services.clock())
}

/**
 * Gives a payment back as far as it is said: from this moment it grants nothing more, what is left of its credits is gone,
 * and a subscription that it pays for now is over. The money follows by a job.
 */
export async function giveBack(
  services: Services,
  tx: Db,
  userId: number,
  { payment, by, ...sums }: { payment: Payment; by: 'person' | 'staff' } & Settlement,
): Promise<void> {
  const { boss, clock } = services
  const now = clock()
  const { id: orderId } = payment.order
  const isPlan = payment.order.kind === 'subscription'
  const ends = isPlan && (by === 'person' || isCurrent(payment, await readHistory(tx, userId)))
  const { refundCents, usedCents, reports, forecasts } = sums
  const days = payment.period ? sums.days : null
  const sumsKept = { refundCents, usedCents, reports, forecasts, days }
  await insertWithdrawal(tx, { payment: payment.id, orderId, userId, by, ends, ...sumsKept, at: now })
  if (payment.order.kind === 'gift')
    await publish(services, tx, giftSettled, { giftId: Number(payment.order.pointer), state: 'refunded' })
  await insertEntries(tx, entriesDue(paymentsOf(await readHistory(tx, userId)), await readLedger(tx, userId), now))
  if (ends) {
    await insertCancellation(tx, { orderId, userId, by: by === 'person' ? 'withdrawal' : 'refund', at: now })
    await enqueue(boss, tx, tellProvider, { task: 'cancel_now', orderId })
  }
  if (refundCents > 0)
    await enqueue(boss, tx, tellProvider, {
      task: 'refund',
      orderId,
      payment: payment.id,
      cents: refundCents,
      once: by,
    })
}
