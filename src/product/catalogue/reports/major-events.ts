import type { Report } from '../report.ts'

export const majorEvents: Report = {
  type: 'major-events',
  categories: ['personal', 'liberty'],
  weight: 80,
  score: 4.7,
  reviews: 198,
  texts: {
    en: {
      title: 'The big dates of a whole life',
      short: 'Life dates',
      summary:
        'Rare transits, progressions and solar arcs from birth to old age, with date and age: the years behind you first, then those ahead.',
      lead: 'Take out the box of photographs and sort it by changes instead of years: another school, another town, the summer when everyone moved out. This report sorts from the other end. It computes the rare meetings of planets over a whole life, by transit, progression and solar arc, and puts a date under each. Begin with what you remember; you will soon notice whether the method speaks your language.',
      benefits: [
        'Your past laid out first, so that the method is tested on years you remember',
        'The themes a decade long that only the slow planets can carry',
        'A line of life on which the crowded years and the long level stretches show',
        'Dates of meetings that happen once in a lifetime, or not at all',
        'The future described by subject, without a single promised event',
      ],
      details: [
        {
          title: 'Pluto, Neptune, Uranus',
          text: 'Their passes over Sun, Moon and the angles come once or never. Each is dated from the first touch to the last, for one point takes them a year or two.',
        },
        {
          title: 'A degree a year',
          text: 'By solar arc your Mars may need nineteen years to reach your Venus. All such arrivals from childhood on are written down with the age they fall in.',
        },
        {
          title: 'A planet turns round',
          text: 'In progressions Mercury, Venus or Mars may stop and change direction. The year is computed and read for what it is: a habit of decades starting to run the other way.',
        },
        {
          title: 'Saturn at four corners',
          text: 'In some twenty-nine years Saturn passes the Ascendant, the foot of the chart, the Descendant and the summit. The crossings divide a life into building sites with deadlines.',
        },
        {
          title: 'Rhymes across the years',
          text: 'The same two planets may meet by transit at twenty-three and by arc at fifty. Such repeats are put together, since the second time one knows the tune.',
        },
        {
          title: 'Crowded and level',
          text: 'All contacts are counted by year and drawn along the life. Peaks are taken apart one by one; plains get their due, for that is where children are raised and books finished.',
        },
      ],
      features: [
        {
          title: 'Memory as a test',
          text: 'The years already lived open the report: compare them first, and then decide how much trust the rest deserves.',
        },
        {
          title: 'Age beside each date',
          text: 'Next to every date stands how old you were or will be. It is best read with an album on your knees.',
        },
        {
          title: 'Only what is rare',
          text: 'Passing weather stays outside. Slow planets, arcs and progressions to the chief points of the chart get in.',
        },
      ],
    },
    ru: {
      title: 'Главные даты целой жизни',
      short: 'Даты жизни',
      summary:
        'Редкие транзиты, прогрессии и солнечные дуги от рождения до старости, с датой и возрастом: сначала прожитое, потом то, что впереди.',
      lead: 'Достаньте коробку с фотографиями и разложите их не по годам, а по переменам: другая школа, другой город, лето, когда все разъехались. Отчёт раскладывает с другого конца. Он вычисляет редкие встречи планет за всю жизнь, по транзитам, прогрессиям и солнечным дугам, и ставит под каждой дату. Начните с того, что помните: скоро станет ясно, говорит ли метод на вашем языке.',
      benefits: [
        'Прошлое идёт первым, и метод можно проверить на годах, которые вы помните',
        'Темы длиной в десятилетие, которые под силу только медленным планетам',
        'Линия жизни, где видны тесные годы и длинные ровные перегоны',
        'Даты встреч, которые случаются однажды за жизнь или не случаются совсем',
        'Будущее, описанное как череда тем, без единого обещанного события',
      ],
      details: [
        {
          title: 'Плутон, Нептун, Уран',
          text: 'Их проходы по Солнцу, Луне и углам карты бывают раз в жизни или никогда. Каждый датирован от первого касания до последнего: на одну точку уходит год-другой.',
        },
        {
          title: 'Градус за год',
          text: 'По солнечной дуге вашему Марсу до Венеры идти, может быть, девятнадцать лет. Все такие прибытия, начиная с детства, выписаны с возрастом, на который приходятся.',
        },
        {
          title: 'Планета поворачивает',
          text: 'В прогрессиях Меркурий, Венера или Марс могут остановиться и развернуться. Год вычислен и прочитан как есть: привычка нескольких десятилетий начинает идти обратным ходом.',
        },
        {
          title: 'Сатурн на четырёх углах',
          text: 'Лет за двадцать девять Сатурн обходит асцендент, дно карты, десцендент и вершину. Четыре перехода делят жизнь на стройплощадки, и у каждой есть срок сдачи.',
        },
        {
          title: 'Рифмы через годы',
          text: 'Одна и та же пара планет может встретиться транзитом в двадцать три и дугой в пятьдесят. Такие повторы собраны вместе: во второй раз мелодия уже знакома.',
        },
        {
          title: 'Густо и пусто',
          text: 'Контакты подсчитаны по годам и вычерчены вдоль жизни. Вершины разобраны по одной, равнинам тоже отдано должное: на них растят детей и дописывают книги.',
        },
      ],
      features: [
        {
          title: 'Память как проверка',
          text: 'Прожитые годы стоят в отчёте первыми: сначала сравните, а потом решайте, сколько доверия заслужило остальное.',
        },
        {
          title: 'Возраст у даты',
          text: 'Рядом с каждой датой указано, сколько вам было или будет лет. Лучше всего читается с альбомом на коленях.',
        },
        {
          title: 'Только редкое',
          text: 'Погода отдельных недель осталась снаружи. Вошли медленные планеты, дуги и прогрессии к главным точкам карты.',
        },
      ],
    },
  },
}
