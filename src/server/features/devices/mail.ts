import { deviceOf } from '#contract/device-name.ts'
import type { Lang } from '#language/lang.ts'
import { greeting } from '#platform/mail/greeting.ts'
import { mailHtml } from '#platform/mail/mail-html.ts'
import { mailTime } from '#platform/mail/mail-time.ts'

const WORDS = {
  en: {
    subject: 'New sign-in to your account',
    unknown: 'an unknown device or app',
    before: (device: string, when: string) =>
      `Someone signed in to your Asteria account from a device we have not seen before: ${device}, ${when}.`,
    fine: 'If that was you, you don’t need to do anything.',
    button: 'See your devices',
    undo: 'Not you? Set a new password to sign out every device:',
    after: 'You’re getting this email because your account was opened on a new device or in a new browser.',
  },
  ru: {
    subject: 'Вход с нового устройства',
    unknown: 'неизвестное устройство или программа',
    before: (device: string, when: string) =>
      `В вашу учётную запись Asteria вошли с устройства, которого мы раньше не видели: ${device}, ${when}.`,
    fine: 'Если это были вы, делать ничего не нужно.',
    button: 'Посмотреть устройства',
    undo: 'Это были не вы? Задайте новый пароль (после этого на всех устройствах придётся войти заново):',
    after: 'Такое письмо приходит, когда в учётную запись входят с нового устройства или из нового браузера.',
  },
} as const

interface NewDevice {
  firstName: string
  userAgent: string | null
  at: Date
  /** Whose clock the time is told by. */
  timeZone: string
  devicesLink: string
  passwordLink: string
}

/** What the mail says of a sign-in. Of the user agent only names we know: the rest is whatever a stranger writes. */
export function newDeviceMailText(
  lang: Lang,
  { firstName, userAgent, at, timeZone, devicesLink, passwordLink }: NewDevice,
) {
  const words = WORDS[lang]
  const { browser, system } = deviceOf(userAgent)
  const device = [browser, system].filter(Boolean).join(', ') || words.unknown
  const when = mailTime(lang, at, timeZone)
  const action = { label: words.button, link: devicesLink }
  const other = { label: words.undo, link: passwordLink }
  const paragraphs = [greeting(lang, firstName), words.before(device, when), words.fine]
  return {
    subject: words.subject,
    text: [...paragraphs, action.link, other.label, other.link, words.after, 'Asteria'].join('\n\n'),
    html: mailHtml({ lang, title: words.subject, paragraphs, action, other, footnote: words.after }),
  }
}
