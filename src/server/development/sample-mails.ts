import type { Lang } from '#language/lang.ts'
import { STAFF_ROLES } from '#contract/staff-access.ts'
import { deletionMailText } from '../features/account-data/api.ts'
import { ACCOUNT_LETTERS, accountMailText } from '../features/account-mail/api.ts'
import { testMailText } from '../features/admin/api.ts'
import { bookingMailText, type BookingMailKind, type BookingMailRole } from '../features/bookings/api.ts'
import { newDeviceMailText } from '../features/devices/api.ts'
import { paymentMailText, type MailFacts, type MailKind } from '../features/plans/api.ts'
import { reportMailText, type ReportMailKind } from '../features/reports/api.ts'
import { reviewMailText } from '../features/reviews/api.ts'
import { invitationMailText } from '../features/staff/api.ts'
import { supportMailText, supportReceivedText } from '../features/support/api.ts'

type Html = { html: string }

const LINK = 'https://asteria.example/confirm?token=sample'
const AT = new Date('2026-11-22T09:30:00Z')
const IN_A_WEEK = new Date('2026-11-29T09:30:00Z')
const ZONE = 'Europe/Moscow'

const NAMES = {
  en: { first: 'Claire', consultant: 'Elena Vetrova', report: 'Personality', item: 'Asteria, one year' },
  ru: { first: 'Клара', consultant: 'Елена Ветрова', report: 'Личность', item: 'Asteria, подписка на год' },
} as const

const SUPPORT = {
  en: { subject: 'A question on my chart', message: 'Why does my ascendant differ from another site?\nThank you.' },
  ru: { subject: 'Вопрос о карте', message: 'Почему асцендент не такой, как на другом сайте?\nСпасибо.' },
} as const

const FACTS: Omit<MailFacts, 'title' | 'item'> = {
  number: 'ord_sample-1',
  cents: 150_00,
  currency: 'USD',
  at: AT,
  until: new Date('2027-11-22T09:30:00Z'),
  renewalCents: 150_00,
  months: 12,
  reports: 2,
  consent: null,
  withdrawUntil: IN_A_WEEK,
  cancelUntil: null,
  rates: { report: 15_00, day: 41, month: 5_00 },
  settlement: { usedCents: 20_00, refundCents: 130_00, reports: 1, forecasts: 1, days: 7, at: AT },
  subscription: true,
}

const PAYMENTS: readonly MailKind[] = ['receipt', 'trial', 'refund', 'canceled', 'withdrawn', 'renewal']
const REPORTS: readonly ReportMailKind[] = ['ready', 'failed', 'waiting']
const BOOKINGS: readonly BookingMailKind[] = ['booked', 'moved', 'canceled', 'taken']
const ROLES: readonly BookingMailRole[] = ['person', 'consultant', 'staff']

function bookingMail(kind: BookingMailKind, role: BookingMailRole, lang: Lang): Html {
  const { first, consultant } = NAMES[lang]
  const isCanceled = kind === 'canceled' || kind === 'taken'
  return bookingMailText(kind, role, lang, {
    booking: {
      id: 1,
      startsAt: IN_A_WEEK,
      minutes: 60,
      sequence: 0,
      canceledBy: isCanceled ? 'person' : null,
      canceledAt: isCanceled ? AT : null,
      reason: null,
      orderId: 'ord_sample',
    },
    price: { amount: 200, currency: 'USD' },
    consultant: { name: consultant, specialization: '', email: 'elena@demo.example' },
    person: { name: first, firstName: first, email: 'free@demo.example' },
    former: kind === 'moved' ? { startsAt: AT, by: 'consultant' } : undefined,
    zones: { person: 'Europe/London', consultant: ZONE },
    meetingUrl: 'https://meet.demo.example/elena',
    link: LINK,
    from: 'Asteria <hello@asteria.example>',
    now: AT,
  })
}

/** Every mail that the product sends, by a name, with invented facts. */
export function sampleMails(lang: Lang): Record<string, string> {
  const { first, consultant, report, item } = NAMES[lang]
  const request = { id: 7, priority: true, email: 'year@demo.example', lang, ...SUPPORT[lang] }
  const about = { firstName: first, link: LINK, email: 'new@demo.example', undoLink: `${LINK}&undo` }
  const mails: [string, Html][] = [
    ...ACCOUNT_LETTERS.map((kind): [string, Html] => [`account-${kind}`, accountMailText(kind, lang, about)]),
    ...PAYMENTS.map((kind): [string, Html] => [
      `payment-${kind}`,
      paymentMailText(kind, {
        lang,
        timeZone: ZONE,
        firstName: first,
        link: LINK,
        facts: { ...FACTS, title: item, item },
      }),
    ]),
    ...REPORTS.map((kind): [string, Html] => [
      `report-${kind}`,
      reportMailText(kind, {
        lang,
        link: LINK,
        firstName: first,
        title: report,
        creditReturned: true,
        lacks: ['birth'],
      }),
    ]),
    ...BOOKINGS.flatMap((kind) =>
      ROLES.map((role): [string, Html] => [`booking-${kind}-${role}`, bookingMail(kind, role, lang)]),
    ),
    ...(['shown', 'rejected'] as const).map((state): [string, Html] => [
      `review-${state}`,
      reviewMailText(state, lang, { firstName: first, title: report, reason: null, link: LINK }),
    ]),
    ...STAFF_ROLES.map((role): [string, Html] => [
      `invitation-${role}`,
      invitationMailText(lang, {
        firstName: first,
        inviter: { name: consultant, email: 'owner@demo.example' },
        role,
        link: LINK,
      }),
    ]),
    [
      'new-device',
      newDeviceMailText(lang, {
        firstName: first,
        userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
        at: AT,
        timeZone: ZONE,
        devicesLink: LINK,
        passwordLink: LINK,
      }),
    ],
    ['support-asked', supportMailText(request, LINK)],
    ['support-received', supportReceivedText({ ...request, firstName: first }, LINK)],
    [
      'account-deleted',
      deletionMailText(lang, { firstName: first, at: AT, timeZone: ZONE, code: 'sample', notes: [], link: LINK }),
    ],
    ['connection-test', testMailText(lang, LINK)],
  ]
  return Object.fromEntries(mails.map(([name, { html }]) => [name, html]))
}
