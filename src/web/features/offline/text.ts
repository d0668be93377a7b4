import { texts } from '../../i18n/dictionary.ts'

export const offlineText = texts(
  {
    headline: 'No connection',
    lead: 'You haven’t opened this page on this device yet, so there’s no saved copy of it. Your data is safe.',
    notice: (date: string, time: string) => `No connection. You’re reading a copy saved at ${time} on ${date}.`,
  },
  {
    headline: 'Нет соединения',
    lead: 'На этом устройстве эту страницу ещё не открывали, поэтому её копии здесь нет. Ваши данные целы.',
    notice: (date: string, time: string) => `Нет соединения. Перед вами копия, сохранённая ${date} в ${time}.`,
  },
)
