import type { Report } from '../report.ts'

export const karmicHoroscopeRonco: Report = {
  type: 'karmic-horoscope-ronco',
  categories: ['spirituality', 'liberty'],
  weight: 48,
  score: 4.6,
  reviews: 94,
  texts: {
    en: {
      title: 'Nodes and backward planets, after Ronco',
      short: 'Karmic: Ronco',
      summary:
        'The lunar nodes and the planets retrograde at birth, read by the published method of Martin Schulman. Yours, listed with their speeds and told.',
      lead: 'You have left the apartment, locked the door, and on the third stair you turn back: something was forgotten. A retrograde planet behaves in a chart much like that. The reading offered under the name Ronco looks at little and looks closely: at the two lunar nodes and at every planet that was moving backward when you were born. It keeps to two books by Martin Schulman and says so. What is worth going back for, and when is it time to leave?',
      benefits: [
        'Your retrograde planets in a list, with the sign, house and degree of each',
        'The affairs that in your hands take a second try, and what the first is for',
        'The nodes as two pairs of shoes: one worn down, one that still pinches',
        'Planets tied to the nodes: what they pull back, what they pull ahead',
        'An answer even if nothing at all was going backward',
      ],
      details: [
        {
          title: 'Nodes by sign',
          text: 'The manner you lean on and the manner you are learning. Both ends are kept: nobody stands on one leg for long, whichever it is.',
        },
        {
          title: 'Nodes by house',
          text: 'Two parts of life between which you carry things: from home to the office, from your purse to other hands, from your own room to a far town.',
        },
        {
          title: 'Planets on the axis',
          text: 'A planet joined to a node, or square to both, is drawn into the exchange: it sits on the bridge and takes a toll. The report says in which coin.',
        },
        {
          title: 'Backward Mercury, Venus, Mars',
          text: 'Personal planets turn back seldom, so the mark is plain: a word weighed twice, affection that visits old addresses, anger that arrives on the way home.',
        },
        {
          title: 'Backward Jupiter and Saturn',
          text: 'Beliefs and duties inspected from inside. What others were content to hear in class, you may have had to prove to yourself, and more than once.',
        },
        {
          title: 'Backward outer planets',
          text: 'Uranus, Neptune and Pluto go backward for months of every year, which alone says little. Their house and their ties to the nodes decide.',
        },
      ],
      features: [
        {
          title: 'Few tools',
          text: 'Nodes and backward motion only. The rest of the chart is left to the reports that need it, and doesn’t get in the way.',
        },
        {
          title: 'Speeds in a table',
          text: 'Each planet’s speed at your minute of birth is printed: ahead, back, or almost standing still.',
        },
        {
          title: 'A figure of speech',
          text: 'Karma here is a word from an old tradition of symbols. It proves no earlier life and passes no sentence.',
        },
      ],
    },
    ru: {
      title: 'Узлы и попятные планеты по Ронко',
      short: 'Карма по Ронко',
      summary:
        'Лунные узлы и планеты, ретроградные при рождении, прочитанные по изданному методу Мартина Шульмана. Ваши найдены и рассказаны, у каждой указана скорость.',
      lead: 'Вы вышли из квартиры, заперли дверь и с третьей ступеньки вернулись: что-то осталось. Примерно так ведёт себя в карте ретроградная планета. Чтение, которое предлагают под именем «Ронко», смотрит на немногое, зато пристально: на два лунных узла и на каждую планету, которая при вашем рождении двигалась вспять. Держится оно двух книг Мартина Шульмана и этого не скрывает. За чем стоит вернуться, а когда пора идти?',
      benefits: [
        'Список ваших ретроградных планет: знак, дом и градус каждой',
        'Дела, которые у вас выходят со второго раза, и для чего нужен первый',
        'Узлы как две пары обуви: стоптанная и та, что ещё жмёт',
        'Планеты, связанные с узлами: что они тянут назад, а что вперёд',
        'Ответ и на тот случай, если вспять не шла ни одна',
      ],
      details: [
        {
          title: 'Узлы по знакам',
          text: 'Повадка, на которую вы опираетесь, и та, которой учитесь. Оба конца оставлены в силе: на одной ноге долго не простоять, на какой бы ни стояли.',
        },
        {
          title: 'Узлы по домам',
          text: 'Две части жизни, между которыми вы носите поклажу: из дома на службу, из кошелька в чужие руки, из своей комнаты в дальний город.',
        },
        {
          title: 'Планеты на оси',
          text: 'Планета, стоящая на узле или в квадрате к обоим, втянута в обмен: она сидит на мосту и берёт плату за проход. Сказано, какой монетой.',
        },
        {
          title: 'Меркурий, Венера, Марс вспять',
          text: 'Личные планеты пятятся нечасто, поэтому метка заметна: слово взвешено дважды, нежность ходит по старым адресам, гнев приходит уже по дороге домой.',
        },
        {
          title: 'Юпитер и Сатурн вспять',
          text: 'Убеждения и обязанности, осмотренные изнутри. То, что другим хватило услышать на уроке, вам, возможно, пришлось доказывать самим себе, и не один раз.',
        },
        {
          title: 'Дальние планеты вспять',
          text: 'Уран, Нептун и Плутон пятятся по нескольку месяцев каждый год, и само по себе это мало о чём говорит. Решают дом и связь с узлами.',
        },
      ],
      features: [
        {
          title: 'Мало орудий',
          text: 'Только узлы и попятное движение. Остальная карта оставлена тем отчётам, которым она нужна, и здесь не мешает.',
        },
        {
          title: 'Скорость в таблице',
          text: 'У каждой планеты указана скорость на минуту рождения: вперёд, назад или почти на месте.',
        },
        {
          title: 'Фигура речи',
          text: 'Карма здесь — слово из старой традиции символов. Прежних жизней оно не доказывает и приговоров не выносит.',
        },
      ],
    },
  },
}
