import type { Consultant } from '#contract/bookings.ts'
import type { Lang } from '#contract/field.ts'
import { icalendar } from '../../platform/ical.ts'
import type { Mail } from '../../platform/mail/mailer.ts'
import { mailHtml } from '../../platform/mail/mail-html.ts'

type Kind = 'booked' | 'canceled'

interface Told {
  bookingId: number
  consultant: Consultant
  startsAt: Date
  minutes: number
  /** The reader's. */
  timeZone: string
  link: string
  now: Date
}

interface Words {
  subject: (name: string, when: string) => string
  text: (name: string, when: string, minutes: number, price: string) => string[]
  button: string
  footnote: string
}

const WORDS: Record<Kind, Record<Lang, Words>> = {
  booked: {
    en: {
      subject: (name, when) => `${name}, ${when}`,
      text: (name, when, minutes, price) => [
        `You have booked ${minutes} minutes with ${name}: ${when}.`,
        `The price is ${price}. The consultant will write to this address beforehand about the way to talk and to pay.`,
      ],
      button: 'Your bookings',
      footnote: 'The attached file puts the hour into your calendar. You can give it back on the page until it begins.',
    },
    ru: {
      subject: (name, when) => `${name}, ${when}`,
      text: (name, when, minutes, price) => [
        `За вами ${minutes} минут разговора. Консультант: ${name}, время: ${when}.`,
        `Цена ${price}. До встречи консультант напишет на этот адрес, как созвониться и как оплатить.`,
      ],
      button: 'Ваши записи',
      footnote: 'Вложенный файл добавит встречу в ваш календарь. Отказаться от неё можно на странице до её начала.',
    },
  },
  canceled: {
    en: {
      subject: (name, when) => `Given back: ${name}, ${when}`,
      text: (name, when) => [`The hour with ${name}, ${when}, is free again. Nothing needs to be paid.`],
      button: 'Book another hour',
      footnote: 'The attached file takes the hour out of your calendar.',
    },
    ru: {
      subject: (name, when) => `Запись отменена: ${name}, ${when}`,
      text: (name, when) => [
        `Вы отказались от встречи. Консультант: ${name}, время: ${when}. Платить ничего не нужно.`,
      ],
      button: 'Выбрать другой час',
      footnote: 'Вложенный файл уберёт встречу из вашего календаря.',
    },
  },
}

const LOCALE: Record<Lang, string> = { en: 'en-GB', ru: 'ru-RU' }

/** Subject, texts and calendar entry of a mail on a booking, by the reader's clock. */
export function bookingMailText(kind: Kind, lang: Lang, told: Told): Omit<Mail, 'id' | 'to'> {
  const { bookingId, consultant, startsAt, minutes, timeZone, link, now } = told
  const words = WORDS[kind][lang]
  const when = new Intl.DateTimeFormat(LOCALE[lang], {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  }).format(startsAt)
  const price = new Intl.NumberFormat(LOCALE[lang], {
    style: 'currency',
    currency: consultant.price.currency,
    maximumFractionDigits: 0,
  }).format(consultant.price.amount)
  const paragraphs = words.text(consultant.name, when, minutes, price)
  const method = kind === 'booked' ? 'PUBLISH' : 'CANCEL'
  const content = icalendar({
    name: 'Asteria',
    method,
    stamp: now,
    events: [
      {
        uid: `booking-${bookingId}@${new URL(link).hostname}`,
        start: startsAt,
        end: new Date(startsAt.getTime() + minutes * 60_000),
        summary: `Asteria: ${consultant.name}`,
        description: `${consultant.specialization}\n${link}`,
      },
    ],
  })
  return {
    subject: words.subject(consultant.name, when),
    text: [...paragraphs, link, words.footnote, 'Asteria'].join('\n\n'),
    html: mailHtml({
      lang,
      title: words.subject(consultant.name, when),
      paragraphs,
      action: { label: words.button, link },
      footnote: words.footnote,
    }),
    icalEvent: { method, content },
  }
}
