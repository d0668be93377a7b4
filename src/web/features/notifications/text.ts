import type { Lang } from '#language/lang.ts'
import { plural } from '#language/plural.ts'
import { texts } from '../../i18n/dictionary.ts'

export const notificationsText = texts(
  {
    title: 'Emails and notifications',
    intro: 'Nothing comes regularly until you choose it, and each of these emails has a link to unsubscribe.',
    topics: {
      day: 'Your day',
      week: 'Your week, on Mondays',
      exact: 'A long transit becomes exact tomorrow',
      ready: 'A report or a long answer is ready',
    },
    channels: { off: 'Off', mail: 'By email', push: 'Notification' },
    readyByMail: 'By email, reports only',
    devices: (count: string) => `Notifications come on ${count}, until you sign out there.`,
    noDevices: 'No device takes notifications yet.',
    thisDevice: 'Get notifications on this device',
    denied:
      'This browser doesn’t allow notifications from Asteria. Allow them in its settings for this site, then try again.',
    unsupported: 'This browser can’t show notifications. On an iPhone or iPad, add Asteria to the Home Screen first.',
    hour: 'In the morning, after',
    hourHint: 'By the clock of the device you used last. It arrives within the hour.',
    quiet: 'Quiet hours',
    quietFrom: 'from',
    quietTo: 'until',
    quietHint: 'Nothing is sent during these hours.',
    saved: 'Saved.',
    unconfirmed: 'Emails come once your address is confirmed.',
  },
  {
    title: 'Письма и уведомления',
    intro:
      'Ничего не приходит регулярно, пока вы сами этого не выберете. В каждом таком письме есть ссылка, чтобы отписаться.',
    topics: {
      day: 'Гороскоп на день',
      week: 'Гороскоп на неделю, по понедельникам',
      exact: 'Завтра долгий транзит станет точным',
      ready: 'Готов отчёт или долгий ответ',
    },
    channels: { off: 'Не присылать', mail: 'По почте', push: 'Уведомление' },
    readyByMail: 'По почте, только отчёты',
    devices: (count: string) => `Уведомления приходят на ${count}, пока вы там не выйдете.`,
    noDevices: 'Пока ни одно устройство не принимает уведомлений.',
    thisDevice: 'Получать уведомления на этом устройстве',
    denied: 'Браузер не разрешает уведомления от Asteria. Разрешите их в настройках сайта и попробуйте ещё раз.',
    unsupported: 'Этот браузер не показывает уведомлений. На iPhone и iPad сначала добавьте Asteria на экран «Домой».',
    hour: 'Утром, после',
    hourHint: 'По часам устройства, с которого вы заходили последним. Письмо придёт в течение часа.',
    quiet: 'Тихие часы',
    quietFrom: 'с',
    quietTo: 'до',
    quietHint: 'В это время ничего не приходит.',
    saved: 'Сохранено.',
    unconfirmed: 'Письма начнут приходить, когда вы подтвердите адрес.',
  },
)

/** On how many devices: "2 devices", «2 устройства». */
export const devicesText = (lang: Lang, count: number): string =>
  `${count} ${
    lang === 'en'
      ? plural('en', count, { one: 'device', other: 'devices' })
      : plural('ru', count, { one: 'устройство', few: 'устройства', many: 'устройств', other: 'устройства' })
  }`
