import type { Lang } from '#language/lang.ts'
import { mailHtml } from '#platform/mail/mail-html.ts'

const WORDS: Record<Lang, { subject: string; text: string; action: string; footnote: string }> = {
  en: {
    subject: 'Test email',
    text: 'This email was sent from the staff settings. If you can read it, email works.',
    action: 'Back to the settings',
    footnote: 'Nobody else received it.',
  },
  ru: {
    subject: 'Проверка почты',
    text: 'Это письмо отправлено из настроек служебного раздела. Раз оно дошло, почта работает.',
    action: 'Вернуться в настройки',
    footnote: 'Его получили только вы.',
  },
}

/** What the staff sends to itself to see whether mail goes out. */
export function testMailText(lang: Lang, link: string) {
  const { subject, text, action, footnote } = WORDS[lang]
  const page = { lang, title: subject, paragraphs: [text], action: { label: action, link }, footnote }
  return { subject, text: [text, link, footnote].join('\n\n'), html: mailHtml(page) }
}
