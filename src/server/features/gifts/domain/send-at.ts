import { resolveLocalTime } from '#astro/birth-time/resolve-local-time.ts'
import { GIFT_AHEAD_DAYS, GIFT_DAYS, GIFT_HOUR } from '#product/gifts.ts'
import { invalid } from '#platform/app-error.ts'
import { civilDateAt, shiftDate } from '#platform/civil-today.ts'

/**
 * When the mail of a gift is sent: in the morning of a day by the giver's clock; at once for what is left of today.
 * @throws {AppError} validation for a day that is over, or is too far ahead.
 */
export function sendAt(date: string, timeZone: string, now: Date): Date {
  const today = civilDateAt(now, timeZone)
  if (date < today) throw invalid({ send_on: 'gift_past' })
  if (date > shiftDate(today, GIFT_AHEAD_DAYS))
    throw invalid({ send_on: { key: 'gift_far', values: { days: String(GIFT_AHEAD_DAYS) } } })
  const found = resolveLocalTime({ timeZone, local: `${date}T${String(GIFT_HOUR).padStart(2, '0')}:00` })
  const at =
    found.kind === 'unique' ? found.utcMs : found.kind === 'gap' ? found.transitionUtcMs : found.candidates[0].utcMs
  return new Date(Math.max(at, now.getTime()))
}

/** Until when a gift can be redeemed: counted from its payment, or from its mail where that comes later. */
export const expiresAt = (paidAt: Date, mailAt: Date | null): Date =>
  new Date(Math.max(paidAt.getTime(), mailAt?.getTime() ?? 0) + GIFT_DAYS * 86_400_000)
