import { BOOKINGS_AT_A_TIME, HOLD_MINUTES } from '#contract/bookings.ts'
import { AppError, invalid } from '#platform/app-error.ts'
import { attemptsSpent, countAttempt } from '#platform/rate-limit.ts'
import type { Services } from '#platform/services.ts'
import { lockUser, proveConfirmed, type User } from '#core/users/api.ts'
import { orderConsultation } from '../plans/api.ts'
import { givenUpBy } from './change-booking.ts'
import { priceFor } from './domain/price-for.ts'
import type { Slot } from './domain/slots.ts'
import { slotAt } from './free-slots.ts'
import {
  bookingsOf,
  cancelBooking,
  expireHolds,
  findConsultant,
  insertBooking,
  isTaken,
  lockConsultant,
  updateBooking,
  type BookingRow,
  type ConsultantRow,
} from './queries.ts'

const AN_HOUR = { limit: 20, windowSeconds: 3600 }

/** @throws {AppError} conflict for an hour that is taken or one too many */
async function hold({ db, clock }: Services, user: User, consultant: ConsultantRow, slot: Slot): Promise<BookingRow> {
  const now = clock()
  return db.transaction(async (tx) => {
    await lockUser(tx, user.id)
    await lockConsultant(tx, consultant.id)
    await expireHolds(tx, { consultantId: consultant.id, startsAt: slot.startsAt }, now)
    const own = await bookingsOf(tx, user.id, now, now)
    // One that was begun and not paid makes room: a person holds one hour at a time.
    for (const { id, heldUntil } of own) if (heldUntil) await cancelBooking(tx, id, { by: 'expired', at: now })
    if (own.filter(({ heldUntil }) => heldUntil === null).length >= BOOKINGS_AT_A_TIME)
      throw new AppError('conflict', { message: 'bookings_many' })
    const { cents, currency } = priceFor(consultant.prices, user.lang)
    const row = (await isTaken(tx, { consultantId: consultant.id, ...slot, minutes: consultant.minutes }, null, now))
      ? undefined
      : await insertBooking(tx, {
          userId: user.id,
          consultantId: consultant.id,
          startsAt: slot.startsAt,
          minutes: consultant.minutes,
          priceCents: cents,
          priceAmount: cents / 100,
          priceCurrency: currency,
          heldUntil: new Date(now.getTime() + HOLD_MINUTES * 60_000),
          createdAt: now,
        })
    if (!row) throw new AppError('conflict', { message: 'slot_taken', errors: { time: 'slot_taken' } })
    return row
  })
}

/** What a page has shown of an hour before it was chosen. */
interface Shown {
  price?: { amount: number; currency: string } | undefined
  starts?: string | undefined
}

/** The staff may have changed price or clock meanwhile. @throws {AppError} conflict */
function proveAsShown({ prices }: ConsultantRow, { lang }: User, { startsAt }: Slot, { price, starts }: Shown): void {
  const { cents, currency } = priceFor(prices, lang)
  const isPrice = price === undefined || (Math.round(price.amount * 100) === cents && price.currency === currency)
  const isInstant = starts === undefined || Date.parse(starts) === startsAt.getTime()
  if (!isPrice || !isInstant) throw new AppError('conflict', { message: 'booking_changed' })
}

/**
 * Keeps an hour for a person and opens the page on which it is paid. It is booked when the bank says so.
 * @throws {AppError} email_unconfirmed; validation for an hour that isn't offered; conflict for one that is taken, that was
 * shown otherwise, or one too many; rate_limited
 */
export async function book(
  services: Services,
  user: User,
  wanted: { consultant: number; date: string; time: string } & Shown,
): Promise<{ id: number; url: string }> {
  const { db, clock } = services
  proveConfirmed(user)
  await countAttempt(db, { key: `booking:${user.id}`, ...AN_HOUR }, clock())
  const retryAfterSeconds = await attemptsSpent(db, givenUpBy(user.id), clock())
  if (retryAfterSeconds !== null) throw new AppError('rate_limited', { retryAfterSeconds })
  const consultant = await findConsultant(db, wanted.consultant)
  if (!consultant || consultant.hidden) throw invalid({ consultant: 'consultant_unknown' })
  const slot = slotAt(consultant, wanted, clock())
  proveAsShown(consultant, user, slot, wanted)
  const row = await hold(services, user, consultant, slot)
  try {
    const url = await orderConsultation(services, user, {
      bookingId: row.id,
      name: consultant.words[user.lang].name,
      cents: row.priceCents ?? 0,
      currency: row.priceCurrency,
    })
    await updateBooking(db, row.id, { payUrl: url })
    return { id: row.id, url }
  } catch (error) {
    await cancelBooking(db, row.id, { by: 'expired', at: clock() })
    throw error
  }
}
