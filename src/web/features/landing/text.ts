import { plural } from '#language/plural.ts'
import { texts } from '../../i18n/text.tsx'

/** What only shows: read on the server, and in a browser that opens the page from another. */
export const landingText = texts(
  {
    almanac: (date: string) => `Almanac for ${date}`,
    headline: 'A horoscope that shows its working',
    lead: 'Asteria computes the sky for the minute and place of your birth and writes your day from it. Beside every paragraph stands what it came from: which planet, which aspect, how close, at what hour.',
    begin: 'See your chart',
    register: 'Create a free account',
    caption: (time: string, date: string) => `The sky at ${time} UTC on ${date}, as seen from the Earth.`,
    captionLong: (time: string, date: string) =>
      `Fig. 1. The sky at ${time} UTC on ${date}. Each body stands at its true longitude, with ten days of its path behind it; the spheres run from the Moon to Pluto.`,
    tableTitle: 'Positions at this hour',
    tableNote:
      'Apparent geocentric longitude on the tropical zodiac, with the motion of a day. A crossed R marks a body moving backwards.',
    body: 'Body',
    position: 'Longitude',
    motion: 'Daily motion',
    whatTitle: 'What it is',
    what: [
      {
        title: 'Computed',
        text: 'Longitudes to the arc-second, Placidus houses, and civil time by the clocks that the place kept: moved borders, summer times and old-style dates included. Where sources differ, you’re told and choose. The chart is calculated when you open it.',
      },
      {
        title: 'Answerable',
        text: 'No sentence without a source. Open the note beside a paragraph and you see the planet, the aspect, the orb and the exact minute in your own time zone. What the sky doesn’t say, we don’t write.',
      },
      {
        title: 'Written, twice',
        text: 'The English and the Russian are each written in their own right; neither is a translation. No fate, no threats, no flattery that fits everyone.',
      },
    ],
    statsTitle: 'In numbers',
    stated: {
      users: 'people read their day here',
      consultations: 'questions put to the astrologer',
      rating: 'of 5, as readers rate it',
    },
    counted: {
      places: 'birth places with their clocks since 1800',
      error: 'of a planet’s place at most, from 1900 to 2100',
      texts: 'texts written by hand, half of them in Russian',
    },
    benefitsTitle: 'What people come with',
    benefits: [
      {
        title: 'What am I for?',
        text: 'The chart shows where you work without pushing yourself, and where you have been pushing against the grain for years. The report on character reads the two side by side.',
      },
      {
        title: 'Why does money behave so?',
        text: 'Three houses and their rulers tell how you earn, what you owe and what you can lean on. No tips on shares: a description of a habit, so that you can change it.',
      },
      {
        title: 'What is it with the two of us?',
        text: 'Two charts laid over one another show where you start each other up and where you tread on the same toe. Both ways, for it is rarely mutual.',
      },
    ],
    benefitsBegin: 'Begin with your chart',
    teaserTitle: 'Reports, each with a method of its own',
    teaserAll: 'All reports',
    teaserText: (count: number) =>
      `${count} ${plural('en', count, { one: 'kind', other: 'kinds' })}, from character to the map of places that suit you.`,
    howTitle: 'How it is made',
    how: [
      {
        title: 'You give a birth',
        text: 'Date, time and place. If nobody remembers the time, say so: we leave out what depends on it and tell you which.',
      },
      {
        title: 'We compute the chart',
        text: 'The place becomes coordinates and a time zone, the civil time an instant, the instant a chart with ten planets, nodes, houses and aspects.',
      },
      {
        title: 'The day is laid over it',
        text: 'Every day the moving sky is compared with your chart. The strongest meetings become the paragraphs of your page, each with its note.',
      },
    ],
    claimTitle: 'What we claim, and what we don’t',
    claimSky: 'The arithmetic',
    claimSkyText:
      'We answer for the positions. They are tested against the Swiss Ephemeris, the reference that most astrologers use, and every figure on your page can be checked with any other program.',
    claimWords: 'The reading',
    claimWordsText:
      'The meanings belong to a long tradition of interpretation. We write them with care and say what they are not: no prediction, and no advice on health, money or law. You remain the one who decides.',
    closingTitle: 'Your own page of the almanac',
    closingText: 'Opening an account and the natal chart are free.',
  },
  {
    almanac: (date: string) => `Альманах на ${date}`,
    headline: 'Гороскоп, который показывает расчёт',
    lead: 'Asteria рассчитывает небо на минуту и место вашего рождения и пишет по нему ваш день. Рядом с каждым абзацем стоит, откуда он взялся: какая планета, какой аспект, насколько точный и в котором часу.',
    begin: 'Увидеть свою карту',
    register: 'Создать учётную запись',
    caption: (time: string, date: string) => `Небо в ${time} UTC, ${date}, каким его видно с Земли.`,
    captionLong: (time: string, date: string) =>
      `Рис. 1. Небо в ${time} UTC, ${date}. Каждое светило стоит на своей истинной долготе, за ним — путь за десять дней; сферы идут от Луны до Плутона.`,
    tableTitle: 'Положения на этот час',
    tableNote:
      'Видимая геоцентрическая долгота в тропическом зодиаке и движение за сутки. Перечёркнутой R отмечено попятное движение.',
    body: 'Светило',
    position: 'Долгота',
    motion: 'За сутки',
    whatTitle: 'Что это',
    what: [
      {
        title: 'Рассчитано',
        text: 'Долготы до угловой секунды, дома по Плацидусу и время по часам, которые шли тогда в этом месте: с летним временем, переменами границ и старым стилем. Где источники расходятся, мы скажем, и выберете вы. Карта вычисляется в ту минуту, когда вы её открываете.',
      },
      {
        title: 'С источником',
        text: 'Ни одной фразы без источника. Откройте заметку рядом с абзацем: в ней планета, аспект, орбис и точная минута в вашем часовом поясе. Чего нет в небе, того мы не пишем.',
      },
      {
        title: 'Написано дважды',
        text: 'Русский и английский тексты написаны каждый сам по себе, это не перевод. Без рока, без угроз и без похвал, которые подходят всем.',
      },
    ],
    statsTitle: 'В цифрах',
    stated: {
      users: 'человек читают здесь свой день',
      consultations: 'вопросов задано астрологу',
      rating: 'из 5 — оценка читателей',
    },
    counted: {
      places: 'мест рождения и ход их часов с 1800 года',
      error: 'наибольшая ошибка в месте планеты с 1900 по 2100 год',
      texts: 'текстов написано от руки, половина из них по-русски',
    },
    benefitsTitle: 'С чем сюда приходят',
    benefits: [
      {
        title: 'Для чего я?',
        text: 'Карта показывает, где дело идёт у вас само, а где вы годами гребёте против течения. Отчёт о личности читает то и другое рядом.',
      },
      {
        title: 'Почему с деньгами всё так?',
        text: 'Три дома и их управители рассказывают, как вы зарабатываете, что должны и на что можно опереться. Никаких советов об акциях: только описание привычки, чтобы её можно было сменить.',
      },
      {
        title: 'Что происходит между нами двоими?',
        text: 'Две карты, положенные одна на другую, показывают, где вы вдохновляете друг друга и где наступаете на одну и ту же мозоль. В обе стороны, потому что взаимно это бывает редко.',
      },
    ],
    benefitsBegin: 'Начать со своей карты',
    teaserTitle: 'Отчёты, и у каждого свой метод',
    teaserAll: 'Все отчёты',
    teaserText: (count: number) =>
      `${count} ${plural('ru', count, { one: 'вид', few: 'вида', many: 'видов', other: 'вида' })}: от характера до карты мест, которые вам подходят.`,
    howTitle: 'Как это делается',
    how: [
      {
        title: 'Вы называете рождение',
        text: 'Дату, время и место. Если времени никто не помнит, так и отметьте: мы опустим то, что от него зависит, и скажем, что именно.',
      },
      {
        title: 'Мы считаем карту',
        text: 'Место превращается в координаты и часовой пояс, время на часах — в мгновение, мгновение — в карту: десять планет, узлы, дома и аспекты.',
      },
      {
        title: 'День ложится поверх неё',
        text: 'Каждый день движущееся небо сравнивается с вашей картой. Самые сильные встречи становятся абзацами вашей страницы, каждый со своей заметкой.',
      },
    ],
    claimTitle: 'За что мы отвечаем и за что нет',
    claimSky: 'Вычисления',
    claimSkyText:
      'За положения планет мы отвечаем. Они проверены по Швейцарским эфемеридам, на которые опирается большинство астрологов, и каждую цифру на вашей странице можно сверить в любой другой программе.',
    claimWords: 'Толкование',
    claimWordsText:
      'Значения принадлежат долгой традиции толкования. Мы пишем их бережно и сразу говорим, чего в них нет: предсказаний и советов о здоровье, деньгах или законах. Решать, как и прежде, вам.',
    closingTitle: 'Ваша страница альманаха',
    closingText: 'Учётная запись и натальная карта бесплатны.',
  },
)
