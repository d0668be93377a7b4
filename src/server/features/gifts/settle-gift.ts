import type { giftSettled } from '#core/entitlements/api.ts'
import type { Db } from '#platform/database/database.ts'
import type { PayloadOf } from '#platform/events.ts'
import { enqueue } from '#platform/jobs/job-queue.ts'
import { hashSecret } from '#platform/secret.ts'
import type { Services } from '#platform/services.ts'
import { expiresAt } from './domain/send-at.ts'
import { giftToken } from './gift-token.ts'
import { giftMail, giftMoney } from './job.ts'
import { lockGift, updateGift } from './queries.ts'

/**
 * What the payment of a gift does to it, as far as it isn't done yet: paid, it can be redeemed and its mail is on its way;
 * given back, it can't be. What was redeemed of it is taken back by a job, as the recipient's row isn't held here.
 */
export async function settleGift(
  services: Services,
  tx: Db,
  { giftId, state }: PayloadOf<typeof giftSettled>,
): Promise<void> {
  const { boss, clock } = services
  const gift = await lockGift(tx, giftId)
  if (!gift || state === 'open') return
  const now = clock()
  if (state === 'paid' && !gift.paidAt) {
    const tokenHash = hashSecret(await giftToken(services, tx, gift))
    await updateGift(tx, giftId, { paidAt: now, tokenHash, expiresAt: expiresAt(now, gift.sendAt) })
    if (gift.userId !== null && gift.sendAt && gift.sendAt <= now)
      await enqueue(boss, tx, giftMail, { userId: gift.userId, giftId })
  }
  if (state !== 'refunded' || gift.voidedAt) return
  await updateGift(tx, giftId, { voidedAt: now, voidedBy: 'refund', recipientEmail: null, paidAt: gift.paidAt ?? now })
  if (gift.redeemedAt) await enqueue(boss, tx, giftMoney, { giftId })
}
