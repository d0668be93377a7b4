import type { Lang } from '#language/lang.ts'
import { SAMPLE, type SampleMail } from '#platform/mail/sample.ts'
import type { MailFacts, MailKind } from './mail-facts.ts'
import { paymentMailText } from './mail.ts'

const KINDS: readonly MailKind[] = ['receipt', 'trial', 'refund', 'canceled', 'withdrawn', 'renewal']

const FACTS: Omit<MailFacts, 'title' | 'item'> = {
  number: 'ord_sample-1',
  cents: 150_00,
  currency: 'USD',
  at: SAMPLE.at,
  until: new Date('2027-11-22T09:30:00Z'),
  renewalCents: 150_00,
  months: 12,
  reports: 2,
  consent: null,
  withdrawUntil: SAMPLE.inAWeek,
  cancelUntil: null,
  rates: { report: 15_00, day: 41, month: 5_00 },
  settlement: { usedCents: 20_00, refundCents: 130_00, reports: 1, forecasts: 1, days: 7, at: SAMPLE.at },
  subscription: true,
}

export function sampleMails(lang: Lang): SampleMail[] {
  const { link, timeZone, names } = SAMPLE
  const { first: firstName, item } = names[lang]
  const facts = { ...FACTS, title: item, item }
  return KINDS.map((kind) => [`payment-${kind}`, paymentMailText(kind, { lang, timeZone, firstName, link, facts })])
}
