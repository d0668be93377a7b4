import { planetsRu } from '#language/ru/numbers.ts'
import { capital } from '#language/capital.ts'
import { aspectRu } from '#language/ru/aspects.ts'
import { byGender, type Case } from '#language/ru/cases.ts'
import { inHouseRu } from '#language/ru/ordinals.ts'
import { genderRu, pointRu, yourRu } from '#language/ru/points.ts'
import { inSignRu } from '#language/ru/signs.ts'
import type { SpokenPoint } from '../library/subjects.ts'
import { commonWordsRu } from '../writer/common-words-ru.ts'
import type { EvidenceWords, PlacedAspect, PlacedPoint } from './evidence.ts'

const isAngle = (point: SpokenPoint) => point === 'asc' || point === 'mc'
/** «вашим асцендентом», но «Сатурном». */
const named = (point: SpokenPoint, in_: Case) => (isAngle(point) ? yourRu(point, in_) : pointRu(point, in_))
const inSign = ({ sign }: PlacedPoint) => (sign === null ? '' : ` ${inSignRu(sign)}`)
/** «Ваша Луна в Раке, в седьмом доме,»: с запятой, если назван дом. */
const placedFirst = (one: PlacedPoint) =>
  `${yourRu(one.point, 'nom')}${inSign(one)}${one.house === null ? '' : `, ${inHouseRu(one.house)},`}`
const toExact = (orb: string) => (orb ? `, до точного аспекта ${orb}` : '')
const points = (list: readonly SpokenPoint[]) => commonWordsRu.list(list.map((point) => pointRu(point)))
const ELEMENT_SIGNS = { fire: 'огненных', earth: 'земных', air: 'воздушных', water: 'водных' } as const
const MODE_SIGNS = { cardinal: 'кардинальных', fixed: 'неподвижных', mutable: 'подвижных' } as const

function conjunction({ one, other, orb }: PlacedAspect): string {
  const apart = orb ? `, между ними ${orb}` : ''
  if (isAngle(other.point))
    return `${capital(yourRu(one.point, 'nom'))} стоит на ${yourRu(other.point, 'loc')}${inSign(other)}${toExact(orb)}.`
  if (one.sign === other.sign && one.sign !== null) {
    const together = one.house !== null && one.house === other.house ? `, ${inHouseRu(one.house)}` : ''
    return `${capital(yourRu(one.point, 'nom'))} и ${pointRu(other.point)} стоят рядом ${inSignRu(one.sign)}${together}${apart}.`
  }
  return `${capital(yourRu(one.point, 'nom'))}${inSign(one)} и ${pointRu(other.point)}${inSign(other)} стоят рядом${apart}.`
}

/** «образует квадрат с Сатурном», «стоит в оппозиции к Нептуну», «соединяется с Марсом». */
function link(aspect: PlacedAspect['aspect'], other: SpokenPoint): string {
  if (aspect === 'opposition') return `стоит в оппозиции к ${named(other, 'dat')}`
  if (aspect === 'conjunction') return `стоит в соединении с ${named(other, 'ins')}`
  return `образует ${aspectRu(aspect, 'acc')} с ${named(other, 'ins')}`
}

/** The facts behind a theme in Russian. */
export const evidenceRu: EvidenceWords = {
  aspect: (aspect) =>
    aspect.aspect === 'conjunction'
      ? conjunction(aspect)
      : `${capital(placedFirst(aspect.one))} ${link(aspect.aspect, aspect.other.point)}${inSign(aspect.other)}${toExact(aspect.orb)}.`,
  also: ({ one, other, aspect, orb }, shared) => {
    const [added, kept] = shared === one.point ? [other, one] : [one, other]
    const too = isAngle(added.point) ? capital(yourRu(added.point, 'nom')) : capital(pointRu(added.point))
    return `${too}${inSign(added)} тоже ${link(aspect, kept.point)}${toExact(orb)}.`
  },
  house: (house, list, ruler) =>
    ruler === null
      ? `${capital(inHouseRu(house))} у вас собрались ${planetsRu(list.length)} из десяти: ${points(list)}.`
      : `${capital(inHouseRu(house))} у вас стоят ${points(list.filter((point) => point !== ruler))} и управитель карты ${pointRu(ruler)}.`,
  element: (element, list) =>
    `В ${ELEMENT_SIGNS[element]} знаках у вас стоят ${planetsRu(list.length)} из десяти: ${points(list)}.`,
  noElement: (element) => `В ${ELEMENT_SIGNS[element]} знаках у вас нет ни одной из десяти планет.`,
  mode: (mode, list) =>
    `В ${MODE_SIGNS[mode]} знаках у вас стоят ${planetsRu(list.length)} из десяти: ${points(list)}.`,
  alone: (point) =>
    `${capital(placedFirst(point))} не образует мажорных аспектов ни с другими планетами, ни с углами карты.`,
  ruler: (ascendant, point, dignity) =>
    `Асцендент у вас ${inSignRu(ascendant)}, а его управитель ${pointRu(point.point)} стоит${inSign(point)}, ${
      {
        domicile: 'в своей обители',
        exaltation: 'в знаке своей экзальтации',
        detriment: 'в знаке своего изгнания',
        fall: 'в знаке своего падения',
      }[dignity]
    }.`,
  tSquare: ([one, other], apex) =>
    `${capital(yourRu(one.point, 'nom'))}${inSign(one)} и ${pointRu(other.point)}${inSign(other)} стоят друг против друга, и с каждой из этих планет образует квадрат ${pointRu(apex.point)}${inSign(apex)}.`,
  grandCross: ([a, b, c, d]) =>
    a && b && c && d
      ? `${capital(yourRu(a.point, 'nom'))}${inSign(a)} стоит напротив ${named(c.point, 'gen')}${inSign(c)}, ${pointRu(b.point)}${inSign(b)} — напротив ${named(d.point, 'gen')}${inSign(d)}, и две эти линии пересекаются под прямым углом.`
      : '',
  grandTrine: (list) =>
    `${capital(commonWordsRu.list(list.map((one) => `${pointRu(one.point)}${inSign(one)}`)))} образуют большой трин.`,
  retrograde: (point) =>
    `${capital(yourRu(point.point, 'nom'))}${inSign(point)} при рождении ${byGender(genderRu(point.point), 'был ретрограден', 'была ретроградна', 'было ретроградно')}.`,
  point: (point, grammaticalCase) => named(point, grammaticalCase === 'pre' ? 'loc' : (grammaticalCase as Case)),
}
