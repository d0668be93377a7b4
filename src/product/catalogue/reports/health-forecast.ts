import type { Report } from '../report.ts'

export const healthForecast: Report = {
  type: 'health-forecast',
  categories: ['health'],
  weight: 58,
  score: 4.6,
  reviews: 138,
  texts: {
    en: {
      title: 'When to push, when to rest',
      short: 'Health forecast',
      summary:
        'When the year asks for effort and when it allows rest: transits to the points by which tradition judges the body, with dates. No illness foretold, no diagnosis.',
      lead: 'A runner who sprints every mile is carried home. A year is no different, yet most of us plan it as if March and August were alike. This forecast takes the constitution of your chart and lays the coming months over it: when things run hot, when more time is needed, when rest comes easily. The dates are computed. No illness is foretold, and there is no diagnosis in it.',
      benefits: [
        'The weeks for pressing on and the weeks for easing off, with dates',
        'A calendar to hold against training, night shifts or a move',
        'Slow passages of Saturn and Neptune apart from short flares of Mars',
        'What tends to help on each stretch: sleep, company, a walk, the word no',
        'Not one “black day”: demanding dates have a use and an end',
      ],
      details: [
        {
          title: 'What you come with',
          text: 'The elements of your chart and the parts of the body that old almanacs give to its signs, with how Mars spends strength and how the Moon rests.',
        },
        {
          title: 'The heat of Mars',
          text: 'Its passages over your Sun, Moon and Ascendant: short days of haste and sparks, a square told otherwise than an opposition, each with its dates.',
        },
        {
          title: 'The stories of the year',
          text: 'The two or three slow passages that matter most, Saturn’s or Jupiter’s for example, with their house, every touch and return by date, and what to do with them.',
        },
        {
          title: 'What else passes',
          text: 'Every passage of a slow planet or of Mars over these points, in a table with its beginning, its exact days and its end.',
        },
        {
          title: 'Where a calendar ends',
          text: 'A box on the first page says which signs belong to a doctor at once, whatever the date.',
        },
        {
          title: 'The sixth house calendar',
          text: 'When planets enter the sixth house or touch its ruler: the days that tradition thinks good for taking up a habit or dropping one, with what stands there already.',
        },
      ],
      features: [
        {
          title: 'Pace by the month',
          text: 'A table of the year: fast, even or slow, and beside each month the transit that sets its step.',
        },
        {
          title: 'Out of the sickroom',
          text: 'The dates of treatment are set by you and those who treat you. In that conversation the forecast is silent.',
        },
        {
          title: 'Windows with edges',
          text: 'Every passage has its beginning, its exact day and its end, computed within the orb.',
        },
      ],
    },
    ru: {
      title: 'Когда тратить силы, когда беречь',
      short: 'Прогноз здоровья',
      summary:
        'Когда год просит усилия, а когда позволяет отдых: транзиты к точкам, по которым традиция судит о теле, с датами. Болезни не предсказаны, диагнозов нет.',
      lead: 'Бегуна, который каждый километр бежит изо всех сил, домой приносят. С годом то же, а мы планируем его так, будто март и август на одно лицо. Прогноз берёт конституцию вашей карты и кладёт на неё ближайшие месяцы: когда горячо, когда времени нужно больше, когда отдых даётся легко. Даты вычислены. Болезни не предсказаны, и диагноза здесь нет.',
      benefits: [
        'Недели, когда можно поднажать, и недели, когда лучше сбавить, с датами',
        'Календарь, который можно приложить к тренировкам, ночным сменам или переезду',
        'Медленные проходы Сатурна и Нептуна отдельно от коротких вспышек Марса',
        'Что обычно помогает на каждом отрезке: сон, общество, прогулка, слово «нет»',
        'Ни одного «чёрного дня»: у трудных дат есть польза и есть конец',
      ],
      details: [
        {
          title: 'С чем вы входите',
          text: 'Стихии карты и части тела, которые старые календари отдают её знакам; как тратит силы Марс и как отдыхает Луна.',
        },
        {
          title: 'Жар Марса',
          text: 'Его проходы по вашему Солнцу, Луне и асценденту: короткие дни спешки и искр; квадрат описан иначе, чем оппозиция, и у каждого свои даты.',
        },
        {
          title: 'Сюжеты года',
          text: 'Два-три медленных прохода, которые важнее прочих, например Сатурна или Юпитера: дом, все касания и возвраты с датами и что с этим делать.',
        },
        {
          title: 'Что ещё проходит',
          text: 'Все проходы медленных планет и Марса по этим точкам, таблицей: начало, точные дни и конец.',
        },
        {
          title: 'Где календарь кончается',
          text: 'На первой странице сказано, с какими признаками надо к врачу сразу, какая бы ни стояла дата.',
        },
        {
          title: 'Календарь шестого дома',
          text: 'Когда планеты входят в шестой дом или касаются его управителя: дни, которые традиция считает удобными, чтобы завести привычку или бросить её, и то, что там уже стоит.',
        },
      ],
      features: [
        {
          title: 'Темп по месяцам',
          text: 'Таблица года: быстро, ровно или медленно, и рядом с каждым месяцем транзит, который задаёт шаг.',
        },
        {
          title: 'В лечение не вмешивается',
          text: 'Сроки лечения назначаете вы и те, кто вас лечит. В этом разговоре прогноз молчит.',
        },
        {
          title: 'Окна с краями',
          text: 'У каждого прохода есть начало, точный день и конец, вычисленные в пределах орбиса.',
        },
      ],
    },
  },
}
