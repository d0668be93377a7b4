import type { Lang } from '#language/lang.ts'
import { deliveredCents, partsOf, ratesOf } from '#product/refunds.ts'
import { SAMPLE, type SampleMail } from '#platform/mail/sample.ts'
import type { MailFacts, MailKind } from './mail-facts.ts'
import { paymentMailText } from './mail.ts'

const KINDS: readonly MailKind[] = ['receipt', 'trial', 'refund', 'canceled', 'withdrawn', 'renewal']

const PRICE = 150_00
const USED = deliveredCents(partsOf('year', PRICE), { reports: 1, forecasts: 1, days: 7, ofDays: 365 })

const FACTS: Omit<MailFacts, 'title' | 'item'> = {
  number: 'ord_sample-1',
  cents: PRICE,
  currency: 'USD',
  at: SAMPLE.at,
  until: new Date('2027-11-22T09:30:00Z'),
  renewalCents: PRICE,
  months: 12,
  reports: 2,
  consent: null,
  withdrawUntil: new Date('2026-12-06T09:30:00Z'),
  isSpent: false,
  cancelUntil: null,
  rates: ratesOf('year', PRICE),
  settlement: { usedCents: USED, refundCents: PRICE - USED, reports: 1, forecasts: 1, days: 7, at: SAMPLE.at },
  subscription: true,
  gift: false,
  onTrial: false,
}

/** What differs from a year that was paid for. */
const OF_KIND: Partial<Record<MailKind, Partial<MailFacts>>> = {
  trial: { until: new Date('2026-11-25T09:30:00Z') },
  refund: { cents: PRICE - USED },
}

export function sampleMails(lang: Lang): SampleMail[] {
  const { link, timeZone, names } = SAMPLE
  const { first: firstName, item } = names[lang]
  return KINDS.map((kind) => {
    const facts = { ...FACTS, ...OF_KIND[kind], title: item, item }
    return [`payment-${kind}`, paymentMailText(kind, { lang, timeZone, firstName, link, facts })]
  })
}
