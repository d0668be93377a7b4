import type { Lang } from '#contract/field.ts'
import { icalendar } from '../../platform/ical.ts'
import type { Mail } from '../../platform/mail/mailer.ts'
import { mailHtml } from '../../platform/mail/mail-html.ts'
import { freeUntil } from './domain/booking-state.ts'
import type { BookingRow } from './queries.ts'

export type BookingMailKind = 'booked' | 'moved' | 'canceled' | 'taken'
export type BookingMailRole = 'person' | 'consultant' | 'staff'

interface Told {
  booking: Pick<
    BookingRow,
    'id' | 'startsAt' | 'minutes' | 'sequence' | 'canceledBy' | 'canceledAt' | 'reason' | 'orderId'
  >
  price: { amount: number; currency: string }
  consultant: { name: string; specialization: string; email: string }
  person: { name: string; email: string }
  zones: { person: string; consultant: string }
  meetingUrl: string
  link: string
  from: string
  now: Date
}

/** What every sentence may name. */
interface Facts {
  consultant: string
  person: string
  /** By the reader's clock, and by the other one's. */
  when: string
  other: string
  minutes: number
  price: string
  meeting: string
  refunded: boolean
  reason: string | null
  until: string
}

interface Words {
  subject: (facts: Facts) => string
  lines: (facts: Facts) => string[]
}

const refundEn = ({ refunded, price }: Facts) =>
  refunded
    ? `The full price of ${price} goes back to where it came from.`
    : 'It was canceled less than 24 hours before it began, so the price is not refunded.'
const refundRu = ({ refunded, price }: Facts) =>
  refunded
    ? `Вся сумма, ${price}, вернётся туда, откуда пришла оплата.`
    : 'До начала оставалось меньше 24 часов, поэтому оплата не возвращается.'
const reasonEn = ({ reason }: Facts) => (reason ? [`Reason: ${reason}`] : [])
const reasonRu = ({ reason }: Facts) => (reason ? [`Причина: ${reason}`] : [])

const PERSON: Record<BookingMailKind, Record<Lang, Words>> = {
  booked: {
    en: {
      subject: ({ consultant, when }) => `You’re booked: ${consultant}, ${when}`,
      lines: ({ consultant, when, other, minutes, price, meeting, until }) => [
        `You’re booked for ${minutes} minutes with ${consultant}: ${when} by your clock, ${other} by the consultant’s.`,
        `You paid ${price}. The consultation takes place here: ${meeting}`,
        `You can move it, or cancel it with a full refund, until ${until}. After that the price is not refunded. If the consultant cancels, you always have all of it back.`,
      ],
    },
    ru: {
      subject: ({ consultant, when }) => `Вы записаны: ${consultant}, ${when}`,
      lines: ({ consultant, when, other, minutes, price, meeting, until }) => [
        `Запись подтверждена. Консультант: ${consultant}. Начало по вашим часам: ${when}, по часам консультанта: ${other}. Длительность: ${minutes} минут.`,
        `Оплачено: ${price}. Консультация пройдёт здесь: ${meeting}`,
        `Перенести запись или отменить её с полным возвратом можно до этого времени: ${until}. Позже оплата не возвращается. Если встречу отменит консультант, вернётся вся сумма.`,
      ],
    },
  },
  moved: {
    en: {
      subject: ({ consultant, when }) => `New time: ${consultant}, ${when}`,
      lines: ({ consultant, when, other, minutes, meeting }) => [
        `Your consultation with ${consultant} (${minutes} minutes) has moved. It now begins ${when} by your clock, ${other} by the consultant’s.`,
        `The place is the same: ${meeting} There is nothing more to pay.`,
        'If the new time does not suit you, you can move or cancel the booking on its page.',
      ],
    },
    ru: {
      subject: ({ consultant, when }) => `Новое время: ${consultant}, ${when}`,
      lines: ({ consultant, when, other, minutes, meeting }) => [
        `Консультация перенесена. Консультант: ${consultant}. Новое начало по вашим часам: ${when}, по часам консультанта: ${other}. Длительность: ${minutes} минут.`,
        `Место прежнее: ${meeting} Доплачивать ничего не нужно.`,
        'Если новое время не подходит, запись можно перенести или отменить на её странице.',
      ],
    },
  },
  canceled: {
    en: {
      subject: ({ consultant, when }) => `Booking canceled: ${consultant}, ${when}`,
      lines: (facts) => [
        `Your consultation with ${facts.consultant}, ${facts.when}, is canceled.`,
        refundEn(facts),
        ...reasonEn(facts),
      ],
    },
    ru: {
      subject: ({ consultant, when }) => `Запись отменена: ${consultant}, ${when}`,
      lines: (facts) => [
        `Консультация отменена. Консультант: ${facts.consultant}, время: ${facts.when}.`,
        refundRu(facts),
        ...reasonRu(facts),
      ],
    },
  },
  taken: {
    en: {
      subject: ({ consultant }) => `Your payment goes back: ${consultant}`,
      lines: ({ consultant, when, price }) => [
        `Your payment for ${when} with ${consultant} arrived after the hour was no longer kept for you, and it is not free any more.`,
        `The full price of ${price} goes back to where it came from. You can book another hour at any time.`,
      ],
    },
    ru: {
      subject: ({ consultant }) => `Оплата возвращается: ${consultant}`,
      lines: ({ consultant, when, price }) => [
        `Оплата за встречу (консультант: ${consultant}, время: ${when}) пришла, когда этот час уже не был закреплён за вами, и теперь он занят.`,
        `Вся сумма, ${price}, вернётся туда, откуда пришла оплата. Выбрать другой час можно в любое время.`,
      ],
    },
  },
}

