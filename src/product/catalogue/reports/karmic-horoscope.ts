import type { Report } from '../report.ts'

export const karmicHoroscope: Report = {
  type: 'karmic-horoscope',
  categories: ['spirituality', 'personal'],
  weight: 68,
  score: 4.7,
  reviews: 233,
  texts: {
    en: {
      title: 'The unfinished business of your chart',
      short: 'Karmic horoscope',
      summary:
        'Lunar nodes, Saturn, Pluto, Chiron, the twelfth house and retrograde planets as karmic astrology reads them: what keeps coming back for an answer.',
      lead: 'Some errands return. The same boss under a third name, the same argument with a new person, the same two weeks of doubt every fall. Karmic astrology looks for them in a few places of the chart and calls them unfinished. You needn’t believe in earlier lives to use the list: karma here is a tradition of symbols, and the question is what you would like to finish.',
      benefits: [
        'The pattern that repeats, placed in a house of the chart instead of in “bad character”',
        'Saturn’s demand in one sentence, for you to accept or dispute',
        'Old skills to lean on while the new one is being learned',
        'The twelfth house without mist: what works in you unseen',
        'Debts owed to guilt told apart from debts worth the effort',
      ],
      details: [
        {
          title: 'The axis of the nodes',
          text: 'Two opposite signs and houses: in one you act with your eyes closed, in the other your hands won’t obey. The report describes the walk between them.',
        },
        {
          title: 'Saturn’s exam',
          text: 'House, sign and hardest aspect: the exam that is set again until it is taken seriously, and what passing it looks like on an ordinary day.',
        },
        {
          title: 'The twelfth house',
          text: 'Its sign, its ruler and the planets in it: what is done without witnesses, given away, hidden or put off, and knocks at three in the morning.',
        },
        {
          title: 'Pluto’s grip',
          text: 'The thing held too tightly. House and aspects show where loss and control have become one subject, and where the fingers may open without harm.',
        },
        {
          title: 'Chiron’s wound',
          text: 'A hurt that never quite closes, and makes you of use to those who limp on the same leg. The house says where they find you.',
        },
        {
          title: 'Planets turned back',
          text: 'Planets retrograde at birth, as this school takes them: matters that are turned over in the mind for long before a hand is laid on them.',
        },
      ],
      features: [
        {
          title: 'No debts made up',
          text: 'The school speaks in symbols and takes no inventory of facts. Nobody is being punished, and nothing has to be endured for later lives.',
        },
        {
          title: 'The common method',
          text: 'Nodes, Saturn, twelfth house: the part on which most schools agree. The methods of Cayce and Ronco have reports of their own.',
        },
        {
          title: 'One small errand',
          text: 'Each chapter closes with a single thing for this month, small enough to be really done.',
        },
      ],
    },
    ru: {
      title: 'Незаконченные дела вашей карты',
      short: 'Кармический гороскоп',
      summary:
        'Лунные узлы, Сатурн, Плутон, Хирон, двенадцатый дом и ретроградные планеты, как их читает кармическая астрология: что возвращается и ждёт ответа.',
      lead: 'Есть поручения, которые возвращаются. Тот же начальник под третьей фамилией, тот же спор с новым человеком, те же две недели сомнений каждую осень. Кармическая астрология ищет им место в карте и называет их незаконченными. Верить в прежние жизни для этого не нужно: карма здесь — традиция символов, а вопрос один: что хочется довести до конца.',
      benefits: [
        'Повторяющийся сюжет, которому нашёлся дом в карте, а не в «плохом характере»',
        'Требование Сатурна одной фразой, с которой можно согласиться или поспорить',
        'Старые умения, на которые можно опереться, пока осваивается новое',
        'Двенадцатый дом без тумана: что работает в вас без свидетелей',
        'Разница между долгом из чувства вины и долгом, который стоит труда',
      ],
      details: [
        {
          title: 'Ось узлов',
          text: 'Два противоположных знака и два дома: в одном всё делается с закрытыми глазами, в другом руки не слушаются. Описано, как ходить от первого ко второму.',
        },
        {
          title: 'Экзамен Сатурна',
          text: 'Дом, знак и самый трудный аспект: экзамен, который назначают снова, пока к нему не отнесутся всерьёз. И как выглядит сданный экзамен в обычный день.',
        },
        {
          title: 'Двенадцатый дом',
          text: 'Знак, управитель и планеты внутри: что делается без свидетелей, отдаётся, прячется, откладывается, а потом стучится в три часа ночи и просит разговора.',
        },
        {
          title: 'Хватка Плутона',
          text: 'То, что держат слишком крепко. По дому и аспектам видно, где потеря и власть стали одним предметом и где пальцы можно разжать без ущерба.',
        },
        {
          title: 'Рана Хирона',
          text: 'Боль, которая не зарастает до конца, зато делает вас нужными тем, кто хромает на ту же ногу. Дом подсказывает, где они вас находят.',
        },
        {
          title: 'Планеты вспять',
          text: 'Ретроградные планеты рождения, как их понимает эта школа: дела, которые долго вертят в уме, прежде чем взяться за них руками.',
        },
      ],
      features: [
        {
          title: 'Долги не выдуманы',
          text: 'Школа говорит символами и описи фактов не ведёт. Никто не наказан, и терпеть ради будущих жизней ничего не предлагают.',
        },
        {
          title: 'Общий метод',
          text: 'Узлы, Сатурн, двенадцатый дом: то, в чём сходится большинство школ. У методов Кейси и Ронко есть собственные отчёты.',
        },
        {
          title: 'Одно дело в конце',
          text: 'Каждая глава кончается посильным делом на этот месяц, таким небольшим, что его и правда можно сделать.',
        },
      ],
    },
  },
}
