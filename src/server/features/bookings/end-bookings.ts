import type { accountDeleted } from '#core/users/api.ts'
import type { Lang } from '#language/lang.ts'
import type { Db } from '#platform/database/database.ts'
import type { PayloadOf } from '#platform/events.ts'
import { mailDayTime } from '#platform/mail/mail-time.ts'
import type { Services } from '#platform/services.ts'
import { inMoney } from '../plans/api.ts'
import { cancelIn } from './change-booking.ts'
import { bookingsOf, centsOf, findConsultant, forgetBookingsOf, lockConsultant } from './queries.ts'

interface Ended {
  consultant: string
  when: string
  price: string
  refunded: boolean
}

const NOTE: Record<Lang, (ended: Ended) => string> = {
  en: ({ consultant, when, price, refunded }) =>
    `Your consultation with ${consultant} on ${when} is canceled. ${
      refunded
        ? `We are refunding the full price of ${price} to your original payment method; your bank may need five to ten days.`
        : `It would have begun in less than 24 hours, so the price of ${price} is not refunded.`
    }`,
  ru: ({ consultant, when, price, refunded }) =>
    `Консультация отменена. Консультант: ${consultant}, время: ${when}. ${
      refunded
        ? `Мы вернём всю сумму, ${price}, тем же способом, каким прошла оплата; банк может зачислять деньги от пяти до десяти дней.`
        : `До начала оставалось меньше 24 часов, поэтому оплата, ${price}, не возвращается.`
    }`,
}

/**
 * Cancels what somebody has booked whose account goes, as they or the staff would: with a refund where the booking's rules
 * give one, and with the consultant and the staff told. What was paid stays in the books without its person.
 */
export async function endBookings(
  services: Services,
  tx: Db,
  { user, by, notes }: PayloadOf<typeof accountDeleted>,
): Promise<void> {
  const now = services.clock()
  const toCome = () => bookingsOf(tx, user.id, now, now)
  const consultantIds = new Set((await toCome()).map(({ consultantId }) => consultantId))
  // In one order, as somebody may cancel at the same moment; whoever was first is then seen below.
  for (const id of [...consultantIds].toSorted((a, b) => a - b)) await lockConsultant(tx, id)
  for (const { id, consultantId, startsAt, heldUntil, ...booking } of await toCome()) {
    const who = by === 'person' ? ({ by, userId: user.id } as const) : { by }
    const { refunded } = await cancelIn(services, tx, id, who)
    const consultant = heldUntil ? undefined : await findConsultant(tx, consultantId)
    if (!consultant) continue
    const ended = {
      consultant: consultant.words[user.lang].name,
      when: mailDayTime(user.lang, startsAt, user.timeZone ?? consultant.timeZone),
      price: inMoney(user.lang, centsOf(booking), booking.priceCurrency),
      refunded,
    }
    notes.push(NOTE[user.lang](ended))
  }
  await forgetBookingsOf(tx, user.id)
}
