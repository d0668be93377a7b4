import type { Services } from '../../platform/services.ts'
import { findUser } from '../accounts/queries.ts'
import { findConsultant } from './domain/consultants.ts'
import { bookingMailText } from './mail.ts'
import { findBooking } from './queries.ts'

/** Tells a person of an hour booked or given back, with an entry for their calendar. */
export async function sendBookingMail(
  { db, env, mailer, clock }: Services,
  { bookingId, kind }: { bookingId: number; kind: 'booked' | 'canceled' },
  jobId: string,
): Promise<void> {
  const booking = await findBooking(db, bookingId)
  const user = booking && (await findUser(db, booking.userId))
  const consultant = user && findConsultant(booking.consultantId, user.lang)
  if (!consultant) return
  const { startsAt, minutes } = booking
  await mailer.send({
    id: jobId,
    to: user.email,
    ...bookingMailText(kind, user.lang, {
      bookingId,
      consultant,
      startsAt,
      minutes,
      timeZone: user.timeZone ?? consultant.time_zone,
      link: `${env.PUBLIC_URL}/experts`,
      now: clock(),
    }),
  })
}
