import type { Report } from '../report.ts'

export const compatibility: Report = {
  type: 'compatibility',
  categories: ['relationship', 'communication'],
  weight: 96,
  score: 4.9,
  reviews: 386,
  texts: {
    en: {
      title: 'Two charts held to the light',
      short: 'Compatibility',
      summary:
        'Two births compared planet by planet, in both directions, for any bond: lovers, siblings, business partners, an editor and an author. No percentage at the end.',
      lead: 'Two sun signs may tell you whether a dinner will be pleasant. To see what happens in the third year of a shared office, a marriage or a band, both charts have to be laid one over the other. This report tests two people against one another, whatever ties them: where they hear each other at once, where one tires the other, and what of that can be agreed upon.',
      benefits: [
        'A verdict first: what holds, what rubs and what to do about it, with the dates of the coming month and year',
        'Both directions kept apart: what you stir in them, what they stir in you',
        'The few contacts that carry the bond, lifted out of a hundred small ones',
        'The quarrel most likely to repeat, with the two planets that start it',
        'Terms for living or working side by side: pace, money, silence, praise',
        'A plain account of what two charts can’t know: your past and your decisions',
      ],
      details: [
        {
          title: 'Aspects between you',
          text: 'Each of your planets against each of theirs. Mars on somebody’s Mercury interrupts; on somebody’s Venus it sets out to please. The report tells which pairs stand close enough to be felt without an astrologer.',
        },
        {
          title: 'You in their houses',
          text: 'Where your planets land in the other’s life. Your Saturn in their tenth house sits in on their work; in the fourth it checks whether the stove is off.',
        },
        {
          title: 'They in yours',
          text: 'The same overlay in reverse, because it is seldom even. One may bring the other holidays and receive a household budget in exchange; both lists stand side by side.',
        },
        {
          title: 'Talk and temper',
          text: 'Mercury and Mars across both charts: who thinks aloud and who goes quiet, how fast each of you heats, how long each takes to cool.',
        },
        {
          title: 'What counts as care',
          text: 'Moon and Venus facing Moon and Venus. For one, care is being asked about the day; for the other, tea set down without a word. Both mean it.',
        },
        {
          title: 'A check by the whole',
          text: 'The composite chart, made of midpoints, and the Davison chart, cast for the middle of two births. Here they only test whether the whole confirms the comparison.',
        },
      ],
      features: [
        {
          title: 'For any bond',
          text: 'Spouses, sisters, roommates, a coach and a pupil: contacts are read for what two people do together, with no romance assumed.',
        },
        {
          title: 'Without a score',
          text: 'Ninety out of a hundred won’t tell you what to do on Tuesday. You get the contacts themselves, easy and sore, with their orbs.',
        },
        {
          title: 'One table for two',
          text: 'Every aspect between the charts in a single grid: your planets down the side, theirs across the top.',
        },
      ],
    },
    ru: {
      title: 'Две карты на просвет',
      short: 'Совместимость',
      summary:
        'Две карты, сверенные планета за планетой в обе стороны. Для любой связи: влюблённые, сёстры, совладельцы кофейни, автор и редактор. Без процентов в конце.',
      lead: 'По знакам Солнца можно угадать, удастся ли ужин. Чтобы понять, как двое поладят на третий год общей квартиры или общего дела, карты надо наложить одну на другую. Отчёт проверяет двоих друг на друге, что бы их ни связывало: где понимают с полуслова, где один утомляет другого и о чём из этого можно договориться.',
      benefits: [
        'Сначала вердикт: что держит, где трудно, с чего начать — и даты на ближайший месяц и год',
        'Обе стороны порознь: что вы будите в другом человеке и что он в вас',
        'Две-три тесные связи, на которых всё держится, вынуты из сотни мелких',
        'Ссора, которая любит повторяться, и две планеты, с которых она начинается',
        'Условия мирной жизни или работы рядом: темп, деньги, молчание, похвала',
        'Честная оговорка о том, чего карты не знают: вашего прошлого и ваших решений',
      ],
      details: [
        {
          title: 'Аспекты между вами',
          text: 'Каждая ваша планета против каждой чужой. Марс на чьём-то Меркурии перебивает, на чьей-то Венере старается порадовать. Сказано, какие пары стоят так близко, что их слышно и без астролога.',
        },
        {
          title: 'Вы в чужих домах',
          text: 'Куда в жизни другого попадают ваши планеты. Сатурн в чужом десятом доме присматривает за работой, в четвёртом проверяет, выключен ли газ, а Юпитер там же накрывает на стол.',
        },
        {
          title: 'Другой в ваших',
          text: 'То же наложение в обратную сторону, и равным оно бывает редко. Один приносит другому праздники, а получает семейный бюджет. Оба списка стоят рядом, строка против строки.',
        },
        {
          title: 'Речь и порох',
          text: 'Меркурий и Марс обеих карт: кто думает вслух, а кто замолкает, как быстро каждый закипает и сколько остывает. Отсюда видно, какой дорожкой обычно бежит спор.',
        },
        {
          title: 'Что считать заботой',
          text: 'Луна и Венера напротив Луны и Венеры. Одному важно, чтобы спросили, как прошёл день, другому — чтобы молча поставили чай. Обе нежности настоящие, только говорят на разных языках.',
        },
        {
          title: 'Проверка целым',
          text: 'Композит из средних точек и карта Дэвисона, построенная на середину двух рождений. Здесь они служат для сверки: подтверждает ли целое то, что показало сравнение.',
        },
      ],
      features: [
        {
          title: 'Не только для влюблённых',
          text: 'Супруги, братья, соседи по кабинету, тренер и ученик: связи читаются по тому, чем двое заняты вместе. Роман не подразумевается.',
        },
        {
          title: 'Без процентов',
          text: 'Девяносто из ста не подскажут, что делать во вторник. Здесь сами связи, лёгкие и напряжённые, у каждой указан орбис.',
        },
        {
          title: 'Одна таблица на двоих',
          text: 'Все аспекты между картами в общей сетке: ваши планеты по строкам, чужие по столбцам.',
        },
      ],
    },
  },
}
