import { texts } from '../../i18n/dictionary.ts'

export const spansText = texts(
  {
    title: 'Week, month and year',
    label: 'Your horoscope',
    of: { week: 'Your week', month: 'Your month', year: 'Your year' },
    from: (from: string, to: string) => `${from} – ${to}`,
    loading: 'Comparing the sky ahead with your chart…',
    line: {
      week: 'The week, day by day',
      month: 'The month, day by day',
      year: 'The year, week by week',
    },
    lineNote:
      'The higher the line, the easier the time. Below it are the longer-running themes, with a dot where each is exact.',
    lineNoteFree: 'The longer-running themes of this period, with a dot where each is exact.',
    lineSays: (best: string, hardest: string) => `Best: ${best}. Hardest: ${hardest}.`,
    best: 'Best day',
    hardest: 'Hardest day',
    toDay: 'Open this day',
    toCalendar: 'This day in the calendar',
    threads: 'Longer-running themes',
    threadsLead:
      'Planets that stay in aspect to a point in your chart for weeks or months, with the dates when they are exact.',
    parts: { week: 'Day by day', month: 'Week by week', year: 'Month by month' },
    sky: 'Moon and eclipses in your chart',
    events: {
      new: 'New Moon',
      'first-quarter': 'First quarter',
      full: 'Full Moon',
      'last-quarter': 'Last quarter',
      solar: 'Solar eclipse',
      lunar: 'Lunar eclipse',
    },
    offer: 'What a plan adds',
    offerText: {
      week: 'The headline and the longer-running themes are free. A paid plan adds each of the seven days, the best and hardest of them with the reason, and the Moon’s phases in your chart.',
      month:
        'The headline and the longer-running themes are free. A paid plan adds each of the four weeks, the best and hardest day with the reason, and the Moon’s phases and eclipses in your chart.',
      year: 'The headline and the longer-running themes are free. A paid plan adds each of the twelve months, the best and hardest day with the reason, and the eclipses in your chart.',
    },
    plans: 'See plans',
    toTime: 'Add your birth time',
    toToday: 'Back to today',
  },
  {
    title: 'Неделя, месяц, год',
    label: 'Ваш гороскоп',
    of: { week: 'Ваша неделя', month: 'Ваш месяц', year: 'Ваш год' },
    from: (from: string, to: string) => `${from} – ${to}`,
    loading: 'Сверяем небо впереди с вашей картой…',
    line: {
      week: 'Неделя по дням',
      month: 'Месяц по дням',
      year: 'Год по неделям',
    },
    lineNote: 'Чем выше линия, тем легче дни. Под ней — долгие транзиты; точка стоит там, где аспект точен.',
    lineNoteFree: 'Долгие транзиты этого срока; точка стоит там, где аспект точен.',
    lineSays: (best: string, hardest: string) => `Легче всего — ${best}, труднее всего — ${hardest}.`,
    best: 'Лучший день',
    hardest: 'Самый трудный день',
    toDay: 'Открыть этот день',
    toCalendar: 'Этот день в календаре',
    threads: 'Долгие транзиты',
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
      week: 'Заголовок и долгие транзиты открыты всем. Подписка добавляет прогноз на каждый из семи дней, лучший и самый трудный день с объяснением и фазы Луны в вашей карте.',
      month:
        'Заголовок и долгие транзиты открыты всем. Подписка добавляет прогноз на каждую из четырёх недель, лучший и самый трудный день с объяснением, фазы Луны и затмения в вашей карте.',
      year: 'Заголовок и долгие транзиты открыты всем. Подписка добавляет прогноз на каждый из двенадцати месяцев, лучший и самый трудный день с объяснением и затмения в вашей карте.',
    },
    plans: 'Посмотреть подписки',
    toTime: 'Указать время рождения',
    toToday: 'Вернуться к сегодняшнему дню',
  },
)