/** To the consultant, and to the staff in the same words. */
const HOUSE: Record<BookingMailKind, Record<Lang, Words>> = {
  booked: {
    en: {
      subject: ({ consultant, when }) => `New booking: ${consultant}, ${when}`,
      lines: ({ person, consultant, when, other, minutes, price, meeting }) => [
        `${person} has booked and paid ${minutes} minutes with ${consultant}: ${when} by the consultant’s clock, ${other} by theirs. Price: ${price}.`,
        `Meeting link: ${meeting}`,
        'To move or cancel the consultation, open the page below. The person then has the new time, or all of their money back.',
      ],
    },
    ru: {
      subject: ({ consultant, when }) => `Новая запись: ${consultant}, ${when}`,
      lines: ({ person, consultant, when, other, minutes, price, meeting }) => [
        `Новая оплаченная запись. Кто: ${person}. Консультант: ${consultant}. Начало по часам консультанта: ${when}, по часам клиента: ${other}. Длительность: ${minutes} минут. Цена: ${price}.`,
        `Ссылка на встречу: ${meeting}`,
        'Перенести или отменить консультацию можно на странице ниже: клиент получит новое время или всю сумму обратно.',
      ],
    },
  },
  moved: {
    en: {
      subject: ({ consultant, when }) => `Booking moved: ${consultant}, ${when}`,
      lines: ({ person, consultant, when, other }) => [
        `The consultation of ${person} with ${consultant} has moved. It now begins ${when} by the consultant’s clock, ${other} by the person’s.`,
      ],
    },
    ru: {
      subject: ({ consultant, when }) => `Запись перенесена: ${consultant}, ${when}`,
      lines: ({ person, consultant, when, other }) => [
        `Консультация перенесена. Кто: ${person}. Консультант: ${consultant}. Новое начало по часам консультанта: ${when}, по часам клиента: ${other}.`,
      ],
    },
  },
  canceled: {
    en: {
      subject: ({ consultant, when }) => `Booking canceled: ${consultant}, ${when}`,
      lines: (facts) => [
        `The consultation of ${facts.person} with ${facts.consultant}, ${facts.when}, is canceled.`,
        refundEn(facts),
        ...reasonEn(facts),
      ],
    },
    ru: {
      subject: ({ consultant, when }) => `Запись отменена: ${consultant}, ${when}`,
      lines: (facts) => [
        `Консультация отменена. Кто: ${facts.person}. Консультант: ${facts.consultant}, время: ${facts.when}.`,
        refundRu(facts),
        ...reasonRu(facts),
      ],
    },
  },
  taken: {
    en: {
      subject: ({ consultant }) => `Payment refunded: ${consultant}`,
      lines: ({ person, when, price }) => [`${person} paid ${price} for ${when} too late and has it back.`],
    },
    ru: {
      subject: ({ consultant }) => `Оплата возвращена: ${consultant}`,
      lines: ({ person, when, price }) => [
        `Оплата пришла слишком поздно и возвращается. Кто: ${person}, время: ${when}, сумма: ${price}.`,
      ],
    },
  },
}

