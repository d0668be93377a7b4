import type { Lang } from '#language/lang.ts'
import { icalendar } from '#platform/ical.ts'
import type { Mail } from '#platform/mail/mailer.ts'
import { greeting } from '#platform/mail/greeting.ts'
import { mailHtml } from '#platform/mail/mail-html.ts'
import { mailDayTime } from '#platform/mail/mail-time.ts'
import { inMoney } from '../plans/api.ts'
import { freeUntil } from './domain/booking-state.ts'
import { CONSULTANT } from './mail-consultant.ts'
import type { BookingMailKind, BookingWords, Facts } from './mail-facts.ts'
import { PERSON } from './mail-person.ts'
import { STAFF } from './mail-staff.ts'
import type { BookingRow } from './queries.ts'

export type BookingMailRole = 'person' | 'consultant' | 'staff'

interface MailWords {
  booking: Pick<
    BookingRow,
    'id' | 'startsAt' | 'minutes' | 'sequence' | 'canceledBy' | 'canceledAt' | 'movedBy' | 'reason' | 'orderId'
  >
  price: { amount: number; currency: string }
  consultant: { name: string; specialization: string; email: string }
  /** Null when the account is deleted. */
  person: { name: string; firstName: string; email: string } | null
  /** When it was before it was moved, and who moved it. */
  former?: { startsAt: Date; by: 'person' | 'consultant' | 'staff' } | undefined
  zones: { person: string; consultant: string }
  meetingUrl: string
  link: string
  from: string
  now: Date
}

const WORDS: Record<BookingMailRole, BookingWords> = { person: PERSON, consultant: CONSULTANT, staff: STAFF }

const LINKS: Record<'join' | 'book' | 'bookings' | 'change' | 'open', Record<Lang, string>> = {
  join: { en: 'Join the meeting', ru: 'Присоединиться к встрече' },
  book: { en: 'Book another time', ru: 'Выбрать другое время' },
  bookings: { en: 'Your bookings', ru: 'Ваши записи' },
  change: { en: 'Move or cancel', ru: 'Перенести или отменить' },
  open: { en: 'Open the booking', ru: 'Открыть запись' },
}

const FOOT: Record<'entry' | 'canceled' | 'none', Record<Lang, string>> = {
  entry: {
    en: 'The attached file adds the consultation to your calendar, or updates its entry.',
    ru: 'Вложенный файл добавит консультацию в календарь или обновит запись в нём.',
  },
  canceled: {
    en: 'The attached file removes the consultation from your calendar.',
    ru: 'Вложенный файл уберёт консультацию из календаря.',
  },
  none: {
    en: 'You’re getting this email because of a booking.',
    ru: 'Вы получили это письмо из-за записи на консультацию.',
  },
}

const NOBODY: Record<Lang, string> = { en: 'the client', ru: 'клиент' }

/** Whether a cancellation gives the money back: always, unless the person cancels within the last day. */
const isRefunded = ({ canceledBy, canceledAt, ...booking }: MailWords['booking']) =>
  canceledBy !== 'person' || (canceledAt !== null && canceledAt <= freeUntil(booking))

/** The entry for the calendars of both, the same for each so that either follows the other's changes. */
function calendarOf(kind: BookingMailKind, { booking, consultant, person, meetingUrl, link, from, now }: MailWords) {
  const method = kind === 'canceled' ? 'CANCEL' : 'REQUEST'
  const content = icalendar({
    name: 'Asteria',
    method,
    stamp: now,
    events: [
      {
        uid: `booking-${booking.id}@${new URL(link).hostname}`,
        start: booking.startsAt,
        end: new Date(booking.startsAt.getTime() + booking.minutes * 60_000),
        summary: `Asteria: ${consultant.name}`,
        description: `${consultant.specialization}\n${meetingUrl}`,
        ...(meetingUrl && { url: meetingUrl }),
        sequence: booking.sequence,
        organizer: { name: 'Asteria', email: /<([^>]+)>/.exec(from)?.[1] ?? from },
        attendees: [...(person ? [person] : []), consultant].filter(({ email }) => email !== ''),
      },
    ],
  })
  return { method, content } as const
}

/** Where a mail leads: to the meeting while there is one to come, and to the page on which the booking is changed. */
function linksOf(kind: BookingMailKind, role: BookingMailRole, lang: Lang, { meetingUrl, link, booking }: MailWords) {
  const isToCome = kind === 'booked' || kind === 'moved'
  if (!isToCome) {
    const label = role !== 'person' ? 'open' : kind === 'taken' || booking.canceledBy !== 'person' ? 'book' : 'bookings'
    return { action: { label: LINKS[label][lang], link }, other: undefined }
  }
  const change = { label: LINKS.change[lang], link }
  if (meetingUrl === '') return { action: change, other: undefined }
  const join = { label: LINKS.join[lang], link: meetingUrl }
  const [action, second] = role === 'person' ? [join, change] : [change, join]
  return { action, other: { label: `${second.label}:`, link: second.link } }
}

function factsOf(kind: BookingMailKind, role: BookingMailRole, lang: Lang, told: MailWords): Facts {
  const { booking, consultant, person, zones, price, former, now } = told
  const [own, others] = role === 'person' ? [zones.person, zones.consultant] : [zones.consultant, zones.person]
  const when = mailDayTime(lang, booking.startsAt, own)
  const other = mailDayTime(lang, booking.startsAt, others)
  const until = freeUntil(booking)
  return {
    consultant: consultant.name,
    person: person ? (role === 'staff' ? `${person.name} (${person.email})` : person.name) : NOBODY[lang],
    gone: person === null,
    when,
    other: other === when ? null : other,
    former: former ? mailDayTime(lang, former.startsAt, own) : null,
    by: kind === 'canceled' ? booking.canceledBy : (former?.by ?? null),
    minutes: booking.minutes,
    price: inMoney(lang, Math.round(price.amount * 100), price.currency),
    refunded: isRefunded(booking),
    reason: booking.reason,
    until: now < until ? mailDayTime(lang, until, own) : null,
  }
}

/** Subject, texts and calendar entry of a mail on a booking, with the times of both clocks, the reader's first. */
export function bookingMailText(
  kind: BookingMailKind,
  role: BookingMailRole,
  lang: Lang,
  told: MailWords,
): Omit<Mail, 'id' | 'to'> {
  const facts = factsOf(kind, role, lang, told)
  const { subject, lines } = WORDS[role][kind][lang]
  const hasEntry = role !== 'staff' && kind !== 'taken'
  const footnote = FOOT[hasEntry ? (kind === 'canceled' ? 'canceled' : 'entry') : 'none'][lang]
  const name =
    role === 'person' ? (told.person?.firstName ?? null) : role === 'consultant' ? told.consultant.name : null
  const paragraphs = [greeting(lang, name), ...lines(facts).filter((line) => line !== null && line !== '')] as string[]
  const { action, other } = linksOf(kind, role, lang, told)
  const links = [action, other].flatMap((one) => (one ? [`${one.label.replace(/:$/, '')}: ${one.link}`] : []))
  return {
    subject: subject(facts),
    text: [...paragraphs, ...links, footnote, 'Asteria'].join('\n\n'),
    html: mailHtml({ lang, title: subject(facts), paragraphs, action, other, footnote }),
    ...(hasEntry && { icalEvent: calendarOf(kind, told) }),
  }
}
