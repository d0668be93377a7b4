import { texts } from '../../i18n/dictionary.ts'

export const analyticsText = texts(
  {
    title: 'Allow anonymous analytics?',
    what: 'If you agree, we record which pages and windows you open, clicks on a plan, when you save your details and which site sent you here, all under a random number and without birth details, texts or addresses.',
    outside: (host: string) => `This data also goes to ${host}, except which site sent you here.`,
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
    title: 'Разрешить анонимную статистику?',
    what: 'С вашего согласия мы записываем, какие разделы и окна вы открываете, нажимаете ли кнопку подписки, когда сохраняете данные и откуда пришли, — под случайным номером, без данных рождения, текстов и адресов.',
    outside: (host: string) => `Эти данные получает и ${host}, но без сведений о том, откуда вы пришли.`,
    more: 'Подробнее',
    yes: 'Разрешить',
    no: 'Отказаться',
    legend: 'Статистика',
    agree: 'Разрешить статистику',
    decline: 'Отказаться от статистики',
    hint: 'Решение можно изменить в любое время. Если отказаться, мы удалим то, что уже собрали.',
    byBrowser:
      'Ваш браузер просит не следить за вами (Global Privacy Control или Do Not Track), поэтому ничего не записывается.',
    failed: 'Выбор сохранён на этом устройстве, но отправить его на сервер не удалось. Попробуйте позже.',
  },
)
