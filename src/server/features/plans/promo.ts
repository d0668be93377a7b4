import { LUCKY_STAR } from '#product/offers.ts'
import { AppError, invalid } from '#platform/app-error.ts'
import type { Services } from '#platform/services.ts'
import type { User } from '#core/users/api.ts'
import { offersUsedBy, paymentsOf, readHistory } from '#core/entitlements/api.ts'
import { findPromo, notePromo } from './queries.ts'

const HOUR_MS = 3_600_000
const validUntil = (shownAt: Date) => new Date(shownAt.getTime() + LUCKY_STAR.hours * HOUR_MS)

/**
 * Shows the person their code. The day it holds for begins with the first time.
 * @throws {AppError} not_found when it has run out.
 */
export async function showLuckyStar({ db, clock }: Services, user: User) {
  const until = validUntil(await notePromo(db, user.id, LUCKY_STAR.code, clock()))
  if (until <= clock()) throw new AppError('not_found', { message: 'promo_over' })
  return { code: LUCKY_STAR.code, percent: LUCKY_STAR.percent, valid_until: until.toISOString() }
}

export interface Discount {
  code: string
  percent: number
  validUntil: Date
}

/**
 * What a code takes off for this person.
 * @throws {AppError} validation on `promo` when it is unknown, was never shown to them, has run out or was used.
 */
export async function discountOf(
  { db, clock, env }: Pick<Services, 'db' | 'clock' | 'env'>,
  user: User,
  code: string | undefined,
): Promise<Discount | null> {
  if (code === undefined) return null
  const shownAt = code.toUpperCase() === LUCKY_STAR.code ? await findPromo(db, user.id, LUCKY_STAR.code) : undefined
  if (!shownAt) throw invalid({ promo: 'promo_unknown' })
  if (validUntil(shownAt) <= clock()) throw invalid({ promo: 'promo_over' })
  const used = paymentsOf(await readHistory(db, user.id)).some(({ order }) => order.promo === LUCKY_STAR.code)
  const usedBefore = await offersUsedBy({ env }, db, user)
  if (used || usedBefore.includes(`promo:${LUCKY_STAR.code}`)) throw invalid({ promo: 'promo_used' })
  return { code: LUCKY_STAR.code, percent: LUCKY_STAR.percent, validUntil: validUntil(shownAt) }
}
