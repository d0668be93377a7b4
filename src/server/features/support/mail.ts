import type { Lang } from '#language/lang.ts'
import { plural } from '#language/plural.ts'
import { ANSWER_DAYS } from '#product/rights.ts'
import { greeting } from '#platform/mail/greeting.ts'
import { mailHtml } from '#platform/mail/mail-html.ts'

interface Request {
  id: number
  /** Whether its writer's plan has messages answered first. */
  priority: boolean
  email: string
  lang: Lang
  subject: string
  message: string
}

interface Words {
  subject: (id: number, subject: string) => string
  priority: string
  answer: string
  footnote: string
}

const WORDS: Record<Lang, Words> = {
  en: {
    subject: (id, subject) => `Support request ${id}: ${subject}`,
    priority: 'Priority support: answer this one first.',
    answer: 'Reply',
    footnote: 'A reply to this email goes to the person who wrote.',
  },
  ru: {
    subject: (id, subject) => `Обращение ${id}: ${subject}`,
    priority: 'Приоритетная поддержка: ответьте на это обращение первым.',
    answer: 'Ответить',
    footnote: 'Ответ на это письмо уйдёт тому, кто написал.',
  },
}

/** A person's message as the operator reads it, in the language it was written in. */
export function supportMailText({ id, email, lang, subject, message, priority }: Request, answerLink: string) {
  const words = WORDS[lang]
  const title = words.subject(id, subject)
  const first = priority ? [words.priority] : []
  return {
    subject: title.replaceAll(/\s+/g, ' '),
    text: [...first, `${email}:`, message, words.footnote].join('\n\n'),
    html: mailHtml({
      lang,
      title,
      paragraphs: [...first, `${email}:`, ...message.split(/\n+/)],
      action: { label: words.answer, link: answerLink },
      footnote: words.footnote,
    }),
  }
}

interface ReceivedWords {
  subject: string
  lines: (asked: string, days: number, priority: boolean) => string[]
  button: string
  footnote: string
}

const RECEIVED: Record<Lang, ReceivedWords> = {
  en: {
    subject: 'We’ve received your message',
    lines: (asked, days, priority) => [
      `We’ve received your message “${asked}”. A person will read it and reply within ${days} business ${days === 1 ? 'day' : 'days'}.`,
      ...(priority ? ['Your plan includes priority support, so your messages are answered first.'] : []),
    ],
    button: 'Common questions',
    footnote: 'You’re getting this email because you wrote to us from your account.',
  },
  ru: {
    subject: 'Мы получили ваше сообщение',
    lines: (asked, days, priority) => [
      `Сообщение «${asked}» получено. Его прочтёт человек и ответит за ${days} ${plural('ru', days, { one: 'рабочий день', few: 'рабочих дня', many: 'рабочих дней', other: 'рабочих дня' })}.`,
      ...(priority ? ['В вашу подписку входит приоритетная поддержка: вам мы отвечаем в первую очередь.'] : []),
    ],
    button: 'Частые вопросы',
    footnote: 'Это письмо пришло, потому что вы написали нам из своей учётной записи.',
  },
}

/** What somebody who wrote to us is told, in the language of their message. */
export function supportReceivedText(
  { lang, subject: asked, priority, firstName }: Pick<Request, 'lang' | 'subject' | 'priority'> & { firstName: string },
  link: string,
) {
  const { subject, lines, button, footnote } = RECEIVED[lang]
  const days = priority ? ANSWER_DAYS.priority : ANSWER_DAYS.others
  const paragraphs = [greeting(lang, firstName), ...lines(asked.replaceAll(/\s+/g, ' '), days, priority)]
  return {
    subject,
    text: [...paragraphs, link, footnote, 'Asteria'].join('\n\n'),
    html: mailHtml({ lang, title: subject, paragraphs, action: { label: button, link }, footnote }),
  }
}
