import type { Lang } from '#language/lang.ts'
import { CURRENCY } from '#product/offers.ts'
import { mailDate, mailTime } from '#platform/mail/mail-time.ts'
import { inMoney } from './domain/in-money.ts'

export type MailKind = 'receipt' | 'trial' | 'refund' | 'canceled' | 'withdrawn' | 'renewal'

/** What a mail about money may have to tell. */
export interface MailFacts {
  /** What was bought, in short for a subject, and in full. */
  title: string
  item: string
  /** Under which the payment or the order is found. */
  number: string
  cents: number
  currency: string
  at: Date
  /** The end of what is paid for; null for a single purchase. */
  until: Date | null
  /** What the next renewal costs; null when there will be none. */
  renewalCents: number | null
  /** How many months a payment for a subscription covers. */
  months: number
  /** Reports to order that each payment brings. */
  reports: number
  /** What the person agreed to with the order; null where they were asked nothing. */
  consent: { wording: string; at: Date } | null
  /** Until when the payment can be withdrawn from; null where it can't be. */
  withdrawUntil: Date | null
  /** Whether all of it is delivered or being written by now, so that nothing would go back. */
  isSpent: boolean
  /** Until when a consultation is canceled with all of the money back; null for what isn't one. */
  cancelUntil: Date | null
  /** What counts as used then, in cents: for each report, each day, each month whose forecast is written. */
  rates: { report: number | null; day: number | null; month: number | null }
  /** What was kept and given back, where it was. */
  settlement: {
    usedCents: number
    refundCents: number
    reports: number
    forecasts: number
    days: number
    at: Date
  } | null
  subscription: boolean
  /** Whether it is for somebody else. */
  gift: boolean
  /** Whether the subscription is in its free days. */
  onTrial: boolean
}

/** The facts in words of a language. */
export interface MailWords {
  title: string
  item: string
  number: string
  price: string
  when: string
  until: string
  /** The same with its hour. */
  untilTime: string
  renewal: string | null
  months: number
  reports: number
  consent: { wording: string; when: string } | null
  withdrawUntil: string | null
  isSpent: boolean
  /** Null for what is no consultation; without an instant for one that begins too soon to be canceled with a refund. */
  cancel: { until: string | null } | null
  rates: { report: string | null; day: string | null; month: string | null }
  settlement: {
    used: string | null
    refund: string
    reports: number
    forecasts: number
    days: number
    when: string
  } | null
  subscription: boolean
  /** Whether it is for somebody else. */
  gift: boolean
  onTrial: boolean
}

export interface PaymentMail {
  lang: Lang
  /** Whose clock the dates are told by. */
  timeZone: string
  /** Null while the address is not confirmed: a stranger may have typed both. */
  firstName: string | null
  link: string
  facts: MailFacts
}

/** Sums and times as the reader's language and clock have them. */
export function tell({ lang, timeZone, facts }: PaymentMail): MailWords {
  const { cents, at, until, renewalCents, consent, withdrawUntil, cancelUntil, settlement } = facts
  const money = (sum: number) => inMoney(lang, sum, facts.currency || CURRENCY)
  const maybe = (sum: number | null) => (sum === null ? null : money(sum))
  const dateText = (value: Date) => mailDate(lang, value, timeZone)
  const timeText = (value: Date) => mailTime(lang, value, timeZone)
  const { report, day, month } = facts.rates
  return {
    title: facts.title,
    item: facts.item,
    number: facts.number,
    price: money(cents),
    when: dateText(at),
    until: until ? dateText(until) : '',
    untilTime: until ? timeText(until) : '',
    renewal: maybe(renewalCents),
    months: facts.months,
    reports: facts.reports,
    consent: consent && { wording: consent.wording, when: timeText(consent.at) },
    withdrawUntil: withdrawUntil && timeText(withdrawUntil),
    isSpent: facts.isSpent,
    cancel: cancelUntil && { until: cancelUntil > at ? timeText(cancelUntil) : null },
    rates: { report: maybe(report), day: maybe(day), month: maybe(month) },
    settlement: settlement && {
      used: settlement.usedCents > 0 ? money(settlement.usedCents) : null,
      refund: money(settlement.refundCents),
      reports: settlement.reports,
      forecasts: settlement.forecasts,
      days: settlement.days,
      when: timeText(settlement.at),
    },
    subscription: facts.subscription,
    gift: facts.gift,
    onTrial: facts.onTrial,
  }
}
