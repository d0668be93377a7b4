import type { Lang } from '#contract/field.ts'
import { CURRENCY, TRIAL_DAYS } from '#contract/offers.ts'
import { plural } from '#contract/plural.ts'
import { mailHtml } from '../../platform/mail/mail-html.ts'
import { inMoney } from './domain/in-money.ts'

export type MailKind = 'receipt' | 'trial' | 'refund' | 'canceled' | 'withdrawn' | 'renewal'

/** What a mail about money may have to tell. */
export interface MailFacts {
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
  /** Reports to order that each payment brings. */
  reports: number
  /** What the person agreed to with the order; null where they were asked nothing. */
  consent: { wording: string; at: Date } | null
  /** Until when the payment can be withdrawn from; null where it can't be. */
  withdrawUntil: Date | null
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
}

/** The facts in words of a language. */
interface Told {
  item: string
  number: string
  price: string
  when: string
  until: string
  renewal: string | null
  reports: number
  consent: { wording: string; when: string } | null
  withdrawUntil: string | null
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
}

interface Words {
  subject: (told: Told) => string
  lines: (told: Told) => (string | null)[]
}

const HELLO: Record<Lang, (name: string) => string> = {
  en: (name) => `Hello ${name},`,
  ru: (name) => `Здравствуйте, ${name}!`,
}

const BUTTON: Record<Lang, string> = { en: 'Open the settings', ru: 'Открыть настройки' }

const FOOT: Record<Lang, string> = {
  en: 'You’re getting this email because of a payment. Payments, refunds and the subscription are listed in the settings.',
  ru: 'Это письмо о ваших деньгах, поэтому отключить его нельзя. Платежи, возвраты и подписка видны в настройках.',
}

const CONSENT: Record<Lang, (told: Told) => string | null> = {
  en: ({ consent }) => consent && `On ${consent.when} you agreed to this: “${consent.wording}”`,
  ru: ({ consent }) => consent && `${consent.when} вы согласились со следующим: «${consent.wording}»`,
}

/** What a withdrawal would cost, in the words of the order sheet. */
const WITHDRAWAL: Record<Lang, (told: Told) => string> = {
  en: ({ withdrawUntil, rates: { report, day, month } }) => {
    if (!withdrawUntil)
      return 'This payment can’t be withdrawn from by yourself. If something is wrong with it, write to us.'
    const parts = [
      report && `${report} for each report written`,
      day && `about ${day} for each day used`,
      month && `${month} at least for a month whose forecast was written`,
    ].filter(Boolean)
    return `You can withdraw until ${withdrawUntil}, without giving a reason: in the settings, next to the payment. You then pay for what you have used (${parts.join('; ')}), and the rest is refunded.`
  },
  ru: ({ withdrawUntil, rates: { report, day, month } }) => {
    if (!withdrawUntil)
      return 'Самостоятельно отказаться от этого платежа нельзя. Если с ним что-то не так, напишите нам.'
    const parts = [
      report && `${report} за каждый составленный отчёт`,
      day && `примерно ${day} за каждый использованный день`,
      month && `не меньше ${month} за месяц, прогноз на который составлен`,
    ].filter(Boolean)
    return `До ${withdrawUntil} от покупки можно отказаться, не называя причины: в настройках, рядом с платежом. Использованное тогда оплачивается (${parts.join('; ')}), остальное мы вернём.`
  },
}

/** What was used, counted. */
const USED: Record<Lang, (told: Told) => string | null> = {
  en: ({ settlement }) => {
    if (!settlement?.used) return null
    const { reports, forecasts, days, used } = settlement
    const parts = [
      reports > 0 && `${reports} ${plural('en', reports, { one: 'report', other: 'reports' })}`,
      days > 0 && `${days} ${plural('en', days, { one: 'day', other: 'days' })} of the plan`,
      forecasts > 0 && `${forecasts} monthly ${plural('en', forecasts, { one: 'forecast', other: 'forecasts' })}`,
    ].filter(Boolean)
    return `Used and paid for: ${parts.join(', ')}, ${used} in all.`
  },
  ru: ({ settlement }) => {
    if (!settlement?.used) return null
    const { reports, forecasts, days, used } = settlement
    const parts = [
      reports > 0 &&
        `${reports} ${plural('ru', reports, { one: 'отчёт', few: 'отчёта', many: 'отчётов', other: 'отчёта' })}`,
      days > 0 && `${days} ${plural('ru', days, { one: 'день', few: 'дня', many: 'дней', other: 'дня' })} подписки`,
      forecasts > 0 &&
        `${forecasts} ${plural('ru', forecasts, { one: 'прогноз на месяц', few: 'прогноза на месяц', many: 'прогнозов на месяц', other: 'прогноза на месяц' })}`,
    ].filter(Boolean)
    return `Использовано и оплачено: ${parts.join(', ')} — всего на ${used}.`
  },
}

