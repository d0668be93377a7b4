import { findUser } from '#core/users/api.ts'
import { NotTakenError } from '#platform/mail/mailer.ts'
import type { Services } from '#platform/services.ts'
import { giftToken } from './gift-token.ts'
import { giftMailText } from './mail.ts'
import { claimMail, settleMail } from './queries.ts'

/**
 * Sends a gift's mail, once. It is marked before it leaves: whatever dies after that, nobody gets it twice, and its giver
 * sees that nobody knows. Only what certainly wasn't taken is tried again.
 */
export async function sendGift(
  services: Services,
  { giftId }: { userId: number; giftId: number },
  jobId: string,
): Promise<void> {
  const { db, env, mailer, clock, log } = services
  const gift = await claimMail(db, giftId, clock())
  if (!gift?.recipientEmail || gift.userId === null || !(await findUser(db, gift.userId))) return
  const link = `${env.PUBLIC_URL}/gift/${await giftToken(services, db, gift)}?lang=${gift.lang}`
  try {
    await mailer.send({ id: jobId, to: gift.recipientEmail, ...giftMailText(gift.lang, { ...gift, link }) })
    await settleMail(db, giftId, 'sent')
  } catch (error) {
    if (!(error instanceof NotTakenError))
      return log.warn('nobody knows whether the mail of a gift went: it is not sent again', { gift: giftId, error })
    await settleMail(db, giftId, 'planned')
    throw error
  }
}
