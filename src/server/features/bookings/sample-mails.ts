import type { Lang } from '#language/lang.ts'
import { SAMPLE, type SampleMail } from '#platform/mail/sample.ts'
import { bookingMailText, type BookingMailRole } from './mail.ts'
import type { BookingMailKind } from './mail-facts.ts'

const KINDS: readonly BookingMailKind[] = ['booked', 'moved', 'canceled', 'taken']
const ROLES: readonly BookingMailRole[] = ['person', 'consultant', 'staff']

export const sampleMails = (lang: Lang): SampleMail[] =>
  KINDS.flatMap((kind) => ROLES.map((role): SampleMail => [`booking-${kind}-${role}`, bookingMail(kind, role, lang)]))

function bookingMail(kind: BookingMailKind, role: BookingMailRole, lang: Lang) {
  const { at, inAWeek, link, timeZone, names } = SAMPLE
  const { first, consultant } = names[lang]
  const isCanceled = kind === 'canceled' || kind === 'taken'
  return bookingMailText(kind, role, lang, {
    booking: {
      id: 1,
      startsAt: inAWeek,
      minutes: 60,
      sequence: 0,
      canceledBy: isCanceled ? 'person' : null,
      canceledAt: isCanceled ? at : null,
      movedBy: kind === 'moved' ? 'consultant' : null,
      reason: null,
      orderId: 'ord_sample',
    },
    price: { amount: 200, currency: 'USD' },
    consultant: { name: consultant, specialization: '', email: 'elena@demo.example' },
    person: { name: first, firstName: first, email: 'free@demo.example' },
    former: kind === 'moved' ? { startsAt: at, by: 'consultant' } : undefined,
    zones: { person: 'Europe/London', consultant: timeZone },
    meetingUrl: 'https://meet.demo.example/elena',
    link,
    from: 'Asteria <hello@asteria.example>',
    now: at,
  })
}
