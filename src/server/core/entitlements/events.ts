import type { User } from '#core/users/api.ts'
import { defineEvent } from '#platform/events.ts'
import type { Order } from './domain/history.ts'

/** A payment of an order has brought credits: what it was paid for can be made. The person's row is held. */
export const creditGranted = defineEvent<{ order: Order; userId: number }>('credit granted')

/**
 * The provider has told something of an order for a consultation, and how it stands by all that was told so far. The
 * person's row is held.
 */
export const consultationSettled = defineEvent<{
  orderId: string
  bookingId: number
  /** `open` while nothing was paid, `closed` when its page cannot be used any more. */
  state: 'open' | 'closed' | 'paid' | 'refunded'
}>('consultation settled')

/** The provider has told something of an order for a gift, or we have given it back; and how it stands by all of it. */
export const giftSettled = defineEvent<{
  giftId: number
  /** `open` while nothing was paid. */
  state: 'open' | 'paid' | 'refunded'
}>('gift settled')

/** A payment or a refund has come to the books, under a key of its own. */
export const moneyBooked = defineEvent<{ key: string }>('money booked')

/** What a mail about an order calls what was bought, where its name and price don't say enough. */
export interface Purchase {
  item: string
  /** Until when it is canceled with a full refund; null where it is not canceled so. */
  cancelUntil: Date | null
  /** By which clock its times are told. */
  timeZone: string
}

/** A mail is being written about an order: whoever knows more of what was bought sets `purchase`. */
export const purchaseAsked = defineEvent<{
  order: Order
  reader: Pick<User, 'lang' | 'timeZone'>
  purchase: Purchase
}>('purchase asked')
