import { numberEn } from '#language/en/numbers.ts'
import { capital } from '#language/capital.ts'
import { anAspectEn, aspectLinkEn } from '#language/en/aspects.ts'
import { ordinalEn } from '#language/en/ordinals.ts'
import { planetEn, yourEn } from '#language/en/points.ts'
import { signEn } from '#language/en/signs.ts'
import type { SpokenPoint } from '../library/subjects.ts'
import { commonWordsEn } from '../writer/common-words-en.ts'
import type { EvidenceWords, PlacedAspect, PlacedPoint } from './evidence.ts'

const isAngle = (point: SpokenPoint) => point === 'asc' || point === 'mc'
/** "your ascendant" but "Saturn": the angles are nobody's but the reader's. */
const named = (point: SpokenPoint) => (isAngle(point) ? yourEn(point) : planetEn(point))
const inSign = ({ sign }: PlacedPoint) => (sign === null ? '' : ` in ${signEn(sign)}`)
/** "your Moon, in Cancer and the seventh house,": with a comma after it. */
function placedFirst({ point, sign, house }: PlacedPoint): string {
  const places = [
    sign === null ? '' : `in ${signEn(sign)}`,
    house === null ? '' : `the ${ordinalEn(house)} house`,
  ].filter(Boolean)
  if (places.length < 2) return [yourEn(point), ...places].join(' ')
  return `${yourEn(point)}, ${places.join(' and ')},`
}
const from = (orb: string) => (orb ? `, ${orb} from exact` : '')
const points = (list: readonly SpokenPoint[]) => commonWordsEn.list(list.map(planetEn))

function conjunction({ one, other, orb }: PlacedAspect): string {
  const apart = orb ? `, ${orb} apart` : ''
  if (isAngle(other.point))
    return `${capital(yourEn(one.point))} stands on ${yourEn(other.point)}${inSign(other)}${from(orb)}.`
  if (one.sign === other.sign && one.sign !== null)
    return `${capital(yourEn(one.point))} and ${named(other.point)} stand together in ${signEn(one.sign)}${
      one.house !== null && one.house === other.house ? `, in the ${ordinalEn(one.house)} house` : ''
    }${apart}.`
  return `${capital(yourEn(one.point))}${inSign(one)} and ${named(other.point)}${inSign(other)} stand together${apart}.`
}

/** The facts behind a theme in English. */
export const evidenceEn: EvidenceWords = {
  aspect: (aspect) =>
    aspect.aspect === 'conjunction'
      ? conjunction(aspect)
      : `${capital(placedFirst(aspect.one))} is ${aspectLinkEn(aspect.aspect)} ${named(aspect.other.point)}${inSign(aspect.other)}${from(aspect.orb)}.`,
  also: (aspect, shared) => {
    const { one, other, orb } = aspect
    const [added, kept] = shared === one.point ? [other, one] : [one, other]
    const to = aspect.aspect === 'conjunction' ? 'with' : 'to'
    return `${capital(named(added.point))}${inSign(added)} adds ${anAspectEn(aspect.aspect)} ${to} ${named(kept.point)}${from(orb)}.`
  },
  house: (house, list, ruler) =>
    ruler === null
      ? `${capital(numberEn(list.length))} of the ten planets, ${points(list)}, stand in your ${ordinalEn(house)} house.`
      : `${capital(points(list.filter((point) => point !== ruler)))} and the ruler of your chart, ${planetEn(ruler)}, stand in your ${ordinalEn(house)} house.`,
  element: (element, list) =>
    `${capital(numberEn(list.length))} of your ten planets, ${points(list)}, stand in ${element} signs.`,
  noElement: (element) =>
    `None of your ten planets stands in ${element === 'fire' ? 'a fire' : element === 'water' ? 'a water' : `an ${element}`} sign.`,
  mode: (mode, list) =>
    `${capital(numberEn(list.length))} of your ten planets, ${points(list)}, stand in ${mode} signs.`,
  alone: (point) => `${capital(placedFirst(point))} makes no major aspect to another planet or to an angle.`,
  ruler: (ascendant, point, dignity) =>
    `Your ascendant is in ${signEn(ascendant)}, and its ruler, ${planetEn(point.point)}, stands in ${signEn(point.sign ?? 0)}, ${
      {
        domicile: 'a sign of its own',
        exaltation: 'the sign of its exaltation',
        detriment: 'the sign of its detriment',
        fall: 'the sign of its fall',
      }[dignity]
    }.`,
  tSquare: ([one, other], apex) =>
    `${capital(yourEn(one.point))}${inSign(one)} and ${named(other.point)}${inSign(other)} stand opposite each other, and ${named(apex.point)}${inSign(apex)} is square both.`,
  grandCross: ([a, b, c, d]) =>
    a && b && c && d
      ? `${capital(yourEn(a.point))}${inSign(a)} faces ${named(c.point)}${inSign(c)}, ${named(b.point)}${inSign(b)} faces ${named(d.point)}${inSign(d)}, and the two lines cross at right angles.`
      : '',
  grandTrine: (list) =>
    `${capital(commonWordsEn.list(list.map((one) => `${named(one.point)}${inSign(one)}`)))} form a grand trine.`,
  retrograde: (point) => `${capital(yourEn(point.point))}${inSign(point)} was retrograde when you were born.`,
  point: (point) => named(point),
}
