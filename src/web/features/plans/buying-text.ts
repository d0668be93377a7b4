import { plural } from '#language/plural.ts'
import { texts } from '../../i18n/dictionary.ts'

/** What counts as used, as sums; null where a plan has none of it. */
interface Rates {
  report: string | null
  day: string | null
  month: string | null
}

/** Buying a plan, and the words after a payment. */
export const buyingText = texts(
  {
    checkout: {
      title: (plan: string) => `Plan: ${plan}`,
      today: 'Due today',
      price: 'Price',
      discount: (code: string, percent: number) => `Code ${code}: ${percent}% off`,
      pricing: 'Calculating the price…',
      trialLine: (until: string, price: string) =>
        `Three days free, until ${until}. Then ${price} is charged for each billing period until you cancel.`,
      renewLine: (date: string, price: string) =>
        `It renews on ${date} for ${price}, and again every period until you cancel. We’ll remind you by email first.`,
      reportsNow: (count: number) =>
        `You can order ${count} ${plural('en', count, { one: 'report', other: 'reports' })} of your choice as soon as you’ve paid.`,
      reportsLater: (count: number, date: string) =>
        count === 1
          ? `The report of your choice is not part of the trial: it comes with the first payment, on ${date}.`
          : `The ${count} reports of your choice are not part of the trial: they come with the first payment, on ${date}.`,
      withdrawal: (days: number, { report, day, month }: Rates) =>
        `You can withdraw within ${days} days of the first payment. You then pay ${[
          report && `${report} for each report written`,
          day && `about ${day} for each day used`,
        ]
          .filter(Boolean)
          .join(
            ' and ',
          )}. ${month ? `Once the forecast for a month has been written, you pay for that whole month: ${month}. ` : ''}We refund the rest.`,
      withdrawalUsed:
        'You’ve already withdrawn from a subscription. You can do that only once, so you can’t withdraw from this one.',
      consentNeeded: 'Please check this box, because the plan starts right away.',
      upgradeLine: 'Your current subscription won’t be renewed; its remaining days run alongside the new one.',
      code: 'Discount code',
      codeHint: 'With a code you pay for the plan today, at the lower price, and there’s no trial.',
      haveCode: 'I have a code',
      pay: 'Go to payment',
      payTrial: 'Start free trial',
      terms: 'By continuing, you accept the terms of use.',
    },
    success: {
      title: 'Payment received',
      text: 'Thank you. A receipt is on its way to you by email.',
      waitTitle: 'Thank you',
      waitText: 'We’re waiting for the bank to confirm.',
      trialTitle: 'Your free trial has begun',
      trialText:
        'Nothing was charged today. The date and the amount of the first payment are in your settings and in the email we just sent you.',
      writing: (title: string) =>
        `“${title}” is being written. It takes a few minutes; then the button to read it will appear here.`,
      waiting: (title: string) => `“${title}” needs one more answer from you before it is written.`,
      read: 'Read the report',
      complete: 'Complete the order',
      failed: 'We couldn’t write the report. Your report credit has been returned.',
      today: 'Open today’s page',
      booking: 'See your booking',
      gift: 'See your gift',
      reports: 'See your reports',
      close: 'Close',
    },
  },
  {
    checkout: {
      title: (plan: string) => `Подписка на ${plan.toLowerCase()}`,
      today: 'К оплате сегодня',
      price: 'Цена',
      discount: (code: string, percent: number) => `Код ${code}: скидка ${percent}\u00a0%`,
      pricing: 'Считаем цену…',
      trialLine: (until: string, price: string) =>
        `Три дня бесплатно, до ${until}. Потом спишется ${price}, и столько же за каждый следующий период, пока вы не отмените подписку.`,
      renewLine: (date: string, price: string) =>
        `Подписка будет продлена ${date}, спишется ${price}, и столько же за каждый следующий период, пока вы её не отмените. Заранее напомним письмом.`,
      reportsNow: (count: number) =>
        `Сразу после оплаты можно заказать ${count} ${plural('ru', count, { one: 'отчёт', few: 'отчёта', many: 'отчётов', other: 'отчёта' })} на выбор.`,
      reportsLater: (count: number, date: string) =>
        count === 1
          ? `Отчёт на выбор в пробный период не входит: он появится с первым платежом, ${date}.`
          : `Отчёты на выбор (${count}) в пробный период не входят: они появятся с первым платежом, ${date}.`,
      withdrawal: (days: number, { report, day, month }: Rates) =>
        `От подписки можно отказаться в течение ${days} дней после первого платежа. Тогда вы оплачиваете ${[
          report && `${report} за каждый составленный отчёт`,
          day && `примерно ${day} за каждый использованный день`,
        ]
          .filter(Boolean)
          .join(
            ' и ',
          )}. ${month ? `Если прогноз на месяц уже составлен, этот месяц оплачивается целиком: ${month}. ` : ''}Остальное мы вернём.`,
      withdrawalUsed:
        'Вы уже отказывались от подписки, а сделать это можно только один раз. Поэтому от этой отказаться нельзя.',
      consentNeeded: 'Отметьте, пожалуйста, согласие: подписка начинает действовать сразу.',
      upgradeLine: 'Нынешняя подписка не будет продлена; её оставшиеся дни идут одновременно с новой.',
      code: 'Код скидки',
      codeHint: 'С кодом подписка оплачивается сегодня, по сниженной цене и без пробного периода.',
      haveCode: 'У меня есть код',
      pay: 'Перейти к оплате',
      payTrial: 'Начать пробный период',
      terms: 'Продолжая, вы принимаете условия использования.',
    },
    success: {
      title: 'Оплата прошла',
      text: 'Спасибо. Квитанция придёт на почту.',
      waitTitle: 'Спасибо',
      waitText: 'Ждём подтверждения от банка.',
      trialTitle: 'Пробный период начался',
      trialText:
        'Сегодня ничего не списано. Дата и сумма первого платежа указаны в настройках и в письме, которое мы вам отправили.',
      writing: (title: string) =>
        `«${title}»: отчёт пишется. Это займёт несколько минут; потом здесь появится кнопка, чтобы его открыть.`,
      waiting: (title: string) => `«${title}»: чтобы начать писать, нужен ещё один ваш ответ.`,
      read: 'Читать отчёт',
      complete: 'Ответить и начать',
      failed: 'Отчёт составить не удалось. Оплата не пропала: закажите его ещё раз или выберите другой.',
      today: 'Открыть страницу дня',
      booking: 'К вашей записи',
      gift: 'К вашему подарку',
      reports: 'К вашим отчётам',
      close: 'Закрыть',
    },
  },
)
