import { texts } from '../../i18n/dictionary.ts'

export const sharedPageText = texts(
  {
    title: 'Shared link',
    label: 'Shared with you',
    description: 'Someone shared this with you. You can read it without an account, and see your own chart for free.',
    loading: 'Loading…',
    born: (name: string, when: string, place: string) => `${name}, born ${when}, ${place}`,
    unknownTime: 'time unknown',
    leftOut: 'Parts that would give away a date, time or place of birth are left out.',
    you: 'Written to the person who shared it: “you” is that person.',
    youOfSomeone: (name: string) => `Written to the person who shared it: “you” is that person, next to ${name}.`,
    closedTitle: 'This link doesn’t work',
    closed:
      'Whoever shared it has switched it off, or what it showed no longer exists. If you expected something here, ask the person who sent it to you for a new link.',
    ownTitle: 'What does your own chart say?',
    own: 'Tell us when and where you were born, and see your wheel, your Sun, Moon and Ascendant at once. It’s free, and you don’t need an account.',
    ownAction: 'See my chart',
    ownCharts: 'My charts',
  },
  {
    title: 'Публичная ссылка',
    label: 'С вами поделились',
    description: 'С вами поделились. Читать можно без учётной записи, а свою карту — посмотреть бесплатно.',
    loading: 'Загружаем…',
    born: (name: string, when: string, place: string) => `${name}, дата и место рождения: ${when}, ${place}`,
    unknownTime: 'время неизвестно',
    leftOut: 'Всё, что выдало бы дату, время или место рождения, здесь пропущено.',
    you: 'Написано для того, кто поделился: «вы» здесь — этот человек.',
    youOfSomeone: (name: string) => `Написано для того, кто поделился: «вы» здесь — этот человек, рядом с ним ${name}.`,
    closedTitle: 'Эта ссылка не работает',
    closed:
      'Её отключили, или того, что она показывала, больше нет. Если вы ждали здесь что-то увидеть, попросите новую ссылку у того, кто её прислал.',
    ownTitle: 'А что в вашей карте?',
    own: 'Укажите, когда и где вы родились, и сразу увидите круг карты, Солнце, Луну и асцендент. Это бесплатно, учётная запись не нужна.',
    ownAction: 'Посмотреть мою карту',
    ownCharts: 'Мои карты',
  },
)
