import type { Lang } from '#contract/field.ts'
import { mailHtml } from '../../platform/mail/mail-html.ts'

interface Request {
  id: number
  email: string
  lang: Lang
  subject: string
  message: string
}

const WORDS: Record<Lang, { subject: (id: number, subject: string) => string; answer: string; footnote: string }> = {
  en: {
    subject: (id, subject) => `Support request ${id}: ${subject}`,
    answer: 'Answer',
    footnote: 'An answer to this mail goes to the person who wrote.',
  },
  ru: {
    subject: (id, subject) => `Обращение ${id}: ${subject}`,
    answer: 'Ответить',
    footnote: 'Ответ на это письмо уйдёт тому, кто написал.',
  },
}

/** A person's message as the operator reads it, in the language it was written in. */
export function supportMailText({ id, email, lang, subject, message }: Request, answerLink: string) {
  const words = WORDS[lang]
  const title = words.subject(id, subject)
  return {
    subject: title.replaceAll(/\s+/g, ' '),
    text: [`${email}:`, message, words.footnote].join('\n\n'),
    html: mailHtml({
      lang,
      title,
      paragraphs: [`${email}:`, ...message.split(/\n+/)],
      action: { label: words.answer, link: answerLink },
      footnote: words.footnote,
    }),
  }
}
