import type { Report } from '../report.ts'

export const businessLifeForecast: Report = {
  type: 'business-life-forecast',
  categories: ['career', 'finance', 'leadership'],
  weight: 66,
  score: 4.7,
  reviews: 142,
  texts: {
    en: {
      title: 'A working year with its dates',
      short: 'Business year',
      summary:
        'Transits and progressions to the Midheaven and the houses of money, labor and standing, Jupiter with Saturn, Mercury’s loops: a year of work by date.',
      lead: 'The launch was set for the tenth because the tenth was free. Fair enough; here is one more row for the plan. For a year ahead this forecast follows Jupiter, Saturn and the faster planets where your chart speaks of business: over the Midheaven and through the houses of money, of daily labor and of standing. It adds progressions and the retrogrades of Mercury, and names dates: when to ask, when to reread, when to hand in.',
      benefits: [
        'Weeks for starting, weeks for revising, weeks for collecting what is owed',
        'The loops of Mercury, with the house where papers want a second look',
        'The months when superiors and clients look up, by transits to the Midheaven',
        'One line for money and another for workload, as the two seldom peak together',
        'A calendar that deserves its nail in the wall beside the sales plan',
      ],
      details: [
        {
          title: 'Midheaven in view',
          text: 'When a planet reaches the Midheaven or stands square to it, work is more visible than usual. Every contact has its day, its planet and a likely subject: praise, a question, a change of course.',
        },
        {
          title: 'Second house, invoices',
          text: 'Transits through the second house and to its ruler: the months in which a price may be named anew, and those that lend themselves to counting what has come in.',
        },
        {
          title: 'Sixth house, the queue',
          text: 'Where the pile on the desk grows and what it is made of. Planets crossing the sixth house are dated, with the sort of errand each of them brings along.',
        },
        {
          title: 'Tenth house, Jupiter, Saturn',
          text: 'One enlarges whatever it can reach, the other returns it for correction. Their way through the tenth house and their aspects to your working points are listed for the year.',
        },
        {
          title: 'Mercury’s loops',
          text: 'It turns back about three times a year. For each loop: both stations, the houses it walks through again, and any planet of yours that it meets three times.',
        },
        {
          title: 'The slow hand',
          text: 'Under the minute hand moves the hour hand: a progressed planet nearing the Midheaven or the ruler of the tenth shows what all the bustle of this year is for.',
        },
      ],
      features: [
        {
          title: 'Ask, check, deliver',
          text: 'Dates are sorted by use: for proposals, for rereading, for closing. Beside each stands the transit it rests on.',
        },
        {
          title: 'Staff or freelance',
          text: 'It speaks of tasks, people and deadlines, so it serves an employee, a freelancer and whoever signs the payroll.',
        },
        {
          title: 'Markets left alone',
          text: 'Not a word on interest rates or the price of shares. The subject of this report is you at work.',
        },
      ],
    },
    ru: {
      title: 'Рабочий год с датами',
      short: 'Деловой год',
      summary:
        'Транзиты и прогрессии к середине неба, второму, шестому и десятому домам, Юпитер с Сатурном и петли Меркурия: год дел по числам.',
      lead: 'Запуск назначили на десятое, потому что десятое свободно. Что ж, вот в план ещё одна строка. Прогноз на год вперёд следит за Юпитером, Сатурном и быстрыми планетами там, где ваша карта говорит о деле: на середине неба, в доме денег, в доме ежедневной работы и в доме положения. К этому добавлены прогрессии и ретроградный Меркурий и названы числа: когда просить, когда перечитывать, когда сдавать.',
      benefits: [
        'Недели, чтобы начинать, недели, чтобы править, и недели, чтобы собирать долги',
        'Петли Меркурия с домом карты, где бумаги просят второго взгляда',
        'Месяцы, когда начальство и заказчики поднимают глаза, по транзитам к середине неба',
        'Отдельная линия для денег и отдельная для нагрузки: их пики редко совпадают',
        'Календарь, которому найдётся гвоздь на стене рядом с планом продаж',
      ],
      details: [
        {
          title: 'Середина неба на виду',
          text: 'Когда планета доходит до середины неба или встаёт к ней в квадрат, работа заметнее обычного. У каждого контакта день, планета и вероятный предмет: похвала, вопрос, смена курса.',
        },
        {
          title: 'Второй дом и счета',
          text: 'Транзиты по второму дому и к его управителю: месяцы, когда впору заново назвать цену, и те, что располагают пересчитать уже пришедшее.',
        },
        {
          title: 'Шестой дом и очередь',
          text: 'Где растёт стопка на столе и из чего она сложена. Планеты, идущие по шестому дому, расписаны по датам, с тем родом поручений, который каждая приносит.',
        },
        {
          title: 'Десятый дом, Юпитер, Сатурн',
          text: 'Один увеличивает всё, до чего дотянется, другой возвращает на доработку. Их путь по десятому дому и аспекты к рабочим точкам карты выписаны за весь год.',
        },
        {
          title: 'Петли Меркурия',
          text: 'Назад он поворачивает около трёх раз в год. Для каждого раза: обе стоянки, дома, по которым он пройдёт повторно, и те ваши планеты, что встретятся ему трижды.',
        },
        {
          title: 'Часовая стрелка',
          text: 'Под минутной движется часовая: прогрессивная планета на подходе к середине неба или к управителю десятого дома показывает, ради чего вся суета этого года.',
        },
      ],
      features: [
        {
          title: 'Просить, проверять, сдавать',
          text: 'Даты разобраны по назначению: для предложений, для перечитывания, для закрытия. При каждой назван транзит, на котором она держится.',
        },
        {
          title: 'Штат или вольные хлеба',
          text: 'Речь о задачах, людях и сроках, поэтому отчёт годится и по найму, и без начальства, и тем, кто сам платит зарплату.',
        },
        {
          title: 'Рынок не тронут',
          text: 'О курсах и ценах бумаг здесь ни слова. Предмет этого отчёта — вы за работой.',
        },
      ],
    },
  },
}
