import { texts } from '../../i18n/dictionary.ts'

export const unsubscribeText = texts(
  {
    title: 'Unsubscribe',
    ask: {
      day: 'Stop getting your day by email?',
      week: 'Stop getting your week by email?',
    },
    stop: 'Unsubscribe',
    stopped: {
      day: 'Your day won’t come by email any more.',
      week: 'Your week won’t come by email any more.',
    },
    failed:
      'This link doesn’t work: it may be incomplete, or the account may be gone. You can turn emails off in the settings.',
    settings: 'Settings',
  },
  {
    title: 'Отписаться',
    ask: {
      day: 'Больше не присылать гороскоп на день?',
      week: 'Больше не присылать гороскоп на неделю?',
    },
    stop: 'Отписаться',
    stopped: {
      day: 'Гороскоп на день больше не будет приходить по почте.',
      week: 'Гороскоп на неделю больше не будет приходить по почте.',
    },
    failed:
      'Ссылка не работает: возможно, она скопирована не целиком или учётной записи больше нет. Письма можно отключить в настройках.',
    settings: 'Настройки',
  },
)
