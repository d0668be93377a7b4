import * as z from 'zod'
import { revokeGift } from '#core/entitlements/api.ts'
import { findUser, lockUser } from '#core/users/api.ts'
import { defineJob } from '#platform/jobs/job.ts'
import { mailDate } from '#platform/mail/mail-time.ts'
import type { Services } from '#platform/services.ts'
import { isOpen } from './domain/gift-state.ts'
import { giftReminderText } from './mail.ts'
import { findGift, findRedemption } from './queries.ts'
import { sendGift } from './send-gift.ts'

const ofGift = z.object({ userId: z.number(), giftId: z.number() })

/** Carries its giver's number, so that it goes with their account. */
export const giftMail = defineJob({
  id: 'gift-mail',
  patience: 'day',
  atOnce: 5,
  payload: ofGift,
  run: sendGift,
})

/** Takes back what is unused of a redeemed gift whose payment went back. */
async function takeBack({ db, clock }: Services, { giftId }: { giftId: number }): Promise<void> {
  await db.transaction(async (tx) => {
    const userId = (await findRedemption(tx, giftId))?.userId ?? null
    if (userId === null || !(await lockUser(tx, userId))) return
    await revokeGift(tx, { giftId, userId }, clock())
  })
}

export const giftMoney = defineJob({
  id: 'gift-money',
  patience: 'day',
  payload: z.object({ giftId: z.number() }),
  run: takeBack,
})

async function remind(services: Services, { userId, giftId }: z.infer<typeof ofGift>, jobId: string): Promise<void> {
  const { db, mailer, env, clock } = services
  const user = await findUser(db, userId)
  const gift = (await findGift(db, giftId))?.gift
  if (!user || !gift?.expiresAt || !isOpen(gift, clock())) return
  await mailer.send({
    id: jobId,
    to: user.email,
    ...giftReminderText(user.lang, {
      firstName: user.emailConfirmedAt ? user.firstName : null,
      item: gift.item,
      until: mailDate(user.lang, gift.expiresAt, user.timeZone ?? 'UTC'),
      link: `${env.PUBLIC_URL}/gifts`,
    }),
  })
}

export const giftReminderMail = defineJob({ id: 'gift-reminder-mail', patience: 'day', payload: ofGift, run: remind })
