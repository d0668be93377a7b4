import { getPlan, redeemGift } from '#core/entitlements/api.ts'
import { lockUser, type User } from '#core/users/api.ts'
import { AppError } from '#platform/app-error.ts'
import type { Services } from '#platform/services.ts'
import { isOpen } from './domain/gift-state.ts'
import { findOpen, whyClosed } from './find-open.ts'
import { insertRedemption, lockGift, updateGift, type GiftRow } from './queries.ts'

/**
 * Books a gift to who opens it, once.
 * @throws {AppError} not_found, conflict for one that can't be redeemed, for one's own, and for a plan while a subscription
 * of the reader's is renewed: the two would run at the same time.
 */
export async function redeem(
  services: Services,
  user: User,
  token: string,
): Promise<{ gift: GiftRow; beginsAt: Date | null }> {
  const { db, clock } = services
  const { gift: found, order } = await findOpen(services, token)
  if (found.userId === user.id) throw new AppError('conflict', { message: 'gift_own' })
  return db.transaction(async (tx) => {
    // Both held, the older account first: whoever of the two goes, and what the bank says of the payment, wait.
    const ids = [...(found.userId === null ? [] : [found.userId]), user.id].toSorted((a, b) => a - b)
    for (const id of ids) {
      const held = await lockUser(tx, id)
      if (!held && id === user.id) throw new AppError('unauthenticated')
    }
    const gift = await lockGift(tx, found.id)
    const now = clock()
    if (!gift) throw new AppError('not_found', { message: 'gift_closed' })
    if (!isOpen(gift, now)) throw new AppError('conflict', { message: whyClosed(gift, now) })
    if (gift.item !== 'report' && (await getPlan(tx, user.id, now)).subscription?.renews)
      throw new AppError('conflict', { message: 'gift_renews' })
    if (!(await insertRedemption(tx, { giftId: gift.id, userId: user.id, at: now })))
      throw new AppError('conflict', { message: 'gift_redeemed' })
    await updateGift(tx, gift.id, { redeemedAt: now, openedAt: gift.openedAt ?? now, recipientEmail: null })
    const { id: giftId, userId: giverId, item } = gift
    const beginsAt = await redeemGift(tx, { giftId, orderId: order.id, giverId, userId: user.id, item }, now)
    return { gift, beginsAt }
  })
}
