import { AppError } from '#platform/app-error.ts'
import { hashSecret } from '#platform/secret.ts'
import type { Services } from '#platform/services.ts'
import { giftState, isOpen } from './domain/gift-state.ts'
import { findByToken, type GiftRow, type GiftWithOrder } from './queries.ts'

const TOKEN = /^[\w-]{32}$/

/** Why a gift can't be redeemed, as a sentence's key. */
export function whyClosed(gift: GiftRow, now: Date) {
  const state = giftState(gift, now)
  if (state === 'unpaid') return 'gift_unpaid'
  return state === 'redeemed' ? 'gift_redeemed' : state === 'expired' ? 'gift_expired' : 'gift_void'
}

/** A gift by the key in its address, whatever has become of it. @throws {AppError} not_found */
export async function findByKey({ db }: Pick<Services, 'db'>, token: string): Promise<GiftWithOrder> {
  const found = TOKEN.test(token) ? await findByToken(db, hashSecret(token)) : undefined
  if (!found) throw new AppError('not_found', { message: 'gift_closed' })
  return found
}

/** The same, if it can still be redeemed. @throws {AppError} not_found; conflict, which says why it can't */
export async function findOpen(services: Pick<Services, 'db' | 'clock'>, token: string): Promise<GiftWithOrder> {
  const found = await findByKey(services, token)
  const now = services.clock()
  if (!isOpen(found.gift, now)) throw new AppError('conflict', { message: whyClosed(found.gift, now) })
  return found
}
