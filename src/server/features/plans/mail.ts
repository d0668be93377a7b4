import type { Lang } from '#contract/field.ts'
import { CURRENCY, inMainUnit, TRIAL_DAYS, WITHDRAWAL_DAYS } from '#contract/offers.ts'
import { mailHtml } from '../../platform/mail/mail-html.ts'

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
  deliverAtOnce: boolean
  subscription: boolean
  withdrawnAt: Date
}

/** The facts in words of a language. */
interface Told {
  item: string
  number: string
  price: string
  when: string
  until: string
  renewal: string | null
  withdrawnAt: string
  deliverAtOnce: boolean
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
  en: 'You get this mail because it concerns your money. Payments, refunds and the subscription are found in the settings.',
  ru: 'Это письмо о ваших деньгах, поэтому отключить его нельзя. Платежи, возвраты и подписка видны в настройках.',
}

const WITHDRAWAL: Record<Lang, (told: Told) => string> = {
  en: ({ deliverAtOnce }) =>
    deliverAtOnce
      ? 'You asked for the report to be made at once and confirmed that you know: once it is made, the right of withdrawal has ended.'
      : `Consumers in the European Union may withdraw from this contract within ${WITHDRAWAL_DAYS} days, without a reason: in the settings, beside the payment.`,
  ru: ({ deliverAtOnce }) =>
    deliverAtOnce
      ? 'Вы просили составить отчёт сразу и подтвердили: после этого права отказаться от договора уже нет.'
      : `Потребители в Европейском союзе могут отказаться от договора в течение ${WITHDRAWAL_DAYS} дней без объяснения причин: в настройках, рядом с платежом.`,
}

const WORDS: Record<MailKind, Record<Lang, Words>> = {
  receipt: {
    en: {
      subject: ({ price }) => `Receipt: ${price}`,
      lines: (told) => [
        `thank you. We have received ${told.price} on ${told.when} for: ${told.item}.`,
        `Number of the payment: ${told.number}.`,
        told.renewal &&
          `The subscription renews on ${told.until} for ${told.renewal}. You can cancel it any time before.`,
        WITHDRAWAL.en(told),
      ],
    },
    ru: {
      subject: ({ price }) => `Чек: ${price}`,
      lines: (told) => [
        `Спасибо. Мы получили ${told.price} ${told.when} за покупку: ${told.item}.`,
        `Платёж номер ${told.number}.`,
        told.renewal &&
          `Подписка продлится ${told.until}, спишется ${told.renewal}. Отменить её можно в любой момент до этого.`,
        WITHDRAWAL.ru(told),
      ],
    },
  },
  trial: {
    en: {
      subject: () => `Your ${TRIAL_DAYS} days have begun`,
      lines: (told) => [
        `your trial of ${told.item} runs until ${told.until} and costs nothing.`,
        told.renewal && `After that ${told.renewal} is charged for the first period, unless you cancel before.`,
      ],
    },
    ru: {
      subject: () => `Пробный период: ${TRIAL_DAYS} дня`,
      lines: (told) => [
        `Пробный период начался и продлится до ${told.until}. Он бесплатный. Подписка: ${told.item}.`,
        told.renewal && `Потом спишется ${told.renewal} за первый период, если вы не отмените подписку раньше.`,
      ],
    },
  },
  refund: {
    en: {
      subject: ({ price }) => `Refund: ${price}`,
      lines: (told) => [
        `we have sent back ${told.price} for: ${told.item}.`,
        'Until it arrives, your bank may need five to ten days.',
        `Number of the refund: ${told.number}.`,
      ],
    },
    ru: {
      subject: ({ price }) => `Возврат: ${price}`,
      lines: (told) => [
        `Мы вернули вам ${told.price} за покупку: ${told.item}.`,
        'Банк может зачислять деньги от пяти до десяти дней.',
        `Номер возврата: ${told.number}.`,
      ],
    },
  },
  canceled: {
    en: {
      subject: () => 'Your subscription is canceled',
      lines: (told) => [
        `the subscription (${told.item}) will not be renewed, and nothing more will be charged.`,
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
        `on ${told.withdrawnAt} we received your declaration that you withdraw from this contract: ${told.item}, ${told.price}, paid on ${told.when}, number ${told.number}.`,
        `We are sending back ${told.price} the way it was paid, without delay and within 14 days at the latest.`,
        told.subscription ? 'The subscription has ended, and nothing more will be charged.' : null,
      ],
    },
    ru: {
      subject: () => 'Мы получили ваш отказ от договора',
      lines: (told) => [
        `${told.withdrawnAt} мы получили ваше заявление об отказе от договора: ${told.item}, ${told.price}, оплата ${told.when}, номер ${told.number}.`,
        `Мы возвращаем ${told.price} тем же способом, каким прошла оплата: без промедления, не позднее чем через 14 дней.`,
        told.subscription ? 'Подписка прекращена, больше ничего не спишется.' : null,
      ],
    },
  },
  renewal: {
    en: {
      subject: ({ until }) => `Your subscription renews on ${until}`,
      lines: (told) => [
        `the subscription (${told.item}) renews on ${told.until}, and ${told.renewal} will be charged.`,
        'If you do not want that, cancel it in the settings before then. If you do, nothing needs to be done.',
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
  const { item, number, cents, at, until, renewalCents, withdrawnAt, deliverAtOnce, subscription } = facts
  const locale = lang === 'en' ? 'en-US' : 'ru-RU'
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency: facts.currency || CURRENCY })
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
  return {
    item,
    number,
    price: money.format(inMainUnit(cents)),
    when: dateText(at),
    until: until ? dateText(until) : '',
    renewal: renewalCents === null ? null : money.format(inMainUnit(renewalCents)),
    withdrawnAt: minute.format(withdrawnAt).replace(/\s*г\./, ' года'),
    deliverAtOnce,
    subscription,
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
