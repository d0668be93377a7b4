import { GIFT_REMINDER_DAYS } from '#product/gifts.ts'
import { enqueue } from '#platform/jobs/job-queue.ts'
import { AppError } from '#platform/app-error.ts'
import type { Services } from '#platform/services.ts'
import { giftMail, giftReminderMail } from './job.ts'
import { findGift, giftsEnding, giftsOver, giftsToSend, updateGift } from './queries.ts'
import { voidGift } from './void-gift.ts'

const DAY_MS = 86_400_000

/** Sends the mails whose time has come, reminds givers, and refunds what nobody has redeemed in time. */
export async function settleDue(services: Services): Promise<void> {
  const { db, boss, clock } = services
  const now = clock()
  for (const giftId of await giftsToSend(db, now)) {
    const userId = (await findGift(db, giftId))?.gift.userId
    if (userId) await enqueue(boss, db, giftMail, { userId, giftId })
  }
  for (const { id, userId } of await giftsEnding(db, now, new Date(now.getTime() + GIFT_REMINDER_DAYS * DAY_MS)))
    await db.transaction(async (tx) => {
      await updateGift(tx, id, { isReminded: true })
      await enqueue(boss, tx, giftReminderMail, { userId, giftId: id })
    })
  for (const id of await giftsOver(db, now))
    await db
      .transaction((tx) => voidGift(services, tx, { id, by: 'expired' }))
      .catch((error: unknown) => {
        // Redeemed or canceled at this very moment.
        if (!(error instanceof AppError)) throw error
      })
}
