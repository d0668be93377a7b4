import { texts } from '../../i18n/dictionary.ts'

/** What only the page for a missing connection says. */
export const offlinePageText = texts(
  {
    title: 'No connection',
    again: 'Try again',
    kept: 'What you can read now',
    seen: (date: string, time: string) => `seen on ${date} at ${time}`,
    none: 'No pages are saved on this device yet.',
  },
  {
    title: 'Нет соединения',
    again: 'Попробовать ещё раз',
    kept: 'Что можно читать сейчас',
    seen: (date: string, time: string) => `открывали ${date} в ${time}`,
    none: 'На этом устройстве пока нет сохранённых страниц.',
  },
)
