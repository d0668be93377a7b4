import type { Report } from '../report.ts'

export const lifeEvolution: Report = {
  type: 'life-evolution',
  categories: ['personal', 'spirituality', 'emotional'],
  weight: 72,
  score: 4.7,
  reviews: 163,
  texts: {
    en: {
      title: 'A life and its seasons',
      short: 'Life seasons',
      summary:
        'Progressed Sun and Moon, eight phases from birth to a hundred, the rounds of Saturn and Uranus: which season of your life it is now.',
      lead: 'On a door frame somewhere there are pencil marks, your height and your age beside it. This report makes such marks for what grows out of sight. It moves your Sun and Moon on, a day for a year, follows the eight phases between them from birth to a hundred, and lays the rounds of Saturn and Uranus beside them. You see which season you are in, when it began, and what usually ends with it.',
      benefits: [
        'The phase you were born under, and how it shows in whatever you begin',
        'A table of eight seasons with dates, from the cradle to a hundred',
        'The present phase: what it still asks, and when the next one relieves it',
        'The four examinations of Saturn, and the age at which each is sat',
        'A look back in which fallow years don’t count as lost',
      ],
      details: [
        {
          title: 'The phase at birth',
          text: 'The angle of Sun and Moon on the first day sets the step. Those born under the crescent push off from the shore; under the balsamic Moon they arrive as the tents come down.',
        },
        {
          title: 'Eight phases, thirty years',
          text: 'The progressed Moon overtakes the Sun in about thirty years. New, crescent, first quarter, gibbous, full, disseminating, last quarter, balsamic: each with its dates and its own work.',
        },
        {
          title: 'The Moon changes rooms',
          text: 'Every two and a half years or so it enters another sign, and houses change at a similar pace. These moves show when the furniture inside is shifted, and why.',
        },
        {
          title: 'Steps of the Sun',
          text: 'The progressed Sun changes sign two or three times in a life. The year is given, and the quality that used to sound foreign and then became a mother tongue.',
        },
        {
          title: 'Saturn by quarters',
          text: 'Near seven, fourteen, twenty-one and twenty-nine Saturn squares its own place, opposes it, squares it again and returns. The rounds are dated and compared: same question, older pupil.',
        },
        {
          title: 'Uranus shakes itself',
          text: 'Near twenty-one, forty-two and sixty-three it argues with its place at birth; at eighty-four it comes home. Its house hints at what is being shaken off.',
        },
      ],
      features: [
        {
          title: 'One sheet, one life',
          text: 'Phases, signs and rounds drawn along a line from birth to a hundred, with today marked on it.',
        },
        {
          title: 'Common and your own',
          text: 'Saturn and Uranus keep nearly equal step in a whole school class; progressed lights don’t. The report never mixes the two.',
        },
        {
          title: 'Ripening, not happening',
          text: 'It describes how something matures over years. For calls, contracts and single dates there are other reports.',
        },
      ],
    },
    ru: {
      title: 'Жизнь по временам года',
      short: 'Этапы жизни',
      summary:
        'Прогрессивные Солнце и Луна, восемь фаз от рождения до ста лет, круги Сатурна и Урана: какое время года у вас сейчас.',
      lead: 'На дверном косяке в чьей-то квартире остались карандашные зарубки: ваш рост и рядом возраст. Отчёт ставит такие же для того, что растёт незаметно. Он продвигает ваши Солнце и Луну, день за год, прослеживает восемь фаз между ними от рождения до ста лет и кладёт рядом обороты Сатурна и Урана. Видно, в каком вы времени года, когда оно началось и что обычно с ним кончается.',
      benefits: [
        'Фаза, под которой вы появились на свет, и как она видна в любых начинаниях',
        'Таблица восьми времён с датами, от колыбели до ста лет',
        'Нынешняя фаза: чего она ещё просит и когда её сменит следующая',
        'Четыре экзамена Сатурна и возраст, на который приходится каждый',
        'Взгляд назад, при котором годы под паром не считаются потерянными',
      ],
      details: [
        {
          title: 'Фаза рождения',
          text: 'Угол между Солнцем и Луной в первый день задаёт шаг. Рождённые под серпом отталкиваются от берега, рождённые под последней, бальзамической Луной застают, как сворачивают шатры.',
        },
        {
          title: 'Восемь фаз, тридцать лет',
          text: 'Прогрессивная Луна догоняет Солнце примерно за тридцать лет. Новая, серп, первая четверть, прибывающая, полная, рассеивающая, последняя четверть, бальзамическая: у каждой свои даты и своя работа.',
        },
        {
          title: 'Луна меняет комнаты',
          text: 'Раз в два с половиной года она переходит в другой знак, и дома сменяются в похожем ритме. По переходам видно, когда внутри переставляют мебель и зачем.',
        },
        {
          title: 'Шаги Солнца',
          text: 'Прогрессивное Солнце меняет знак два-три раза за жизнь. Назван год и то качество, которое прежде казалось чужим говором, а потом стало родной речью.',
        },
        {
          title: 'Четверти Сатурна',
          text: 'Около семи, четырнадцати, двадцати одного и двадцати девяти лет Сатурн встаёт к себе в квадрат, в оппозицию, снова в квадрат и возвращается. Вопрос тот же, ученик старше.',
        },
        {
          title: 'Уран отряхивается',
          text: 'Около двадцати одного, сорока двух и шестидесяти трёх лет он спорит со своим местом рождения, в восемьдесят четыре приходит домой. Что именно стряхивают, видно по его дому.',
        },
      ],
      features: [
        {
          title: 'Жизнь на одном листе',
          text: 'Фазы, знаки и круги вычерчены вдоль линии от рождения до ста лет, и сегодняшний день на ней отмечен.',
        },
        {
          title: 'Общее и своё',
          text: 'Сатурн с Ураном у одноклассников идут почти вровень, прогрессивные светила у каждого свои. В отчёте это не смешано.',
        },
        {
          title: 'Времена, а не события',
          text: 'Описано, что и как созревает за годы. Для звонков, договоров и отдельных чисел есть другие отчёты.',
        },
      ],
    },
  },
}
