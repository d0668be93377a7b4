import { REFUND_GUARANTEE_DAYS as DAYS, WITHDRAWAL_DAYS } from '#product/offers.ts'
import { ANSWER_DAYS } from '#product/rights.ts'
import { plural } from '#language/plural.ts'
import { texts } from '../../i18n/text.tsx'

/** What counts as used, as sums; null where a plan has none of it. */
interface Rates {
  report: string | null
  day: string | null
  month: string | null
}

export const plansText = texts(
  {
    title: 'Plans and prices · Asteria',
    description:
      'One month, six months or a year of Asteria: your day in full, the whole calendar, questions to the astrologer, reports. Three days free, cancel anytime.',
    label: 'Plans',
    headline: 'Choose your plan',
    lead: 'Charts, a page of every day and one question a day are free, and stay so. A plan opens the rest: love, work and health, all days of the calendar, more questions, reports of your choice.',
    popular: 'Our suggestion',
    perMonth: 'a month',
    billed: (price: string, months: number) =>
      months === 1 ? `${price} each month` : `${price} for ${months} months, paid at once`,
    features: {
      questions: (count: number) =>
        `${count} ${plural('en', count, { one: 'question', other: 'questions' })} a day to the astrologer`,
      daily_sections: 'The daily horoscope in full: love, work, health, mood',
      calendar: 'Every day of the calendar',
      monthly_forecast: 'The forecast of each month',
      extra_reports: (count: number) =>
        `${count} ${plural('en', count, { one: 'report', other: 'reports' })} of your choice with each payment`,
      priority_support: `Priority support: an answer within ${ANSWER_DAYS.priority} working day`,
    },
    states: {
      current: 'Your plan',
      lower: 'Not available on your plan',
      start: 'Get started',
      trial: 'Try 3 days free',
    },
    lowerHint: 'Your plan gives you more.',
    guaranteeTitle: `${DAYS} days to change your mind`,
    guarantee: `Within ${WITHDRAWAL_DAYS} days of the first payment you can withdraw in the settings, once; up to ${DAYS} days after any payment, by writing to us. No reason is needed. You pay for the days used and the reports written, and get the rest back.`,
    cancelTitle: 'Cancel anytime',
    cancel:
      'In the settings, whenever you like. The plan works until the end of what is paid, and nothing is charged after that.',
    cardsTitle: 'Pay by card',
    cards: 'Visa, Mastercard, American Express and others. Your card’s number never comes to us.',
    sandbox: 'This copy of Asteria is not connected to a bank. Its payment page is a sandbox: no money moves.',
    checkout: {
      title: (plan: string) => `Plan: ${plan}`,
      today: 'Due today',
      price: 'Price',
      discount: (code: string, percent: number) => `Code ${code}: ${percent}% off`,
      pricing: 'Calculating the price…',
      trialLine: (until: string, price: string) =>
        `Three days free, until ${until}. Then ${price} is charged, and the same for every period after that, until you cancel.`,
      renewLine: (date: string, price: string) =>
        `It renews on ${date} for ${price}, and so on, until you cancel. We remind you by mail before.`,
      reportsNow: (count: number) =>
        `${count} ${plural('en', count, { one: 'report', other: 'reports' })} of your choice can be ordered as soon as you have paid.`,
      reportsLater: (count: number, date: string) =>
        count === 1
          ? `The report of your choice is not part of the trial: it comes with the first payment, on ${date}.`
          : `The ${count} reports of your choice are not part of the trial: they come with the first payment, on ${date}.`,
      withdrawal: (days: number, { report, day, month }: Rates) =>
        `If you withdraw within ${days} days of the first payment, you pay ${[
          report && `${report} for each report written`,
          day && `about ${day} for each day used`,
        ]
          .filter(Boolean)
          .join(
            ' and ',
          )}${month ? ` (a month whose forecast was written counts as ${month})` : ''}. The rest is refunded.`,
      withdrawalUsed: 'You have withdrawn from a subscription before. That can be done once, so not from this one.',
      consentNeeded: 'Please tick this: the plan opens right away.',
      upgradeLine: 'Your present subscription will not be renewed; the days left of it run on beside the new one.',
      code: 'Discount code',
      codeHint: 'With a code the plan is paid today, at the lower price, and there is no trial.',
      haveCode: 'I have a code',
      pay: 'Go to payment',
      payTrial: 'Begin the trial',
      terms: 'By continuing you accept the terms of use.',
    },
    success: {
      title: 'The payment has arrived',
      text: 'Thank you. A receipt is on its way to you by mail. What you bought appears within a few seconds.',
      close: 'Close',
    },
  },
  {
    title: 'Подписки и цены · Asteria',
    description:
      'Asteria на месяц, полгода или год: день целиком, весь календарь, вопросы астрологу, отчёты. Три дня бесплатно, отмена в любой момент.',
    label: 'Подписки',
    headline: 'Выберите подписку',
    lead: 'Карты, страница каждого дня и один вопрос в день бесплатны и такими останутся. Подписка открывает остальное: любовь, работу и здоровье, все дни календаря, больше вопросов и отчёты на выбор.',
    popular: 'Советуем',
    perMonth: 'в месяц',
    billed: (price: string, months: number) =>
      months === 1 ? `${price} каждый месяц` : `${price} за ${months} месяцев, одним платежом`,
    features: {
      questions: (count: number) =>
        `${count} ${plural('ru', count, { one: 'вопрос', few: 'вопроса', many: 'вопросов', other: 'вопроса' })} астрологу в день`,
      daily_sections: 'Гороскоп дня целиком: любовь, работа, здоровье, настроение',
      calendar: 'Все дни календаря',
      monthly_forecast: 'Прогноз на каждый месяц',
      extra_reports: (count: number) =>
        `${count} ${plural('ru', count, { one: 'отчёт', few: 'отчёта', many: 'отчётов', other: 'отчёта' })} на выбор с каждым платежом`,
      priority_support: `Приоритетная поддержка: ответ за ${ANSWER_DAYS.priority} рабочий день`,
    },
    states: {
      current: 'Ваша подписка',
      lower: 'Недоступно',
      start: 'Выбрать',
      trial: 'Три дня бесплатно',
    },
    lowerHint: 'Ваша подписка даёт больше.',
    guaranteeTitle: `${DAYS} дней, чтобы передумать`,
    guarantee: `В течение ${WITHDRAWAL_DAYS} дней после первого платежа от подписки можно отказаться в настройках, один раз; в течение ${DAYS} дней после любого платежа — написав нам. Причину объяснять не нужно. Использованные дни и составленные отчёты оплачиваются, остальное мы вернём.`,
    cancelTitle: 'Отмена в любой момент',
    cancel: 'В настройках, когда захотите. Подписка действует до конца оплаченного срока, потом ничего не спишется.',
    cardsTitle: 'Оплата картой',
    cards: 'Visa, Mastercard, American Express и другие. Номер карты к нам не попадает.',
    sandbox: 'Эта копия Asteria не связана с банком. Её страница оплаты — песочница: деньги не списываются.',
    checkout: {
      title: (plan: string) => `Подписка: ${plan.toLowerCase()}`,
      today: 'К оплате сегодня',
      price: 'Цена',
      discount: (code: string, percent: number) => `Код ${code}: скидка ${percent} %`,
      pricing: 'Считаем цену…',
      trialLine: (until: string, price: string) =>
        `Три дня бесплатно, до ${until}. Потом спишется ${price}, и столько же за каждый следующий период, пока вы не отмените подписку.`,
      renewLine: (date: string, price: string) =>
        `Подписка продлится ${date} за ${price} и так далее, пока вы её не отмените. Заранее напомним письмом.`,
      reportsNow: (count: number) =>
        `Сразу после оплаты можно заказать ${count} ${plural('ru', count, { one: 'отчёт', few: 'отчёта', many: 'отчётов', other: 'отчёта' })} на выбор.`,
      reportsLater: (count: number, date: string) =>
        count === 1
          ? `Отчёт на выбор в пробный период не входит: он появится с первым платежом, ${date}.`
          : `Отчёты на выбор (${count}) в пробный период не входят: они появятся с первым платежом, ${date}.`,
      withdrawal: (days: number, { report, day, month }: Rates) =>
        `При отказе в течение ${days} дней после первого платежа вы оплачиваете ${[
          report && `${report} за каждый составленный отчёт`,
          day && `примерно ${day} за каждый использованный день`,
        ]
          .filter(Boolean)
          .join(
            ' и ',
          )}${month ? ` (месяц, прогноз на который составлен, считается за ${month})` : ''}. Остальное мы вернём.`,
      withdrawalUsed: 'Вы уже отказывались от подписки. Это можно сделать один раз, поэтому от этой отказаться нельзя.',
      consentNeeded: 'Отметьте, пожалуйста: подписка открывается сразу.',
      upgradeLine: 'Нынешняя подписка продлеваться не будет; её оставшиеся дни идут параллельно новой.',
      code: 'Код скидки',
      codeHint: 'С кодом подписка оплачивается сегодня, по сниженной цене и без пробного периода.',
      haveCode: 'У меня есть код',
      pay: 'Перейти к оплате',
      payTrial: 'Начать пробный период',
      terms: 'Продолжая, вы принимаете условия использования.',
    },
    success: {
      title: 'Оплата прошла',
      text: 'Спасибо. Чек придёт на почту. Покупка появится через несколько секунд.',
      close: 'Закрыть',
    },
  },
)
