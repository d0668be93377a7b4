import { PAID_PLAN_IDS } from './rights.ts'

/** What can be given to somebody else: a report of their choice, or the span of a plan, which isn't renewed. */
export const GIFT_ITEMS = ['report', ...PAID_PLAN_IDS] as const
export type GiftItem = (typeof GIFT_ITEMS)[number]

/**
 * How long a gift can be redeemed, from its payment, or from the day on which its mail is sent. What nobody has redeemed by
 * then is refunded in whole.
 */
export const GIFT_DAYS = 365

/** So long before that its giver is reminded. */
export const GIFT_REMINDER_DAYS = 30

/** How far ahead a gift's mail can be planned. */
export const GIFT_AHEAD_DAYS = 365

/** The hour of the giver's clock at which it is sent. */
export const GIFT_HOUR = 9

export const GIFT_MESSAGE_LENGTH = 500

/** How a gift gets to whom it is for: by a link that the giver passes on, or by a mail on a day. */
export const GIFT_DELIVERIES = ['link', 'mail'] as const

/**
 * How a gift stands. `sending`: its mail has left, and nobody knows yet whether it was taken. `void`: its giver or the staff
 * has canceled it, or its payment went back. `expired`: nobody redeemed it in time.
 */
export const GIFT_STATES = [
  'unpaid',
  'ready',
  'scheduled',
  'sending',
  'sent',
  'opened',
  'redeemed',
  'void',
  'expired',
] as const
export type GiftState = (typeof GIFT_STATES)[number]
