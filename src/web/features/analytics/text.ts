import { texts } from '../../i18n/text.tsx'

export const analyticsText = texts(
  {
    title: 'Allow anonymous analytics?',
    what: 'If you agree, we record which pages and windows you open, clicks on a plan, when you save your details and where you came from, all under a random number and without birth details, texts or addresses.',
    outside: (host: string) => `This data also goes to ${host}, except where you came from.`,
    more: 'Privacy details',
    yes: 'Allow',
    no: 'Decline',
    legend: 'Analytics',
    agree: 'Allow analytics',
    decline: 'Decline analytics',
    hint: 'You can change this at any time. Declining deletes what’s stored here.',
    byBrowser:
      'Your browser asks sites not to track you (Global Privacy Control or Do Not Track), so nothing is recorded.',
    failed: 'Your choice is saved on this device, but we couldn’t send it to our server just now.',
  },
  {
    title: 'Можно учитывать посещения?',
    what: 'С вашего согласия мы отмечаем, какие разделы и окна открыты, нажата ли кнопка подписки, сохранены ли данные и откуда вы пришли, — под случайным номером, без данных рождения, текстов и адресов.',
    outside: (host: string) => `Эти данные получает и ${host}, но без сведений о том, откуда вы пришли.`,
    more: 'Подробнее',
    yes: 'Да, учитывать',
    no: 'Нет',
    legend: 'Статистика',
    agree: 'Учитывать мои посещения',
    decline: 'Не учитывать',
    hint: 'Решение можно изменить в любое время. Если отказаться, собранное здесь удаляется.',
    byBrowser:
      'Ваш браузер просит не следить за вами (Global Privacy Control или Do Not Track), поэтому ничего не учитывается.',
    failed: 'Выбор сохранён на этом устройстве, но передать его нам не удалось. Попробуйте позже.',
  },
)
