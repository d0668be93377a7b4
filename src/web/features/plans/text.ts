import { REFUND_GUARANTEE_DAYS as DAYS, WITHDRAWAL_DAYS } from '#product/offers.ts'
import { ANSWER_DAYS } from '#product/rights.ts'
import { plural } from '#language/plural.ts'
import { texts } from '../../i18n/dictionary.ts'

export const plansText = texts(
  {
    headline: 'Choose your plan',
    lead: 'Charts, a page for every day and one question a day are free, and stay free. A plan opens the rest: love, work and money, body and rest, all days of the calendar, more questions and, for six months or a year, reports of your choice.',
    popular: 'Recommended',
    perMonth: 'per month',
    billed: (price: string, months: number) =>
      months === 1 ? `${price} each month` : `${price} for ${months} months, paid upfront`,
    features: {
      questions: (count: number) =>
        `${count} ${plural('en', count, { one: 'question', other: 'questions' })} a day for the astrologer`,
      daily_sections: 'The daily horoscope in full: love, work, body, mood',
      calendar: 'Every day of the calendar',
      monthly_forecast: 'Monthly forecast',
      extra_reports: (count: number) =>
        `${count} ${plural('en', count, { one: 'report', other: 'reports' })} of your choice with each payment`,
      priority_support: `Priority support: an answer within ${ANSWER_DAYS.priority} business day`,
    },
    states: {
      current: 'Your plan',
      lower: 'Not available on your plan',
      start: 'Get started',
      trial: 'Try 3 days free',
    },
    lowerHint: 'Your plan already includes more.',
    guaranteeTitle: `${DAYS} days to change your mind`,
    guarantee: `Within ${WITHDRAWAL_DAYS} days of the first payment you can withdraw in the settings, once; up to ${DAYS} days after any payment, by writing to us. No reason is needed. You pay for the days used and the reports written, and get the rest back.`,
    manage: 'Manage or cancel',
    cancelTitle: 'Cancel anytime',
    cancelWhere: 'In the settings',
    cancel:
      ', whenever you like. The plan stays active until the end of the period you’ve paid for, and nothing is charged after that.',
    cardsTitle: 'Pay by card',
    cards: 'Visa, Mastercard, American Express and more. We never see your card number.',
  },
  {
    headline: 'Выберите подписку',
    lead: 'Карты, страница дня и один вопрос в день бесплатны и такими останутся. Подписка открывает остальное: любовь, работу, тело и отдых, все дни календаря, больше вопросов, а на полгода и на год ещё и отчёты на выбор.',
    popular: 'Советуем',
    perMonth: 'в месяц',
    billed: (price: string, months: number) =>
      months === 1 ? `${price} каждый месяц` : `${price} за ${months} месяцев, одним платежом`,
    features: {
      questions: (count: number) =>
        `${count} ${plural('ru', count, { one: 'вопрос', few: 'вопроса', many: 'вопросов', other: 'вопроса' })} астрологу в день`,
      daily_sections: 'Гороскоп на день целиком: любовь, работа, тело и отдых, настрой дня',
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
    lowerHint: 'Ваша подписка и так даёт больше.',
    guaranteeTitle: `${DAYS} дней, чтобы передумать`,
    guarantee: `В течение ${WITHDRAWAL_DAYS} дней после первого платежа от подписки можно отказаться в настройках, один раз; в течение ${DAYS} дней после любого платежа — написав нам. Причину объяснять не нужно. Использованные дни и составленные отчёты оплачиваются, остальное мы вернём.`,
    manage: 'Управлять подпиской',
    cancelTitle: 'Отмена в любой момент',
    cancelWhere: 'В настройках',
    cancel: ', когда захотите. Подписка действует до конца оплаченного срока, потом ничего не спишется.',
    cardsTitle: 'Оплата картой',
    cards: 'Visa, Mastercard, American Express и другие. Номер карты к нам не попадает.',
  },
)
