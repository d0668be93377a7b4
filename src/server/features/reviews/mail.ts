import type { Lang } from '#language/lang.ts'
import { greeting } from '#platform/mail/greeting.ts'
import { mailHtml } from '#platform/mail/mail-html.ts'

interface MailWords {
  firstName: string
  /** Of the report; null where the service is meant. */
  title: string | null
  reason: string | null
  link: string
}

interface Words {
  subject: string
  lines: (told: MailWords) => string[]
  button: string
}

const FOOT: Record<Lang, string> = {
  en: 'You’re getting this email because you wrote a review. You can delete it on the reviews page at any time.',
  ru: 'Вы получили это письмо, потому что оставили отзыв. Удалить его можно в любой момент на странице отзывов.',
}

const WORDS: Record<'shown' | 'rejected', Record<Lang, Words>> = {
  shown: {
    en: {
      subject: 'Your review is published',
      lines: ({ title }) => [
        `Your review of ${title ? `the report “${title}”` : 'Asteria'} is now on our site. Thank you for taking the time.`,
      ],
      button: 'See the reviews',
    },
    ru: {
      subject: 'Ваш отзыв опубликован',
      lines: ({ title }) => [
        `Ваш отзыв ${title ? `об отчёте «${title}»` : 'об Asteria'} уже на сайте. Спасибо, что нашли время.`,
      ],
      button: 'Посмотреть отзывы',
    },
  },
  rejected: {
    en: {
      subject: 'Your review was not published',
      lines: ({ title, reason }) => [
        `We read your review of ${title ? `the report “${title}”` : 'Asteria'} and decided not to publish it.`,
        ...(reason ? [`Reason: ${reason}`] : []),
        'We never reject a review for a low rating. You can delete this review and write another one.',
      ],
      button: 'Go to your review',
    },
    ru: {
      subject: 'Ваш отзыв не опубликован',
      lines: ({ title, reason }) => [
        `Мы прочитали ваш отзыв ${title ? `об отчёте «${title}»` : 'об Asteria'} и не стали его публиковать.`,
        ...(reason ? [`Причина: ${reason}`] : []),
        'Низкая оценка причиной для отказа не считается. Этот отзыв можно удалить и написать новый.',
      ],
      button: 'Перейти к отзыву',
    },
  },
}

/** Subject, plain text and HTML of the mail on what became of a review. */
export function reviewMailText(
  state: 'shown' | 'rejected',
  lang: Lang,
  told: MailWords,
): { subject: string; text: string; html: string } {
  const { subject, lines, button } = WORDS[state][lang]
  const paragraphs = [greeting(lang, told.firstName), ...lines(told)]
  return {
    subject,
    text: [...paragraphs, told.link, FOOT[lang], 'Asteria'].join('\n\n'),
    html: mailHtml({
      lang,
      title: subject,
      paragraphs,
      action: { label: button, link: told.link },
      footnote: FOOT[lang],
    }),
  }
}
