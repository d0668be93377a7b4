import { say } from '#contract/messages/say.ts'
import { inMainUnit } from '#product/offers.ts'
import { countAttempt } from '#platform/rate-limit.ts'
import type { Services } from '#platform/services.ts'
import type { Bind } from '../../http/bind.ts'
import { inMoney } from '../plans/api.ts'
import { changeDelivery } from './change-delivery.ts'
import { findByKey, findOpen } from './find-open.ts'
import { getForReader } from './get-for-reader.ts'
import { giftToken } from './gift-token.ts'
import { give } from './give.ts'
import { presentGift } from './present.ts'
import { listGifts, noteOpened } from './queries.ts'
import { redeem } from './redeem.ts'
import { resend } from './resend.ts'
import { giftsStaffRoutes } from './staff-routes.ts'
import { voidGift } from './void-gift.ts'

/** Open to visitors, so counted by address. */
const PER_ADDRESS = { limit: 60, windowSeconds: 600 } as const

export function giftsRoutes(bind: Bind, services: Services): void {
  const { db, clock, env } = services
  const countReader = (ip: string) => countAttempt(db, { key: `gift:${ip}`, ...PER_ADDRESS }, clock())

  bind('GET /gifts', async ({ actor: { user } }) => {
    const found = await listGifts(db, user.id)
    const gifts = found.map(async (one) =>
      presentGift(one, clock(), `${env.PUBLIC_URL}/gift/${await giftToken(services, db, one.gift)}`),
    )
    return { gifts: await Promise.all(gifts), email_confirmed: user.emailConfirmedAt !== null }
  })

  bind('POST /gifts', async ({ actor: { user }, caller: { timeZone }, body }) => ({
    status: 'success',
    ...(await give(services, user, body, timeZone)),
  }))

  bind('PATCH /gifts/:id', async ({ actor: { user }, caller: { timeZone }, params: { id }, body }) => {
    await changeDelivery(services, user, { id, body, timeZone })
    return { status: 'success' }
  })

  bind('POST /gifts/:id/resend', async ({ actor: { user }, caller: { lang }, params: { id } }) => {
    await db.transaction((tx) => resend(services, tx, { id, ofUser: user.id }))
    return { status: 'success', message: say(lang, 'gift_sending') }
  })

  bind('POST /gifts/:id/cancel', async ({ actor: { user }, caller: { lang }, params: { id } }) => {
    const returned = await db.transaction((tx) => voidGift(services, tx, { id, by: 'giver', ofUser: user.id }))
    const { cents, currency } = returned
    const sum = inMoney(lang, cents, currency)
    return { status: 'success', message: say(lang, 'gift_canceled', { sum }), refund: inMainUnit(cents), currency }
  })

  bind('GET /gift/:token', async ({ params, caller: { ip, userId } }) => {
    await countReader(ip)
    return getForReader(services, params.token, userId)
  })

  bind('POST /gift/:token/open', async ({ params, caller: { ip, userId } }) => {
    await countReader(ip)
    const { gift } = await findByKey(services, params.token)
    if (gift.userId !== userId) await noteOpened(db, (await findOpen(services, params.token)).gift.id, clock())
    return { status: 'success' }
  })

  bind('POST /gift/:token', async ({ actor: { user }, caller: { ip }, params }) => {
    await countReader(ip)
    const { gift, beginsAt } = await redeem(services, user, params.token)
    const { item, report } = gift
    return { status: 'success', item, report, begins_at: beginsAt?.toISOString() ?? null }
  })

  giftsStaffRoutes(bind, services)
}
