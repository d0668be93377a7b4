import { REFUND_GUARANTEE_DAYS as DAYS } from '#contract/offers.ts'
import { plural } from '../../i18n/plural.ts'
import { texts } from '../../i18n/text.tsx'

export const plansText = texts(
  {
    title: 'Plans and prices · Asteria',
    description:
      'One month, six months or a year of Asteria: your day in full, the whole calendar, questions to the astrologer, reports. Three days free, 30 days to get your money back.',
    label: 'Plans',
    headline: 'How much of the sky',
    lead: 'Charts, a page of every day and one question a day are free, and stay so. A plan opens the rest: love, work and health, all days of the calendar, more questions, reports of your choice.',
    popular: 'Most popular',
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
      priority_support: 'Letters answered before others',
      early_access: 'New features before others',
    },
    states: { current: 'Your plan', lower: 'Not available plan', start: 'Get started', trial: 'Try 3 days free' },
    lowerHint: 'Your plan gives you more.',
    guaranteeTitle: `${DAYS} days to change your mind`,
    guarantee: `Within ${DAYS} days of a payment you get all of it back on request. Write to us; no reason is needed.`,
    cancelTitle: 'Canceled in two clicks',
    cancel:
      'In the settings, at any time. The plan works until the end of what is paid, and nothing is charged after that.',
    cardsTitle: 'Paid by card',
    cards: 'Visa, Mastercard, American Express and others. Your card’s number never comes to us.',
    sandbox: 'This copy of Asteria is not connected to a bank. Its payment page is a sandbox: no money moves.',
    checkout: {
      title: (plan: string) => `Plan: ${plan}`,
      today: 'To pay today',
      free: 'free',
      trialLine: (until: string, price: string) =>
        `Three days free, until ${until}. Then ${price} is charged, unless you cancel before.`,
      renewLine: (date: string, price: string) =>
        `It renews on ${date} for ${price}, and so on, until you cancel. We remind you by mail before.`,
      upgradeLine: 'Your present subscription will not be renewed; the days left of it run on beside the new one.',
      code: 'Discount code',
      codeHint: 'With a code the plan is paid today, at the lower price, and there is no trial.',
      haveCode: 'I have a code',
      pay: 'Go to payment',
      payTrial: 'Begin the trial',
      terms: 'By going on you accept the terms of use.',
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
      'Asteria на месяц, полгода или год: день целиком, весь календарь, вопросы астрологу, отчёты. Три дня бесплатно, 30 дней на возврат денег.',
    label: 'Подписки',
    headline: 'Сколько неба вам нужно',
    lead: 'Карты, страница каждого дня и один вопрос в день бесплатны и такими останутся. Подписка открывает остальное: любовь, работу и здоровье, все дни календаря, больше вопросов и отчёты на выбор.',
    popular: 'Выбирают чаще всего',
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
      priority_support: 'Ответы на письма вне очереди',
      early_access: 'Всё новое раньше других',
    },
    states: {
      current: 'Ваша подписка',
      lower: 'Недоступно',
      start: 'Выбрать',
      trial: 'Три дня бесплатно',
    },
    lowerHint: 'Ваша подписка даёт больше.',
    guaranteeTitle: `${DAYS} дней, чтобы передумать`,
    guarantee: `В течение ${DAYS} дней после оплаты мы вернём всю сумму. Напишите нам, объяснять причину не нужно.`,
    cancelTitle: 'Отмена в два нажатия',
    cancel: 'В настройках, в любой момент. Подписка действует до конца оплаченного срока, потом ничего не спишется.',
    cardsTitle: 'Оплата картой',
    cards: 'Visa, Mastercard, American Express и другие. Номер карты к нам не попадает.',
    sandbox: 'Эта копия Asteria не связана с банком. Её страница оплаты — песочница: деньги не списываются.',
    checkout: {
      title: (plan: string) => `Подписка: ${plan.toLowerCase()}`,
      today: 'К оплате сегодня',
      free: 'бесплатно',
      trialLine: (until: string, price: string) =>
        `Три дня бесплатно, до ${until}. Потом спишется ${price}, если не отменить раньше.`,
      renewLine: (date: string, price: string) =>
        `Подписка продлится ${date} за ${price} и так далее, пока вы её не отмените. Заранее напомним письмом.`,
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
