import type { CallOutput } from '#contract/api.ts'
import { AppError } from '#platform/app-error.ts'
import type { Services } from '#platform/services.ts'
import { findUser } from '#core/users/api.ts'
import { bookingState } from './domain/booking-state.ts'
import { bookingInToken, isSigned } from './domain/link-token.ts'
import { freeSlots } from './free-slots.ts'
import { presentSlots, priceOf } from './present.ts'
import { findBooking, findConsultant, type BookingRow, type ConsultantRow } from './queries.ts'

/** The booking that the link of a consultant's mail is about. @throws {AppError} not_found */
export async function findByLink(
  { db }: Pick<Services, 'db'>,
  token: string,
): Promise<{ booking: BookingRow; consultant: ConsultantRow }> {
  const id = bookingInToken(token)
  const booking = id === null ? undefined : await findBooking(db, id)
  const consultant = booking && (await findConsultant(db, booking.consultantId))
  if (!consultant || !isSigned(token, booking.id, consultant.linkKey)) throw new AppError('not_found')
  return { booking, consultant }
}

/** A booking as its consultant sees it, with the hours it can be moved to. @throws {AppError} not_found */
export async function getByLink(services: Services, token: string): Promise<CallOutput<'GET /consultation/:token'>> {
  const { booking, consultant } = await findByLink(services, token)
  const user = booking.userId === null ? undefined : await findUser(services.db, booking.userId)
  const state = bookingState(booking, services.clock())
  return {
    consultant: consultant.words[consultant.lang].name,
    person: user?.firstName ?? '',
    starts: booking.startsAt.toISOString(),
    minutes: booking.minutes,
    time_zone: consultant.timeZone,
    person_time_zone: user?.timeZone ?? 'UTC',
    price: priceOf(booking),
    meeting_url: consultant.meetingUrl,
    state: state === 'expired' ? 'canceled' : state,
    days: state === 'booked' ? presentSlots(await freeSlots(services, consultant)) : [],
  }
}
