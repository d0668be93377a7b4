import { texts } from '../../i18n/text.tsx'

/** What the pages of other people's days say. */
export const personDaysText = texts(
  {
    whose: 'Whose day',
    own: 'You',
    dayOf: (name: string) => `The day of ${name}`,
    asAdult: (name: string) => `Written for the person it is about: “you” here is ${name}.`,
    asChild: (name: string) => `Told to you as a grown-up: how the day is for ${name}, and what helps.`,
    child: {
      mood: 'How it feels',
      play: 'Play and learning',
      rest: 'Body and rest',
      together: 'Together',
    },
    area: { love: 'Love', career: 'Work and money', health: 'Body and rest' },
    offer: (name: string) => `A day for ${name}`,
    offerToday: 'Today:',
    offerText:
      'A paid plan opens the days of the people you’ve saved: yesterday and before, today and tomorrow, each with its times. Your own day stays yours on every plan.',
    plans: 'See the plans',
    toTime: (name: string) => `Add the time of birth of ${name}`,
    gone: 'This person is no longer among those you’ve saved.',
    toOwn: 'Back to your day',
  },
  {
    whose: 'Чей день',
    own: 'Вы',
    dayOf: (name: string) => `День: ${name}`,
    asAdult: (name: string) => `Написано для того, о ком речь: «вы» здесь — ${name}.`,
    asChild: (name: string) => `Рассказано взрослому: как проходит день и что поможет. Ребёнок — ${name}.`,
    child: {
      mood: 'Настроение',
      play: 'Игры и учёба',
      rest: 'Тело и отдых',
      together: 'Вместе',
    },
    area: { love: 'Любовь', career: 'Работа и деньги', health: 'Тело и отдых' },
    offer: (name: string) => `Отдельный день: ${name}`,
    offerToday: 'Сегодня:',
    offerText:
      'С подпиской открываются дни тех, кого вы сохранили: прошедшие, сегодняшний и завтрашний, с точным временем. Ваш собственный день остаётся с вами и без неё.',
    plans: 'Посмотреть подписки',
    toTime: (name: string) => `Указать время рождения: ${name}`,
    gone: 'Этого человека больше нет среди сохранённых.',
    toOwn: 'Вернуться к своему дню',
  },
)
