import type { Gift, StaffGift } from '#contract/gifts.ts'
import { inMainUnit } from '#product/offers.ts'
import { giftState, isOpen } from './domain/gift-state.ts'
import type { GiftWithOrder, listGiftsOfAll } from './queries.ts'

const told = (at: Date | null) => at?.toISOString() ?? null

function presentParts({ gift, order }: GiftWithOrder, now: Date): Omit<Gift, 'url'> {
  return {
    id: gift.id,
    item: gift.item,
    report: gift.report,
    giver_name: gift.giverName,
    message: gift.message,
    lang: gift.lang,
    delivery: gift.delivery,
    recipient_email: gift.recipientEmail,
    send_on: gift.sendOn,
    state: giftState(gift, now),
    price: inMainUnit(order.cents),
    currency: order.currency,
    created_at: gift.createdAt.toISOString(),
    send_at: told(gift.sendAt),
    sent_at: told(gift.sentAt),
    opened_at: told(gift.openedAt),
    redeemed_at: told(gift.redeemedAt),
    expires_at: told(gift.expiresAt),
  }
}

/** @param token the key in its address */
export const presentGift = (found: GiftWithOrder, now: Date, address: string): Gift => ({
  ...presentParts(found, now),
  url: isOpen(found.gift, now) ? address : null,
})

type Row = Awaited<ReturnType<typeof listGiftsOfAll>>['rows'][number]

export const presentForStaff = ({ giverEmail, recipientId, ...found }: Row, now: Date): StaffGift => ({
  ...presentParts(found, now),
  giver_id: found.gift.userId,
  giver_email: giverEmail,
  recipient_id: recipientId,
  voided_by: found.gift.voidedBy,
  order: found.order.id,
})
