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
        'Midheaven, sixth and tenth houses and the planets of a trade: what you do well unasked, what wears you out, and where you want to sign your name.',
      lead: 'On the form it says “coordinator”, yet it is you whom the whole floor asks to make peace with accounting and to coax the printer. The chart is interested in that second job. From the Midheaven, the tenth and sixth houses and the planets that tradition consults about a trade, this report tells what you do well without being asked, which kind of day grinds you down, and under what work you would like to put your name.',
      benefits: [
        'Kinds of work described by what is actually done in them before lunch',
        'Your manner with a boss, with a beginner, and with a deadline set by others',
        'The difference between the place that feeds you and the plate you want on the door',
        'Words for your strong sides that can go into a résumé without blushing',
        'The task for which you need a partner, and the one where a partner is in the way',
      ],
      details: [
        {
          title: 'Midheaven and its ruler',
          text: 'The sign at the top of the chart and the house of its ruler: the field where being seen matters to you, and the back door by which you tend to enter it.',
        },
        {
          title: 'The tenth house',
          text: 'Planets near the summit speak in public. Saturn there waits to be asked for proof, Jupiter is seated in the front row. An empty house gives the floor to its ruler.',
        },
        {
          title: 'The sixth house',
          text: 'An ordinary Tuesday: the pace, the order on the desk, the colleague who hums. This house shows which routine carries you and which one grinds, whatever the salary.',
        },
        {
          title: 'Word, taste, tool',
          text: 'About a trade Ptolemy questioned Mercury, Venus and Mars. The report finds which of the three stands nearest to your work, and what comes of it when two take hold together.',
        },
        {
          title: 'Sun and Saturn',
          text: 'How you take other people’s authority and how you wear your own. The aspect between the two, or the lack of one, shows when you ask permission and when you stop asking.',
        },
        {
          title: 'Where the witnesses agree',
          text: 'What two or three indicators confirm is gathered at the end as a range of occupations, with the grounds. What only one of them says is marked as a hint.',
        },
      ],
      features: [
        {
          title: 'Occupations with grounds',
          text: 'Each line of work carries what it was derived from. You can dispute the argument, and not only the answer.',
        },
        {
          title: 'At any age',
          text: 'It reads well before graduation and a year before retirement: a description of strengths, and no order to resign.',
        },
        {
          title: 'Two houses compared',
          text: 'The sixth and the tenth share one table: daily labor and public name, ruler against ruler.',
        },
      ],
    },
    ru: {
      title: 'Работа, которая вам по руке',
      short: 'Профессия',
      summary:
        'Середина неба, шестой и десятый дома, планеты ремесла: что у вас выходит без приказа, что выматывает и под каким делом хочется подписаться.',
      lead: 'В трудовой записан специалист, а мирить отдел с бухгалтерией и оживлять принтер зовут почему-то вас. Карту занимает эта вторая должность. По середине неба, десятому и шестому домам и планетам, которых традиция спрашивает о ремесле, отчёт показывает, что вы хорошо делаете без просьб, какой рабочий день вас стачивает и под какой работой вам хочется поставить подпись.',
      benefits: [
        'Виды работы, описанные через то, что в них делают до обеда',
        'Как вы держитесь с начальством, с новичком и с чужим сроком сдачи',
        'Разница между местом, которое кормит, и табличкой, которую хочется на дверь',
        'Слова о сильных сторонах, которые не стыдно перенести в резюме',
        'Занятие, для которого вам нужен напарник, и то, где напарник мешает',
      ],
      details: [
        {
          title: 'Середина неба',
          text: 'Знак вершины карты и дом её управителя: область, в которой вам важно быть на виду, и чёрный ход, которым вы туда чаще всего попадаете.',
        },
        {
          title: 'Десятый дом',
          text: 'Планеты у вершины высказываются публично. Сатурн там ждёт, пока попросят доказательств, Юпитера первым зовут в президиум. Пустой дом передаёт слово своему управителю.',
        },
        {
          title: 'Шестой дом',
          text: 'Обычный вторник: темп, порядок на столе, сосед, который напевает. Этот дом показывает, какой распорядок вас несёт, а какой перемалывает при любом окладе.',
        },
        {
          title: 'Слово, вкус, инструмент',
          text: 'О ремесле античные авторы спрашивали Меркурий, Венеру и Марс. Отчёт выясняет, кто из троих стоит ближе к вашей работе и что получается, когда двое берутся вместе.',
        },
        {
          title: 'Солнце и Сатурн',
          text: 'Как вы принимаете чужую власть и как носите свою. Аспект между ними или его отсутствие показывает, когда вы спрашиваете разрешения, а когда перестаёте.',
        },
        {
          title: 'На чём сошлись свидетели',
          text: 'Что подтверждают два-три показателя, собрано в конце как круг занятий, с доводами. Сказанное лишь одним из них так и помечено: намёк.',
        },
      ],
      features: [
        {
          title: 'Занятия с доводами',
          text: 'У каждого предложенного дела указано, из чего оно выведено. Спорить можно с рассуждением, а не только с итогом.',
        },
        {
          title: 'Для любого возраста',
          text: 'Читается и перед выпускным, и за год до пенсии: это описание сильных сторон, а не приказ увольняться.',
        },
        {
          title: 'Два дома рядом',
          text: 'Шестой и десятый сведены в одну таблицу: ежедневный труд и публичное имя, управитель против управителя.',
        },
      ],
    },
  },
}
