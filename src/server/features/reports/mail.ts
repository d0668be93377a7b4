import type { Lang } from '#language/lang.ts'
import type { MissingDetail } from '#contract/reports.ts'
import { greeting } from '#platform/mail/greeting.ts'
import { mailHtml } from '#platform/mail/mail-html.ts'

export type ReportMailKind = 'ready' | 'failed' | 'waiting'

interface MailWords {
  firstName: string
  title: string
  /** Whether the failure gave a credit back; a plan's forecast costs none. */
  creditReturned: boolean
  /** What a report that waits still needs. */
  lacks: readonly MissingDetail[]
}

interface Words {
  subject: (told: MailWords) => string
  lines: (told: MailWords) => string[]
  button: string
}

const FOOT: Record<Lang, string> = {
  en: 'You’re getting this email because you ordered a report. All of your reports are under “My reports”.',
  ru: 'Это письмо пришло, потому что вы заказали отчёт. Все ваши отчёты собраны на странице «Мои отчёты».',
}

const LACKS: Record<Lang, Record<MissingDetail, string>> = {
  en: {
    birth: 'It needs your name and your date and place of birth.',
    birthtime: 'It needs your birth time.',
    person: 'We need to know who the other person is.',
    person_birthtime: 'It needs the other person’s birth time.',
    person_partner: 'It is about a couple, so it needs someone saved as your partner.',
    places: 'We need to know which cities to compare.',
    consent: 'You can still withdraw from this purchase, so we’re waiting for your go-ahead before we write it.',
  },
  ru: {
    birth: 'Нужны ваше имя, дата и место рождения.',
    birthtime: 'Нужно время вашего рождения.',
    person: 'Нужно указать второго человека.',
    person_birthtime: 'Нужно время рождения второго человека.',
    person_partner: 'Отчёт о паре, поэтому нужен человек, который указан как ваш партнёр.',
    places: 'Нужно указать, какие города сравнить.',
    consent: 'От этой покупки ещё можно отказаться, поэтому мы ждём вашего согласия, прежде чем составить отчёт.',
  },
}

/** Nothing about anybody is missing: only the word that writing may begin. */
const awaitsConsentAlone = (lacks: readonly MissingDetail[]) => lacks.every((lack) => lack === 'consent')

const WORDS: Record<ReportMailKind, Record<Lang, Words>> = {
  ready: {
    en: {
      subject: ({ title }) => `Your report is ready: “${title}”`,
      lines: ({ title }) => [
        `Your report “${title}” is ready. Every paragraph shows its sources, and you can also download the PDF.`,
      ],
      button: 'Read the report',
    },
    ru: {
      subject: ({ title }) => `Ваш отчёт готов: «${title}»`,
      lines: ({ title }) => [
        `Отчёт «${title}» написан. Читать его удобнее на сайте: там у каждого абзаца видно, на чём он основан. Можно также скачать PDF.`,
      ],
      button: 'Читать отчёт',
    },
  },
  failed: {
    en: {
      subject: ({ title }) => `We could not write your report “${title}”`,
      lines: ({ title, creditReturned }) => [
        `We tried several times, but we couldn’t write the report “${title}” properly. We’re sorry. This is our mistake, and we’re already aware of it.`,
        creditReturned
          ? 'Nothing is lost: the report you paid for is back on your account as a credit. You can order this report again or any other. If you would rather have your money back, write to us on the support page.'
          : 'It has cost you nothing, and you can order it again.',
      ],
      button: 'Open my reports',
    },
    ru: {
      subject: ({ title }) => `Не удалось составить отчёт «${title}»`,
      lines: ({ title, creditReturned }) => [
        `Мы пробовали несколько раз, но отчёт «${title}» не получился таким, каким должен быть. Просим прощения: ошибка на нашей стороне, и мы о ней уже знаем.`,
        creditReturned
          ? 'Оплата не пропала: можно заказать отчёт ещё раз или выбрать другой. Если хотите вернуть деньги, напишите нам на странице поддержки.'
          : 'Этот отчёт ничего вам не стоил, и его можно заказать снова.',
      ],
      button: 'Открыть мои отчёты',
    },
  },
  waiting: {
    en: {
      subject: ({ title, lacks }) =>
        awaitsConsentAlone(lacks)
          ? `We need your go-ahead for your report “${title}”`
          : `We need something for your report “${title}”`,
      lines: ({ title, lacks }) => [
        `Thank you for ordering “${title}”. We haven’t started writing it yet.`,
        lacks.map((lack) => LACKS.en[lack]).join(' '),
        awaitsConsentAlone(lacks)
          ? 'You can give it on your reports page, and we’ll start writing right away. Otherwise we’ll write the report once you can no longer withdraw.'
          : 'You can complete the order on your reports page. We’ll start writing right away.',
      ],
      button: 'Open my reports',
    },
    ru: {
      subject: ({ title, lacks }) =>
        awaitsConsentAlone(lacks)
          ? `Нужно ваше согласие, чтобы составить отчёт «${title}»`
          : `Для отчёта «${title}» не хватает данных`,
      lines: ({ title, lacks }) => [
        `Спасибо за заказ отчёта «${title}». Мы ещё не начали его составлять.`,
        lacks.map((lack) => LACKS.ru[lack]).join(' '),
        awaitsConsentAlone(lacks)
          ? 'Дать согласие можно на странице ваших отчётов, и мы сразу начнём писать. Без него отчёт будет составлен, когда срок отказа истечёт.'
          : 'Дополнить заказ можно на странице ваших отчётов. После этого мы сразу начнём писать.',
      ],
      button: 'Открыть мои отчёты',
    },
  },
}

/** Subject, plain text and HTML of a mail about a report, in the person's language. */
export function reportMailText(
  kind: ReportMailKind,
  { lang, link, ...told }: MailWords & { lang: Lang; link: string },
): { subject: string; text: string; html: string } {
  const { subject, lines, button } = WORDS[kind][lang]
  const paragraphs = [greeting(lang, told.firstName), ...lines(told)]
  return {
    subject: subject(told),
    text: [...paragraphs, link, FOOT[lang], 'Asteria'].join('\n\n'),
    html: mailHtml({ lang, title: subject(told), paragraphs, action: { label: button, link }, footnote: FOOT[lang] }),
  }
}
