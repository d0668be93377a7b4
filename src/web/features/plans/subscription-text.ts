import { plural } from '#language/plural.ts'
import { texts } from '../../i18n/dictionary.ts'

/** What was used of a purchase, counted. */
interface Used {
  reports: number
  days: number
  forecasts: number
}

const usedWords = {
  en: ({ reports, days, forecasts }: Used) =>
    [
      reports > 0 && `${reports} ${plural('en', reports, { one: 'report', other: 'reports' })}`,
      days > 0 && `${days} ${plural('en', days, { one: 'day', other: 'days' })}`,
      forecasts > 0 && `${forecasts} monthly ${plural('en', forecasts, { one: 'forecast', other: 'forecasts' })}`,
    ]
      .filter(Boolean)
      .join(', '),
  ru: ({ reports, days, forecasts }: Used) =>
    [
      reports > 0 &&
        `${reports} ${plural('ru', reports, { one: 'отчёт', few: 'отчёта', many: 'отчётов', other: 'отчёта' })}`,
      days > 0 && `${days} ${plural('ru', days, { one: 'день', few: 'дня', many: 'дней', other: 'дня' })}`,
      forecasts > 0 &&
        `${forecasts} ${plural('ru', forecasts, { one: 'прогноз', few: 'прогноза', many: 'прогнозов', other: 'прогноза' })} на месяц`,
    ]
      .filter(Boolean)
      .join(', '),
}

