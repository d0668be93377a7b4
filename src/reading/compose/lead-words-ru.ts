import { capital } from '#language/capital.ts'
import { aspectRu } from '#language/ru/aspects.ts'
import { pointRu, yourRu } from '#language/ru/points.ts'
import type { Aspect } from '#astro/charts/aspect.ts'
import type { SpokenPoint } from '../library/subjects.ts'
import type { LeadWords } from './lead-words.ts'
import { traitWordsRu } from './trait-words-ru.ts'

const isAngle = (point: SpokenPoint) => point === 'asc' || point === 'mc'
const ins = (point: SpokenPoint) => (isAngle(point) ? yourRu(point, 'ins') : pointRu(point, 'ins'))
/** «образует квадрат с Сатурном», «стоит в оппозиции к Сатурну». */
function made(aspect: Aspect, point: SpokenPoint): string {
  if (aspect === 'opposition')
    return `стоит в оппозиции к ${isAngle(point) ? yourRu(point, 'dat') : pointRu(point, 'dat')}`
  if (aspect === 'conjunction') return `стоит рядом с ${ins(point)}`
  return `образует ${aspectRu(aspect, 'acc')} с ${ins(point)}`
}
export const leadWordsRu: LeadWords = {
  theme: (evidence) => traitWordsRu.speaker({ kind: 'theme', evidence }),
  wish: {
    closeness: 'желание близости',
    freedom: 'желание свободы',
    safety: 'желание надёжности',
    achievement: 'желание чего-то добиться',
    truth: 'желание правды',
    joy: 'желание радости',
    order: 'желание порядка',
    meaning: 'желание смысла',
  },
  lead: {
    love: [
      (wish) => `В любви первым говорит ${wish}.`,
      (wish) => `Рядом с любимым человеком ведёт ${wish}.`,
      (wish) => `В любви громче прочих слышно ${wish}.`,
    ],
    work: [
      (wish) => `В работе тон задаёт ${wish}.`,
      (wish) => `За делом верх берёт ${wish}.`,
      (wish) => `Днём, среди дел, первым просыпается ${wish}.`,
    ],
    home: [
      (wish) => `Дома слышнее всего ${wish}.`,
      (wish) => `В своих стенах решает чаще ${wish}.`,
      (wish) => `По дому видно, как живёт изо дня в день ${wish}.`,
    ],
    growth: [
      (wish) => `С годами меняется и ${wish}.`,
      (wish) => `Взрослеет и ${wish}.`,
      (wish) => `Со временем меняется и ${wish}.`,
    ],
  },

  weights: [
    (loudest, why) => `Громче всех в этой карте ${pointRu(loudest)}: ${why}.`,
    (loudest, why) => `Больше других в этой карте весит ${pointRu(loudest)}: ${why}.`,
    (loudest, why) => `Первое слово из десяти планет у вас берёт ${pointRu(loudest)}: ${why}.`,
    (loudest, why) => `Сильнее прочих здесь ${pointRu(loudest)}: ${why}.`,
  ],
  why: {
    'rules-ascendant': 'эта планета управляет вашим асцендентом и говорит от вашего имени',
    angular: 'эта планета стоит в одном из четырёх угловых домов',
    'on-angle': 'эта планета стоит прямо на углу карты',
    dignity: 'эта планета сильна по знаку',
    final: 'на этой планете сходятся все цепочки управителей',
    aspects: 'через эту планету проходит большинство тесных аспектов',
  },

  setUp: [
    (first, second, third) =>
      `Первая сторона этого портрета — ${first}. Вторая — ${second}.${third ? ` Третья — ${third}.` : ''}`,
    (first, second, third) =>
      `Первый голос в портрете — ${first}. Второй — ${second}.${third ? ` Третий — ${third}.` : ''}`,
    (first, second, third) =>
      `То, с чего портрет начался, — ${first}. То, что стояло рядом, — ${second}.${third ? ` И ещё одно — ${third}.` : ''}`,
    (first, second, third) =>
      `Первая тема портрета — ${first}. Вторая — ${second}.${third ? ` Третья — ${third}.` : ''}`,
  ],
  shared: [
    (planet) =>
      `${capital(pointRu(planet))} участвует в том и в другом: о чём там договорятся, то верно для обеих сторон.`,
    (planet) => `Обе стороны сходятся в одной точке, и это ${pointRu(planet)}: там и можно договориться.`,
    (planet) => `Общее у них одно: ${pointRu(planet)}. Отсюда и начинается согласие.`,
    (planet) => `В обоих случаях участвует ${pointRu(planet)}, поэтому разойтись совсем они не могут.`,
  ],
  between: [
    (planet, first, second) =>
      `Посредника карта называет сама: ${pointRu(planet)} ${made(first.aspect, first.point)}. А ещё эта планета ${made(second.aspect, second.point)}, и её слышат обе стороны.`,
    (planet, first, second) =>
      `Мирить их может ${pointRu(planet)}: эта планета ${made(first.aspect, first.point)}. И она же ${made(second.aspect, second.point)}.`,
    (planet, first, second) =>
      `С каждой стороной ладит ${pointRu(planet)}: эта планета ${made(first.aspect, first.point)}. Кроме того, она ${made(second.aspect, second.point)}.`,
    (planet, first, second) =>
      `Есть кому передать слово от одной стороны к другой. ${capital(pointRu(planet))} ${made(first.aspect, first.point)}. Эта же планета ${made(second.aspect, second.point)}.`,
  ],
  helps: [
    (planet, { aspect, point }) => `Помощника карта называет сама: ${pointRu(planet)} ${made(aspect, point)}.`,
    (planet, { aspect, point }) => `Помочь здесь может ${pointRu(planet)}: эта планета ${made(aspect, point)}.`,
    (planet, { aspect, point }) => `Союзник в карте есть: ${pointRu(planet)} ${made(aspect, point)}.`,
    (planet, { aspect, point }) => `${capital(pointRu(planet))} ${made(aspect, point)} и годится в помощники.`,
  ],
  alone: [
    (planet, why) =>
      `Договариваться им приходится нарочно, и лучше всех для этого годится ${pointRu(planet)}${why ? `: ${why}` : ''}.`,
    (planet, why) => `Чтобы поладить, им нужен третий. Это ${pointRu(planet)}${why ? `: ${why}` : ''}.`,
    (planet, why) => `Удержать их вместе хватит сил у одной планеты, и это ${pointRu(planet)}${why ? `: ${why}` : ''}.`,
    (planet, why) => `Лучше всего они ладят, когда за старшего ${pointRu(planet)}${why ? `: ${why}` : ''}.`,
  ],
  means: {
    sun: 'Значит, помогает решать от своего имени: то, под чем стоит ваша подпись, понесут обе стороны.',
    moon: 'Значит, помогает сначала отдых, потом доводы: когда вы сыты и выспались, стороны слышат друг друга.',
    mercury: 'Значит, помогают слова: записанные рядом, два желания делят куда меньше часов, чем казалось.',
    venus: 'Значит, помогает приязнь: среди тех, кто вам мил, ни одной стороне не надо ничего доказывать.',
    mars: 'Значит, помогает дело: одна небольшая вещь, сделанная сегодня, мирит их вернее, чем месяц раздумий.',
    jupiter: 'Значит, помогает рамка пошире: спросите, ради чего всё вместе, и стороны станут частями одного замысла.',
    saturn: 'Значит, помогают время и правило: дайте каждой стороне свои часы и держитесь этого год.',
    uranus: 'Значит, помогает опыт: попробуйте на месяц такой уклад, какого в вашей семье ни у кого не было.',
    neptune:
      'Значит, помогает тихий час: музыка, вода, никакой цели, и после него обе стороны уже не похожи на врагов.',
    pluto: 'Значит, помогает правда: скажите однажды вслух, что из двух вы боитесь потерять.',
  },
}
