import type { Lang } from '#language/lang.ts'

interface PageWords {
  title: string
  play: string
  order: string
  today: string
  trial: (until: string, price: string) => string
  renews: (date: string, price: string) => string
  once: string
  guarantee: string
  card: string
  actions: Record<'pay' | 'decline' | 'challenge' | 'abandon' | 'refund' | 'renew' | 'remove_card', string>
  hints: Record<'challenge', string>
  challengeTitle: string
  challengeText: string
  approve: string
  refuse: string
  declined: string
  paidTitle: string
  paidUntil: (date: string) => string
  trialUntil: (date: string) => string
  notRenewed: string
  ended: string
  cardGone: string
  closedTitle: string
  closedText: string
  done: Record<'refund' | 'renew' | 'remove_card', string>
  back: string
}

export const PAGE_WORDS: Record<Lang, PageWords> = {
  en: {
    title: 'Payment',
    play: 'This is a sandbox with play money. You don’t need a card, and no real money changes hands.',
    order: 'Your order',
    today: 'Due today',
    trial: (until, price) =>
      `Free until ${until}. Then ${price} per billing period until you cancel. You can cancel anytime in the settings.`,
    renews: (date, price) =>
      `Renews on ${date} for ${price}, and every billing period after that, until you cancel. You can cancel anytime in the settings.`,
    once: 'One-time payment. It doesn’t renew.',
    guarantee: 'The confirmation email says what can be refunded and until when.',
    card: 'Sandbox card',
    actions: {
      pay: 'Pay',
      decline: 'Decline the card',
      challenge: 'Pay with bank verification',
      abandon: 'Leave without paying',
      refund: 'Refund the last payment',
      renew: 'Renew now',
      remove_card: 'Remove the card',
    },
    hints: { challenge: 'Like 3-D Secure' },
    challengeTitle: 'Bank verification',
    challengeText: 'Are you making this payment? A real bank would ask for a code or a fingerprint here.',
    approve: 'Yes, it’s me',
    refuse: 'No, cancel it',
    declined: 'The bank has declined the payment. Nothing was charged; you can try again.',
    paidTitle: 'Paid',
    paidUntil: (date) => `Paid until ${date}.`,
    trialUntil: (date) => `The trial runs until ${date}.`,
    notRenewed: 'It will not be renewed.',
    ended: 'The subscription has ended.',
    cardGone: 'The card has been removed, so nothing more can be charged.',
    closedTitle: 'This payment page is closed',
    closedText: 'Nothing was charged. A new one opens when you choose the plan or the report again.',
    done: {
      refund: 'The refund is on its way.',
      renew: 'Renewed. The next period is paid for.',
      remove_card: 'Card removed.',
    },
    back: 'Back to Asteria',
  },
  ru: {
    title: 'Оплата',
    play: 'Это тестовая страница оплаты. Карта не нужна, настоящие деньги не списываются.',
    order: 'Ваш заказ',
    today: 'К оплате сегодня',
    trial: (until, price) =>
      `Бесплатно до ${until}. Потом ${price}, и столько же за каждый следующий период, пока вы не отмените. Отменить можно в любой момент в настройках.`,
    renews: (date, price) =>
      `Подписка будет продлена ${date}, спишется ${price}, и столько же за каждый следующий период, пока вы не отмените. Отменить можно в любой момент в настройках.`,
    once: 'Разовый платёж, сам он не продлевается.',
    guarantee: 'Что из этой суммы и до какого дня можно вернуть, указано в письме, которым мы подтвердим оплату.',
    card: 'Тестовая карта',
    actions: {
      pay: 'Оплатить',
      decline: 'Отклонить карту',
      challenge: 'Оплатить с подтверждением банка',
      abandon: 'Уйти без оплаты',
      refund: 'Вернуть последний платёж',
      renew: 'Продлить сейчас',
      remove_card: 'Убрать карту',
    },
    hints: { challenge: 'Как в 3-D Secure' },
    challengeTitle: 'Подтверждение банка',
    challengeText: 'Это точно вы? Настоящий банк попросил бы здесь код или отпечаток пальца.',
    approve: 'Да, это я',
    refuse: 'Нет, остановить',
    declined: 'Банк отклонил платёж. Ничего не списано, можно попробовать ещё раз.',
    paidTitle: 'Оплачено',
    paidUntil: (date) => `Оплачено до ${date}.`,
    trialUntil: (date) => `Пробный период до ${date}.`,
    notRenewed: 'Подписка не будет продлена.',
    ended: 'Подписка закончилась.',
    cardGone: 'Карта убрана: списать больше ничего нельзя.',
    closedTitle: 'Эта страница оплаты закрыта',
    closedText: 'Ничего не списано. Новая откроется, если выбрать подписку или отчёт ещё раз.',
    done: {
      refund: 'Возврат отправлен.',
      renew: 'Продлено: следующий период оплачен.',
      remove_card: 'Карта убрана.',
    },
    back: 'Вернуться в Asteria',
  },
}
