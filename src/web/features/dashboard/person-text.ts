import { texts } from '../../i18n/dictionary.ts'

/** What the pages of other people's days say. */
export const personDaysText = texts(
  {
    whose: 'Whose day',
    own: 'You',
    dayOf: (name: string) => `${name}’s day`,
    asAdult: (name: string) => `Written for the person it is about: “you” here is ${name}.`,
    asChild: (name: string) =>
      `Written for a parent or another adult: what the day is like for ${name}, and what helps.`,
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
      'A paid plan opens the days of the people you’ve added: past days, today and tomorrow, each with exact times. Your own day is part of every plan.',
    plans: 'See plans',
    toTime: (name: string) => `Add ${name}’s birth time`,
    gone: 'This person is no longer on your list.',
    toOwn: 'Back to your day',
  },
  {
    whose: 'Чей день',
    own: 'Вы',
    dayOf: (name: string) => `День: ${name}`,
    asAdult: (name: string) => `Написано для того, о ком речь: «вы» здесь — ${name}.`,
    asChild: (name: string) => `Написано для взрослого: как проходит день и что поможет. Ребёнок — ${name}.`,
    child: {
      mood: 'Настроение',
      play: 'Игры и учёба',
      rest: 'Тело и отдых',
      together: 'Вместе',
    },
    area: { love: 'Любовь', career: 'Работа и деньги', health: 'Тело и отдых' },
    offer: (name: string) => `Страница дня: ${name}`,
    offerToday: 'Сегодня:',
    offerText:
      'С подпиской открываются страницы дня для тех, кого вы добавили: за прошедшие дни, на сегодня и на завтра, с точным временем. Ваша собственная открыта и без подписки.',
    plans: 'Посмотреть подписки',
    toTime: (name: string) => `Указать время рождения: ${name}`,
    gone: 'Этого человека больше нет в вашем списке.',
    toOwn: 'Вернуться к своему дню',
  },
)
