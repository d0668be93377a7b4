import { degreeMinute } from '#language/angle.ts'
import { capital } from '#language/capital.ts'
import type { Aspect } from '#astro/charts/aspect.ts'
import type { Element, Mode } from '#astro/charts/balance.ts'
import type { Sign } from '#astro/charts/chart.ts'
import type { Dignity } from '#astro/charts/dignities.ts'
import { placeInSign, signOf } from '#astro/charts/sign.ts'
import type { Lang } from '#language/lang.ts'
import { anAspectEn, natalAspectEn } from '#language/en/aspects.ts'
import { ordinalEn } from '#language/en/ordinals.ts'
import { planetEn, pointEn } from '#language/en/points.ts'
import { signEn } from '#language/en/signs.ts'
import type { SpokenPoint } from '../library/subjects.ts'
import { aspectRu, natalAspectRu } from '#language/ru/aspects.ts'
import { houseRu, inHouseRu } from '#language/ru/ordinals.ts'
import { inSignRu, signRu } from '#language/ru/signs.ts'
import { pointRu } from '#language/ru/points.ts'

/** The names of the sky as tables and headings of reports have them. */
export interface SkyNames {
  /** "Sun", «Солнце». */
  point(point: SpokenPoint): string
  /** In a sentence: "the Sun", «Солнце». */
  subject(point: SpokenPoint): string
  sign(sign: Sign): string
  /** "in Leo", «во Льве». */
  inSign(sign: Sign): string
  /** "second house", «второй дом». */
  house(house: number): string
  /** "in the second house", «во втором доме». */
  inHouse(house: number): string
  aspect(aspect: Aspect): string
  /** "a trine", «трин». */
  anAspect(aspect: Aspect): string
  /** "Sun square Saturn", «Солнце в квадрате к Сатурну». */
  aspectOf(a: SpokenPoint, aspect: Aspect, b: SpokenPoint): string
  dignity: Record<Dignity, string>
  element: Record<Element, string>
  mode: Record<Mode, string>
  /** Between what isn't there: a dash. */
  none: string
  /** "12°34′ Leo". */
  degree(longitudeDeg: number): string
}

const place = (longitudeDeg: number, sign: (sign: Sign) => string) => {
  const { degree, minute } = placeInSign(longitudeDeg)
  return `${degreeMinute(degree, minute)} ${sign(signOf(longitudeDeg))}`
}

export const SKY_NAMES: Record<Lang, SkyNames> = {
  en: {
    point: pointEn,
    subject: planetEn,
    sign: signEn,
    inSign: (sign) => `in ${signEn(sign)}`,
    house: (house) => `${ordinalEn(house)} house`,
    inHouse: (house) => `in the ${ordinalEn(house)} house`,
    aspect: (aspect) => aspect,
    anAspect: anAspectEn,
    aspectOf: natalAspectEn,
    dignity: { domicile: 'domicile', exaltation: 'exaltation', detriment: 'detriment', fall: 'fall' },
    element: { fire: 'fire', earth: 'earth', air: 'air', water: 'water' },
    mode: { cardinal: 'cardinal', fixed: 'fixed', mutable: 'mutable' },
    none: '—',
    degree: (longitudeDeg) => place(longitudeDeg, signEn),
  },
  ru: {
    point: (point) => capital(pointRu(point)),
    subject: (point) => pointRu(point),
    sign: signRu,
    inSign: inSignRu,
    house: houseRu,
    inHouse: inHouseRu,
    aspect: (aspect) => aspectRu(aspect),
    anAspect: (aspect) => aspectRu(aspect),
    aspectOf: natalAspectRu,
    dignity: { domicile: 'обитель', exaltation: 'экзальтация', detriment: 'изгнание', fall: 'падение' },
    element: { fire: 'огонь', earth: 'земля', air: 'воздух', water: 'вода' },
    mode: { cardinal: 'кардинальный', fixed: 'неподвижный', mutable: 'подвижный' },
    none: '—',
    degree: (longitudeDeg) => place(longitudeDeg, signRu),
  },
}
