import type { Actor } from '#core/actors/api.ts'
import type { Services } from '#platform/services.ts'
import type { Bind } from '../../http/bind.ts'
import { audited, presentPage, presentStaff } from '../staff/api.ts'
import { giftState } from './domain/gift-state.ts'
import { presentForStaff } from './present.ts'
import { findGift, listGiftsOfAll } from './queries.ts'
import { resend } from './resend.ts'
import { voidGift } from './void-gift.ts'

const DONE = { status: 'success' } as const

/** What the staff calls. */
export function giftsStaffRoutes(bind: Bind, services: Services): void {
  const staffOf = (actor: Actor) => presentStaff(services, actor)
  const { db, clock } = services

  bind('GET /admin/gifts/:page', async ({ params: { page }, query }) => {
    const { rows, total } = await listGiftsOfAll(db, page, query.q)
    return presentPage(
      page,
      total,
      rows.map((row) => presentForStaff(row, clock())),
    )
  })

  bind('POST /admin/gift/:id/void', async ({ actor, params: { id }, body: { reason, refund } }) => {
    const action = { action: 'void gift', target: `gift:${id}`, reason }
    await audited(services, staffOf(actor), action, async (tx) => {
      const found = await findGift(tx, id)
      const before = found && { state: giftState(found.gift, clock()) }
      const { cents, currency } = await voidGift(services, tx, { id, by: 'staff', refund })
      return { before, after: { state: 'void', refund: cents, currency }, result: undefined }
    })
    return DONE
  })

  bind('POST /admin/gift/:id/resend', async ({ actor, params: { id }, body: { reason } }) => {
    const action = { action: 'resend gift', target: `gift:${id}`, reason }
    await audited(services, staffOf(actor), action, async (tx) => {
      await resend(services, tx, { id })
      return { before: undefined, after: { mail: 'planned' }, result: undefined }
    })
    return DONE
  })
}
