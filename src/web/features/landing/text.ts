import { plural } from '#language/plural.ts'
import { texts } from '../../i18n/dictionary.ts'

/** What only shows: read on the server, and in a browser that opens the page from another. */
export const landingText = texts(
  {
    almanac: (date: string) => `Almanac for ${date}`,
    headline: 'A horoscope that shows its work',
    lead: 'Asteria computes the sky for the minute and place of your birth and writes your daily horoscope from it. Beside every paragraph you see where it comes from: which planet, which aspect, how close, at what time.',
    begin: 'See your chart',
    register: 'Create a free account',
    caption: (time: string, date: string) => `The sky at ${time} UTC on ${date}, as seen from the Earth.`,
    captionLong: (time: string, date: string) =>
      `Fig. 1. The sky at ${time} UTC on ${date}. Behind each planet are ten days of its path.`,
    tableTitle: 'Positions at this time',
    tableNote:
      'Longitude in the tropical zodiac, as seen from the Earth, with each day’s motion. A crossed R marks a planet moving backward (retrograde).',
    body: 'Planet',
    position: 'Longitude',
    motion: 'Daily motion',
    whatTitle: 'What it is',
    what: [
      {
        title: 'Computed',
        text: 'Planet positions to the arc-second and the local time your birthplace really used: moved borders, daylight saving time and old-style dates included. Where sources disagree, we tell you and you choose.',
      },
      {
        title: 'Sourced',
        text: 'No sentence without a source. Open the note beside a paragraph and you see the planet, the aspect, the orb and the exact minute in your own time zone. What the sky doesn’t say, we don’t write.',
      },
      {
        title: 'Written twice',
        text: 'The English and the Russian are each written in their own right; neither is a translation. No fate, no threats, no flattery that fits everyone.',
      },
    ],
    statsTitle: 'In numbers',
    stated: {
      users: 'people read their horoscope here',
      consultations: 'questions asked of the astrologer',
      rating: 'out of 5, as rated by readers',
    },
    counted: {
      places: 'birthplaces with their local time since 1800',
      error: 'largest error in a planet’s position, 1900–2100',
      texts: 'texts written by hand, half of them in Russian',
    },
    benefitsTitle: 'What brings people here',
    benefits: [
      {
        title: 'What am I here for?',
        text: 'The chart shows where work comes easily to you, and where you have been pushing against the grain for years. The Personality report reads the two side by side.',
      },
      {
        title: 'Why is money like this for me?',
        text: 'Three parts of your chart show how you earn, what you owe and what you can rely on. No stock tips: a description of a habit, so that you can change it.',
      },
      {
        title: 'What’s going on between us?',
        text: 'Two charts, compared, show where sparks fly and where you step on each other’s toes. Both ways, because it’s rarely equal.',
      },
    ],
    benefitsBegin: 'Begin with your chart',
    teaserTitle: 'Reports',
    teaserAll: 'All reports',
    teaserText: (count: number) =>
      `${count} ${plural('en', count, { one: 'report', other: 'reports' })}, each with its own method: from your personality to a map of places that suit you.`,
    howTitle: 'How it’s made',
    how: [
      {
        title: 'Tell us when you were born',
        text: 'Date, time and place. If nobody remembers the time, say so: we leave out what depends on it and tell you what that is.',
      },
      {
        title: 'We compute the chart',
        text: 'From the place and its local time we find the exact moment, and for it ten planets, nodes, houses and aspects.',
      },
      {
        title: 'We compare each day with it',
        text: 'Every day the moving sky is compared with your chart. The strongest contacts become the paragraphs of your page, each with its source.',
      },
    ],
    claimTitle: 'What we claim, and what we don’t',
    claimSky: 'The arithmetic',
    claimSkyText:
      'We stand behind the positions. They are tested against the Swiss Ephemeris, the reference that most astrologers use, and every figure on your page can be checked with any other program.',
    claimWords: 'The reading',
    claimWordsText:
      'The meanings belong to a long tradition of interpretation. We write them with care and say what they are not: a prediction, or advice on health, money or law. The decisions are yours.',
    closingTitle: 'Your own page of the almanac',
    closingText: 'The account and the natal chart are free.',
  },
  {
    almanac: (date: string) => `Альманах на ${date}`,
    headline: 'Гороскоп, который показывает расчёт',
    lead: 'Asteria рассчитывает небо на момент и место вашего рождения и пишет по нему прогноз на каждый день. Рядом с каждым абзацем указано, на чём он основан: какая планета, какой аспект, насколько он точен и когда.',
    begin: 'Увидеть свою карту',
    register: 'Создать учётную запись',
    caption: (time: string, date: string) => `Небо в ${time} UTC, ${date}, каким его видно с Земли.`,
    captionLong: (time: string, date: string) =>
      `Рис. 1. Небо в ${time} UTC, ${date}. За каждой планетой — её путь за десять дней.`,
    tableTitle: 'Положения на этот час',
    tableNote:
      'Видимая геоцентрическая долгота в тропическом зодиаке и движение за сутки. Перечёркнутой R отмечено ретроградное движение.',
    body: 'Планета, точка',
    position: 'Долгота',
    motion: 'За сутки',
    whatTitle: 'Что это такое',
    what: [
      {
        title: 'Рассчитано',
        text: 'Положения планет до угловой секунды и время, которое тогда действовало в этом месте: с летним временем, изменениями границ и старым стилем. Если источники расходятся, мы скажем об этом, а выберете вы.',
      },
      {
        title: 'С источником',
        text: 'Ни одной фразы без источника. Откройте заметку рядом с абзацем: в ней планета, аспект, орбис и точная минута в вашем часовом поясе. Чего нет в небе, того мы не пишем.',
      },
      {
        title: 'Написано дважды',
        text: 'Русский и английский тексты написаны порознь, это не перевод. Без рока, без угроз и без похвал, которые подходят всем.',
      },
    ],
    statsTitle: 'В цифрах',
    stated: {
      users: 'читают здесь свой гороскоп',
      consultations: 'задано вопросов астрологу',
      rating: 'из 5 — оценка читателей',
    },
    counted: {
      places: 'мест рождения с историей их часовых поясов с 1800 года',
      error: 'наибольшая ошибка в положении планеты с 1900 по 2100 год',
      texts: 'текстов написано вручную, половина из них по-русски',
    },
    benefitsTitle: 'С чем сюда приходят',
    benefits: [
      {
        title: 'В чём моё призвание?',
        text: 'Карта показывает, где дело у вас идёт само, а где вы годами гребёте против течения. Отчёт «Личность» говорит о том и о другом.',
      },
      {
        title: 'Почему у меня так с деньгами?',
        text: 'Три дома и их управители рассказывают, как вы зарабатываете, что должны и на что можно опереться. Никаких советов об акциях: только описание привычки, чтобы её можно было изменить.',
      },
      {
        title: 'Что происходит между нами двоими?',
        text: 'Две карты, положенные одна на другую, показывают, где вы вдохновляете друг друга, а где задеваете. О каждом отдельно: поровну редко бывает.',
      },
    ],
    benefitsBegin: 'Начать со своей карты',
    teaserTitle: 'Отчёты',
    teaserAll: 'Все отчёты',
    teaserText: (count: number) =>
      `${count} ${plural('ru', count, { one: 'отчёт', few: 'отчёта', many: 'отчётов', other: 'отчёта' })}, и у каждого свой метод: от характера до карты мест, которые вам подходят.`,
    howTitle: 'Как это работает',
    how: [
      {
        title: 'Вы указываете дату, время и место',
        text: 'Если времени рождения никто не помнит, так и отметьте: мы опустим то, что от него зависит, и скажем, что именно.',
      },
      {
        title: 'Мы рассчитываем карту',
        text: 'По месту и времени на часах мы находим точный момент, а для него — десять планет, узлы, дома и аспекты.',
      },
      {
        title: 'Мы пишем вашу страницу дня',
        text: 'Каждый день мы сравниваем небо с вашей картой. Самые важные аспекты становятся абзацами вашей страницы, у каждого — своя заметка.',
      },
    ],
    claimTitle: 'За что мы отвечаем и за что нет',
    claimSky: 'Расчёт',
    claimSkyText:
      'За положения планет мы ручаемся. Они проверены по Swiss Ephemeris — программе, на которую опирается большинство астрологов, и каждую цифру на вашей странице можно сверить в другой программе.',
    claimWords: 'Толкование',
    claimWordsText:
      'Толкования следуют долгой традиции. Мы пишем их бережно и сразу говорим, чего в них нет: предсказаний и советов о здоровье, деньгах и праве. Решать вам.',
    closingTitle: 'Ваша страница альманаха',
    closingText: 'Учётная запись и натальная карта бесплатны.',
  },
)
