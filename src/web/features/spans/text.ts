import { texts } from '../../i18n/text.tsx'

export const spansText = texts(
  {
    title: 'Your week, month and year',
    label: 'Your horoscope',
    of: { week: 'Your week', month: 'Your month', year: 'Your year' },
    from: (from: string, to: string) => `${from} – ${to}`,
    loading: 'Reading the sky ahead against your chart…',
    line: {
      week: 'The week, day by day',
      month: 'The month, day by day',
      year: 'The year, week by week',
    },
    lineNote:
      'The higher the line, the easier the time. Under it are the long stories, with a dot wherever one is exact.',
    lineNoteFree: 'The long stories of this time, with a dot wherever one is exact.',
    lineSays: (best: string, hardest: string) => `The line is highest on ${best} and lowest on ${hardest}.`,
    best: 'Best day',
    hardest: 'Hardest day',
    toDay: 'Open this day',
    toCalendar: 'This day in the calendar',
    threads: 'The long stories',
    threadsLead:
      'Planets that stay in contact with a point of your chart for weeks or months, with the dates on which they are exact.',
    parts: { week: 'Day by day', month: 'Week by week', year: 'Month by month' },
    sky: 'Moon and eclipses in your chart',
    events: {
      new: 'New Moon',
      'first-quarter': 'First quarter',
      full: 'Full Moon',
      'last-quarter': 'Last quarter',
      solar: 'Eclipse of the Sun',
      lunar: 'Eclipse of the Moon',
    },
    offer: 'What a plan adds',
    offerText: {
      week: 'The headline and the long stories are yours on every plan. A paid plan adds the seven days one by one, the best and the hardest of them with the reason, and the Moon’s phases in your chart.',
      month:
        'The headline and the long stories are yours on every plan. A paid plan adds the four weeks one by one, the best and the hardest day with the reason, and the Moon’s phases and eclipses in your chart.',
      year: 'The headline and the long stories are yours on every plan. A paid plan adds the twelve months one by one, the best and the hardest day with the reason, and the eclipses in your chart.',
    },
    plans: 'See the plans',
    toTime: 'Add your time of birth',
    toToday: 'Back to today',
  },
  {
    title: 'Ваши неделя, месяц и год',
    label: 'Ваш гороскоп',
    of: { week: 'Ваша неделя', month: 'Ваш месяц', year: 'Ваш год' },
    from: (from: string, to: string) => `${from} – ${to}`,
    loading: 'Сверяем небо впереди с вашей картой…',
    line: {
      week: 'Неделя по дням',
      month: 'Месяц по дням',
      year: 'Год по неделям',
    },
    lineNote: 'Чем выше линия, тем легче время. Под ней долгие сюжеты; точка стоит там, где аспект точен.',
    lineNoteFree: 'Долгие сюжеты этого времени; точка стоит там, где аспект точен.',
    lineSays: (best: string, hardest: string) => `Выше всего линия ${best}, ниже всего ${hardest}.`,
    best: 'Лучший день',
    hardest: 'Самый трудный день',
    toDay: 'Открыть этот день',
    toCalendar: 'Этот день в календаре',
    threads: 'Долгие сюжеты',
    threadsLead:
      'Планеты, которые неделями и месяцами остаются в аспекте к точке вашей карты, и даты, когда аспект точен.',
    parts: { week: 'День за днём', month: 'Неделя за неделей', year: 'Месяц за месяцем' },
    sky: 'Луна и затмения в вашей карте',
    events: {
      new: 'Новолуние',
      'first-quarter': 'Первая четверть',
      full: 'Полнолуние',
      'last-quarter': 'Последняя четверть',
      solar: 'Солнечное затмение',
      lunar: 'Лунное затмение',
    },
    offer: 'Что даёт подписка',
    offerText: {
      week: 'Заголовок и долгие сюжеты открыты всем. Подписка добавляет семь дней по одному, лучший и самый трудный из них с причиной и фазы Луны в вашей карте.',
      month:
        'Заголовок и долгие сюжеты открыты всем. Подписка добавляет четыре недели по одной, лучший и самый трудный день с причиной, фазы Луны и затмения в вашей карте.',
      year: 'Заголовок и долгие сюжеты открыты всем. Подписка добавляет двенадцать месяцев по одному, лучший и самый трудный день с причиной и затмения в вашей карте.',
    },
    plans: 'Посмотреть подписки',
    toTime: 'Указать время рождения',
    toToday: 'Вернуться к сегодняшнему дню',
  },
)
