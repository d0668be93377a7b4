import type { Lang } from '#contract/field.ts'
import { mailHtml } from '../../platform/mail/mail-html.ts'

/** Mails with a link that does something. */
export const LINK_MAILS = ['confirm', 'reset', 'email_new', 'email_old'] as const
/** Mails that only tell what was done, so that its owner learns it where it was done by somebody else. */
export const NOTICES = ['password_changed', 'second_factor_on', 'second_factor_off'] as const
export type Notice = (typeof NOTICES)[number]
export type AccountMail = (typeof LINK_MAILS)[number] | Notice

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
  password_changed: {
    en: {
      subject: 'Your password was changed',
      greeting: HELLO.en,
      before: 'the password of your account with Asteria has just been changed. If that was you, all is well.',
      button: 'It was not me: set a new one',
      after:
        'Whoever knew the old password is signed out. If the change was not yours, set a new one by the link above and then look at the devices in the settings.',
    },
    ru: {
      subject: 'Пароль изменён',
      greeting: HELLO.ru,
      before: 'Пароль вашего аккаунта в Asteria только что изменён. Если это сделали вы, всё в порядке.',
      button: 'Это не я: задать новый пароль',
      after:
        'Со старым паролем войти уже нельзя. Если пароль сменили не вы, задайте новый по ссылке выше, а потом проверьте список устройств в настройках.',
    },
  },
  second_factor_on: {
    en: {
      subject: 'Two-step sign-in is on',
      greeting: HELLO.en,
      before:
        'from now on signing in to your account asks for a code from your app as well. Please keep the recovery codes where you find them without your phone.',
      button: 'Open the settings',
      after: 'If you did not turn this on, set a new password and write to us on the support page.',
    },
    ru: {
      subject: 'Двухэтапный вход включён',
      greeting: HELLO.ru,
      before:
        'Теперь при входе в аккаунт понадобится ещё и код из приложения. Храните, пожалуйста, запасные коды там, где найдёте их без телефона.',
      button: 'Открыть настройки',
      after: 'Если это сделали не вы, задайте новый пароль и напишите нам на странице поддержки.',
    },
  },
  second_factor_off: {
    en: {
      subject: 'Two-step sign-in is off',
      greeting: HELLO.en,
      before: 'signing in to your account no longer asks for a code: the password is enough.',
      button: 'Open the settings',
      after: 'If you did not turn it off, set a new password, turn it on again and write to us on the support page.',
    },
    ru: {
      subject: 'Двухэтапный вход выключен',
      greeting: HELLO.ru,
      before: 'Для входа в аккаунт код больше не нужен: достаточно пароля.',
      button: 'Открыть настройки',
      after:
        'Если это сделали не вы, задайте новый пароль, снова включите двухэтапный вход и напишите нам на странице поддержки.',
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
