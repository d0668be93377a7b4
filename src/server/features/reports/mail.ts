import type { Lang } from '#contract/field.ts'
import { greeting } from '../../platform/mail/greeting.ts'
import { mailHtml } from '../../platform/mail/mail-html.ts'

export type ReportMailKind = 'ready' | 'failed' | 'waiting'

interface Told {
  firstName: string
  title: string
  /** Whether the failure gave a credit back; a plan's forecast costs none. */
  creditReturned: boolean
}

interface Words {
  subject: (told: Told) => string
  lines: (told: Told) => string[]
  button: string
}

const FOOT: Record<Lang, string> = {
  en: 'You get this mail because you ordered a report. All of your reports are found under “My reports”.',
  ru: 'Это письмо пришло, потому что вы заказали отчёт. Все ваши отчёты собраны на странице «Мои отчёты».',
}

const WORDS: Record<ReportMailKind, Record<Lang, Words>> = {
  ready: {
    en: {
      subject: ({ title }) => `Your report is ready: ${title}`,
      lines: ({ title }) => [
        `your report “${title}” is written. You can read it on its page, where every paragraph tells what it came from, and take it along as a PDF.`,
      ],
      button: 'Read the report',
    },
    ru: {
      subject: ({ title }) => `Отчёт готов: ${title}`,
      lines: ({ title }) => [
        `Отчёт «${title}» написан. Читать его удобнее на сайте: там у каждого абзаца видно, откуда он взялся. Можно и скачать PDF.`,
      ],
      button: 'Читать отчёт',
    },
  },
  failed: {
    en: {
      subject: ({ title }) => `We could not write your report: ${title}`,
      lines: ({ title, creditReturned }) => [
        `we tried several times, and the report “${title}” did not come out as it should. We are sorry. The fault is ours and has been noted.`,
        creditReturned
          ? 'Nothing is lost: the report you paid for is back on your account as a credit. You can order this report again or any other. If you would rather have your money back, answer this mail.'
          : 'It has cost you nothing, and you can order it again.',
      ],
      button: 'Open my reports',
    },
    ru: {
      subject: ({ title }) => `Отчёт написать не удалось: ${title}`,
      lines: ({ title, creditReturned }) => [
        `Мы пробовали несколько раз, но отчёт «${title}» не получился таким, каким должен быть. Просим прощения: ошибка на нашей стороне, и мы о ней уже знаем.`,
        creditReturned
          ? 'Ничего не пропало: оплаченный отчёт снова у вас на счету. Можно заказать его ещё раз или выбрать другой. Если хотите вернуть деньги, ответьте на это письмо.'
          : 'Этот отчёт ничего вам не стоил, и его можно заказать снова.',
      ],
      button: 'Открыть мои отчёты',
    },
  },
  waiting: {
    en: {
      subject: ({ title }) => `Your report waits for you: ${title}`,
      lines: ({ title }) => [
        `thank you for your order. Before we can write “${title}” we need something from you: the page of your reports tells what. As soon as it is there, the report writes itself.`,
      ],
      button: 'See what is missing',
    },
    ru: {
      subject: ({ title }) => `Отчёту не хватает данных: ${title}`,
      lines: ({ title }) => [
        `Спасибо за заказ. Чтобы написать отчёт «${title}», нам кое-чего не хватает: чего именно, сказано на странице ваших отчётов. Как только данные появятся, отчёт будет написан без вашего участия.`,
      ],
      button: 'Посмотреть, чего не хватает',
    },
  },
}

/** Subject, plain text and HTML of a mail about a report, in the person's language. */
export function reportMailText(
  kind: ReportMailKind,
  { lang, link, ...told }: Told & { lang: Lang; link: string },
): { subject: string; text: string; html: string } {
  const { subject, lines, button } = WORDS[kind][lang]
  const paragraphs = [greeting(lang, told.firstName), ...lines(told)]
  return {
    subject: subject(told),
    text: [...paragraphs, link, FOOT[lang], 'Asteria'].join('\n\n'),
    html: mailHtml({ lang, title: subject(told), paragraphs, action: { label: button, link }, footnote: FOOT[lang] }),
  }
}
