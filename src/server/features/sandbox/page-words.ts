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
    play: 'This is the sandbox: a bank in play money. No card is asked for, and no money moves.',
    order: 'Your order',
    today: 'Due today',
    trial: (until, price) =>
      `Free until ${until}. Then ${price}, and the same for every period after that, until you cancel. You can cancel anytime in the settings.`,
    renews: (date, price) =>
      `Renews on ${date} for ${price}, and so on, until you cancel. You can cancel anytime in the settings.`,
    once: 'One payment. Nothing renews.',
    guarantee: 'What can be refunded, and until when, is in the email that confirms the payment.',
    card: 'Card of the sandbox',
    actions: {
      pay: 'Pay',
      decline: 'Let the card be declined',
      challenge: 'Pay, with a question from the bank',
      abandon: 'Leave without paying',
      refund: 'Refund the last payment',
      renew: 'Renew now',
      remove_card: 'Remove the card',
    },
    hints: { challenge: 'As with 3-D Secure' },
    challengeTitle: 'The bank asks',
    challengeText: 'Is it you who is paying? A real bank would ask for a code or a finger here.',
    approve: 'Yes, it’s me',
    refuse: 'No, stop it',
    declined: 'The bank has declined the payment. Nothing was charged; you can try again.',
    paidTitle: 'Paid',
    paidUntil: (date) => `Paid until ${date}.`,
    trialUntil: (date) => `The trial runs until ${date}.`,
    notRenewed: 'It will not be renewed.',
    ended: 'The subscription is over.',
    cardGone: 'The card is removed: nothing can be charged any more.',
    closedTitle: 'This payment page is closed',
    closedText: 'Nothing was charged. A new one opens when you choose the plan or the report again.',
    done: {
      refund: 'The refund is on its way.',
      renew: 'Renewed: the next period is paid.',
      remove_card: 'The card is removed.',
    },
    back: 'Back to Asteria',
  },
  ru: {
    title: 'Оплата',
    play: 'Это песочница: банк с игрушечными деньгами. Карта не нужна, настоящие деньги не списываются.',
    order: 'Ваш заказ',
    today: 'К оплате сегодня',
    trial: (until, price) =>
      `Бесплатно до ${until}. Потом ${price}, и столько же за каждый следующий период, пока вы не отмените. Отменить можно в любой момент в настройках.`,
    renews: (date, price) =>
      `Подписка будет продлена ${date}, спишется ${price}, и так далее, пока вы не отмените. Отменить можно в любой момент в настройках.`,
    once: 'Один платёж, ничего не продлевается.',
    guarantee: 'Что из этой суммы и до какого дня можно вернуть, сказано в письме, которым мы подтвердим оплату.',
    card: 'Карта песочницы',
    actions: {
      pay: 'Оплатить',
      decline: 'Пусть карту отклонят',
      challenge: 'Оплатить с вопросом от банка',
      abandon: 'Уйти без оплаты',
      refund: 'Вернуть последний платёж',
      renew: 'Продлить сейчас',
      remove_card: 'Убрать карту',
    },
    hints: { challenge: 'Как в 3-D Secure' },
    challengeTitle: 'Банк спрашивает',
    challengeText: 'Это точно вы? Настоящий банк попросил бы здесь код или отпечаток пальца.',
    approve: 'Да, это я',
    refuse: 'Нет, остановить',
    declined: 'Банк отклонил платёж. Ничего не списано, можно попробовать ещё раз.',
    paidTitle: 'Оплачено',
    paidUntil: (date) => `Оплачено до ${date}.`,
    trialUntil: (date) => `Пробный период до ${date}.`,
    notRenewed: 'Продлеваться не будет.',
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
