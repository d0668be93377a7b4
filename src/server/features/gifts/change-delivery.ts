import type { CallInput } from '#contract/api.ts'
import type { User } from '#core/users/api.ts'
import { AppError } from '#platform/app-error.ts'
import { enqueue } from '#platform/jobs/job-queue.ts'
import type { Services } from '#platform/services.ts'
import { expiresAt } from './domain/send-at.ts'
import { isOpen } from './domain/gift-state.ts'
import { whyClosed } from './find-open.ts'
import { deliveryOf } from './give.ts'
import { giftMail } from './job.ts'
import { lockGift, updateGift } from './queries.ts'

/**
 * Changes to whom and when a gift's mail goes, or that it is passed on by its giver.
 * @throws {AppError} not_found; conflict once its mail was sent, and for one that can't be redeemed any more
 */
export async function changeDelivery(
  services: Services,
  user: User,
  { id, body, timeZone }: { id: number; body: CallInput<'PATCH /gifts/:id', 'output'>['body']; timeZone: string },
): Promise<void> {
  const { db, clock, boss } = services
  await db.transaction(async (tx) => {
    const gift = await lockGift(tx, id)
    if (!gift?.paidAt || gift.userId !== user.id) throw new AppError('not_found')
    if (!isOpen(gift, clock())) throw new AppError('conflict', { message: whyClosed(gift, clock()) })
    if (gift.delivery === 'mail' && gift.mail !== 'planned') throw new AppError('conflict', { message: 'gift_sent' })
    const changed = deliveryOf(user, timeZone, body, clock())
    await updateGift(tx, id, { ...changed, expiresAt: expiresAt(gift.paidAt, changed.sendAt) })
    if (changed.sendAt && changed.sendAt <= clock()) await enqueue(boss, tx, giftMail, { userId: user.id, giftId: id })
  })
}
