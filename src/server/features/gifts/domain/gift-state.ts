import type { GiftState } from '#product/gifts.ts'
import type { GiftRow } from '../queries.ts'

type Dated = Pick<
  GiftRow,
  'paidAt' | 'redeemedAt' | 'voidedAt' | 'voidedBy' | 'expiresAt' | 'openedAt' | 'delivery' | 'mail'
>

/** How a gift stands, the latest that has happened to it first. */
export function giftState(gift: Dated, now: Date): GiftState {
  if (!gift.paidAt) return 'unpaid'
  if (gift.redeemedAt && !gift.voidedAt) return 'redeemed'
  if (gift.voidedAt) return gift.voidedBy === 'expired' ? 'expired' : 'void'
  if (gift.expiresAt && gift.expiresAt <= now) return 'expired'
  // Its giver may have passed the link on before.
  if (gift.delivery === 'mail' && gift.mail === 'planned') return 'scheduled'
  if (gift.openedAt) return 'opened'
  if (gift.delivery === 'link') return 'ready'
  return gift.mail === 'sending' ? 'sending' : 'sent'
}

/** Whether somebody can still redeem it. */
export const isOpen = (gift: Dated, now: Date): boolean =>
  ['ready', 'scheduled', 'sending', 'sent', 'opened'].includes(giftState(gift, now))
