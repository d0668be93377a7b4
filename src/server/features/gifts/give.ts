import type { CallInput } from '#contract/api.ts'
import { proveConfirmed, type User } from '#core/users/api.ts'
import { AppError, invalid } from '#platform/app-error.ts'
import type { Services } from '#platform/services.ts'
import { orderGift } from '../plans/api.ts'
import { sendAt } from './domain/send-at.ts'
import { insertGift } from './queries.ts'

type Body = CallInput<'POST /gifts', 'output'>['body']
type Delivery = CallInput<'PATCH /gifts/:id', 'output'>['body']

/**
 * Where and when a gift's mail goes, as it is kept.
 * @throws {AppError} email_unconfirmed, as we mail a stranger in nobody's name whom we can't reach; validation
 */
export function deliveryOf(user: User, timeZone: string, body: Delivery, now: Date) {
  const { delivery, recipient_email: recipientEmail, send_on: sendOn } = body
  if (delivery === 'link' || recipientEmail === undefined || sendOn === undefined)
    return { delivery: 'link' as const, recipientEmail: null, sendOn: null, sendAt: null, timeZone }
  proveConfirmed(user)
  if (recipientEmail.toLowerCase() === user.email.toLowerCase()) throw invalid({ recipient_email: 'gift_own_address' })
  return { delivery, recipientEmail, sendOn, sendAt: sendAt(sendOn, timeZone, now), timeZone }
}

/** Notes what somebody wants to give, and opens its payment page. @throws {AppError} as {@link deliveryOf} and an order do */
export async function give(
  services: Services,
  user: User,
  body: Body,
  timeZone: string,
): Promise<{ id: number; url: string }> {
  const { db, clock } = services
  const { item, report, giver_name: giverName, message, lang } = body
  const gift = await insertGift(db, {
    userId: user.id,
    item,
    report: item === 'report' ? (report ?? null) : null,
    giverName,
    message,
    lang,
    ...deliveryOf(user, timeZone, body, clock()),
    createdAt: clock(),
  })
  if (!gift) throw new AppError('internal')
  return { id: gift.id, url: await orderGift(services, user, { giftId: gift.id, item }) }
}
