import type { Report } from '../report.ts'

export const relationship: Report = {
  type: 'relationship',
  categories: ['relationship', 'emotional'],
  weight: 92,
  score: 4.8,
  reviews: 341,
  texts: {
    en: {
      title: 'The couple as a third person',
      short: 'Relationship',
      summary:
        'Two people who stay together make a third creature with habits of its own. The report reads it: composite and Davison charts, rhythm, sore points.',
      lead: 'Ask friends about a couple you know, and they will describe neither of the two. Always late, they say; they feed everyone; never a cross word in front of guests. That third creature has charts of its own. This report computes them and reads what the pair lives for, what tires it, and when it wants to be left in peace.',
      benefits: [
        'A portrait of your “we”, apart from the portraits of either of you',
        'Words for the quarrel that hides behind the one about dishes and keys',
        'The house of the composite Moon: where this pair goes to catch its breath',
        'Two methods side by side, composite and Davison, and what both confirm',
        'A few questions for each other on a quiet evening, drawn from the charts',
      ],
      details: [
        {
          title: 'A shared Sun and Moon',
          text: 'The halfway points of two Suns and two Moons: what the pair lives toward, and what settles it. In one house it wants guests, in another drawn curtains.',
        },
        {
          title: 'The Davison chart',
          text: 'A real sky, above the point exactly midway between your births in time and on the globe. Where it sides with the composite it is trusted; where it argues, that is noted.',
        },
        {
          title: 'The rhythm of the pair',
          text: 'Elements and modes of the shared charts: whether things get decided in the hallway or a month later, whether you need the road or the same Sunday every week.',
        },
        {
          title: 'Where it is sore',
          text: 'Squares and oppositions inside the shared charts, and the synastry behind them. Each comes with the scene in which it tends to show, and the wish hidden under it.',
        },
        {
          title: 'Who carries what',
          text: 'One’s planets in the other’s houses: who holds the keys, who the jokes, who the memory for birthdays. And whether each half of the luggage suits its bearer.',
        },
        {
          title: 'Holding and letting go',
          text: 'Venus and Saturn of the composite, with Uranus beside them: what keeps two people together on dull days, and how much separate air the bond needs to breathe.',
        },
      ],
      features: [
        {
          title: 'Addressed to both',
          text: 'Written to be read aloud on a sofa: it takes no side and casts nobody as the patient half.',
        },
        {
          title: 'Any length of love',
          text: 'Thirty years married, three months in, or living in two cities: the shared charts need two births and no certificate.',
        },
        {
          title: 'Stay or part',
          text: 'That isn’t decided for you here. The report shows where the bond hurts and what has kept it whole so far.',
        },
      ],
    },
    ru: {
      title: 'Пара, у которой свой характер',
      short: 'Отношения',
      summary:
        'Двое, которые остались вместе, заводят третье существо со своими привычками. Отчёт читает его: композит и карту Дэвисона, ритм пары и её больные места.',
      lead: 'Спросите друзей о знакомой паре, и ни одного из двоих они не опишут. Вечно опаздывают, скажут вам; у них всегда накормят; на людях ни разу не поссорились. У этого третьего существа есть собственные карты. Отчёт строит их и рассказывает, ради чего пара живёт, от чего устаёт и когда её лучше не трогать.',
      benefits: [
        'Портрет вашего «мы» отдельно от портретов каждого из вас',
        'Слова для той ссоры, что прячется за ссорой о посуде и ключах',
        'Дом, где стоит Луна композита: куда ваша пара уходит отдышаться',
        'Два метода рядом, композит и карта Дэвисона, и то, в чём они сошлись',
        'Несколько вопросов друг к другу на тихий вечер, выведенных из карт',
      ],
      details: [
        {
          title: 'Общие Солнце и Луна',
          text: 'Середина между двумя Солнцами и двумя Лунами: к чему пара живёт и что её успокаивает. В одном доме ей нужны гости, в другом — задёрнутые шторы.',
        },
        {
          title: 'Карта Дэвисона',
          text: 'Настоящее небо над точкой, которая лежит ровно посередине двух рождений во времени и на земле. Где оно согласно с композитом, ему верят; где спорит, спор отмечен.',
        },
        {
          title: 'Ритм пары',
          text: 'Стихии и кресты общих карт: решают здесь в прихожей или месяц спустя, нужна ли дорога или одно и то же воскресенье каждую неделю.',
        },
        {
          title: 'Больные места',
          text: 'Квадраты и оппозиции внутри общих карт и синастрия, которая за ними стоит. Для каждого дана сцена, где оно обычно болит, и желание, которое под ним спрятано.',
        },
        {
          title: 'Кто что несёт',
          text: 'Планеты одного в домах другого: у кого ключи, у кого шутки, у кого память на дни рождения. И по плечу ли каждому его половина поклажи.',
        },
        {
          title: 'Держать и отпускать',
          text: 'Венера и Сатурн композита, а рядом Уран: что удерживает двоих в скучные дни и сколько отдельного воздуха просит союз, чтобы не задохнуться.',
        },
      ],
      features: [
        {
          title: 'Обоим сразу',
          text: 'Текст можно читать вслух на диване: ничью сторону он не держит и никого не назначает терпеливой половиной.',
        },
        {
          title: 'Любой стаж',
          text: 'Тридцать лет в браке, третий месяц или жизнь в двух городах: общим картам хватает двух рождений, штамп им не нужен.',
        },
        {
          title: 'Остаться или уйти',
          text: 'Этого здесь не решают за вас. Показано, где у союза болит и благодаря чему он до сих пор цел.',
        },
      ],
    },
  },
}
