import type { Lang } from '#language/lang.ts'
import { GIFT_DAYS } from '#product/gifts.ts'
import { REFUND_GUARANTEE_DAYS, TRIAL_DAYS } from '#product/offers.ts'
import { plural } from '#language/plural.ts'
import { greeting } from '#platform/mail/greeting.ts'
import { mailHtml } from '#platform/mail/mail-html.ts'
import { tell, type MailKind, type PaymentMail, type MailWords } from './mail-facts.ts'

interface Words {
  subject: (told: MailWords) => string
  lines: (told: MailWords) => (string | null)[]
}

const BUTTON: Record<Lang, string> = { en: 'Go to settings', ru: 'Открыть настройки' }

const FOOT: Record<Lang, string> = {
  en: 'You’re getting this email because of a payment. Payments, refunds and the subscription are listed in the settings.',
  ru: 'Вы получили это письмо из-за платежа. Платежи, возвраты и подписка видны в настройках.',
}

const CONSENT: Record<Lang, (told: MailWords) => string | null> = {
  en: ({ consent }) => consent && `On ${consent.when} you agreed to this: “${consent.wording}”`,
  ru: ({ consent }) => consent && `${consent.when} вы согласились со следующим: «${consent.wording}»`,
}

/** Whether a purchase can be given back, until when, and what is kept then. */
const WITHDRAWAL: Record<Lang, (told: MailWords) => string> = {
  en: (told) => {
    const { withdrawUntil: until, cancel, reports, subscription } = told
    const { report, day, month } = told.rates
    if (told.gift)
      return `Until somebody redeems the gift, you can cancel it on the page “Gifts” and get all of your money back. If nobody redeems it within ${GIFT_DAYS} days, we refund all of it by ourselves. Once it’s redeemed, nothing is refunded.`
    if (cancel?.until)
      return `Under “Your bookings” you can move the consultation, or cancel it with a full refund, until ${cancel.until}. After that, the price is not refunded.`
    if (cancel)
      return 'The consultation begins in less than 24 hours, so it can’t be moved anymore, and the price is not refunded if you cancel it.'
    if (told.isSpent)
      return 'We have started writing, as you asked, so you can no longer withdraw from this purchase. If something is wrong with it, write to us.'
    if (!until)
      return `You can’t withdraw from this purchase in the settings, but for ${REFUND_GUARANTEE_DAYS} days after the payment you can write to us, and we’ll refund what you haven’t used.`
    if (!subscription && reports === 1)
      return `Once we have started writing the report, nothing is refunded. Before that, until ${until} at the latest, you can withdraw for a full refund in the settings, next to the payment.`
    if (!subscription)
      return `A report that we have started writing counts as ${report} and is not refunded. You can withdraw from the others until ${until} in the settings, next to the payment, without giving a reason.`
    if (!told.consent) {
      const asked = [
        report && `${report} for each report`,
        month && `${month} for a month whose forecast was written`,
      ].filter(Boolean)
      return `You did not ask for the plan to begin before the withdrawal period was over. Until ${until} you can withdraw in the settings, next to the payment, without giving a reason. The days until then cost nothing; you pay only for what you asked us to write right away (${asked.join('; ')}).`
    }
    const parts = [
      report && `${report} for each report written`,
      day && `about ${day} for each day used`,
      month && `at least ${month} for any month whose forecast was written`,
    ].filter(Boolean)
    return `You can withdraw until ${until} in the settings, next to the payment, without giving a reason. You then pay for what you have used (${parts.join('; ')}), and the rest is refunded.`
  },
  ru: (told) => {
    const { withdrawUntil: until, cancel, reports, subscription } = told
    const { report, day, month } = told.rates
    if (told.gift)
      return `Пока подарок никто не получил, его можно отменить на странице «Подарки» и вернуть все деньги. Если за ${GIFT_DAYS} дней его так и не получат, мы вернём всю сумму сами. Когда подарок получен, деньги не возвращаются.`
    if (cancel?.until)
      return `Перенести или отменить консультацию можно в разделе «Ваши записи». Последний срок для полного возврата: ${cancel.until}. Позже оплата не возвращается.`
    if (cancel)
      return 'До начала консультации меньше 24 часов: перенести её уже нельзя, а при отмене оплата не возвращается.'
    if (told.isSpent)
      return 'Мы уже начали составлять отчёт, как вы просили, поэтому отказаться от этой покупки нельзя. Если с ней что-то не так, напишите нам.'
    if (!until)
      return `Отказаться от этой покупки в настройках нельзя. В течение ${REFUND_GUARANTEE_DAYS} дней после неё можно написать нам: мы вернём деньги за неиспользованное.`
    if (!subscription && reports === 1)
      return `Когда мы начнём составлять отчёт, вернуть за него деньги будет нельзя. До этого, но не позднее ${until}, можно отказаться от покупки и вернуть всю сумму: в настройках, рядом с платежом.`
    if (!subscription)
      return `Каждый отчёт, который мы начнём составлять, оплачивается (${report}), деньги за него не возвращаются. От остальных можно отказаться до ${until}, не называя причины: в настройках, рядом с платежом.`
    if (!told.consent) {
      const asked = [
        report && `${report} за каждый отчёт`,
        month && `${month} за месяц, прогноз на который составлен`,
      ].filter(Boolean)
      return `Вы не просили открыть подписку до конца срока отказа. До ${until} от покупки можно отказаться, не называя причины: в настройках, рядом с платежом. Дни до отказа ничего не стоят; оплачивается только то, что вы попросили составить сразу (${asked.join('; ')}).`
    }
    const parts = [
      report && `${report} за каждый составленный отчёт`,
      day && `примерно ${day} за каждый использованный день`,
      month && `не меньше ${month} за месяц, прогноз на который составлен`,
    ].filter(Boolean)
    return `До ${until} от покупки можно отказаться, не называя причины: в настройках, рядом с платежом. В этом случае использованное оплачивается (${parts.join('; ')}), остальное мы вернём.`
  },
}

