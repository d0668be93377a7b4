import { accountDeleted } from '#core/users/api.ts'
import { consultationSettled, purchaseAsked } from '#core/entitlements/api.ts'
import { on, type PayloadOf } from '#platform/events.ts'
import { filesAsked } from '#platform/storage/files-asked.ts'
import { endBookings } from './end-bookings.ts'
import { findBooking, findConsultant, shownAvatars } from './queries.ts'
import { settleBooking } from './settle-booking.ts'
import type { Lang } from '#language/lang.ts'
import type { Db } from '#platform/database/database.ts'
import { mailTime } from '#platform/mail/mail-time.ts'
import type { Services } from '#platform/services.ts'
import { freeUntil } from './domain/booking-state.ts'

const itemOf = (lang: Lang, name: string, when: string): string =>
  lang === 'en' ? `Consultation with ${name} on ${when}` : `Консультация, ${name}, ${when}`

/**
 * Of a consultation that was paid for: with whom and when, and until when it is canceled with a refund. Its times are by
 * the same clock as in the mails on the booking.
 */
async function describePurchase(
  _: Services,
  db: Db,
  { order, reader: { lang, timeZone: own }, purchase }: PayloadOf<typeof purchaseAsked>,
): Promise<void> {
  const booking = order.kind === 'consultation' ? await findBooking(db, Number(order.pointer)) : undefined
  const consultant = booking && (await findConsultant(db, booking.consultantId))
  if (!consultant) return
  const timeZone = own ?? consultant.timeZone
  const item = itemOf(lang, consultant.words[lang].name, mailTime(lang, booking.startsAt, timeZone))
  Object.assign(purchase, { item, cancelUntil: freeUntil(booking), timeZone })
}

export const bookingsSubscriptions = [
  on(consultationSettled, settleBooking),
  on(purchaseAsked, describePurchase),
  on(accountDeleted, endBookings),
  on(filesAsked, async (_, tx, { keys, claimed }) => {
    for (const key of await shownAvatars(tx, keys)) claimed.add(key)
  }),
]
