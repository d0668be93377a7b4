import { texts } from '../../i18n/dictionary.ts'

export const luckyStarText = texts(
  {
    title: 'You caught a lucky star',
    intro: (percent: number, hours: number) =>
      `It takes ${percent}% off one payment, for a plan or a report. You have ${hours} hours to use it.`,
    signInFirst: 'The code is personal. Sign in or create an account, and it’s yours for a day.',
    signIn: 'Sign in',
    register: 'Create an account',
    code: 'Your code',
    until: (date: string, time: string) => `Valid until ${time} on ${date}.`,
    copy: 'Copy',
    copied: 'Copied',
    plans: 'See plans',
    reports: 'See reports',
    where: 'Enter it before you pay. With a code, you pay for a plan today, without a trial.',
  },
  {
    title: 'Вы поймали счастливую звезду',
    intro: (percent: number, hours: number) =>
      `Она даёт скидку ${percent}\u00a0% на один платёж: за подписку или за отчёт. Воспользуйтесь ею в ближайшие ${hours}\u00a0ч.`,
    signInFirst: 'Код именной. Войдите или создайте учётную запись, и он ваш на сутки.',
    signIn: 'Войти',
    register: 'Создать учётную запись',
    code: 'Ваш код',
    until: (date: string, time: string) => `Действует до ${time}, ${date}.`,
    copy: 'Скопировать',
    copied: 'Скопировано',
    plans: 'К подпискам',
    reports: 'К отчётам',
    where: 'Введите его перед оплатой. С кодом подписка оплачивается сегодня, без пробного периода.',
  },
)
