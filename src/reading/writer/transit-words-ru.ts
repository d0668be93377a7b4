import { capital } from '#language/capital.ts'
import type { Planet } from '#astro/ephemeris/body.ts'
import { commonWordsRu } from './common-words-ru.ts'
import { aspectGenderRu, aspectLabelRu, aspectRu, aspectToRu, toNatalRu } from '#language/ru/aspects.ts'
import { byGender } from '#language/ru/cases.ts'
import { houseDatRu, inHouseRu } from '#language/ru/ordinals.ts'
import { inSignRu } from '#language/ru/signs.ts'
import { pointRu, yourRu } from '#language/ru/points.ts'
import type { TimedTransit, TransitWords } from './transit-words.ts'

const { list } = commonWordsRu
const names = (planets: readonly Planet[]) => capital(list(planets.map((planet) => pointRu(planet))))
const its = ({ aspect }: TimedTransit, m: string, f: string, n: string) => byGender(aspectGenderRu(aspect), m, f, n)
const exact = (t: TimedTransit) => its(t, 'точен', 'точна', 'точно')
/** «квадрат Сатурна к вашей Венере». */
const aspectOf = (t: TimedTransit) =>
  `${aspectRu(t.aspect)} ${pointRu(t.transiting, 'gen')} ${toNatalRu(t.aspect, t.natal)}`
/** «был точен 3 марта 2026 года, снова будет точен 7 июня 2026 года». */
const dates = (t: TimedTransit) =>
  [
    t.past.length > 0 ? `${its(t, 'был', 'была', 'было')} ${exact(t)} ${list(t.past)}` : '',
    t.ahead.length > 0 ? `${t.past.length > 0 ? 'снова ' : ''}будет ${exact(t)} ${list(t.ahead)}` : '',
  ]
    .filter(Boolean)
    .join(', ')
const nearing = ({ applying }: TimedTransit) => (applying ? 'сходится' : 'расходится')

/** The transit reading in Russian. */
export const transitWordsRu: TransitWords = {
  chapters: {
    overview: 'Небо над вашей картой',
    slow: 'То, что длится месяцы и годы',
    rooms: 'Комнаты, которые они проходят',
    swift: 'Эти дни и недели',
  },
  titles: {
    overview: 'Что весит больше всего',
    together: [(natal) => `Двое сразу: ${yourRu(natal, 'nom')}`],
    sky: 'Где сейчас медленные планеты',
    houses: 'По вашим домам',
    quiet: 'Тихая полоса',
  },
  title: (transiting, aspect, natal) => capital(aspectLabelRu(transiting, aspect, natal)),
  houseTitle: (planet, house) => `${capital(pointRu(planet))} ${inHouseRu(house)}`,
  sky: (places) => `Сейчас ${list(places.map(({ planet, sign }) => `${pointRu(planet)} ${inSignRu(sign)}`))}.`,
  heaviest: [
    (t) => `Из всего, чем занято небо, вас больше прочего касается ${aspectOf(t)}.`,
    (t) =>
      `Если какую-то строку здесь стоит прочесть дважды, то эту: ${pointRu(t.transiting)} в ${aspectToRu(t.aspect, t.natal, 'loc')}.`,
  ],
  next: (t, date) => `Ближайший точный аспект медленных планет придётся на ${date}: это ${aspectOf(t)}.`,
  nextIsIt: (date) => `Раньше него точным не станет ни один медленный аспект, а его день — ${date}.`,
  together: {
    alike: [
      (planets, natal) =>
        `${names(planets)} одновременно заняты одной точкой, это ${yourRu(natal, 'nom')}, и хотят от неё примерно одного. На что каждый намекнул бы, то вдвоём говорится вслух.`,
    ],
    apart: [
      (planets, natal) =>
        `${names(planets)} одновременно заняты одной точкой, это ${yourRu(natal, 'nom')}: с одной стороны давят, с другой помогают. Берите помощь там, где дают, и тратьте там, где жмёт: дело одно, просто видно его с двух сторон.`,
    ],
  },
  quiet:
    'Ни одна из медленных планет не стоит ближе двух градусов к аспекту с вашей картой. Ничего большого от вас сейчас не требуют, а это бывает реже, чем кажется, и хорошо годится для дел, которым нужно только ваше решение.',
  quietUntimed:
    'Без часа рождения ни один медленный аспект сейчас не назовёшь наверняка: каждый может оказаться чуть в стороне. Сказанное ниже верно для любого часа.',
  passes: [
    (t) => `До точного аспекта ${t.orb}, он ${nearing(t)}: ${aspectToRu(t.aspect, t.natal)} ${dates(t)}.`,
    (t) => `Проходов несколько: ${aspectOf(t)} ${dates(t)}; сейчас не хватает ${t.orb}.`,
    (t) => `${capital(aspectOf(t))} ${dates(t)}; пока между ними ${t.orb}.`,
  ],
  once: [
    (t) => `До точного аспекта ${t.orb}, он ${nearing(t)}: ${aspectToRu(t.aspect, t.natal)} ${dates(t)}.`,
    (t) => `По календарю ${aspectOf(t)} ${dates(t)}; сейчас не хватает ${t.orb}.`,
    (t) => `${capital(aspectOf(t))} ${dates(t)}; пока между ними ${t.orb}.`,
  ],
  short: [
    (t) => `До точного аспекта остаётся ${t.orb}, и ${pointRu(t.transiting)} поворачивает, не дойдя.`,
    (t) => `Дело так и ограничится этими ${t.orb}: ${pointRu(t.transiting)} не доходит до точного аспекта.`,
  ],
  untimed: [
    (t) => `Это верно для любого часа рождения: ${aspectOf(t)} совсем рядом.`,
    (t) => `${capital(aspectOf(t))} действует сейчас, когда бы вы ни родились в тот день.`,
    (t) => `Час рождения здесь ничего не меняет: ${aspectOf(t)} уже в силе.`,
  ],
  house: ({ planet, house, since, until, returns }) =>
    [
      `${capital(pointRu(planet))} идёт по вашему ${houseDatRu(house)}`,
      since ? ` с ${since}` : '',
      until ? ` до ${until}` : '',
      returns ? `, а потом заглянет ещё раз, с ${returns}` : '',
      '.',
    ].join(''),
}
