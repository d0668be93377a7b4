import { AppError } from '#platform/app-error.ts'
import type { Db } from '#platform/database/database.ts'
import { enqueue } from '#platform/jobs/job-queue.ts'
import { countAttempt } from '#platform/rate-limit.ts'
import type { Services } from '#platform/services.ts'
import { isOpen } from './domain/gift-state.ts'
import { whyClosed } from './find-open.ts'
import { giftMail } from './job.ts'
import { lockGift, updateGift } from './queries.ts'

const PER_GIFT = { limit: 3, windowSeconds: 86_400 } as const

/**
 * Sends the mail of a gift once more, or before its day. Runs in a transaction.
 * @throws {AppError} not_found; conflict for one without a mail, or that can't be redeemed any more; rate_limited
 */
export async function resend(
  services: Services,
  tx: Db,
  { id, ofUser }: { id: number; ofUser?: number },
): Promise<void> {
  const { clock, boss, db } = services
  const gift = await lockGift(tx, id)
  if (!gift?.paidAt || gift.userId === null || (ofUser !== undefined && gift.userId !== ofUser))
    throw new AppError('not_found')
  const now = clock()
  if (!isOpen(gift, now)) throw new AppError('conflict', { message: whyClosed(gift, now) })
  if (!gift.recipientEmail) throw new AppError('conflict', { message: 'gift_no_mail' })
  // Counted apart from the transaction, so that what is refused counts too.
  await countAttempt(tx === db ? db : tx, { key: `gift-mail:${gift.userId}:${id}`, ...PER_GIFT }, now)
  await updateGift(tx, id, { mail: 'planned', sendAt: now })
  await enqueue(boss, tx, giftMail, { userId: gift.userId, giftId: id })
}
