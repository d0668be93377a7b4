import type { Db } from '#platform/database/database.ts'
import { enqueue } from '#platform/jobs/job-queue.ts'
import type { Services } from '#platform/services.ts'
import { tellProvider } from './job.ts'
import { eventsOfOrders } from './queries.ts'

/** Gives back in whole what was paid for an order that is a single payment. */
export async function refundOrder({ boss }: Pick<Services, 'boss'>, tx: Db, orderId: string): Promise<void> {
  const paid = (await eventsOfOrders(tx, [orderId])).find(({ kind }) => kind === 'paid')
  if (paid?.payment)
    await enqueue(boss, tx, tellProvider, { task: 'refund', orderId, payment: paid.payment, once: 'booking' })
}
