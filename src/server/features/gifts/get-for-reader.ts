import type { OpenedGift } from '#contract/gifts.ts'
import { getPlan, readHistory, spanBegins } from '#core/entitlements/api.ts'
import { AppError } from '#platform/app-error.ts'
import type { Services } from '#platform/services.ts'
import { isOpen } from './domain/gift-state.ts'
import { findByKey, whyClosed } from './find-open.ts'
import { findRedemption } from './queries.ts'

/**
 * What a gift is to who has its address: nothing of its recipient to others, and nothing of its giver but the name they
 * wrote. @throws {AppError} not_found; conflict where it can't be redeemed, unless the reader has redeemed it or gave it
 */
export async function getForReader(
  services: Pick<Services, 'db' | 'clock'>,
  token: string,
  readerId: number | null,
): Promise<OpenedGift> {
  const { db, clock } = services
  const { gift } = await findByKey(services, token)
  const now = clock()
  const redemption = gift.redeemedAt ? await findRedemption(db, gift.id) : undefined
  const isOwn = readerId !== null && gift.userId === readerId
  const isRedeemedHere = readerId !== null && redemption?.userId === readerId && !gift.voidedAt
  if (!isRedeemedHere && !isOpen(gift, now)) throw new AppError('conflict', { message: whyClosed(gift, now) })
  const plan = gift.item === 'report' || readerId === null || isOwn ? null : gift.item
  return {
    item: gift.item,
    report: gift.report,
    from: gift.giverName,
    message: gift.message,
    expires_at: gift.expiresAt?.toISOString() ?? now.toISOString(),
    own: isOwn,
    redeemed_at: isRedeemedHere ? (redemption?.at.toISOString() ?? null) : null,
    begins_at: plan && readerId !== null ? spanBegins(await readHistory(db, readerId), plan, now).toISOString() : null,
    renews: plan !== null && readerId !== null && (await getPlan(db, readerId, now)).subscription?.renews === true,
  }
}
