import { texts } from '../../i18n/dictionary.ts'

/** From the form's button on: what a birth makes, for a visitor and for a new account. */
export const chartResultText = texts(
  {
    submit: 'Show my chart',
    heading: 'Your chart',
    names: { sun: 'Your Sun', moon: 'Your Moon', asc: 'Your rising sign (Ascendant)' },
    roles: {
      sun: 'what you live for',
      moon: 'what you feel and need',
      asc: 'how you meet the world',
    },
    noHour: 'Without a birth time the Ascendant isn’t known: it passes through all twelve signs in a day.',
    today: 'How today begins for you',
    keepTitle: 'Save this chart',
    keepText: 'A free account keeps it and adds the full reading and a page like this every morning.',
    keep: 'Create a free account',
    again: 'Try another birth date',
    welcome: (name: string) => `Welcome, ${name}`,
    welcomeIntro: 'These three say the most about a chart.',
    welcomeAgain: 'What you’ve just read is saved with your chart. Next is your first daily page.',
    whyHint: 'On the next page, tap “Why am I reading this?” under any paragraph to see which planets it comes from.',
    toDay: 'See my day',
  },
  {
    submit: 'Показать карту',
    heading: 'Ваша карта',
    names: { sun: 'Ваше Солнце', moon: 'Ваша Луна', asc: 'Ваш восходящий знак (асцендент)' },
    roles: {
      sun: 'ради чего вы живёте',
      moon: 'что вы чувствуете и что вам нужно',
      asc: 'как вас видят люди',
    },
    noHour: 'Без времени рождения асцендент неизвестен: за сутки он проходит все двенадцать знаков.',
    today: 'С чего начинается ваш день',
    keepTitle: 'Сохранить карту',
    keepText:
      'В бесплатной учётной записи карта сохранится, и к ней вы получите полное толкование и страницу дня каждое утро.',
    keep: 'Создать учётную запись',
    again: 'Другие данные',
    welcome: (name: string) => `Здравствуйте, ${name}`,
    welcomeIntro: 'Эти три точки говорят о карте больше всего.',
    welcomeAgain: 'То, что вы сейчас прочитали, сохранено в вашей карте. Дальше — ваш первый день.',
    whyHint:
      'На следующей странице нажмите под абзацем «Почему я это читаю?»: там видно, по каким положениям планет он написан.',
    toDay: 'Посмотреть мой день',
  },
)
