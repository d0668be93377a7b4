import { AppError } from '#platform/app-error.ts'
import { enqueue } from '#platform/jobs/job-queue.ts'
import { newSecret } from '#platform/secret.ts'
import type { Services } from '#platform/services.ts'
import { play, type Action, type RefundAsked } from './domain/play.ts'
import { sandboxDelivery } from './job.ts'
import { insertEvent, lockCheckout, updateCheckout } from './queries.ts'

type Bank = Pick<Services, 'db' | 'boss' | 'clock'>

/**
 * Lets something happen at the sandbox bank. What it changes, the events it causes and their delivery are one
 * transaction. Gives the ids of the events.
 * @throws {AppError} not_found for a page there is not.
 */
export async function act(
  { db, boss, clock }: Bank,
  token: string,
  action: Action,
  refund?: RefundAsked,
): Promise<string[]> {
  const now = clock()
  return db.transaction(async (tx) => {
    const checkout = await lockCheckout(tx, token)
    if (!checkout) throw new AppError('not_found')
    const { changes, events } = play(checkout, action, now, refund)
    await updateCheckout(tx, token, changes)
    const ids: string[] = []
    for (const { subject, ...payload } of events) {
      const id = `evt_${newSecret()}`
      const body = JSON.stringify({ id, at: now, order: checkout.orderId, customer: null, ...payload })
      if (!(await insertEvent(tx, { id, token, subject, body, createdAt: now }))) continue
      await enqueue(boss, tx, sandboxDelivery, { event: id })
      ids.push(id)
    }
    return ids
  })
}
