import type { Report } from '../report.ts'

export const financialPotential: Report = {
  type: 'financial-potential',
  categories: ['finance', 'career'],
  weight: 90,
  score: 4.8,
  reviews: 287,
  texts: {
    en: {
      title: 'How money comes and where it goes',
      short: 'Money',
      summary:
        'Five questions and one argument: how money comes to you and goes, which risk suits you, alone or with others, early or late.',
      lead: 'Two people earn the same. One has an envelope in the drawer for next winter; the other has bought a round for a table of strangers. Sums don’t explain that, habits do. This report puts five questions to your chart, answers each of them in one continuous chapter, hears the planet that disagrees, and ends with what to change and three dates ahead.',
      benefits: [
        'One thesis of your chart, and five chapters that argue it',
        'Each answer with its reason: the planet, its sign and house, and what the tradition makes of them',
        'The planet that speaks against each answer, and the occasions on which it’s right',
        'What “enough” means to your Venus, one habit to change, two strengths to lean on',
        'No shares, no coins, no “good days to buy”: only what is yours to change',
      ],
      details: [
        {
          title: 'How it comes',
          text: 'The second house and its ruler: by which road money reaches you, in an even stream or in starts, and what people really pay you for.',
        },
        {
          title: 'How it goes',
          text: 'Your Venus decides what is worth its price and what “enough” means. Your Moon shows what you buy when you are after something else.',
        },
        {
          title: 'What risk suits you',
          text: 'Mars shows how you dare, the fifth house what there is to stake, Jupiter where you believe in your luck. One answer comes of it, and the case in which another holds.',
        },
        {
          title: 'Alone or with others',
          text: 'The eighth house holds what is shared: a joint account, a debt between cousins, an inheritance. Its sign and ruler show how you lend, borrow and ask for things back.',
        },
        {
          title: 'Early or late',
          text: 'The lords of the earlier and of the later years, after Dorotheus of Sidon, and the Part of Fortune, whose sign and house tell where an effort is more often worth the trouble.',
        },
        {
          title: 'What to take along',
          text: 'One habit to change, two strengths, and three turning points ahead: which planet meets which, on what days, how old you are then, and what to do with it.',
        },
      ],
      features: [
        {
          title: 'Rulers in a table',
          text: 'Three houses in a row: cusp, ruler, its place and its dignity. The whole argument can be followed from there.',
        },
        {
          title: 'By day, by night',
          text: 'Whether the Sun stood above the horizon decides the formula of Fortune. You see both formulas and why one was taken.',
        },
        {
          title: 'No financial advice',
          text: 'The report names no bank, no stock and no loan. Decisions stay with you and whomever you trust with figures.',
        },
      ],
    },
    ru: {
      title: 'Откуда деньги и куда они деваются',
      short: 'Деньги',
      summary:
        'Пять вопросов и одно рассуждение: как деньги приходят и уходят, какой риск вам по мерке, в одиночку или с людьми, рано или поздно.',
      lead: 'Зарплата у двоих одинаковая. Один к среде занимает до получки, у другого в шкафу третий год лежит конверт «на потом». Арифметикой этого не объяснить, привычками можно. Отчёт задаёт вашей карте пять вопросов, на каждый отвечает цельной главой, выслушивает планету, которая не согласна, и заканчивает тем, что стоит сменить, и тремя датами впереди.',
      benefits: [
        'Одна мысль о вашей карте и пять глав, которые её доказывают',
        'У каждого ответа есть причина: планета, её знак и дом и что из этого выводит традиция',
        'Планета, которая возражает, и случаи, когда она права',
        'Что для вашей Венеры значит «достаточно», одна привычка, которую стоит сменить, и две опоры',
        'Ни акций, ни ставок, ни «выгодных дней»: только то, что в вашей власти изменить',
      ],
      details: [
        {
          title: 'Как они приходят',
          text: 'Второй дом и его управитель: какой дорогой деньги до вас добираются, ровно или рывками, и за что вам на самом деле платят.',
        },
        {
          title: 'Как они уходят',
          text: 'Венера решает, что стоит своей цены и что значит «достаточно», а Луна показывает, что вы покупаете, когда хочется другого.',
        },
        {
          title: 'Какой риск вам по мерке',
          text: 'По Марсу видно, как вы решаетесь, по пятому дому — что можно поставить, по Юпитеру — где вы верите в свою удачу. Ответ один, и назван случай, когда верен другой.',
        },
        {
          title: 'В одиночку или с людьми',
          text: 'Восьмой дом ведает тем, что делят: общий счёт, наследство, долг двоюродному брату. По знаку и управителю видно, как вы даёте, берёте и напоминаете о возврате.',
        },
        {
          title: 'Рано или поздно',
          text: 'Хозяева ранних и поздних лет по Дорофею, астрологу первого века, и Точка Фортуны: её знак и дом показывают, где старание чаще окупает само себя.',
        },
        {
          title: 'Что взять с собой',
          text: 'Одна привычка, которую стоит сменить, две опоры и три поворота впереди: какая планета с чем встречается, в какие дни, сколько вам тогда лет и что с этим делать.',
        },
      ],
      features: [
        {
          title: 'Управители в таблице',
          text: 'Три дома рядом: куспид, управитель, его место и достоинство. По таблице можно пройти весь ход рассуждения.',
        },
        {
          title: 'Днём или ночью',
          text: 'Формула Фортуны зависит от того, стояло ли Солнце над горизонтом. Приведены обе формулы и причина, по которой взята одна.',
        },
        {
          title: 'Не финансовый совет',
          text: 'Отчёт не называет банков, бумаг и кредитов. Решения остаются за вами и за теми, кому вы доверяете считать.',
        },
      ],
    },
  },
}
