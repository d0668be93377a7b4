import type { Report } from '../report.ts'

export const asteroidsHoroscope: Report = {
  type: 'asteroids-horoscope',
  categories: ['mental', 'personal'],
  weight: 54,
  score: 4.6,
  reviews: 64,
  isNew: true,
  texts: {
    en: {
      title: 'The small names in your chart',
      short: 'Asteroids',
      summary:
        'Asteroids that stood within a degree of your planets and angles: name, number and distance, a reading of the closest, and chance allowed for.',
      lead: 'Between Mars and Jupiter circle rocks named after goddesses, rivers, opera singers, towns and one astronomer’s cat. Nobody reads all of them, and nobody needs to. This report goes through the catalog that Asteria holds, picks those which stood within one degree of a point of your chart when you were born, and reads the names like verses found in a telephone book: one line is mute, at the next you put down your cup.',
      benefits: [
        'A list of your own: name, number, the planet next to it, the distance in arc-minutes',
        'A thorough reading of the closest few; the others are left for you to find',
        'The town, heroine or given name that may turn up beside your Moon or Venus',
        'Talk for a whole evening, with a plain note on what is mere coincidence',
      ],
      details: [
        {
          title: 'At the Sun and Moon',
          text: 'A name next to the Sun is read as a motto, next to the Moon as a pet name used at home. All that fit into the degree are listed, and the closest is read.',
        },
        {
          title: 'With Mercury, Venus, Mars',
          text: 'The personal planets and the company they keep: who walks arm in arm with your thoughts, which name stands behind your taste, who hands your temper the hammer.',
        },
        {
          title: 'On horizon and summit',
          text: 'What stands on the Ascendant and the Midheaven depends on the minute. With a sure time these are the most personal finds; without one they are left out.',
        },
        {
          title: 'Company of slow planets',
          text: 'The neighbors of Jupiter, Saturn and those beyond are shared by everyone born in the same days. They get a single page, as the mark of a season.',
        },
        {
          title: 'One degree, no more',
          text: 'A degree on either side is the border. Contacts are ranked by closeness, so what agrees to the arc-minute is read before what stands at the edge.',
        },
        {
          title: 'How a name is read',
          text: 'First the myth or the story of its bearer, then its plain sense and sound. Where a name tells us nothing, only the position is printed.',
        },
      ],
      features: [
        {
          title: 'Worked out that minute',
          text: 'The longitude of every asteroid is computed for the moment of your birth, and backward motion is marked.',
        },
        {
          title: 'Chance is admitted',
          text: 'Among so many names something will suit anybody. That is said outright, and the tightest contacts speak first for this reason.',
        },
        {
          title: 'Findable elsewhere',
          text: 'Names and numbers are the official ones: any rock on the list can be looked up in public catalogs.',
        },
      ],
    },
    ru: {
      title: 'Малые имена вашей карты',
      short: 'Астероиды',
      summary:
        'Астероиды, стоявшие не дальше градуса от ваших планет и углов: имя, номер, расстояние, чтение самых близких и оговорка о случайности.',
      lead: 'Между Марсом и Юпитером летают камни, названные в честь богинь, рек, оперных певиц, городов и кота одного астронома. Читать все никто не станет, да и незачем. Отчёт просматривает каталог, который есть у Asteria, отбирает тех, кто в минуту вашего рождения стоял не дальше градуса от точек карты, и читает имена, как случайные стихи в телефонной книге: одна строка молчит, над другой отставляешь чашку.',
      benefits: [
        'Свой список: имя, номер, соседняя планета и расстояние в минутах дуги',
        'Подробное чтение самых близких; остальные оставлены вам для находок',
        'Город, героиня или чьё-то имя, которые могут найтись возле Луны или Венеры',
        'Разговор на целый вечер и прямая оговорка, что из этого просто совпало',
      ],
      details: [
        {
          title: 'У Солнца и Луны',
          text: 'Имя рядом с Солнцем читается как девиз, рядом с Луной — как домашнее прозвище. Перечислены все, кто уместился в градус, разобран ближайший.',
        },
        {
          title: 'У Меркурия, Венеры, Марса',
          text: 'Личные планеты в малом обществе: с кем под руку идёт ваша мысль, чьё имя стоит за вашим вкусом и кто подаёт молоток вспыльчивости.',
        },
        {
          title: 'На горизонте и вершине',
          text: 'Соседи асцендента и середины неба зависят от минуты. При точном времени это самые личные находки, а без него их в отчёте нет.',
        },
        {
          title: 'Спутники медленных планет',
          text: 'Соседи Юпитера, Сатурна и дальних планет общие у всех, кто родился в те же дни. О них сказано на одной странице, как о приметах сезона.',
        },
        {
          title: 'Не дальше градуса',
          text: 'Градус в каждую сторону — граница. Контакты выстроены по тесноте: совпавшее до минуты дуги разбирают раньше, чем стоящее с самого края.',
        },
        {
          title: 'Как читается имя',
          text: 'Сначала миф или история того, кто носил это имя, потом его прямой смысл и звук. Если имя нам ничего не говорит, приведено одно положение.',
        },
      ],
      features: [
        {
          title: 'Посчитано на минуту',
          text: 'Долгота каждого астероида вычислена на момент вашего рождения, и попятное движение отмечено особо.',
        },
        {
          title: 'Случайность не спрятана',
          text: 'Среди стольких имён что-нибудь подойдёт любому. Об этом сказано вслух, и слово первым получает самый тесный контакт.',
        },
        {
          title: 'Можно проверить самим',
          text: 'Имена и номера официальные: любой камень из списка найдётся в открытых справочниках.',
        },
      ],
    },
  },
}
