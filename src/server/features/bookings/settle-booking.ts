import type { consultationSettled } from '#core/entitlements/api.ts'
import type { PayloadOf } from '#platform/events.ts'
import type { Db } from '#platform/database/database.ts'
import { enqueue } from '#platform/jobs/job-queue.ts'
import type { Services } from '#platform/services.ts'
import { refundOrder } from '../plans/api.ts'
import { bookingMail } from './job.ts'
import {
  cancelBooking,
  expireHolds,
  findBooking,
  isTaken,
  lockConsultant,
  updateBooking,
  type BookingRow,
} from './queries.ts'
import { tellEverybody } from './tell-everybody.ts'

/** Money for an hour that is another's by now, or has begun, goes back; its person is told. */
async function giveBack(services: Services, tx: Db, booking: BookingRow, orderId: string): Promise<void> {
  const { boss, clock } = services
  await cancelBooking(tx, booking.id, { by: 'taken', at: clock() })
  await updateBooking(tx, booking.id, { orderId, payUrl: null, canceledBy: 'taken' })
  await refundOrder(services, tx, orderId)
  await enqueue(boss, tx, bookingMail, { bookingId: booking.id, kind: 'taken', to: 'person' })
}

async function settlePayment(services: Services, tx: Db, booking: BookingRow, orderId: string): Promise<void> {
  const now = services.clock()
  // Paid after its quarter of an hour: it is still theirs if nobody else wanted it.
  const isLate = booking.canceledAt !== null && booking.canceledBy === 'expired'
  const isFree = !(await isTaken(tx, booking, booking.id, now))
  if (booking.startsAt <= now || !(booking.canceledAt === null || isLate) || !isFree)
    return giveBack(services, tx, booking, orderId)
  await updateBooking(tx, booking.id, { orderId, heldUntil: null, payUrl: null, canceledAt: null, canceledBy: null })
  await tellEverybody(services, tx, booking, 'booked')
}

/**
 * What the payment of an order does to its booking, in the transaction of the event: the person is locked already. Derived
 * from how the order stands, so that an event that comes twice or late changes nothing.
 */
export async function settleBooking(
  services: Services,
  tx: Db,
  { orderId, bookingId, state }: PayloadOf<typeof consultationSettled>,
): Promise<void> {
  const now = services.clock()
  const found = await findBooking(tx, bookingId)
  if (!found || !(await lockConsultant(tx, found.consultantId))) return
  await expireHolds(tx, { consultantId: found.consultantId, startsAt: found.startsAt }, now)
  const booking = await findBooking(tx, bookingId)
  if (!booking) return
  if (booking.orderId === null) {
    if (state === 'paid') return settlePayment(services, tx, booking, orderId)
    if (state === 'closed') await cancelBooking(tx, bookingId, { by: 'expired', at: now })
    return
  }
  // Given back at the bank or by the staff.
  if (state !== 'refunded' || booking.orderId !== orderId || booking.startsAt <= now) return
  if (await cancelBooking(tx, bookingId, { by: 'refund', at: now }))
    await tellEverybody(services, tx, booking, 'canceled')
}
