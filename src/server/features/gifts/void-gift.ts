import { lockUser } from '#core/users/api.ts'
import { AppError } from '#platform/app-error.ts'
import type { Db } from '#platform/database/database.ts'
import type { Services } from '#platform/services.ts'
import { returnGift } from '../plans/api.ts'
import { whyClosed } from './find-open.ts'
import { findGift, lockGift, updateGift, type GiftRow } from './queries.ts'

type By = NonNullable<GiftRow['voidedBy']>

interface Returned {
  cents: number
  currency: string
}

/**
 * Makes a gift useless that nobody has redeemed, and gives its price back in whole unless told otherwise. Runs in a
 * transaction.
 * @throws {AppError} not_found; conflict for one that was redeemed, canceled, or whose payment went back
 */
export async function voidGift(
  services: Services,
  tx: Db,
  { id, by, ofUser, refund = true }: { id: number; by: By; ofUser?: number; refund?: boolean },
): Promise<Returned> {
  const found = await findGift(tx, id)
  const giverId = found?.gift.userId ?? null
  if (!found || (ofUser !== undefined && giverId !== ofUser)) throw new AppError('not_found')
  // People's rows before gifts', as whoever redeems does.
  if (giverId !== null) await lockUser(tx, giverId)
  const gift = await lockGift(tx, id)
  const now = services.clock()
  if (!gift?.paidAt) throw new AppError('not_found')
  if (gift.redeemedAt || gift.voidedAt) throw new AppError('conflict', { message: whyClosed(gift, now) })
  await updateGift(tx, id, { voidedAt: now, voidedBy: by, recipientEmail: null })
  const returned = refund
    ? await returnGift(services, tx, { giftId: id, by: by === 'giver' || by === 'account' ? 'person' : 'staff' })
    : null
  return returned ?? { cents: 0, currency: found.order.currency }
}
