import { FREE_CANCEL_HOURS } from '#product/offers.ts'
import type { Mover } from '../tables.ts'

interface Times {
  startsAt: Date
  minutes: number
  heldUntil: Date | null
  canceledAt: Date | null
}

const HOUR_MS = 3_600_000

/**
 * Until when a person moves a booking, or cancels it with a full refund: until a day before, and until it begins where
 * somebody else has put it at that hour.
 */
export const freeUntil = ({ startsAt, movedBy }: { startsAt: Date; movedBy: Mover | null }): Date =>
  movedBy === null || movedBy === 'person' ? new Date(startsAt.getTime() - FREE_CANCEL_HOURS * HOUR_MS) : startsAt

/** Where a booking stands at an instant. `expired`: it was never paid. */
export function bookingState(
  { startsAt, minutes, heldUntil, canceledAt }: Times,
  now: Date,
): 'held' | 'booked' | 'done' | 'canceled' | 'expired' {
  if (canceledAt) return heldUntil ? 'expired' : 'canceled'
  if (heldUntil) return heldUntil > now ? 'held' : 'expired'
  return startsAt.getTime() + minutes * 60_000 <= now.getTime() ? 'done' : 'booked'
}
