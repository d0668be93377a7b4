import type { Lang } from '#contract/field.ts'
import { mailHtml } from '../../platform/mail/mail-html.ts'

interface Words {
  subject: string
  /** Without a name while the address is not confirmed: a stranger may have typed both. */
  greeting: (firstName: string | null) => string
  before: string
  button: string
  after: string
}

const WORDS: Record<'confirm' | 'reset', Record<Lang, Words>> = {
  confirm: {
    en: {
      subject: 'Please confirm your address',
      greeting: (name) => (name === null ? 'Hello,' : `Hello ${name},`),
      before: 'your chart is ready to read. Please confirm that this address is yours:',
      button: 'Confirm the address',
      after: 'The link works once, for seven days. If you did not register with Asteria, you may ignore this mail.',
    },
    ru: {
      subject: 'Подтвердите, пожалуйста, ваш адрес',
      greeting: (name) => (name === null ? 'Здравствуйте!' : `Здравствуйте, ${name}!`),
      before: 'Ваша карта уже рассчитана. Подтвердите, пожалуйста, что этот адрес принадлежит вам:',
      button: 'Подтвердить адрес',
      after:
        'Ссылка сработает один раз в течение семи дней. Если вы не регистрировались в Asteria, просто не обращайте внимания на это письмо.',
    },
  },
  reset: {
    en: {
      subject: 'A new password for Asteria',
      greeting: (name) => (name === null ? 'Hello,' : `Hello ${name},`),
      before: 'somebody, probably you, asked to set a new password. This is the link:',
      button: 'Set a new password',
      after: 'It works once, for one hour. If it was not you, nothing has changed and nothing needs to be done.',
    },
    ru: {
      subject: 'Новый пароль для Asteria',
      greeting: (name) => (name === null ? 'Здравствуйте!' : `Здравствуйте, ${name}!`),
      before: 'Кто-то — скорее всего, вы — хочет задать новый пароль. Вот ссылка:',
      button: 'Задать новый пароль',
      after:
        'Она сработает один раз в течение часа. Если это были не вы, ничего не изменилось и делать ничего не нужно.',
    },
  },
}

/** Subject, plain text and HTML of a mail about the account, in the person's language. */
export function accountMailText(
  kind: 'confirm' | 'reset',
  lang: Lang,
  { firstName, link }: { firstName: string | null; link: string },
) {
  const { subject, greeting, before, button, after } = WORDS[kind][lang]
  return {
    subject,
    text: [greeting(firstName), before, link, after, 'Asteria'].join('\n\n'),
    html: mailHtml({
      lang,
      title: subject,
      paragraphs: [greeting(firstName), before],
      action: { label: button, link },
      footnote: after,
    }),
  }
}
