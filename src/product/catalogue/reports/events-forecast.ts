import type { Report } from '../report.ts'

export const eventsForecast: Report = {
  type: 'events-forecast',
  categories: ['personal', 'relationship', 'career'],
  weight: 84,
  score: 4.8,
  reviews: 241,
  texts: {
    en: {
      title: 'Twelve months with exact dates',
      short: 'Year ahead',
      summary:
        'Transits, progressions and solar arcs for a year: every pass of a retrograde planet dated, and the themes on which all methods agree.',
      lead: 'A slow planet seldom comes once. It reaches a point of your chart, turns, goes back over it, and months later passes forward again: the offer, the second thoughts, the signature. This report follows such visits for a year by three methods at once, transits, progressions and solar arcs, and gives the day of every pass. What you put into that day is for you to decide.',
      benefits: [
        'One timetable of the year that includes every return of a retrograde planet',
        'The stretches where three methods speak of one thing, apart from single coincidences',
        'For each theme, what it asks the first time, the second and the third',
        'Months better left half empty, and those with room for something large',
        'Wording that can be held against what really took place, a year from now',
      ],
      details: [
        {
          title: 'Three passes, one planet',
          text: 'From Jupiter to Pluto a planet often crosses the same degree forward, back, and forward again. The passes are bound together as one story in three dated parts.',
        },
        {
          title: 'Birthday and eclipses',
          text: 'The chart of your birthday for the year after it, and every eclipse of the year in the house of your chart that it falls into, with the points it comes close to.',
        },
        {
          title: 'Solar arcs',
          text: 'The whole chart is moved on by the arc of the progressed Sun, about a degree a year. When a moved point reaches a natal planet, the month is named and the pair is read.',
        },
        {
          title: 'Secondary progressions',
          text: 'A day of ephemeris for a year of life. In twelve months the progressed Moon covers some thirteen degrees, and each aspect it makes has a few weeks of its own.',
        },
        {
          title: 'Where the methods meet',
          text: 'When transit, arc and progression touch one point within a few weeks, that is the backbone of the year. Such places are looked for first and told first.',
        },
        {
          title: 'The year in order',
          text: 'Last comes the calendar: all dates of all methods in one column, transits by the hour, arcs and progressions by the month, the way long-distance trains are listed.',
        },
      ],
      features: [
        {
          title: 'Forward or backward',
          text: 'Each transit is printed with its date, its orb and its direction, so a retrograde pass can’t be mistaken for a first one.',
        },
        {
          title: 'Themes come first',
          text: 'The text opens with the few plots of the year, and the dates hang from them. You may start reading at either end.',
        },
        {
          title: 'No event foretold',
          text: 'It names the subject. Whether that turns into a contract or a talk in the kitchen until two, a chart doesn’t know.',
        },
      ],
    },
    ru: {
      title: 'Двенадцать месяцев с точными датами',
      short: 'События года',
      summary:
        'Транзиты, прогрессии и солнечные дуги на год: каждый проход ретроградной планеты с датой и темы, на которых сходятся все методы.',
      lead: 'Медленная планета редко приходит один раз. Дошла до точки вашей карты, развернулась, прошла по ней назад, а через несколько месяцев снова вперёд: предложение, раздумья, подпись. Отчёт следит за такими визитами целый год тремя способами сразу — транзитами, прогрессиями и солнечными дугами — и называет день каждого прохода. Чем этот день занять, решаете вы.',
      benefits: [
        'Единое расписание года, где учтены все возвращения ретроградных планет',
        'Отрезки, на которых три метода говорят об одном, отдельно от одиночных совпадений',
        'По каждой теме: что она спрашивает в первый раз, во второй и в третий',
        'Месяцы, которые лучше не забивать, и те, куда влезет большое дело',
        'Формулировки, которые через год можно сверить с тем, что было на деле',
      ],
      details: [
        {
          title: 'Три прохода одной планеты',
          text: 'От Юпитера до Плутона планета часто проходит один и тот же градус вперёд, назад и снова вперёд. Проходы собраны в одну историю из трёх датированных частей.',
        },
        {
          title: 'День рождения и затмения',
          text: 'Карта дня рождения на год вперёд и каждое затмение года в том доме вашей карты, на который оно приходится, с точками, возле которых оно случится.',
        },
        {
          title: 'Солнечные дуги',
          text: 'Вся карта сдвинута на дугу прогрессивного Солнца, около градуса в год. Когда сдвинутая точка приходит к натальной планете, назван месяц и прочитана пара.',
        },
        {
          title: 'Прогрессии года',
          text: 'День эфемерид за год жизни. Прогрессивная Луна за двенадцать месяцев проходит градусов тринадцать, и у каждого её аспекта есть несколько своих недель.',
        },
        {
          title: 'Где методы сошлись',
          text: 'Когда транзит, дуга и прогрессия за несколько недель задевают одну точку, это хребет года. Такие места ищут первыми и рассказывают о них раньше остального.',
        },
        {
          title: 'Год по порядку',
          text: 'Напоследок календарь: все даты всех методов подряд, у транзитов с часом, у дуг и прогрессий с месяцем, как в расписании поездов дальнего следования.',
        },
      ],
      features: [
        {
          title: 'Прямо или вспять',
          text: 'У каждого транзита напечатаны дата, орбис и направление, так что попятный проход не примешь за первый.',
        },
        {
          title: 'Сначала темы',
          text: 'Текст открывают немногие сюжеты года, даты развешаны на них. Начинать чтение можно с любого конца.',
        },
        {
          title: 'Без предсказанных событий',
          text: 'Назван предмет разговора. Станет ли он договором или беседой на кухне до двух ночи, по карте не узнать.',
        },
      ],
    },
  },
}
