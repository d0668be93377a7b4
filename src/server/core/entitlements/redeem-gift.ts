import { addMonths, PLANS } from '#product/offers.ts'
import type { GiftItem } from '#product/gifts.ts'
import { RIGHTS } from '#product/rights.ts'
import type { Db } from '#platform/database/database.ts'
import { grantsOf } from './domain/grants.ts'
import { spanBegins } from './domain/entitlement.ts'
import { insertEntries, insertGrant, readHistory, readLedger, revokeGrant } from './queries.ts'

interface Given {
  giftId: number
  orderId: string
  /** Who paid, whose row is held; null when their account is gone. */
  giverId: number | null
  /** Who redeems it, whose row is held. */
  userId: number
  item: GiftItem
}

const nameOf = (giftId: number) => `gift:${giftId}`

/**
 * Books a gift to whoever redeems it: a report to choose, or the span of a plan with its reports. A span begins when what
 * they have of the same or a higher plan is over. Gives when it begins; null without one. Runs in a transaction.
 */
export async function redeemGift(tx: Db, given: Given, now: Date): Promise<Date | null> {
  const { giftId, orderId, giverId, userId, item } = given
  const plan = PLANS.find(({ id }) => id === item)
  const credits = plan ? RIGHTS[plan.id].extraReports : 1
  await insertEntries(tx, [
    ...(credits > 0
      ? [{ key: nameOf(giftId), userId, kind: 'credit_granted' as const, credits, orderId: null, at: now }]
      : []),
    { key: `redeemed:${giftId}`, userId: giverId, kind: 'gift_redeemed', orderId, at: now },
  ])
  if (!plan) return null
  const startsAt = spanBegins(await readHistory(tx, userId), plan.id, now)
  const endsAt = addMonths(startsAt, plan.months)
  await insertGrant(tx, { userId, plan: plan.id, startsAt, endsAt, source: 'gift', giftId, createdAt: now })
  return startsAt
}

/** Takes back what is unused of a redeemed gift whose payment went back; a report that was ordered with it stays. */
export async function revokeGift(tx: Db, { giftId, userId }: { giftId: number; userId: number }, now: Date) {
  await revokeGrant(tx, giftId, now)
  const left = grantsOf(await readLedger(tx, userId)).find(({ name }) => name === nameOf(giftId))?.left ?? 0
  if (left > 0)
    await insertEntries(tx, [
      { key: `revoke:${nameOf(giftId)}`, userId, kind: 'credit_revoked', credits: -left, orderId: null, at: now },
    ])
}
