import type { Lang } from '#language/lang.ts'
import { greeting } from '#platform/mail/greeting.ts'
import { mailHtml } from '#platform/mail/mail-html.ts'

interface Told {
  firstName: string
  /** As they call whom they invited. */
  name: string
  link: string
}

interface Words {
  subject: (name: string) => string
  line: (name: string) => string
  button: string
  foot: string
}

const WORDS: Record<Lang, Words> = {
  en: {
    subject: (name) => `${name} has accepted your invitation`,
    line: (name) => `${name} has agreed to compare your charts. You can both read the comparison now.`,
    button: 'Read the comparison',
    foot: 'You’re getting this email because you invited someone to compare charts. Either of you can end the comparison on its page.',
  },
  ru: {
    subject: (name) => `${name}: приглашение принято`,
    line: (name) => `${name}: согласие сравнить ваши карты получено. Сравнение теперь могут прочесть оба.`,
    button: 'Прочесть сравнение',
    foot: 'Вы получили это письмо, потому что пригласили человека сравнить карты. Каждый из вас может закончить сравнение на его странице.',
  },
}

/** Subject, plain text and HTML of the mail that says that somebody has agreed. */
export function pairMailText(
  lang: Lang,
  { firstName, name, link }: Told,
): { subject: string; text: string; html: string } {
  const words = WORDS[lang]
  const subject = words.subject(name)
  const paragraphs = [greeting(lang, firstName), words.line(name)]
  return {
    subject,
    text: [...paragraphs, link, words.foot, 'Asteria'].join('\n\n'),
    html: mailHtml({
      lang,
      title: subject,
      paragraphs,
      action: { label: words.button, link },
      footnote: words.foot,
    }),
  }
}
