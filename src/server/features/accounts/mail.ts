import type { Lang } from '#contract/field.ts'
import { mailHtml } from '../../platform/mail/mail-html.ts'

export type AccountMail = 'confirm' | 'reset' | 'email_new' | 'email_old'

interface Words {
  subject: string
  /** Without a name while the address is not confirmed: a stranger may have typed both. */
  greeting: (firstName: string | null) => string
  before: string
  button: string
  /** What the other link says, where there is one. */
  undo?: string
  after: string
}

const HELLO = {
  en: (name: string | null) => (name === null ? 'Hello,' : `Hello ${name},`),
  ru: (name: string | null) => (name === null ? 'Здравствуйте!' : `Здравствуйте, ${name}!`),
}

const WORDS: Record<AccountMail, Record<Lang, Words>> = {
  confirm: {
    en: {
      subject: 'Please confirm your address',
      greeting: HELLO.en,
      before: 'your chart is ready to read. Please confirm that this address is yours:',
      button: 'Confirm the address',
      after: 'The link works once, for seven days. If you did not register with Asteria, you may ignore this mail.',
    },
    ru: {
      subject: 'Подтвердите, пожалуйста, ваш адрес',
      greeting: HELLO.ru,
      before: 'Ваша карта уже рассчитана. Подтвердите, пожалуйста, что этот адрес принадлежит вам:',
      button: 'Подтвердить адрес',
      after:
        'Ссылка сработает один раз в течение семи дней. Если вы не регистрировались в Asteria, просто не обращайте внимания на это письмо.',
    },
  },
  reset: {
    en: {
      subject: 'A new password for Asteria',
      greeting: HELLO.en,
      before: 'somebody, probably you, asked to set a new password. This is the link:',
      button: 'Set a new password',
      after: 'It works once, for one hour. If it was not you, nothing has changed and nothing needs to be done.',
    },
    ru: {
      subject: 'Новый пароль для Asteria',
      greeting: HELLO.ru,
      before: 'Кто-то — скорее всего, вы — хочет задать новый пароль. Вот ссылка:',
      button: 'Задать новый пароль',
      after:
        'Она сработает один раз в течение часа. Если это были не вы, ничего не изменилось и делать ничего не нужно.',
    },
  },
  email_new: {
    en: {
      subject: 'Your new address for Asteria',
      greeting: HELLO.en,
      before:
        'this is to become the address of an account with Asteria. If you asked for that, please confirm it here:',
      button: 'Confirm the new address',
      after:
        'A link went to the former address too; the change is done when both have been followed, within 24 hours. If you know nothing of this, you may ignore this mail.',
    },
    ru: {
      subject: 'Ваш новый адрес в Asteria',
      greeting: HELLO.ru,
      before: 'Этот адрес хотят указать в аккаунте Asteria. Если это просьба от вас, подтвердите его здесь:',
      button: 'Подтвердить новый адрес',
      after:
        'Такая же ссылка ушла на прежний адрес: он сменится, когда обе будут открыты, в течение 24 часов. Если вы об этом ничего не знаете, просто не обращайте внимания на это письмо.',
    },
  },
  email_old: {
    en: {
      subject: 'Is your address to change?',
      greeting: HELLO.en,
      before:
        'somebody, probably you, asked that {email} become the address of your account. If you want that, confirm it here:',
      button: 'Yes, change the address',
      undo: 'It wasn’t you? This link calls the change off and signs every device out:',
      after:
        'A link went to the new address too; the change is done when both have been followed, within 24 hours. Until then nothing changes.',
    },
    ru: {
      subject: 'Сменить адрес вашего аккаунта?',
      greeting: HELLO.ru,
      before:
        'Кто-то — скорее всего, вы — просит сменить адрес вашего аккаунта на {email}. Если вы согласны, подтвердите это здесь:',
      button: 'Да, сменить адрес',
      undo: 'Это были не вы? По этой ссылке смена отменится, а на всех устройствах произойдёт выход:',
      after:
        'Такая же ссылка ушла на новый адрес: он сменится, когда обе будут открыты, в течение 24 часов. До тех пор всё остаётся как есть.',
    },
  },
}

/** Subject, plain text and HTML of a mail about the account, in the person's language. */
export function accountMailText(
  kind: AccountMail,
  lang: Lang,
  about: { firstName: string | null; link: string; email?: string; undoLink?: string },
) {
  const { subject, greeting, button, undo, after, ...words } = WORDS[kind][lang]
  const { firstName, link, undoLink } = about
  const before = words.before.replace('{email}', () => about.email ?? '')
  const other = undo && undoLink ? { label: undo, link: undoLink } : undefined
  return {
    subject,
    text: [greeting(firstName), before, link, ...(other ? [other.label, other.link] : []), after, 'Asteria'].join(
      '\n\n',
    ),
    html: mailHtml({
      lang,
      title: subject,
      paragraphs: [greeting(firstName), before],
      action: { label: button, link },
      other,
      footnote: after,
    }),
  }
}
