import { texts } from '../../i18n/text.tsx'

export const analyticsText = texts(
  {
    title: 'May we count visits?',
    what: 'If you agree, we note which pages and windows open, a press for a plan, saved details and where you came from: under a random number, without birth data, texts or addresses.',
    outside: (host: string) => `The counts also go to ${host}, without where you came from.`,
    more: 'More on privacy',
    yes: 'Yes, count',
    no: 'No',
    legend: 'Statistics',
    agree: 'Count my visits',
    decline: 'Don’t count them',
    hint: 'You can change this at any time. A no deletes here what was counted.',
    byBrowser: 'Your browser asks not to be followed (Global Privacy Control or Do Not Track), so nothing is counted.',
    failed: 'The choice holds on this device; we could not be told of it just now.',
  },
  {
    title: 'Можно учитывать посещения?',
    what: 'С вашего согласия мы отмечаем, какие разделы и окна открыты, нажата ли кнопка подписки, сохранены ли данные и откуда вы пришли, — под случайным номером, без данных рождения, текстов и адресов.',
    outside: (host: string) => `Учтённое получает и ${host} — без сведений о том, откуда вы пришли.`,
    more: 'Подробнее',
    yes: 'Да, учитывать',
    no: 'Нет',
    legend: 'Статистика',
    agree: 'Учитывать мои посещения',
    decline: 'Не учитывать',
    hint: 'Решение можно изменить в любое время. Если отказаться, учтённое здесь удаляется.',
    byBrowser:
      'Ваш браузер просит не следить за вами (Global Privacy Control или Do Not Track), поэтому ничего не учитывается.',
    failed: 'На этом устройстве выбор действует, но сообщить о нём нам сейчас не удалось.',
  },
)
