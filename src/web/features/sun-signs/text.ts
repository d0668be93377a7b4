import { texts } from '../../i18n/dictionary.ts'

export const sunSignsText = texts(
  {
    title: 'Horoscope by Sun sign: today, week, month and year · Asteria',
    description:
      'Horoscopes for the twelve signs, computed from where the planets really are. Every paragraph shows the planets it comes from.',
    label: 'Horoscopes',
    headline: 'Horoscope by sign',
    lead: 'Choose your sign. Each horoscope is computed from where the planets are in that period, and every paragraph shows which of them it comes from.',
    datesNote: (year: number) =>
      `The Sun’s dates in ${year}. If your birthday is on the first or last day of a sign, your own chart shows which one is yours.`,
    periods: { today: 'Today', week: 'This week', month: 'This month', year: 'The year ahead' },
    periodsName: 'Period',
    pageTitle: {
      today: (sign: string, dates: string) => `${sign} horoscope today, ${dates} · Asteria`,
      week: (sign: string, dates: string) => `${sign} weekly horoscope, ${dates} · Asteria`,
      month: (sign: string, dates: string) => `${sign} monthly horoscope, ${dates} · Asteria`,
      year: (sign: string, dates: string) => `${sign} yearly horoscope, ${dates} · Asteria`,
    },
    heading: {
      today: (sign: string) => `${sign} today`,
      week: (sign: string) => `${sign} this week`,
      month: (sign: string) => `${sign} this month`,
      year: (sign: string) => `${sign}: the year ahead`,
    },
    howTitle: 'How this is made',
    how: (sign: string) =>
      `We compute where the planets are and count twelve houses from your sign: ${sign} is the first, the next sign the second, and so on. Each house is a part of life, so a planet’s sign shows where in life you’ll notice it. Only the sky and your sign are used. Your birth date, time and place say far more: that’s what your own chart is for.`,
    zone: 'Dates and times are in UTC.',
    ownTitle: 'This is one of twelve. Your chart is one of a kind.',
    ownText: 'Enter your birth date, time and place to see your Sun, Moon and rising sign, and what today brings you.',
    own: 'See my chart for free',
    ownDay: 'My own day',
    others: 'Other signs',
  },
  {
    title: 'Гороскоп по знакам зодиака: на сегодня, неделю, месяц и год · Asteria',
    description:
      'Гороскопы для двенадцати знаков, рассчитанные по настоящим положениям планет. У каждого абзаца указано, на чём он основан.',
    label: 'Гороскопы',
    headline: 'Гороскоп по знаку',
    lead: 'Выберите свой знак. Каждый гороскоп рассчитан по планетам этих дней, и у каждого абзаца указано, на чём он основан.',
    datesNote: (year: number) =>
      `Даты указаны для ${year} года. Если вы родились в первый или последний день знака, точный ответ даст ваша карта.`,
    periods: { today: 'Сегодня', week: 'Эта неделя', month: 'Этот месяц', year: 'Год вперёд' },
    periodsName: 'Период',
    pageTitle: {
      today: (sign: string, dates: string) => `${sign}: гороскоп на сегодня, ${dates} · Asteria`,
      week: (sign: string, dates: string) => `${sign}: гороскоп на неделю, ${dates} · Asteria`,
      month: (sign: string, dates: string) => `${sign}: гороскоп на месяц, ${dates} · Asteria`,
      year: (sign: string, dates: string) => `${sign}: гороскоп на год, ${dates} · Asteria`,
    },
    heading: {
      today: (sign: string) => `${sign} сегодня`,
      week: (sign: string) => `${sign} на этой неделе`,
      month: (sign: string) => `${sign} в этом месяце`,
      year: (sign: string) => `${sign}: год вперёд`,
    },
    howTitle: 'Как это составлено',
    how: (sign: string) =>
      `Мы рассчитываем, где сейчас планеты, и отсчитываем от вашего знака двенадцать домов: ${sign} — первый дом, следующий знак — второй, и так по кругу. Каждый дом — своя часть жизни, поэтому по знаку планеты понятно, в чём она проявится у вас. Здесь учтены только небо и ваш знак. Дата, время и место рождения меняют куда больше: для этого нужна ваша собственная карта.`,
    zone: 'Даты и время московские.',
    ownTitle: 'Таких гороскопов двенадцать. Ваша карта одна.',
    ownText:
      'Укажите дату, время и место рождения: вы увидите своё Солнце, Луну и восходящий знак и то, что день значит для вас.',
    own: 'Посмотреть мою карту бесплатно',
    ownDay: 'Мой день',
    others: 'Другие знаки',
  },
)
