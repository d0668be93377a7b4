import type { Report } from '../report.ts'

export const monthlyForecast: Report = {
  type: 'monthly-forecast',
  categories: ['personal', 'emotional', 'communication'],
  weight: 98,
  score: 4.8,
  reviews: 356,
  texts: {
    en: {
      title: 'Your month, day by day',
      short: 'Month ahead',
      summary:
        'Exact transits by date and hour, the houses of the new and full Moon, full days and quiet ones: your month set out like a planner.',
      lead: 'You already know what is in your calendar: the dentist on the ninth, the rent on the first. This forecast pencils in the other column. It sets every moving planet against your birth chart for one month, finds the hour when each aspect closes, and marks the few dates worth rearranging something for. Of the rest it says plainly: an ordinary day.',
      benefits: [
        'The two or three stories of the month first, each with its house, its dates and what to do with it',
        'The hours of exact aspects on your own clock, not in Greenwich time',
        'The dull days listed too, so that the plumber can be booked in peace',
        'The house where the new Moon suggests a start, and the one the full Moon lights up',
        'A curve of the whole month, taken in at a glance while the kettle boils',
      ],
      details: [
        {
          title: 'The month as a line',
          text: 'All aspects are weighed by closeness and by planet and drawn as one curve. You see where it climbs, where it sags, and which two planets made the peak.',
        },
        {
          title: 'The date and the hour',
          text: 'Every fast transit has its minute of exactness. Mercury on your Moon at breakfast is one conversation; toward midnight it is another, or no conversation at all.',
        },
        {
          title: 'New Moon, full Moon',
          text: 'The two fall into particular houses of yours. The first tells where a thing may be begun small; the second, what has come out of the shade and wants an answer.',
        },
        {
          title: 'Key days',
          text: 'Where several exact aspects crowd into one date, the heaviest are told, each with its minute. Every week names the day that helps most and the one to go gently on.',
        },
        {
          title: 'Empty squares',
          text: 'Some dates have no exact aspect but the Moon’s. They are named, because a day on which nothing overhead is in a hurry suits tax folders, window cleaning and a long walk.',
        },
        {
          title: 'What hums underneath',
          text: 'Jupiter to Pluto hardly move in a month. One page shows which point of your chart each of them stands on, and whether the aspect is closing or already drawing apart.',
        },
      ],
      features: [
        {
          title: 'First to last',
          text: 'One calendar month in full, from its first date to its last, with no week skipped because little happens in it.',
        },
        {
          title: 'No marks for days',
          text: 'No date is called lucky or black. Of a tense aspect you read what it asks and what it is good for.',
        },
        {
          title: 'A table for checkers',
          text: 'At the end stand all transits used, in order: date, hour, planets, aspect. Any ephemeris will confirm or refute them.',
        },
      ],
    },
    ru: {
      title: 'Месяц, размеченный по дням',
      short: 'Прогноз на месяц',
      summary:
        'Транзиты к вашей карте с датой и часом, новолуние и полнолуние по домам, насыщенные и спокойные дни: месяц, разложенный как страница ежедневника.',
      lead: 'Что у вас записано на месяц, вы знаете и так: девятого зубной, двадцатого платёж. Прогноз заполняет соседнюю графу. Он накладывает движение планет на вашу карту, находит час, когда каждый аспект становится точным, и отмечает те немногие даты, ради которых стоит что-нибудь передвинуть. Об остальных так и сказано: день как день.',
      benefits: [
        'Сначала два-три сюжета месяца: у каждого дом, даты и совет, что с этим делать',
        'Часы точных аспектов по вашему времени, без пересчёта с Гринвича',
        'Список спокойных чисел, на которые можно звать сантехника и не оглядываться на небо',
        'Дом, где новолуние предлагает начать, и дом, где полнолуние включает свет',
        'Кривая всего месяца, которая читается одним взглядом, пока греется чайник',
      ],
      details: [
        {
          title: 'Месяц одной линией',
          text: 'Все аспекты взвешены по точности и по планетам и сведены в одну кривую. Видно, где она лезет в гору, где провисает и какая пара планет устроила этот пик.',
        },
        {
          title: 'Число и час',
          text: 'У каждого быстрого транзита указана минута точности. Меркурий на вашей Луне за завтраком — один разговор, около полуночи — совсем другой, а то и вовсе никакого.',
        },
        {
          title: 'Новолуние и полнолуние',
          text: 'Два лунных события приходятся на два дома вашей карты. По первому видно, где впору начать с малого, по второму — что вышло из тени и просит ответа.',
        },
        {
          title: 'Ключевые дни',
          text: 'Когда несколько точных аспектов теснятся в одном числе, рассказаны самые весомые, каждый со своей минутой. У каждой недели назван день, который помогает, и день, с которым осторожнее.',
        },
        {
          title: 'Пустые клетки',
          text: 'Бывают числа, когда точные аспекты есть у одной Луны. Они тоже названы: наверху никто не торопит, и самое время для мытья окон, налоговых бумажек и долгой прогулки.',
        },
        {
          title: 'Тихий фон',
          text: 'От Юпитера до Плутона планеты за месяц почти не сдвигаются. Отдельная страница показывает, на какой точке карты каждая стоит, сходится аспект или уже расходится.',
        },
      ],
      features: [
        {
          title: 'С первого по последнее',
          text: 'Календарный месяц целиком, от первого числа до последнего: ни одна неделя не пропущена из-за того, что в ней мало происходит.',
        },
        {
          title: 'Без оценок дням',
          text: 'Ни одно число не названо удачным или чёрным. О напряжённом аспекте сказано, чего он требует и на что годится.',
        },
        {
          title: 'Таблица для дотошных',
          text: 'В конце все использованные транзиты по порядку: число, час, планеты, аспект. Их подтвердят или опровергнут любые эфемериды.',
        },
      ],
    },
  },
}