const REPORTS: Record<Lang, (told: Told) => string | null> = {
  en: ({ reports, subscription }) =>
    subscription && reports > 0
      ? `With it come ${reports} ${plural('en', reports, { one: 'report', other: 'reports' })} of your choice: order on any report’s page.`
      : null,
  ru: ({ reports, subscription }) =>
    subscription && reports > 0
      ? `Вместе с ней можно заказать ${reports} ${plural('ru', reports, { one: 'отчёт', few: 'отчёта', many: 'отчётов', other: 'отчёта' })} на выбор — на странице любого отчёта.`
      : null,
}

const WORDS: Record<MailKind, Record<Lang, Words>> = {
  receipt: {
    en: {
      subject: ({ number, price }) => `Receipt ${number}: ${price}`,
      lines: (told) => [
        `Thank you. We received ${told.price} on ${told.when} for: ${told.item}.`,
        `Payment number: ${told.number}.`,
        REPORTS.en(told),
        told.renewal &&
          `The subscription renews on ${told.until} for ${told.renewal}. You can cancel it any time before.`,
        CONSENT.en(told),
        WITHDRAWAL.en(told),
      ],
    },
    ru: {
      subject: ({ number, price }) => `Чек ${number}: ${price}`,
      lines: (told) => [
        `Спасибо. Мы получили ${told.price} ${told.when} за покупку: ${told.item}.`,
        `Платёж номер ${told.number}.`,
        REPORTS.ru(told),
        told.renewal &&
          `Подписка продлится ${told.until}, спишется ${told.renewal}. Отменить её можно в любой момент до этого.`,
        CONSENT.ru(told),
        WITHDRAWAL.ru(told),
      ],
    },
  },
  trial: {
    en: {
      subject: () => `Your ${TRIAL_DAYS} days have begun`,
      lines: (told) => [
        `Your trial of ${told.item} runs until ${told.until} and costs nothing.`,
        told.renewal && `After that ${told.renewal} is charged for the first period, unless you cancel before.`,
        told.reports > 0
          ? `The ${told.reports === 1 ? 'report' : `${told.reports} reports`} of your choice ${told.reports === 1 ? 'comes' : 'come'} with that first payment.`
          : null,
        CONSENT.en(told),
      ],
    },
    ru: {
      subject: () => `Пробный период: ${TRIAL_DAYS} дня`,
      lines: (told) => [
        `Пробный период начался и продлится до ${told.until}. Он бесплатный. Подписка: ${told.item}.`,
        told.renewal && `Потом спишется ${told.renewal} за первый период, если вы не отмените подписку раньше.`,
        told.reports > 0
          ? `${told.reports === 1 ? 'Отчёт на выбор появится' : 'Отчёты на выбор появятся'} вместе с этим первым платежом.`
          : null,
        CONSENT.ru(told),
      ],
    },
  },
  refund: {
    en: {
      subject: ({ number, price }) => `Refund ${number}: ${price}`,
      lines: (told) => [
        `We have sent back ${told.price} for: ${told.item}.`,
        USED.en(told),
        'Your bank may need five to ten days until it arrives.',
        `Refund number: ${told.number}.`,
      ],
    },
    ru: {
      subject: ({ number, price }) => `Возврат ${number}: ${price}`,
      lines: (told) => [
        `Мы вернули вам ${told.price} за покупку: ${told.item}.`,
        USED.ru(told),
        'Банк может зачислять деньги от пяти до десяти дней.',
        `Номер возврата: ${told.number}.`,
      ],
    },
  },
  canceled: {
    en: {
      subject: () => 'Your subscription is canceled',
      lines: (told) => [
        `The subscription (${told.item}) will not be renewed, and nothing more will be charged.`,
        `It works until ${told.until}.`,
      ],
    },
    ru: {
      subject: () => 'Подписка отменена',
      lines: (told) => [
        `Подписка не продлится, больше ничего не спишется. Подписка: ${told.item}.`,
        `Она действует до ${told.until}.`,
      ],
    },
  },
  withdrawn: {
    en: {
      subject: () => 'We have received your withdrawal',
      lines: (told) => [
        `On ${told.settlement?.when} we received your declaration that you withdraw from this contract: ${told.item}, ${told.price}, paid on ${told.when}, number ${told.number}.`,
        USED.en(told),
        `We are sending back ${told.settlement?.refund} the way it was paid, without delay and within 14 days at the latest.`,
        told.subscription ? 'The subscription has ended, and nothing more will be charged.' : null,
      ],
    },
    ru: {
      subject: () => 'Мы получили ваш отказ от договора',
      lines: (told) => [
        `${told.settlement?.when} мы получили ваше заявление об отказе от договора: ${told.item}, ${told.price}, оплата ${told.when}, номер ${told.number}.`,
        USED.ru(told),
        `Мы возвращаем ${told.settlement?.refund} тем же способом, каким прошла оплата: без промедления, не позднее чем через 14 дней.`,
        told.subscription ? 'Подписка прекращена, больше ничего не спишется.' : null,
      ],
    },
  },
  renewal: {
    en: {
      subject: ({ until }) => `Your subscription renews on ${until}`,
      lines: (told) => [
        `The subscription (${told.item}) renews on ${told.until}, and ${told.renewal} will be charged.`,
        'If you don’t want that, cancel it in the settings before then. If you do, nothing needs to be done.',
      ],
    },
    ru: {
      subject: ({ until }) => `Подписка продлится ${until}`,
      lines: (told) => [
        `${told.until} подписка продлится, спишется ${told.renewal}. Подписка: ${told.item}.`,
        'Если продлевать не хочется, отмените её до этого дня в настройках. Если всё устраивает, делать ничего не нужно.',
      ],
    },
  },
}

