import { texts } from '../../i18n/text.tsx'

export const luckyStarText = texts(
  {
    star: 'A lucky star: 15% off',
    title: 'You caught a lucky star',
    intro: (percent: number, hours: number) =>
      `It takes ${percent}% off one payment, a plan or a report, for ${hours} hours.`,
    signInFirst: 'The code is given to a person. Sign in or open an account, and it is yours for a day.',
    signIn: 'Sign in',
    register: 'Open an account',
    code: 'Your code',
    until: (date: string, time: string) => `It holds until ${date}, ${time}.`,
    copy: 'Copy',
    copied: 'Copied',
    plans: 'To the plans',
    reports: 'To the reports',
    where: 'The payment page has a field for it. With a code a plan is paid today, without a trial.',
  },
  {
    star: 'Счастливая звезда: скидка 15%',
    title: 'Вы поймали счастливую звезду',
    intro: (percent: number, hours: number) =>
      `Она даёт скидку ${percent}% на один платёж, подписку или отчёт. Часов на раздумье: ${hours}.`,
    signInFirst: 'Код именной. Войдите или создайте учётную запись, и он ваш на сутки.',
    signIn: 'Войти',
    register: 'Создать учётную запись',
    code: 'Ваш код',
    until: (date: string, time: string) => `Действует до ${time}, ${date}.`,
    copy: 'Скопировать',
    copied: 'Скопировано',
    plans: 'К подпискам',
    reports: 'К отчётам',
    where: 'Для него есть поле перед оплатой. С кодом подписка оплачивается сегодня, без пробного периода.',
  },
)