/** How often a subscription of so many months is charged. */
const EVERY: Record<Lang, (months: number) => string> = {
  en: (months) => (months === 12 ? 'every year' : months === 6 ? 'every six months' : 'every month'),
  ru: (months) => (months === 12 ? 'каждый год' : months === 6 ? 'каждые полгода' : 'каждый месяц'),
}

/** What was used, counted. */
const USED: Record<Lang, (told: MailWords) => string | null> = {
  en: ({ settlement }) => {
    if (!settlement?.used) return null
    const { reports, forecasts, days, used } = settlement
    const parts = [
      reports > 0 && `${reports} ${plural('en', reports, { one: 'report', other: 'reports' })}`,
      days > 0 && `${days} ${plural('en', days, { one: 'day', other: 'days' })} of the plan`,
      forecasts > 0 && `${forecasts} monthly ${plural('en', forecasts, { one: 'forecast', other: 'forecasts' })}`,
    ].filter(Boolean)
    return `Used and paid for: ${parts.join(', ')}, ${used} in total.`
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

const REPORTS: Record<Lang, (told: MailWords) => string | null> = {
  en: ({ reports, subscription }) =>
    subscription && reports > 0
      ? `It includes ${reports} ${plural('en', reports, { one: 'report', other: 'reports' })} of your choice: order them on any report’s page.`
      : null,
  ru: ({ reports, subscription }) =>
    subscription && reports > 0
      ? `Вместе с ней можно заказать ${reports} ${plural('ru', reports, { one: 'отчёт', few: 'отчёта', many: 'отчётов', other: 'отчёта' })} на выбор: для этого откройте страницу нужного отчёта.`
      : null,
}

const WORDS: Record<MailKind, Record<Lang, Words>> = {
  receipt: {
    en: {
      subject: ({ title, price }) => `Your receipt: ${title}, ${price}`,
      lines: (told) => [
        `Thank you. We received ${told.price} on ${told.when} for: ${told.item}.`,
        `Payment number: ${told.number}.`,
        REPORTS.en(told),
        told.renewal &&
          `The subscription renews on ${told.untilTime} for ${told.renewal}. You can cancel it any time before then.`,
        CONSENT.en(told),
        WITHDRAWAL.en(told),
      ],
    },
    ru: {
      subject: ({ title, price }) => `Квитанция: ${title}, ${price}`,
      lines: (told) => [
        `Спасибо. Мы получили ${told.price} ${told.when} за покупку: ${told.item}.`,
        `Номер платежа: ${told.number}.`,
        REPORTS.ru(told),
        told.renewal &&
          `Подписка будет продлена ${told.untilTime}, спишется ${told.renewal}. Отменить её можно в любой момент до этого.`,
        CONSENT.ru(told),
        WITHDRAWAL.ru(told),
      ],
    },
  },
  trial: {
    en: {
      subject: () => `Your ${TRIAL_DAYS}-day free trial has started`,
      lines: (told) => [
        `Your free trial has started and runs until ${told.untilTime}. Your plan: ${told.item}.`,
        told.renewal &&
          `On ${told.untilTime} we’ll charge ${told.renewal}, and then again ${EVERY.en(told.months)} until you cancel.`,
        told.renewal && 'To avoid being charged, choose “Cancel subscription” in the settings before then.',
        told.reports > 0
          ? `The ${told.reports === 1 ? 'report' : `${told.reports} reports`} of your choice ${told.reports === 1 ? 'comes' : 'come'} with that first payment.`
          : null,
        CONSENT.en(told),
      ],
    },
    ru: {
      subject: () => `Пробный период начался: ${TRIAL_DAYS} дня бесплатно`,
      lines: (told) => [
        `Бесплатный пробный период начался. Он закончится ${told.untilTime}. Вы выбрали подписку на ${told.item.toLowerCase()}.`,
        told.renewal &&
          `${told.untilTime} спишется ${told.renewal}, а затем столько же ${EVERY.ru(told.months)}, пока вы не отмените подписку.`,
        told.renewal && 'Чтобы ничего не платить, отмените подписку до этого времени в настройках.',
        told.reports > 0
          ? `${told.reports === 1 ? 'Отчёт на выбор появится' : 'Отчёты на выбор появятся'} вместе с этим первым платежом.`
          : null,
        CONSENT.ru(told),
      ],
    },
  },
  refund: {
    en: {
      subject: ({ title, price }) => `Your refund: ${title}, ${price}`,
      lines: (told) => [
        `We have refunded ${told.price} for: ${told.item}.`,
        USED.en(told),
        'It may take five to ten days to reach your account.',
        `Refund number: ${told.number}.`,
      ],
    },
    ru: {
      subject: ({ title, price }) => `Возврат: ${title}, ${price}`,
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
        `You can use it until ${told.untilTime}.`,
      ],
    },
    ru: {
      subject: () => 'Подписка отменена',
      lines: (told) => [
        `Подписка на ${told.item.toLowerCase()} не будет продлена, больше ничего не спишется.`,
        `Она действует до ${told.untilTime}.`,
      ],
    },
  },
  withdrawn: {
    en: {
      subject: () => 'We have received your withdrawal',
      lines: (told) => [
        `On ${told.settlement?.when} we received your declaration of withdrawal from this contract: ${told.item}, ${told.price}, paid on ${told.when}, number ${told.number}.`,
        USED.en(told),
        `We are refunding ${told.settlement?.refund} to your original payment method, without delay and within 14 days at the latest.`,
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
      subject: ({ until, onTrial }) =>
        onTrial ? `Your free trial ends on ${until}` : `Your subscription renews on ${until}`,
      lines: (told) => [
        told.onTrial
          ? `Your free trial ends on ${told.untilTime}. The subscription (${told.item}) begins then, and ${told.renewal} will be charged.`
          : `The subscription (${told.item}) renews on ${told.untilTime}, and ${told.renewal} will be charged.`,
        'If you don’t want to continue, cancel in the settings before then. Otherwise, you don’t need to do anything.',
      ],
    },
    ru: {
      subject: ({ until, onTrial }) =>
        onTrial ? `Пробный период закончится ${until}` : `Подписка будет продлена ${until}`,
      lines: (told) => [
        told.onTrial
          ? `Пробный период закончится ${told.untilTime}. Тогда начнётся подписка на ${told.item.toLowerCase()} и спишется ${told.renewal}.`
          : `${told.untilTime} подписка на ${told.item.toLowerCase()} будет продлена, спишется ${told.renewal}.`,
        'Если вы этого не хотите, отмените подписку раньше, в настройках. Если всё устраивает, делать ничего не нужно.',
      ],
    },
  },
}

export function paymentMailText(kind: MailKind, mail: PaymentMail) {
  const { lang, firstName, link } = mail
  const told = tell(mail)
  const words = WORDS[kind][lang]
  const subject = words.subject(told)
  const paragraphs = [greeting(lang, firstName), ...words.lines(told).filter((line) => line !== null)]
  return {
    subject,
    text: [...paragraphs, link, FOOT[lang], 'Asteria'].join('\n\n'),
    html: mailHtml({ lang, title: subject, paragraphs, action: { label: BUTTON[lang], link }, footnote: FOOT[lang] }),
  }
}
