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
        'The second, eighth and eleventh houses with their rulers, Venus, Jupiter and the Part of Fortune: what you sell easily and what you overpay for.',
      lead: 'Two people earn the same. One has an envelope in the drawer for next winter; the other has bought a round for a table of strangers. Sums don’t explain that, habits do. This report reads the three money houses of your chart with their rulers, then Venus, Jupiter and the Part of Fortune, and describes what people gladly pay you for, what you can’t bring yourself to charge, and whose pocket yours is tied to.',
      benefits: [
        'A description of your money habits, including the one you tell nobody about',
        'The spot in the chart where the discount for all your friends comes from',
        'Money earned, money shared and money brought by others, each in its own house',
        'What “enough” means to your Venus, and which purchases answer another question',
        'No shares, no coins, no “good days to buy”: only what is yours to change',
      ],
      details: [
        {
          title: 'What you earn by',
          text: 'The second house, its planets and its ruler: the skill you are paid for, the price you dare to say aloud, and how large a reserve lets you sleep.',
        },
        {
          title: 'The common pot',
          text: 'The eighth house holds what is shared: a joint account, the parents’ cottage, a debt between cousins. Its sign and ruler show how you lend, borrow and ask for things back.',
        },
        {
          title: 'Money through people',
          text: 'Older authors called the eleventh the purse of the profession, being the second from the tenth. It tells of income that arrives by recommendation, group chat and somebody’s birthday party.',
        },
        {
          title: 'Three rulers compared',
          text: 'The planets that govern these houses are set side by side: where they stand, how well placed, on what terms. If two quarrel, you see what is being argued over: earning, sharing or keeping.',
        },
        {
          title: 'Venus and Jupiter',
          text: 'Venus shows what is worth its price to you, Jupiter where you round up. Somewhere between them lies the purchase that was never mentioned at home.',
        },
        {
          title: 'The Part of Fortune',
          text: 'An ancient point made of Sun, Moon and ascendant, its formula turned round for births at night. Sign and house tell where an effort is more often worth the trouble.',
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
        'Второй, восьмой и одиннадцатый дома с управителями, Венера, Юпитер и Точка Фортуны: что у вас охотно покупают и за что вы переплачиваете.',
      lead: 'Зарплата у двоих одинаковая. Один к среде занимает до получки, у другого в шкафу третий год лежит конверт «на потом». Арифметикой этого не объяснить, привычками можно. Отчёт читает три денежных дома вашей карты с их управителями, Венеру, Юпитер и Точку Фортуны и описывает, за что вам платят охотно, за что вы стесняетесь взять и чей кошелёк пристёгнут к вашему.',
      benefits: [
        'Описание ваших денежных привычек, включая ту, о которой не рассказывают',
        'Место в карте, откуда берётся скидка для всех знакомых',
        'Заработанное, общее и пришедшее через людей разведены по трём домам и не путаются',
        'Что для вашей Венеры значит «достаточно» и какие покупки отвечают не на тот вопрос',
        'Ни акций, ни ставок, ни «выгодных дней»: только то, что в вашей власти изменить',
      ],
      details: [
        {
          title: 'Чем вы зарабатываете',
          text: 'Второй дом, планеты в нём и управитель: за какое умение вам платят, какую цену вы решаетесь назвать вслух и какой запас нужен, чтобы спокойно заснуть.',
        },
        {
          title: 'Общий котёл',
          text: 'Восьмой дом ведает тем, что делят: семейный счёт, родительская дача, долг двоюродному брату. По знаку и управителю видно, как вы даёте, берёте и напоминаете о возврате.',
        },
        {
          title: 'Деньги через знакомых',
          text: 'Одиннадцатый дом старые авторы звали кошельком профессии: он второй от десятого. Здесь читается заработок, который приходит с рекомендацией, общим чатом и чьим-нибудь юбилеем.',
        },
        {
          title: 'Три управителя',
          text: 'Планеты, отвечающие за эти дома, сопоставлены: где стоят, в силе ли, в каких они отношениях. Если двое в ссоре, ясно, о чём спор: заработать, поделиться или сберечь.',
        },
        {
          title: 'Венера и Юпитер',
          text: 'По Венере видно, что для вас стоит своих денег, по Юпитеру — где вы округляете в большую сторону. Между ними лежит та самая покупка, о которой дома молчат.',
        },
        {
          title: 'Точка Фортуны',
          text: 'Старинная точка из Солнца, Луны и асцендента; для ночного рождения формула перевёрнута. Знак и дом показывают, где старание чаще окупает само себя.',
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
