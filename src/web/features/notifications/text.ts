import { texts } from '../../i18n/text.tsx'

export const notificationsText = texts(
  {
    title: 'Emails',
    intro: 'Nothing is sent until you choose it, and each of these emails has a link to unsubscribe.',
    topics: { day: 'Your day', week: 'Your week, on Mondays' },
    channels: { off: 'Off', mail: 'By email' },
    hour: 'In the morning, after',
    hourHint: 'By the clock of the device you used last. It arrives within the hour.',
    quiet: 'Quiet hours',
    quietFrom: 'from',
    quietTo: 'until',
    quietHint: 'Nothing is sent during these hours.',
    saved: 'Saved.',
    unconfirmed: 'These emails come once your address is confirmed.',
  },
  {
    title: 'Письма',
    intro: 'Ничего не приходит, пока вы сами этого не выберете. В каждом таком письме есть ссылка, чтобы отписаться.',
    topics: { day: 'Гороскоп на день', week: 'Гороскоп на неделю, по понедельникам' },
    channels: { off: 'Не присылать', mail: 'По почте' },
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
