import { audited, insertAudit, type Staff } from '../staff/api.ts'
import { AppError } from '#platform/app-error.ts'
import type { Db } from '#platform/database/database.ts'
import { countAttempt, takeAttempt } from '#platform/rate-limit.ts'
import type { Services } from '#platform/services.ts'
import { refundOrder } from '../plans/api.ts'
import { bookingState, freeUntil } from './domain/booking-state.ts'
import { slotAt } from './free-slots.ts'
import {
  cancelBooking,
  expireHolds,
  findBooking,
  isTaken,
  lockConsultant,
  updateBooking,
  type BookingRow,
  type ConsultantRow,
} from './queries.ts'
import { tellEverybody } from './tell-everybody.ts'

/** How often a day a person may move hours: each time the consultant and the staff get a mail. */
const MOVES_A_DAY = { limit: 10, windowSeconds: 86_400 } as const
/** How many paid hours a person may give up a day before they book no more: giving them up stays free to them. */
const GIVEN_UP_A_DAY = { limit: 5, windowSeconds: 86_400 } as const
export const givenUpBy = (userId: number) => ({ key: `booking-given-up:${userId}`, ...GIVEN_UP_A_DAY })

/** Whoever changes a booking, and whose it must be. */
export type Changer = { by: 'person'; userId: number } | { by: 'consultant' | 'staff' }

/** A booking to come, locked. @throws {AppError} not_found for one that isn't theirs, is over or was canceled */
async function lockBooking(
  tx: Db,
  id: number,
  who: Changer,
  now: Date,
): Promise<{ booking: BookingRow; consultant: ConsultantRow }> {
  const found = await findBooking(tx, id)
  const consultant = found && (await lockConsultant(tx, found.consultantId))
  const booking = consultant && (await findBooking(tx, id))
  if (!booking || (who.by === 'person' && booking.userId !== who.userId)) throw new AppError('not_found')
  if (!['held', 'booked'].includes(bookingState(booking, now)) || booking.startsAt <= now)
    throw new AppError('not_found')
  return { booking, consultant }
}

interface ConsultantChange {
  consultant: ConsultantRow
  booking: BookingRow
  action: 'move booking' | 'cancel booking'
  after: unknown
  at: Date
  reason?: string | undefined
}

/** Records what a consultant did by the link of their mail; the link is all that shows who they are. */
async function recordOfConsultant(
  tx: Db,
  { consultant, booking, action, after, at, reason = 'the consultant’s own link' }: ConsultantChange,
): Promise<void> {
  await insertAudit(tx, {
    at,
    actor: consultant.email,
    action,
    target: `booking:${booking.id}`,
    before: { startsAt: booking.startsAt.toISOString() },
    after,
    reason,
  })
}

/**
 * Cancels a booking to come, in a transaction of the caller's. The consultant and the staff always give all of the money
 * back; a person has it back as `freeUntil` says. Everybody is told, except of an hour that was only held.
 * @throws {AppError} not_found
 */
export async function cancelIn(
  services: Pick<Services, 'boss' | 'env' | 'clock'>,
  tx: Db,
  id: number,
  who: Changer & { reason?: string | undefined },
): Promise<{ booking: BookingRow; refunded: boolean }> {
  const now = services.clock()
  const { booking, consultant } = await lockBooking(tx, id, who, now)
  await cancelBooking(tx, id, { by: who.by, at: now, reason: who.reason ?? null })
  const refunded = !booking.heldUntil && booking.orderId !== null && (who.by !== 'person' || now <= freeUntil(booking))
  if (who.by === 'consultant')
    await recordOfConsultant(tx, {
      consultant,
      booking,
      action: 'cancel booking',
      after: { canceled: true, refunded },
      reason: who.reason,
      at: now,
    })
  if (booking.heldUntil) return { booking, refunded }
  if (refunded && booking.orderId) await refundOrder(services, tx, booking.orderId)
  if (who.by === 'person') await takeAttempt(tx, givenUpBy(who.userId), now)
  await tellEverybody(services, tx, booking, 'canceled')
  return { booking, refunded }
}

export const cancel = (services: Services, id: number, who: Changer & { reason?: string | undefined }) =>
  services.db.transaction((tx) => cancelIn(services, tx, id, who))

/**
 * Moves a booking to another free hour of its consultant; what was paid stays paid.
 * @throws {AppError} not_found; conflict for a person's that begins within a day, and for an hour that is taken; validation
 * for one that isn't offered; rate_limited
 */
export async function move(
  services: Services,
  id: number,
  who: Changer,
  wanted: { date: string; time: string },
): Promise<void> {
  const now = services.clock()
  if (who.by === 'person') await countAttempt(services.db, { key: `booking-move:${who.userId}`, ...MOVES_A_DAY }, now)
  await services.db.transaction(async (tx) => {
    const { booking, consultant } = await lockBooking(tx, id, who, now)
    if (booking.heldUntil) throw new AppError('not_found')
    if (who.by === 'person' && now > freeUntil(booking)) throw new AppError('conflict', { message: 'booking_late' })
    const { startsAt } = slotAt(consultant, wanted, now)
    await expireHolds(tx, { consultantId: consultant.id, startsAt }, now)
    if (startsAt.getTime() === booking.startsAt.getTime()) return
    if (await isTaken(tx, { consultantId: consultant.id, startsAt, minutes: booking.minutes }, id, now))
      throw new AppError('conflict', { message: 'slot_taken', errors: { time: 'slot_taken' } })
    const moved = await updateBooking(tx, id, { startsAt, sequence: booking.sequence + 1, movedBy: who.by })
    if (!moved) return
    if (who.by === 'consultant')
      await recordOfConsultant(tx, {
        consultant,
        booking,
        action: 'move booking',
        after: { startsAt: startsAt.toISOString() },
        at: now,
      })
    await tellEverybody(services, tx, moved, 'moved', { from: booking.startsAt.toISOString(), by: who.by })
  })
}

/** Cancels a booking for the consultant: its person has all of their money back, and everybody is told. @throws {AppError} not_found */
export async function callOffBooking(
  services: Services,
  staff: Staff,
  { id, reason }: { id: number; reason: string },
): Promise<void> {
  await audited(services, staff, { action: 'cancel booking', target: `booking:${id}`, reason }, async (tx) => {
    const { booking, refunded } = await cancelIn(services, tx, id, { by: 'staff', reason })
    return {
      before: { startsAt: booking.startsAt.toISOString() },
      after: { canceled: true, refunded },
      result: undefined,
    }
  })
}
