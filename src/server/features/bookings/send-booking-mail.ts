import type { Services } from '#platform/services.ts'
import { findUser, findUserByEmail } from '#core/users/api.ts'
import { linkToken } from './domain/link-token.ts'
import { bookingMailText } from './mail.ts'
import type { BookingMailKind } from './mail-facts.ts'
import { priceOf } from './present.ts'
import { findBooking, findConsultant } from './queries.ts'

/** Who moved a booking, and when it was before. */
export interface Moved {
  from: string
  by: 'person' | 'consultant' | 'staff'
}

/** Tells one of those concerned of a booking, with an entry for the calendars of the person and the consultant. */
export async function sendBookingMail(
  { db, env, mailer, clock }: Services,
  { bookingId, kind, to, moved }: { bookingId: number; kind: BookingMailKind; to: string; moved?: Moved | undefined },
  jobId: string,
): Promise<void> {
  const booking = await findBooking(db, bookingId)
  const consultant = booking && (await findConsultant(db, booking.consultantId))
  if (!consultant) return
  const user = booking.userId === null ? undefined : await findUser(db, booking.userId)
  // Of what was to be told of somebody who is gone, that it will not take place is left.
  if (!user && kind !== 'canceled') return
  const role = to === 'person' || to === 'consultant' ? to : 'staff'
  const address = role === 'person' ? user?.email : role === 'consultant' ? consultant.email : to
  if (!address) return
  const reader = role === 'staff' ? await findUserByEmail(db, to) : undefined
  const lang = (role === 'person' ? user?.lang : reader?.lang) ?? consultant.lang
  const personZone = user?.timeZone ?? consultant.timeZone
  const token = linkToken(bookingId, consultant.linkKey)
  await mailer.send({
    id: jobId,
    to: address,
    ...bookingMailText(kind, role, lang, {
      booking,
      price: priceOf(booking),
      consultant: { ...consultant.words[lang], email: consultant.email },
      person: user
        ? { name: `${user.firstName} ${user.lastName}`.trim(), firstName: user.firstName, email: user.email }
        : null,
      former: moved && { startsAt: new Date(moved.from), by: moved.by },
      zones: { person: personZone, consultant: consultant.timeZone },
      meetingUrl: consultant.meetingUrl,
      link: role === 'person' ? `${env.PUBLIC_URL}/experts` : `${env.PUBLIC_URL}/consultation/${token}`,
      from: env.MAIL_FROM,
      now: clock(),
    }),
  })
}
