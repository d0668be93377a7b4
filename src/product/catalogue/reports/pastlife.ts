import type { Report } from '../report.ts'

export const pastlife: Report = {
  type: 'pastlife',
  categories: ['spirituality', 'emotional'],
  weight: 70,
  score: 4.7,
  reviews: 298,
  texts: {
    en: {
      title: 'An old tale from the South Node',
      short: 'Past life',
      summary:
        'Tradition hears in the Moon’s south node an echo of an earlier life. The report tells that echo as a tale, and says openly that it is one.',
      lead: 'No archive can confirm a past life, and we don’t pretend that one has. What can be computed is the south node of the Moon, its sign and house, and the planet that rules it; astrologers have long seen in them the trace of something already lived. From these points the report tells a story, as a dream would, and leaves it to you what in it is familiar.',
      benefits: [
        'One image from the first page to the last, built on your own node',
        'The skill that came too easily, and the corner where it set into habit',
        'Words for a place that seems familiar though you never lived there',
        'The line between symbol and claim, drawn wherever it is needed',
        'Questions for a notebook: which scene touched you, which passed you by',
      ],
      details: [
        {
          title: 'The sign of the node',
          text: 'The manner of the old life: whether it went by rule or by whim, in a crowd or in a cell. The sign gives the tale its costume and gait.',
        },
        {
          title: 'The house of the node',
          text: 'The setting: a workshop, a court, a ship, a sickroom, a road. The house says in which part of life the story unfolds, and where it breaks off.',
        },
        {
          title: 'Its ruler',
          text: 'The planet that rules the sign becomes the main character. Its house and aspects make the plot: whom the hero looked for, quarreled with, left halfway.',
        },
        {
          title: 'Company at the node',
          text: 'A planet beside the south node enters the tale as a companion or a creditor. If none stands there, the hero walks alone, and that is part of the image.',
        },
        {
          title: 'The habit that stayed',
          text: 'What is left of the image today: a gesture, a taste, a dislike of certain rooms. It is told as a comparison, easily refused if it isn’t yours.',
        },
        {
          title: 'The other end',
          text: 'The north node is read briefly, as the page on which the old story stops repeating itself and something the hero never practiced begins.',
        },
      ],
      features: [
        {
          title: 'A tale, openly',
          text: 'It is a tradition of symbols and no record of facts. Names, dates and countries are not made up; there are none.',
        },
        {
          title: 'A point to check',
          text: 'The node is computed for your minute of birth; degree, sign, house and ruler are printed beside the story.',
        },
        {
          title: 'A single voice',
          text: 'Beginning, middle and end in place of a list of meanings: an evening’s reading, like a novella in a magazine.',
        },
      ],
    },
    ru: {
      title: 'Прежняя жизнь как старая повесть',
      short: 'Прошлая жизнь',
      summary:
        'В южном узле Луны традиция слышит отзвук прежней жизни. Отчёт пересказывает этот отзвук как повесть и не скрывает, что это повесть.',
      lead: 'Прошлую жизнь не проверишь в архиве, и мы не делаем вида, что проверили. Вычислить можно другое: южный узел Луны, его знак и дом, планету, которая им управляет. В них астрологи издавна видят след чего-то уже прожитого. Из этих точек складывается рассказ, похожий на сон, а что в нём знакомо, решать вам.',
      benefits: [
        'Один цельный образ от первой страницы до последней, выведенный из вашего узла',
        'Умение, которое далось слишком легко, и угол, где оно застыло привычкой',
        'Слова для места, которое кажется знакомым, хотя вы там не жили',
        'Граница между символом и утверждением, проведённая всюду, где она нужна',
        'Вопросы для записной книжки: какая сцена задела, какая прошла мимо',
      ],
      details: [
        {
          title: 'Знак узла',
          text: 'Манера прежней жизни: по уставу она шла или по прихоти, в толпе или в келье. Знак даёт рассказу костюм и походку героя.',
        },
        {
          title: 'Дом узла',
          text: 'Место действия: мастерская, двор, корабль, лазарет, дорога. Дом подсказывает, в какой части жизни разворачивается повесть и на чём она обрывается.',
        },
        {
          title: 'Управитель узла',
          text: 'Планета, которая правит знаком, становится главным действующим лицом. Её дом и аспекты дают сюжет: кого герой искал, с кем спорил, что бросил на полпути.',
        },
        {
          title: 'Соседи узла',
          text: 'Планета возле южного узла входит в повесть как спутник или заимодавец. Если рядом никого нет, герой идёт один, и это тоже часть образа.',
        },
        {
          title: 'Привычка, которая осталась',
          text: 'Что от образа заметно сегодня: жест, вкус, неприязнь к определённым комнатам. Рассказано как сравнение, от которого легко отказаться, если оно не ваше.',
        },
        {
          title: 'Другой конец оси',
          text: 'Северный узел прочитан коротко: это страница, где старая повесть перестаёт повторяться и начинается то, в чём у героя нет никакой сноровки.',
        },
      ],
      features: [
        {
          title: 'Повесть без обмана',
          text: 'Перед вами традиция символов, документом она не притворяется. Имена, даты и страны не выдуманы: их просто нет.',
        },
        {
          title: 'Точка для проверки',
          text: 'Узел вычислен на вашу минуту: градус, знак, дом и управитель напечатаны рядом с рассказом.',
        },
        {
          title: 'Один голос',
          text: 'Начало, середина и конец вместо списка значений: читается за вечер, как новелла в журнале.',
        },
      ],
    },
  },
}
