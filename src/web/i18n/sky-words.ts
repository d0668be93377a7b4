import { ASPECTS, type Aspect } from '#astro/charts/aspect.ts'
import type { AnyAspect, ChartPoint } from '#astro/charts/chart.ts'
import { aspectLinkEn } from '#language/en/aspects.ts'
import { nthEn } from '#language/en/ordinals.ts'
import { pointEn, yourEn } from '#language/en/points.ts'
import { signEn } from '#language/en/signs.ts'
import { aspectRu } from '#language/ru/aspects.ts'
import { pointRu, yourRu } from '#language/ru/points.ts'
import { MINOR_ASPECT_NAMES } from '#language/minor-aspects.ts'
import { inSignRu } from '#language/ru/signs.ts'
import { byPoint, bySign, skyNames } from './sky-names.ts'
import { texts } from './dictionary.ts'

const byAspect = (nameOf: (aspect: Aspect) => string) =>
  Object.fromEntries(ASPECTS.map((aspect) => [aspect, nameOf(aspect)])) as Record<Aspect, string>

/** "your Ascendant": by itself, a point keeps its capital. */
const natalEn = byPoint((point) => (point === 'meanNode' ? yourEn(point) : `your ${pointEn(point)}`))

/** The names of the sky: bodies, signs, aspects, phases, in the cases that the interface needs. */
export const skyWords = texts(
  {
    ...skyNames.en,
    natal: natalEn,
    toNatal: natalEn,
    withNatal: natalEn,
    aspects: { ...byAspect((aspect) => aspect), ...MINOR_ASPECT_NAMES.en },
    inAspect: byAspect(aspectLinkEn),
    inSign: bySign((sign) => `in ${signEn(sign)}`),
    house: (house: number) => `${nthEn(house)} house`,
    inHouse: (house: number) => `in your ${nthEn(house)} house`,
    phases: {
      new: 'New Moon',
      'waxing-crescent': 'Waxing crescent',
      'first-quarter': 'First quarter',
      'waxing-gibbous': 'Waxing gibbous',
      full: 'Full Moon',
      'waning-gibbous': 'Waning gibbous',
      'last-quarter': 'Last quarter',
      'waning-crescent': 'Waning crescent',
    },
    direct: 'direct',
    turns: { retrograde: 'turns retrograde', direct: 'turns direct' },
    eclipses: { solar: 'Solar eclipse', lunar: 'Lunar eclipse' },
    lunarDay: 'Lunar day',
    lunarDayNumber: (day: number) => `Lunar day ${day}`,
    toPlanet: byPoint(pointEn),
    withPlanet: byPoint(pointEn),
  },
  {
    ...skyNames.ru,
    natal: byPoint((point) => yourRu(point, 'nom')),
    toNatal: byPoint((point) => `к ${yourRu(point, 'dat')}`),
    withNatal: byPoint((point) => `с ${yourRu(point, 'ins')}`),
    aspects: { ...byAspect((aspect) => aspectRu(aspect)), ...MINOR_ASPECT_NAMES.ru },
    inAspect: byAspect((aspect) => `в ${aspectRu(aspect, 'loc')}`),
    inSign: bySign(inSignRu),
    house: (house: number) => `${house}-й дом`,
    inHouse: (house: number) => `в вашем ${house}-м доме`,
    phases: {
      new: 'Новолуние',
      'waxing-crescent': 'Растущий серп',
      'first-quarter': 'Первая четверть',
      'waxing-gibbous': 'Растущая Луна',
      full: 'Полнолуние',
      'waning-gibbous': 'Убывающая Луна',
      'last-quarter': 'Последняя четверть',
      'waning-crescent': 'Убывающий серп',
    },
    direct: 'прямое движение',
    turns: { retrograde: 'начинает ретроградное движение', direct: 'начинает прямое движение' },
    eclipses: { solar: 'Солнечное затмение', lunar: 'Лунное затмение' },
    lunarDay: 'Лунный день',
    lunarDayNumber: (day: number) => `${day}-й лунный день`,
    toPlanet: byPoint((point) => `к ${pointRu(point, 'dat')}`),
    withPlanet: byPoint((point) => `с ${pointRu(point, 'ins')}`),
  },
) satisfies {
  en: {
    bodies: Record<ChartPoint, string>
    natal: Record<ChartPoint, string>
    aspects: Record<AnyAspect, string>
  }
}
