import type { Report } from '../report.ts'

export const karmicHoroscopeRonco: Report = {
  type: 'karmic-horoscope-ronco',
  categories: ['spirituality', 'liberty'],
  weight: 48,
  score: 4.6,
  reviews: 94,
  texts: {
    en: {
      title: 'Retrograde planets: what you do twice',
      short: 'Karmic: retrogrades',
      summary:
        'The planets that moved backward at your birth, their phase and their turns, and the lunar nodes as far as their rulers turned back. Listed with their speeds and told.',
      lead: 'Some things you do once and some you do twice. Astrologers look for the difference in the direction in which each planet was moving when you were born: a retrograde planet goes over its affairs a second time before it shows them. This reading looks at that, and at the lunar nodes only where they have to do with it. What is worth going back for, and when is it time to go on?',
      benefits: [
        'Your retrograde planets, the weightiest first, by sign and house',
        'The phase of each: before, at or after the heart of its backward motion',
        'Planets within seven days of a turn, whichever way they moved',
        'The ages at which a planet changes its direction by progression',
        'An answer even if nothing at all was going backward',
      ],
      details: [
        {
          title: 'What is done twice',
          text: 'Each planet that moved backward: how it shows in daily life, in which field, and what the second look is good for.',
        },
        {
          title: 'What is done at once',
          text: 'The planets that moved forward, for contrast: where your first attempt is the right one, and what others may find hard about it.',
        },
        {
          title: 'Close to a turn',
          text: 'A planet that changes direction within seven days of your birth hardly moved and weighs more. It is read by the way in which it turned.',
        },
        {
          title: 'The rulers of the nodes',
          text: 'Whether the ruler of the south node or of the north moved backward says which end of the axis is gone over again.',
        },
        {
          title: 'Turns in the course of life',
          text: 'In secondary progression a day stands for a year. The report lists the turns of your ninety years with their ages.',
        },
        {
          title: 'Going back or going on',
          text: 'How to tell a useful return from an idle one, how others take your second look, and what helps at your age.',
        },
      ],
      features: [
        {
          title: 'Few tools',
          text: 'Backward motion, turns and the rulers of the nodes. The rest of the chart is left to the reports that need it.',
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
      title: 'Ретроградные планеты: что вы делаете дважды',
      short: 'Карма: попятные планеты',
      summary:
        'Планеты, которые при вашем рождении шли назад, их фазы и повороты и лунные узлы там, где назад шли их управители. У каждой указана скорость.',
      lead: 'Одно вы делаете раз, другое дважды. Астрологи ищут разницу в том, куда двигалась каждая планета в момент вашего рождения: ретроградная проходит свои дела второй раз, прежде чем показать. На это и смотрит отчёт, а на лунные узлы — лишь там, где они с этим связаны. За чем стоит вернуться, а когда пора идти?',
      benefits: [
        'Ваши ретроградные планеты, сначала самые весомые, по знаку и дому',
        'Фаза каждой: до середины обратного движения, в ней или после',
        'Планеты ближе семи дней к повороту, куда бы они ни шли',
        'Возраст, в котором планета меняет направление по прогрессиям',
        'Ответ и на тот случай, если вспять не шла ни одна',
      ],
      details: [
        {
          title: 'Что делается дважды',
          text: 'Каждая планета, шедшая назад: как это видно в обычной жизни, в какой области и на что годится второй взгляд.',
        },
        {
          title: 'Что делается сразу',
          text: 'Планеты, шедшие вперёд, для сравнения: где верна первая попытка и что в этом трудно другим.',
        },
        {
          title: 'Рядом с поворотом',
          text: 'Планета, которая меняет направление ближе семи дней от рождения, почти не двигалась и весит больше. Прочитано, куда она повернула.',
        },
        {
          title: 'Управители узлов',
          text: 'Шёл ли назад управитель южного узла или северного: от этого зависит, какой конец оси проходят заново.',
        },
        {
          title: 'Повороты по ходу жизни',
          text: 'Во вторичных прогрессиях день стоит за год. Повороты ваших девяноста лет перечислены с возрастом.',
        },
        {
          title: 'Вернуться или идти',
          text: 'Как отличить полезное возвращение от праздного, как ваш второй взгляд видят другие и что помогает в вашем возрасте.',
        },
      ],
      features: [
        {
          title: 'Мало орудий',
          text: 'Обратное движение, повороты и управители узлов. Остальная карта оставлена тем отчётам, которым она нужна.',
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
