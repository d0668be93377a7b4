import type { Report } from '../report.ts'

export const moving: Report = {
  type: 'moving',
  categories: ['liberty', 'career', 'relationship'],
  weight: 78,
  score: 4.8,
  reviews: 214,
  texts: {
    en: {
      title: 'The same sky over another city',
      short: 'Moving',
      summary:
        'Your birth chart recast for a list of cities, with planetary lines on a map of the world: where you are in view, at home, or always at work.',
      lead: 'A chart takes no notice of borders: the planets keep their signs. What turns is the horizon. A Venus that sits in the cellar at home may stand right over the rooftops of Lisbon. This report recasts your chart for a list of cities, draws across the globe where each planet rose, culminated and set, and tells what you would wake up to in each place: how neighbors greet you, how work goes, how easy it is to be silent.',
      benefits: [
        'A map of the world with the lines of your own planets laid across it',
        'Cities side by side: where work comes forward, where company, where rest, where quiet',
        'A frank word about places with more bustle than you would like',
        'What moving leaves unchanged, so that no city is asked to mend everything',
        'A possible reason why one trip was so easy, or so oddly uncomfortable',
      ],
      details: [
        {
          title: 'Lines of the planets',
          text: 'At the minute of your birth each planet was rising along one curve of the globe, culminating along another, setting and lowest along two more. All of them are drawn.',
        },
        {
          title: 'The relocated chart',
          text: 'The minute stays, the place is exchanged: a new Ascendant, a new Midheaven, the same planets in other houses. Only the difference is read; you know the rest.',
        },
        {
          title: 'City by city',
          text: 'For every city on the list: the nearest line and how far off it runs, the planet that has come to an angle, the houses that fill up or empty there.',
        },
        {
          title: 'Where to, what for',
          text: 'The same cities are sorted by purpose: where Mercury and Jupiter step forward for study, the Moon for a home, Saturn for long work behind a closed door.',
        },
        {
          title: 'How near is near',
          text: 'A line is strongest close to itself and fades over a few hundred kilometers. Where a city lies between two of them, both are weighed, and the text says so.',
        },
        {
          title: 'What travels along',
          text: 'Signs and aspects don’t change. A Moon square Saturn is in the suitcase before the socks; the report shows in which cities it finds something else to do.',
        },
      ],
      features: [
        {
          title: 'Lines on a map',
          text: 'The world in fine strokes, four lines to a planet, with the cities of the list written in by name.',
        },
        {
          title: 'The minute matters',
          text: 'Four minutes on the clock shift every line by a degree of longitude. The surer the hour, the surer the map.',
        },
        {
          title: 'Visas left aside',
          text: 'This is about what a place is like for you. Rent, climate and papers are to be looked up the usual way.',
        },
      ],
    },
    ru: {
      title: 'То же небо над другим городом',
      short: 'Переезд',
      summary:
        'Карта рождения, пересчитанная для списка городов, и линии планет на карте мира: где вы на виду, где дома, а где вечно за работой.',
      lead: 'Границ гороскоп не замечает: планеты остаются в своих знаках. Поворачивается горизонт. Венера, которая дома сидит в подвале, над Лиссабоном может стоять прямо над крышами. Отчёт пересчитывает вашу карту для списка городов, проводит по земному шару линии, где каждая планета всходила, кульминировала и заходила, и описывает, с чем вы проснётесь в каждом месте: как здороваются соседи, как идёт работа, легко ли там молчать.',
      benefits: [
        'Карта мира, по которой проложены линии именно ваших планет',
        'Города рядом: где вперёд выходит дело, где компания, где отдых, где тишина',
        'Прямой разговор о местах, где хлопот больше, чем вам хотелось бы',
        'Что переезд оставит как есть, чтобы не требовать от города невозможного',
        'Возможное объяснение, отчего в той поездке было так легко или так не по себе',
      ],
      details: [
        {
          title: 'Линии планет',
          text: 'В минуту вашего рождения каждая планета вдоль одной кривой земного шара восходила, вдоль другой кульминировала, ещё вдоль двух заходила и стояла ниже всего. Все кривые вычерчены.',
        },
        {
          title: 'Карта на новом месте',
          text: 'Минута прежняя, место другое: новый асцендент, новая вершина, те же планеты в других домах. Читается только разница, остальное вы о себе уже знаете.',
        },
        {
          title: 'Город за городом',
          text: 'Для каждого города списка: ближайшая линия и расстояние до неё, планета, вышедшая на угол, и дома, которые там наполнились или опустели.',
        },
        {
          title: 'Куда и зачем',
          text: 'Те же города разложены по делу: где Меркурий с Юпитером помогают учёбе, где Луна — дому, где Сатурн — долгой работе за закрытой дверью.',
        },
        {
          title: 'Близко или далеко',
          text: 'Сильнее всего линия вблизи себя, за несколько сотен километров она слабеет. Если город лежит между двумя, взвешены обе, и в тексте так и написано.',
        },
        {
          title: 'Что едет с вами',
          text: 'Знаки и аспекты не меняются. Квадрат Луны с Сатурном ложится в чемодан раньше носков; отчёт показывает, в каких городах ему найдётся другое занятие.',
        },
      ],
      features: [
        {
          title: 'Линии на карте',
          text: 'Мир тонкими штрихами: по четыре линии у каждой планеты, и города списка, подписанные по именам.',
        },
        {
          title: 'Важна минута рождения',
          text: 'Четыре минуты на часах сдвигают все линии на градус долготы. Чем надёжнее время, тем надёжнее карта.',
        },
        {
          title: 'Визы отдельно',
          text: 'Речь о том, каково в этом месте именно вам. Цены, климат и документы узнают обычным путём.',
        },
      ],
    },
  },
}
