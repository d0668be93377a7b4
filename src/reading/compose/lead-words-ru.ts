import { capital } from '#language/capital.ts'
import { aspectRu } from '#language/ru/aspects.ts'
import { byGender } from '#language/ru/cases.ts'
import { genderRu, pointRu, yourRu } from '#language/ru/points.ts'
import { inSignRu } from '#language/ru/signs.ts'
import { commonWordsRu } from '../writer/common-words-ru.ts'
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
const list = (points: readonly SpokenPoint[]) => commonWordsRu.list(points.map((point) => pointRu(point)))
const that = (point: SpokenPoint) => byGender(genderRu(point), 'тот самый', 'та самая', 'то самое')

export const leadWordsRu: LeadWords = {
  theme: (evidence, title) => `${traitWordsRu.speaker({ kind: 'theme', evidence })}, «${title}»`,
  lone: (planet, title) =>
    `«${title}», говорилось в начале, и вот ${byGender(genderRu(planet), 'он сам', 'она сама', 'оно само')}: ${pointRu(planet)}.`,
  part: [
    (planet, also, theme) =>
      also.length > 0
        ? `Вот и снова ${pointRu(planet)} из начала портрета, а с ${byGender(genderRu(planet), 'ним', 'ней', 'ним')} ${list(also)}.`
        : `Вот и снова ${pointRu(planet)} из начала портрета: ${theme}.`,
    (planet, _, theme) => `Вспомните начало портрета: ${theme}. ${capital(pointRu(planet))} оттуда.`,
    (planet, also, theme) =>
      also.length > 0
        ? `${capital(pointRu(planet))} вам уже ${byGender(genderRu(planet), 'знаком', 'знакома', 'знакомо')} по началу портрета, ${list(also)} тоже.`
        : `${capital(pointRu(planet))} вам уже ${byGender(genderRu(planet), 'знаком', 'знакома', 'знакомо')} по началу портрета: ${theme}.`,
    (planet, _, theme) =>
      `${capital(theme)}: в этой истории есть и ${pointRu(planet)}, и здесь слово за ${byGender(genderRu(planet), 'ним', 'ней', 'ним')}.`,
  ],
  tense: [
    (planet, aspect, point, theme) =>
      `${capital(pointRu(planet))} ${made(aspect, point)} и втянут${byGender(genderRu(planet), '', 'а', 'о')} в историю из начала портрета. Здесь она ощущается как давление: ${theme}.`,
    (planet, aspect, point) =>
      `Помните начало портрета, где ${byGender(genderRu(point), 'был', 'была', 'было')} ${pointRu(point)}? ${capital(pointRu(planet))} ${made(aspect, point)}, и в этой главе они спорят.`,
    (planet, aspect, point, theme) =>
      `${capital(pointRu(planet))} ${made(aspect, point)}. По этому проводу сюда и приходит то, с чего начался портрет: ${theme}.`,
  ],
  flowing: [
    (planet, aspect, point, theme) =>
      `${capital(pointRu(planet))} ${made(aspect, point)}. То, с чего начался портрет, даётся здесь легче: ${theme}.`,
    (planet, aspect, point) =>
      `${capital(pointRu(planet))} ${made(aspect, point)}, и трудное из начала портрета здесь смягчается.`,
    (planet, aspect, point, theme) =>
      `${capital(pointRu(planet))} ${made(aspect, point)}. Начало портрета поворачивается здесь доброй стороной: ${theme}.`,
  ],
  joined: [
    (planet, point, theme) =>
      `Рядом с ${ins(planet)} стоит ${pointRu(point)} из начала портрета. Слышно это и здесь: ${theme}.`,
    (planet, point) =>
      `${capital(pointRu(planet))} и ${pointRu(point)} в вашей карте соседи: сказанное в начале об одной планете верно и о другой.`,
  ],
  answers: [
    (planet, sign, ruler) =>
      `${capital(pointRu(planet))} стоит ${inSignRu(sign)}, а этим знаком управляет ${pointRu(ruler)}, ${that(ruler)}, с ${byGender(genderRu(ruler), 'которого', 'которой', 'которого')} начался портрет.`,
    (planet, sign, ruler, theme) =>
      `${capital(inSignRu(sign))} ваш${byGender(genderRu(planet), '', 'а', 'е')} ${pointRu(planet)} слушает хозяина знака, это ${pointRu(ruler)}, и такой дорогой сюда приходит начало портрета: ${theme}.`,
    (planet, sign, ruler) =>
      `${capital(pointRu(planet))} ${inSignRu(sign)} в гостях. Хозяин здесь ${pointRu(ruler)}, уже знакомый вам по началу портрета, и порядки в доме его.`,
  ],
  none: [
    (_, theme) => `И здесь действует то, с чего начался портрет: ${theme}.`,
    (_, theme) => `Начало портрета возвращается в другой одежде: ${theme}.`,
    (_, theme) => `Вернёмся к началу: ${theme}.`,
  ],

  weights: (loudest, why) => `Громче всех в этой карте ${pointRu(loudest)}: ${why}.`,
  why: {
    'rules-ascendant': 'эта планета управляет вашим асцендентом и говорит от вашего имени',
    angular: 'эта планета стоит в одном из четырёх угловых домов',
    'on-angle': 'эта планета стоит прямо на углу карты',
    dignity: 'эта планета сильна по знаку',
    final: 'на этой планете сходятся все цепочки управителей',
    aspects: 'через эту планету проходит большинство тесных аспектов',
  },
  closest: (a, aspect, b, orb) =>
    `Самый тесный из личных аспектов — ${aspectRu(aspect)} ${pointRu(a, 'gen')} и ${pointRu(b, 'gen')}, до точного ${orb}.`,

  setUp: (first, second) => `Вот с чего начинался портрет: ${first}. И вот что стояло рядом: ${second}.`,
  between: (planet, first, second) =>
    `Посредника карта называет сама: ${pointRu(planet)} ${made(first.aspect, first.point)}. А ещё эта планета ${made(second.aspect, second.point)}, и её слышат обе стороны.`,
  helps: (planet, { aspect, point }) =>
    `Помощника карта называет сама: ${pointRu(planet)} ${made(aspect, point)}, а в самом споре не участвует.`,
  alone: (planet) =>
    `Третьей планеты, которая бы их мирила, нет, и договариваться приходится нарочно; лучше всех для этого годится ${pointRu(planet)}.`,
  means: {
    sun: 'Значит, помогает решать от своего имени: то, под чем стоит ваша подпись, понесут обе стороны.',
    moon: 'Значит, помогает сначала отдых, потом доводы: когда вы сыты и выспались, стороны слышат друг друга.',
    mercury: 'Значит, помогают слова: записанные рядом, два желания делят куда меньше часов, чем казалось.',
    venus: 'Значит, помогает приязнь: среди тех, кто вам мил, ни одной стороне не надо ничего доказывать.',
    mars: 'Значит, помогает дело: одна небольшая вещь, сделанная сегодня, мирит их вернее, чем месяц раздумий.',
    jupiter: 'Значит, помогает рамка пошире: спросите, ради чего всё вместе, и стороны станут частями одного замысла.',
    saturn: 'Значит, помогают время и правило: дайте каждой стороне свои часы и держитесь этого год.',
    uranus: 'Значит, помогает опыт: попробуйте на месяц такой уклад, какого в вашей семье ни у кого не было.',
    neptune: 'Значит, помогает тишина: музыка, вода, час без цели, после которого они уже не похожи на врагов.',
    pluto: 'Значит, помогает правда: скажите однажды вслух, что из двух вы боитесь потерять.',
  },
}