export const subscriptionText = texts(
  {
    title: 'Subscription',
    next: (date: string, price: string) => `Next payment on ${date}: ${price}.`,
    trial: (date: string, price: string) => `Trial until ${date}. Then ${price} per billing period until you cancel.`,
    until: (date: string) => `Your plan is active until ${date}. After that, paid access ends and nothing is charged.`,
    granted: (date: string) => `You were given this plan. It’s active until ${date}.`,
    change: 'All plans',
    cancel: 'Cancel subscription',
    cancelTitle: 'Cancel the subscription?',
    cancelText: (date: string) => `Everything keeps working until ${date}. Nothing more will be charged.`,
    cancelYes: 'Yes, cancel',
    cancelNo: 'Keep subscription',
    surveyTitle: 'Your subscription is canceled',
    surveyText: 'If you like, tell us what was missing.',
    reasons: {
      expensive: 'Too expensive',
      features: 'Something I need is missing',
      quality: 'The readings didn’t convince me',
      usage: 'I hardly used it',
      alternative: 'I found something else',
      pause: 'I’m taking a break',
      other: 'Something else',
    },
    reason: 'The main reason',
    feedback: 'In your own words',
    optional: 'optional',
    wouldReturn: 'I might come back',
    send: 'Send',
    skip: 'No, thanks',
    thanks: 'Thank you. We read every answer.',
    canceled: 'The subscription is canceled.',
    transactions: 'Payments',
    none: 'No payments yet. Receipts and refunds will be listed here.',
    loading: 'Loading payments',
    types: {
      product: 'Purchase',
      refund: 'Refund',
      subscription: 'Subscription',
      subscription_cancel: 'Subscription canceled',
    },
    freeTrial: 'Free trial',
    statuses: { completed: 'Completed', pending: 'Pending', failed: 'Failed' },
    columns: { date: 'Date', what: 'Item', amount: 'Amount', status: 'Status' },
    sandbox: 'Open the sandbox bank',
    invoice: 'Invoice (PDF)',
    creditNote: 'Credit note (PDF)',
    withdraw: 'Withdraw from the contract',
    withdrawTitle: 'Withdraw from this contract?',
    withdrawText: (item: string, price: string) =>
      `You declare that you withdraw from: ${item}, ${price}. You pay for what you’ve used, and the rest is refunded to your original payment method. A subscription ends immediately. You can do this once for subscriptions and once for reports.`,
    withdrawLoading: 'Calculating the refund…',
    withdrawPaid: 'Paid',
    withdrawUsed: (used: Used) => `Used: ${usedWords.en(used)}`,
    withdrawRefund: 'Your refund',
    withdrawn: (refund: string, used: string, what: Used) =>
      usedWords.en(what) === ''
        ? `Refunded: ${refund}.`
        : `Refunded: ${refund}. Kept for what was used (${usedWords.en(what)}): ${used}.`,
    withdrawMail: (address: string) => `We’ll email a confirmation with the date, time and amounts to ${address}.`,
    withdrawUntil: (date: string) => `Available until ${date}.`,
    withdrawYes: 'Confirm the withdrawal',
    withdrawNo: 'Go back',
  },
  {
    title: 'Подписка',
    next: (date: string, price: string) => `Следующий платёж ${date}: ${price}.`,
    trial: (date: string, price: string) =>
      `Пробный период до ${date}. Потом ${price}, и столько же за каждый следующий период, пока вы не отмените.`,
    until: (date: string) => `Подписка действует до ${date}. Потом платный доступ закроется, ничего не спишется.`,
    granted: (date: string) => `Подписка вам подарена и действует до ${date}.`,
    change: 'Все подписки',
    cancel: 'Отменить подписку',
    cancelTitle: 'Отменить подписку?',
    cancelText: (date: string) => `До ${date} всё продолжит работать. Больше ничего не спишется.`,
    cancelYes: 'Да, отменить',
    cancelNo: 'Оставить',
    surveyTitle: 'Подписка отменена',
    surveyText: 'Если хотите, расскажите, чего не хватило.',
    reasons: {
      expensive: 'Дорого',
      features: 'Нет того, что мне нужно',
      quality: 'Тексты не убедили',
      usage: 'Почти не пользуюсь',
      alternative: 'Пользуюсь другим сервисом',
      pause: 'Нужен перерыв',
      other: 'Другое',
    },
    reason: 'Главная причина',
    feedback: 'Своими словами',
    optional: 'необязательно',
    wouldReturn: 'Возможно, ещё вернусь',
    send: 'Отправить',
    skip: 'Нет, спасибо',
    thanks: 'Спасибо. Мы читаем каждый ответ.',
    canceled: 'Подписка отменена.',
    transactions: 'Платежи',
    none: 'Пока ничего нет. Здесь появятся платежи и возвраты.',
    loading: 'Загружаем платежи…',
    types: {
      product: 'Покупка',
      refund: 'Возврат',
      subscription: 'Подписка',
      subscription_cancel: 'Подписка отменена',
    },
    freeTrial: 'Пробный период',
    statuses: { completed: 'Выполнено', pending: 'В обработке', failed: 'Не прошло' },
    columns: { date: 'Дата', what: 'Операция', amount: 'Сумма', status: 'Статус' },
    sandbox: 'В тестовом банке',
    invoice: 'Счёт (PDF)',
    creditNote: 'Корректировочный счёт (PDF)',
    withdraw: 'Отказаться от договора',
    withdrawTitle: 'Отказаться от этого договора?',
    withdrawText: (item: string, price: string) =>
      `Вы заявляете об отказе от договора: ${item}, ${price}. Использованное оплачивается, остальное вернётся тем же способом, каким прошла оплата. Подписка прекратится сразу. Отказаться можно один раз от подписки и один раз от отчётов.`,
    withdrawLoading: 'Считаем сумму возврата…',
    withdrawPaid: 'Оплачено',
    withdrawUsed: (used: Used) => `Использовано: ${usedWords.ru(used)}`,
    withdrawRefund: 'Вернём',
    withdrawn: (refund: string, used: string, what: Used) =>
      usedWords.ru(what) === ''
        ? `Возвращено: ${refund}.`
        : `Возвращено: ${refund}. Удержано за использованное (${usedWords.ru(what)}): ${used}.`,
    withdrawMail: (address: string) => `Подтверждение с датой, временем и суммами придёт на ${address}.`,
    withdrawUntil: (date: string) => `Возможно до ${date}.`,
    withdrawYes: 'Подтвердить отказ',
    withdrawNo: 'Вернуться',
  },
)
