import { texts } from '../../i18n/dictionary.ts'

/** What the browser needs of the landing page's words in any case. */
export const landingPageText = texts(
  {
    title: 'Asteria: a horoscope that shows its work',
    description:
      'A natal chart and a daily horoscope computed for the minute and place of your birth. Every paragraph names the positions it was written from.',
    monthTitle: 'A month, day by day',
    monthText:
      'The monthly forecast names the days: which transit is exact and when, where the new and full Moons fall in your chart, which week is busy and which is quiet.',
    monthLink: 'See what’s in the forecast',
    sampleLink: 'Download a sample (PDF)',
    sampleFile: 'Asteria, sample monthly forecast',
    sampleFailed: 'We couldn’t download the sample. Please try again.',
  },
  {
    title: 'Asteria: гороскоп, который показывает расчёт',
    description:
      'Натальная карта и гороскоп на день, рассчитанные на момент и место вашего рождения. У каждого абзаца указано, по каким положениям планет он написан.',
    monthTitle: 'Месяц по дням',
    monthText:
      'Прогноз на месяц называет дни: какой транзит точен и когда, куда в вашей карте попадают новолуние и полнолуние, какая неделя загружена, а какая даст вздохнуть.',
    monthLink: 'Что в этом прогнозе',
    sampleLink: 'Скачать образец (PDF)',
    sampleFile: 'Asteria, образец прогноза на месяц',
    sampleFailed: 'Не удалось скачать образец. Попробуйте ещё раз.',
  },
)
