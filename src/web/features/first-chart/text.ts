import { texts } from '../../i18n/text.tsx'

/** The chart that a visitor sees before they have an account. */
export const firstChartText = texts(
  {
    title: 'Your chart, before you sign up',
    intro:
      'Give a date, a time and a place. You’ll see your wheel, your Sun, Moon and Ascendant, and how today begins for you. Nothing is stored.',
    submit: 'Show my chart',
    loading: 'One moment',
    needsScript: 'The chart is drawn by a script, and scripts are turned off in this browser.',
    heading: 'Your chart',
    names: { sun: 'Your Sun', moon: 'Your Moon', asc: 'Your Ascendant' },
    roles: {
      sun: 'what you live for',
      moon: 'what you feel and need',
      asc: 'how you meet the world',
    },
    noHour: 'Without the time of birth the Ascendant isn’t known: it passes through all twelve signs in a day.',
    today: 'How today begins for you',
    keepTitle: 'Keep this chart',
    keepText: 'With a free account it’s yours: the whole reading of the chart, and a day like this every morning.',
    keep: 'Create a free account',
    again: 'Try another birth date',
    welcome: (name: string) => `Welcome, ${name}`,
    welcomeIntro: 'These three say most about a chart.',
    whyHint: 'On the next page, tap “Why am I reading this?” under any paragraph to see which planets it comes from.',
    toDay: 'See my day',
  },
  {
    title: 'Ваша карта, ещё до регистрации',
    intro:
      'Укажите дату, время и место. Вы увидите карту, своё Солнце, Луну и асцендент и то, с чего у вас начинается сегодняшний день. Ничего не сохраняется.',
    submit: 'Показать карту',
    loading: 'Одну минуту',
    needsScript: 'Карту рисует скрипт, а скрипты в этом браузере выключены.',
    heading: 'Ваша карта',
    names: { sun: 'Ваше Солнце', moon: 'Ваша Луна', asc: 'Ваш асцендент' },
    roles: {
      sun: 'ради чего вы живёте',
      moon: 'что вы чувствуете и что вам нужно',
      asc: 'с чем вы выходите к людям',
    },
    noHour: 'Без времени рождения асцендент неизвестен: за сутки он проходит все двенадцать знаков.',
    today: 'С чего у вас начинается сегодня',
    keepTitle: 'Оставить карту себе',
    keepText: 'С бесплатной учётной записью она ваша: всё толкование карты и такой же день каждое утро.',
    keep: 'Создать учётную запись',
    again: 'Другие данные',
    welcome: (name: string) => `Здравствуйте, ${name}`,
    welcomeIntro: 'Эти три точки говорят о карте больше всего.',
    whyHint: 'На следующей странице нажмите под абзацем «Почему я это читаю?»: там видно, из каких планет он взят.',
    toDay: 'Посмотреть мой день',
  },
)
