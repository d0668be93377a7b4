import { texts } from '../../i18n/text.tsx'

export const offlineText = texts(
  {
    title: 'No connection',
    headline: 'No connection',
    lead: 'This page has not been opened on this device yet, so there is no copy of it here. Nothing of yours is lost.',
    notice: (date: string, time: string) => `No connection. You are reading what was kept on ${date} at ${time}.`,
    again: 'Try again',
    kept: 'What you can read now',
    seen: (date: string, time: string) => `seen on ${date} at ${time}`,
    none: 'No page has been kept on this device yet.',
  },
  {
    title: 'Нет соединения',
    headline: 'Нет соединения',
    lead: 'На этом устройстве эту страницу ещё не открывали, поэтому её копии здесь нет. Ваши данные целы.',
    notice: (date: string, time: string) => `Нет соединения. Перед вами копия, сохранённая ${date} в ${time}.`,
    again: 'Попробовать ещё раз',
    kept: 'Что можно читать сейчас',
    seen: (date: string, time: string) => `открывали ${date} в ${time}`,
    none: 'На этом устройстве пока нет сохранённых страниц.',
  },
)