interface PaymentMail {
  lang: Lang
  /** Whose clock the dates are told by. */
  timeZone: string
  firstName: string
  link: string
  facts: MailFacts
}

function tell({ lang, timeZone, facts }: PaymentMail): Told {
  const { item, number, cents, at, until, renewalCents, reports, consent, withdrawUntil, settlement } = facts
  const locale = lang === 'en' ? 'en-US' : 'ru-RU'
  const money = (sum: number) => inMoney(lang, sum, facts.currency || CURRENCY)
  const maybe = (sum: number | null) => (sum === null ? null : money(sum))
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone })
  const minute = new Intl.DateTimeFormat(locale, {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  })
  // «1 января 2027 г.» ends in a full stop of its own, which no sentence can go on after.
  const dateText = (value: Date) => date.format(value).replace(/\s*г\.$/, ' года')
  const minuteText = (value: Date) => minute.format(value).replace(/\s*г\./, ' года')
  const { report, day, month } = facts.rates
  return {
    item,
    number,
    price: money(cents),
    when: dateText(at),
    until: until ? dateText(until) : '',
    renewal: maybe(renewalCents),
    reports,
    consent: consent && { wording: consent.wording, when: minuteText(consent.at) },
    withdrawUntil: withdrawUntil && dateText(withdrawUntil),
    rates: { report: maybe(report), day: maybe(day), month: maybe(month) },
    settlement: settlement && {
      used: settlement.usedCents > 0 ? money(settlement.usedCents) : null,
      refund: money(settlement.refundCents),
      reports: settlement.reports,
      forecasts: settlement.forecasts,
      days: settlement.days,
      when: minuteText(settlement.at),
    },
    subscription: facts.subscription,
  }
}

export function paymentMailText(kind: MailKind, mail: PaymentMail) {
  const { lang, firstName, link } = mail
  const told = tell(mail)
  const words = WORDS[kind][lang]
  const subject = words.subject(told)
  const paragraphs = [HELLO[lang](firstName), ...words.lines(told).filter((line) => line !== null)]
  return {
    subject,
    text: [...paragraphs, link, FOOT[lang], 'Asteria'].join('\n\n'),
    html: mailHtml({ lang, title: subject, paragraphs, action: { label: BUTTON[lang], link }, footnote: FOOT[lang] }),
  }
}
