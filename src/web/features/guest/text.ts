import { texts } from '../../i18n/dictionary.ts'

/** What a visitor reads at the addresses of pages for signed-in people. */
export const guestText = texts(
  {
    begin: 'Start with your birth date',
    register: 'Create a free account',
    example: 'A real example',
    whose:
      'Computed for Albert Einstein, born in Ulm on March 14, 1879, at 11:30 a.m. according to his birth record. “You” here means him.',
    day: {
      title: 'Your daily horoscope',
      lead: 'Each morning a page is written from today’s sky and your birth chart: what the day is about, at what times, and which planets it’s based on.',
      example: (date: string) => `How ${date} begins`,
      zone: 'Times in this text are in UTC.',
      quiet: 'Nothing in the sky touches this chart today.',
    },
    calendar: {
      title: 'Your lunar calendar',
      lead: 'Every day of the month with the Moon’s phase and sign, its void hours, exact aspects and eclipses. Signed in, you also see which days matter for your own chart.',
      example: 'The Moon right now',
    },
    charts: {
      title: 'Your charts and people',
      lead: 'Your natal chart with a full reading, today’s transits, solar and lunar returns, and the charts of people you add. All of them are free.',
      example: 'A natal chart',
    },
    reports: {
      title: 'Your reports',
      lead: 'Reports you order are kept here, to read on the page or as a PDF. Each is written from your own birth chart.',
      example: 'A report',
      zone: 'Times in this text are local to Ulm.',
      all: 'All reports',
    },
    ask: { example: 'A question and its answer', question: 'What does my Moon say about me?' },
  },
  {
    begin: 'Начать с даты рождения',
    register: 'Создать учётную запись',
    example: 'Настоящий пример',
    whose:
      'Рассчитано для Альберта Эйнштейна: Ульм, 14 марта 1879 года, 11:30, время записано в книге рождений. «Вы» здесь — он.',
    day: {
      title: 'Ваш гороскоп на день',
      lead: 'Каждое утро мы пишем страницу по сегодняшнему небу и вашей натальной карте: о чём этот день, какие часы важны и какие планеты за этим стоят.',
      example: (date: string) => `С чего начинается ${date}`,
      zone: 'Время в этом тексте московское.',
      quiet: 'Сегодня в небе нет аспектов к этой карте.',
    },
    calendar: {
      title: 'Ваш лунный календарь',
      lead: 'Каждый день месяца: фаза и знак Луны, часы без курса, точные аспекты и затмения. После входа видно и то, какие дни важны именно для вашей карты.',
      example: 'Луна в этот час',
    },
    charts: {
      title: 'Ваши карты и люди',
      lead: 'Натальная карта с полным толкованием, транзиты на сегодня, соляры и лунары, карты тех, кого вы добавите. Все они бесплатны.',
      example: 'Натальная карта',
    },
    reports: {
      title: 'Ваши отчёты',
      lead: 'Здесь хранятся отчёты, которые вы заказали: их можно читать на странице или скачать в PDF. Каждый рассчитан по вашей карте.',
      example: 'Отчёт',
      zone: 'Время в этом тексте — по Ульму.',
      all: 'Все отчёты',
    },
    ask: { example: 'Вопрос и ответ', question: 'Что говорит обо мне моя Луна?' },
  },
)
