import type { Report } from '../report.ts'

export const professional: Report = {
  type: 'professional',
  categories: ['career', 'leadership', 'mental'],
  weight: 88,
  score: 4.9,
  reviews: 298,
  texts: {
    en: {
      title: 'The work that fits your hands',
      short: 'Profession',
      summary:
        'Five questions about work and one argument: what you’re for, how you work, under whom, where your name gets known and when. With ten occupations.',
      lead: 'On the form it says “coordinator”, yet it is you whom the whole floor asks to make peace with accounting and to coax the printer. The chart is interested in that second job. This report puts five questions about work to it, answers each in one continuous chapter, hears the planet that disagrees, and ends with ten occupations, what to avoid and three dates ahead.',
      benefits: [
        'One thesis made of all five answers, and five chapters that argue it',
        'Ten named occupations, each with a verdict and its grounds, and three things to keep away from',
        'The voice in your chart that wants to work otherwise, and when to follow it',
        'Four lines that can go into a résumé without blushing, by your stage of life',
        'One thing to do after each chapter, for a student, a beginner, a hand of long standing or a pensioner',
      ],
      details: [
        {
          title: 'What you’re for',
          text: 'The planet seen last to rise before the Sun, which Ptolemy asks about a trade, and the sign in which it works: whether you’re for a matter or for people.',
        },
        {
          title: 'An ordinary day',
          text: 'Mars shows your pace and the sign on the sixth house your Tuesday: even hours or three strong ones, what carries you and what grinds, whatever the salary.',
        },
        {
          title: 'Under whom and beside whom',
          text: 'Saturn by house shows which authority you accept and how you carry your own; the sign on the seventh house, who works well beside you.',
        },
        {
          title: 'Where your name gets known',
          text: 'The ruler of the tenth house tells by which way you’re heard of, the Midheaven for what: among those who know you, or out in the open.',
        },
        {
          title: 'Early or late',
          text: 'The Lot of Spirit stands for what one does of one’s own decision. Its ruler shows in which part of a working life that pays, its house where.',
        },
        {
          title: 'Ten occupations',
          text: 'The planets that speak for work are counted, and the five with most grounds name two occupations each. From sixty-five on they name pursuits instead.',
        },
      ],
      features: [
        {
          title: 'Occupations with grounds',
          text: 'Each occupation carries what it was derived from. You can dispute the argument, and not only the answer.',
        },
        {
          title: 'At any age',
          text: 'It reads well before graduation and long after retirement: the advice, the occupations and the lines change with the stage of life.',
        },
        {
          title: 'Day and name compared',
          text: 'The sixth and the tenth share one table, ruler against ruler, with Fortune and Spirit, the nodes and the coming years of work.',
        },
      ],
    },
    ru: {
      title: 'Работа, которая вам по руке',
      short: 'Профессия',
      summary:
        'Пять вопросов о работе и одно рассуждение: ваше дело, ваши будни, под чьим началом, где узнают ваше имя и когда. И десять занятий.',
      lead: 'В трудовой записан специалист, а мирить отдел с бухгалтерией и оживлять принтер зовут почему-то вас. Карту занимает эта вторая должность. Отчёт задаёт ей пять вопросов о работе, на каждый отвечает цельной главой, выслушивает планету, которая не согласна, и заканчивает десятью занятиями, тем, чего избегать, и тремя датами впереди.',
      benefits: [
        'Одна мысль из всех пяти ответов, и пять глав, которые её доказывают',
        'Десять названных занятий, у каждого оценка и доводы, и три вещи, от которых лучше держаться подальше',
        'Голос в карте, которому хочется работать иначе, и когда его стоит слушать',
        'Четыре строки, которые не стыдно перенести в резюме, по вашей поре жизни',
        'Одно дело после каждой главы: для студента, для начинающего, для опытного и для пенсионера',
      ],
      details: [
        {
          title: 'Ваше дело',
          text: 'Планета, которую последней видно перед восходом: о ремесле Птолемей спрашивал её. И знак, в котором она работает: предмет вам нужен или люди.',
        },
        {
          title: 'Обычный день',
          text: 'По Марсу виден ваш ход, по знаку на шестом доме — ваш вторник: ровные часы или три сильных, что несёт и что перемалывает при любом окладе.',
        },
        {
          title: 'Под чьим началом и рядом с кем',
          text: 'Дом Сатурна показывает, какую власть вы признаёте и как носите свою; знак на седьмом доме — кто хорошо работает рядом.',
        },
        {
          title: 'Где узнают ваше имя',
          text: 'Управитель десятого дома говорит, какой дорогой о вас узнают, а середина неба — за что: среди тех, кто знает вас близко, или на виду.',
        },
        {
          title: 'Рано или поздно',
          text: 'Жребий Духа отвечает за то, что делают по своему решению. Управитель показывает, в какой части трудовой жизни оно окупается, а дом — в чём.',
        },
        {
          title: 'Десять занятий',
          text: 'Планеты, которые говорят о работе, сосчитаны; пять с большим числом доводов называют по два занятия. С шестидесяти пяти лет это занятия для себя.',
        },
      ],
      features: [
        {
          title: 'Занятия с доводами',
          text: 'У каждого предложенного дела указано, из чего оно выведено. Спорить можно с рассуждением, а не только с итогом.',
        },
        {
          title: 'Для любого возраста',
          text: 'Читается и перед выпускным, и много лет спустя после пенсии: советы, занятия и строки меняются вместе с порой жизни.',
        },
        {
          title: 'Будни и имя рядом',
          text: 'Шестой и десятый дома сведены в одну таблицу, управитель против управителя; рядом Фортуна и Дух, узлы и ближайшие годы работы.',
        },
      ],
    },
  },
}
