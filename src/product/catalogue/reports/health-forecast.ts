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
      lead: 'A runner who sprints every mile is carried home. A year is no different, yet most of us plan it as if March and August were alike. This forecast takes the constitution of your chart and lays the coming months over it: when things run hot, when the step grows heavy, when breath comes back sooner. The dates are computed. No illness is foretold, and there is no diagnosis in it.',
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
          text: 'The elements of your chart and the places tradition calls sensitive, on one page: without them no transit can be applied to a body.',
        },
        {
          title: 'The heat of Mars',
          text: 'Its passages over your Sun, Moon and ascendant: short days of haste and sparks, when the kettle, the blood and the conversation all boil.',
        },
        {
          title: 'The weight of Saturn',
          text: 'Months when stamina matters more than speed. First touch, return and last touch are dated, so the length of the climb can be seen, and a place to stop.',
        },
        {
          title: 'Jupiter and recovery',
          text: 'When appetite grows along with good spirits. A kind time for mending and a generous one with second helpings; both sides are noted, with dates.',
        },
        {
          title: 'Fog and drafts',
          text: 'Neptune and Uranus: stretches of light sleep or restlessness, described through what they tend to ask of your daily routine.',
        },
        {
          title: 'The sixth house calendar',
          text: 'When planets enter the sixth house or touch its ruler: the days that tradition thinks good for taking up a habit or dropping one.',
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
      lead: 'Бегуна, который каждый километр бежит изо всех сил, домой приносят. С годом то же, а мы планируем его так, будто март и август на одно лицо. Прогноз берёт конституцию вашей карты и кладёт на неё ближайшие месяцы: когда горячо, когда шаг тяжелеет, когда дыхание возвращается скорее. Даты вычислены. Болезни не предсказаны, и диагноза здесь нет.',
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
          text: 'Стихии карты и места, чувствительные по старой традиции, на одной странице: без них ни один транзит к телу не приложить.',
        },
        {
          title: 'Жар Марса',
          text: 'Его проходы по вашему Солнцу, Луне и асценденту: короткие дни спешки и искр, когда кипят и чайник, и кровь, и разговор.',
        },
        {
          title: 'Тяжесть Сатурна',
          text: 'Месяцы, когда выносливость важнее скорости. Первое касание, возврат и последнее касание отмечены датами, чтобы была видна вся длина подъёма и место для привала.',
        },
        {
          title: 'Юпитер и поправка',
          text: 'Когда аппетит растёт вместе с настроением. Время, доброе к восстановлению и щедрое на добавку; отмечены обе стороны, и обе с датами.',
        },
        {
          title: 'Туман и сквозняк',
          text: 'Нептун и Уран: полосы чуткого сна или беспокойства, описанные через то, о чём они обычно просят ваш распорядок дня и ночи.',
        },
        {
          title: 'Календарь шестого дома',
          text: 'Когда планеты входят в шестой дом или касаются его управителя: дни, которые традиция считает удобными, чтобы завести привычку или бросить её.',
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
