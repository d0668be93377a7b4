import { texts } from '../../i18n/dictionary.ts'

/** What is said where an address isn't confirmed yet. */
export const confirmText = texts(
  {
    confirmFirst: 'To continue, please confirm your email address. The link is in the email we sent you.',
    emailUnconfirmed: 'This address isn’t confirmed yet.',
    resend: 'Send the email again',
  },
  {
    confirmFirst: 'Сначала подтвердите адрес почты по ссылке из нашего письма.',
    emailUnconfirmed: 'Этот адрес ещё не подтверждён.',
    resend: 'Отправить письмо ещё раз',
  },
)
