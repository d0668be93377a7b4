import type { Report } from '../report.ts'

export const cosmobiological: Report = {
  type: 'cosmobiological',
  categories: ['mental', 'personal'],
  weight: 46,
  score: 4.7,
  reviews: 71,
  isNew: true,
  texts: {
    en: {
      title: 'Midpoints on a ninety-degree dial',
      short: 'Cosmobiology',
      summary:
        'A chart after Reinhold Ebertin: the ninety-degree dial, midpoint trees and personal points. A drawing, its formulas, and plain sentences beside them.',
      lead: 'Between any two planets there is a place where nothing stands, until a third falls exactly into it. On such half-sums Reinhold Ebertin built a school. He put the houses aside, folded the zodiac in four so that conjunctions, squares and oppositions land in one spot, and began to read what lines up. This report draws that dial and the trees for your birth, and turns the formulas into sentences.',
      benefits: [
        'Your ninety-degree dial, drawn with every point to the arc-minute',
        'A tree, drawn as Ebertin drew it, for each point that carries a close formula',
        'The closest formulas of your four personal points in words, and who stands between Sun and Moon',
        'Five years of solar arcs, with the month of each',
        'Ties that the usual grid of aspects doesn’t show, found by plain arithmetic',
      ],
      details: [
        {
          title: 'A circle folded in four',
          text: 'Three hundred and sixty degrees are wrapped into ninety. Points a square or an opposition apart come to lie together, and the hard knots of a chart show at once.',
        },
        {
          title: 'The middle of a pair',
          text: 'For every two points the middle is computed. A planet that stands on it, or at forty-five degrees to it, ties all three into one statement.',
        },
        {
          title: 'Midpoint trees',
          text: 'Ebertin’s own notation: a planet on top, below it the pairs that it halves. The longer the tree, the more of the chart hangs on that planet.',
        },
        {
          title: 'Personal points',
          text: 'Sun, Moon, Ascendant and Midheaven come first. A structure that contains one of them is about you; without them it might describe your whole class at school.',
        },
        {
          title: 'Three at one table',
          text: 'Sun with Saturn is reserve. Put Mars in the middle and it becomes the stubborn night shift nobody else would take. Each sentence shows which three it came from.',
        },
        {
          title: 'Narrow orbs',
          text: 'Only tight contacts are admitted, each printed with its distance. Where there is nothing near, the tree stands bare, and a bare tree is an answer too.',
        },
      ],
      features: [
        {
          title: 'No houses at all',
          text: 'Ebertin’s school gets by with planets, Ascendant and Midheaven, so there is no quarrel over house systems to be had.',
        },
        {
          title: 'Equation, then sentence',
          text: 'On the left the formula, on the right what is made of it. By the last page you read the notation unaided.',
        },
        {
          title: 'Credit where due',
          text: 'The method comes from Ebertin’s books, the wording of the interpretations is ours, and the report keeps the two apart.',
        },
      ],
    },
    ru: {
      title: 'Полусуммы на круге в девяносто градусов',
      short: 'Космобиология',
      summary:
        'Карта по Рейнхольду Эбертину: круг в девяносто градусов, деревья полусумм и личные точки. Чертёж, формулы и рядом с ними обычные фразы.',
      lead: 'Между любыми двумя планетами есть место, где ничего нет, пока ровно туда не попадёт третья. На этих полусуммах Рейнхольд Эбертин построил целую школу: отложил дома, сложил зодиак вчетверо, чтобы соединения, квадраты и оппозиции легли в одну точку, и стал читать, что выстроилось в ряд. Отчёт чертит этот круг и деревья для вашего рождения и переводит формулы на человеческий язык.',
      benefits: [
        'Ваш круг в девяносто градусов со всеми точками, вычерченный до угловой минуты',
        'Дерево, как его чертил Эбертин, у каждой точки с тесной формулой',
        'Самые тесные формулы четырёх личных точек словами и кто стоит между Солнцем и Луной',
        'Пять лет солнечных дуг с месяцем каждой',
        'Связи, которых обычная сетка аспектов не видит, найденные чистым счётом',
      ],
      details: [
        {
          title: 'Круг, свёрнутый вчетверо',
          text: 'Триста шестьдесят градусов уложены в девяносто. Точки, разделённые квадратом или оппозицией, оказываются рядом, и жёсткие узлы карты видны с первого взгляда.',
        },
        {
          title: 'Середина пары',
          text: 'Для каждых двух точек вычислена середина. Планета, которая стоит на ней или в сорока пяти градусах от неё, связывает всех троих в одно высказывание.',
        },
        {
          title: 'Деревья полусумм',
          text: 'Запись самого Эбертина: наверху планета, под ней пары, которые она делит пополам. Чем длиннее дерево, тем больше на этой планете держится.',
        },
        {
          title: 'Личные точки',
          text: 'Сперва Солнце, Луна, асцендент и середина неба. Если в связке есть кто-то из них, речь о вас; без них она могла бы описать и весь ваш класс.',
        },
        {
          title: 'Трое за столом',
          text: 'Солнце с Сатурном — сдержанность. Посадите посередине Марс, и выйдет упрямая ночная смена, на которую больше никто не согласился. У каждой фразы названы её трое.',
        },
        {
          title: 'Узкий орбис',
          text: 'Допущены только тесные контакты, и при каждом напечатано расстояние. Где ничего близкого нет, дерево стоит голым, и голое дерево тоже ответ.',
        },
      ],
      features: [
        {
          title: 'Совсем без домов',
          text: 'Школа Эбертина обходится планетами, асцендентом и серединой неба, так что спорить о системах домов не придётся.',
        },
        {
          title: 'Уравнение и фраза',
          text: 'Слева формула, справа её пересказ. К последней странице запись читается уже без подсказки.',
        },
        {
          title: 'Заимствованное названо',
          text: 'Метод взят из книг Эбертина, слова толкований принадлежат нам, и в отчёте одно отделено от другого.',
        },
      ],
    },
  },
}