const BUTTON: Record<'person' | 'house', Record<Lang, string>> = {
  person: { en: 'Your bookings', ru: 'Ваши записи' },
  house: { en: 'Move or cancel', ru: 'Перенести или отменить' },
}

const FOOT: Record<'entry' | 'canceled' | 'none', Record<Lang, string>> = {
  entry: {
    en: 'The attached file puts the consultation into your calendar, or brings its entry up to date.',
    ru: 'Вложенный файл добавит консультацию в календарь или обновит запись в нём.',
  },
  canceled: {
    en: 'The attached file takes the consultation out of your calendar.',
    ru: 'Вложенный файл уберёт консультацию из календаря.',
  },
  none: {
    en: 'You’re getting this email because of a booking.',
    ru: 'Вы получили это письмо из-за записи на консультацию.',
  },
}

const LOCALE: Record<Lang, string> = { en: 'en-US', ru: 'ru-RU' }

const whenIn = (lang: Lang, instant: Date, timeZone: string) =>
  new Intl.DateTimeFormat(LOCALE[lang], {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'short',
    timeZone,
  }).format(instant)

const money = (lang: Lang, { amount, currency }: Told['price']) =>
  new Intl.NumberFormat(LOCALE[lang], {
    style: 'currency',
    currency,
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
  }).format(amount)

/** Whether a cancellation gives the money back: always, unless the person cancels within the last day. */
const isRefunded = ({ canceledBy, canceledAt, ...booking }: Told['booking']) =>
  canceledBy !== 'person' || (canceledAt !== null && canceledAt <= freeUntil(booking))

/** The entry for the calendars of both, the same for each so that either follows the other's changes. */
function calendarOf(kind: BookingMailKind, { booking, consultant, person, meetingUrl, link, from, now }: Told) {
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
        attendees: [person, consultant].filter(({ email }) => email !== ''),
      },
    ],
  })
  return { method, content } as const
}

/** Subject, texts and calendar entry of a mail on a booking, with the times of both clocks, the reader's first. */
export function bookingMailText(
  kind: BookingMailKind,
  role: BookingMailRole,
  lang: Lang,
  told: Told,
): Omit<Mail, 'id' | 'to'> {
  const { booking, consultant, person, zones, price, meetingUrl, link } = told
  const { subject, lines } = (role === 'person' ? PERSON : HOUSE)[kind][lang]
  const [own, others] = role === 'person' ? [zones.person, zones.consultant] : [zones.consultant, zones.person]
  const facts: Facts = {
    consultant: consultant.name,
    person: role === 'staff' ? `${person.name} (${person.email})` : person.name,
    when: whenIn(lang, booking.startsAt, own),
    other: whenIn(lang, booking.startsAt, others),
    minutes: booking.minutes,
    price: money(lang, price),
    meeting: meetingUrl,
    refunded: isRefunded(booking),
    reason: booking.reason,
    until: whenIn(lang, freeUntil(booking), own),
  }
  const hasEntry = role !== 'staff' && kind !== 'taken'
  const footnote = FOOT[hasEntry ? (kind === 'canceled' ? 'canceled' : 'entry') : 'none'][lang]
  const paragraphs = lines(facts)
  return {
    subject: subject(facts),
    text: [...paragraphs, link, footnote, 'Asteria'].join('\n\n'),
    html: mailHtml({
      lang,
      title: subject(facts),
      paragraphs,
      action: { label: BUTTON[role === 'person' ? 'person' : 'house'][lang], link },
      footnote,
    }),
    ...(hasEntry && { icalEvent: calendarOf(kind, told) }),
  }
}
