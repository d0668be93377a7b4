import type { Lang } from '#language/lang.ts'

/** What a browser shows. */
export interface PushMessage {
  lang: Lang
  title: string
  body: string
  /** The page that it opens. */
  path: string
  /** What it is about: a later one of the same takes its place. */
  tag: string
}

/** What push services take is 4096 bytes; a screen shows less. */
const MOST = 240

/** A text as far as a notification shows it, up to a whole word. */
export const shortened = (text: string): string =>
  text.length <= MOST ? text : `${text.slice(0, MOST).replace(/\s+\S*$/u, '')}…`

const WORDS: Record<Lang, { exact: (title: string) => string; report: string; reply: string; open: string }> = {
  en: {
    exact: (title) => `Exact tomorrow: ${title}`,
    report: 'Your report is ready',
    reply: 'Your answer is ready',
    open: 'Open it to read.',
  },
  ru: {
    exact: (title) => `Завтра точно: ${title}`,
    report: 'Ваш отчёт готов',
    reply: 'Ответ на ваш вопрос готов',
    open: 'Откройте, чтобы прочитать.',
  },
}

export const exactMessage = (lang: Lang, { title, meaning }: { title: string; meaning: string }) => ({
  lang,
  title: WORDS[lang].exact(title),
  body: shortened(meaning),
  path: '/transits',
  tag: 'exact',
})

/** That something is ready: only that, as others may see the screen. */
export function readyMessage(lang: Lang, subject: string): PushMessage {
  const isReport = subject.startsWith('report:')
  const { report, reply, open } = WORDS[lang]
  return {
    lang,
    title: isReport ? report : reply,
    body: open,
    path: isReport ? '/my-reports' : '/ask-astrologer',
    tag: isReport ? 'report' : 'reply',
  }
}
