import { type Element, elementOf } from '#astro/charts/balance.ts'
import { rulerOf } from '#astro/charts/dignities.ts'
import { chartSect, type Sect } from '#astro/charts/sect.ts'
import type { Planet } from '#astro/ephemeris/body.ts'
import { moonPhase } from '#astro/events/moon-phase.ts'
import type { ReportPage } from './report-page.ts'

export const QUALITIES = ['hot', 'cold', 'dry', 'moist'] as const
export type Quality = (typeof QUALITIES)[number]

/** What the tradition asks for a temperament: Ptolemy I.5–8 and III.12, as Lilly counts it (Christian Astrology, 1647). */
export const WITNESSES = ['rising', 'ruler', 'moon', 'phase', 'season', 'sun', 'sect'] as const
export type Witness = (typeof WITNESSES)[number]

const WEIGHT: Record<Witness, number> = { rising: 3, ruler: 2, moon: 3, phase: 2, season: 2, sun: 1, sect: 1 }

const OF_ELEMENT: Record<Element, readonly [Quality, Quality]> = {
  fire: ['hot', 'dry'],
  earth: ['cold', 'dry'],
  air: ['hot', 'moist'],
  water: ['cold', 'moist'],
}
/** From new Moon to the quarter moist and warming, then hot and dry to the full, then cooling, then cold and moist. */
const OF_QUARTER: readonly Element[] = ['air', 'fire', 'earth', 'water']
/** Spring, summer, fall, winter, by the Sun's sign as the tradition has it in every place. */
const OF_SEASON: readonly Element[] = ['air', 'fire', 'earth', 'water']
const OF_SECT: Record<Sect, Quality> = { day: 'hot', night: 'moist' }

/** One testimony: what it is of, and the qualities that it gives. */
export interface Testimony {
  witness: Witness
  weight: number
  qualities: readonly Quality[]
  /** The ruler of the rising sign, for its testimony. */
  planet: Planet | null
  /** 0–3: of the lunation's quarter or the season. */
  quarter: number | null
  sect: Sect | null
}

export interface Temperament {
  testimonies: Testimony[]
  points: Record<Quality, number>
  /** The element with the qualities that prevail, the next, and so to the one with neither. */
  order: readonly [Element, Element, Element, Element]
}

/** A temperament by the testimonies that are certain: the one count of all reports. @throws EphemerisRangeError */
export function temperamentOf(page: ReportPage): Temperament {
  const { sky } = page.request
  const { chart, timeKnown } = page.birth
  const [rising, moon, sun] = (['asc', 'moon', 'sun'] as const).map((point) => page.signOf(point))
  const ruler = rising === null || rising === undefined ? null : rulerOf(rising)
  const rulerSign = ruler === null ? null : page.signOf(ruler)
  const quarter = Math.floor(moonPhase(sky, chart.jdUt).elongationDeg / 90)
  const season = sun === null || sun === undefined ? null : Math.floor(sun / 3)
  const sect = timeKnown ? chartSect(sky, chart) : null
  const of = (witness: Witness, element: Element | undefined, more: Partial<Testimony> = {}): Testimony[] =>
    element === undefined
      ? []
      : [
          {
            witness,
            weight: WEIGHT[witness],
            qualities: OF_ELEMENT[element],
            planet: null,
            quarter: null,
            sect: null,
            ...more,
          },
        ]
  const bySign = (witness: Witness, sign: number | null | undefined, more: Partial<Testimony> = {}) =>
    of(witness, sign === null || sign === undefined ? undefined : elementOf(sign), more)
  const testimonies = [
    ...bySign('rising', rising),
    ...bySign('ruler', rulerSign, { planet: ruler }),
    ...bySign('moon', moon),
    ...of('phase', OF_QUARTER[quarter], { quarter }),
    ...(season === null ? [] : of('season', OF_SEASON[season], { quarter: season })),
    ...bySign('sun', sun),
    ...(sect === null ? [] : of('sect', 'fire', { qualities: [OF_SECT[sect]], sect })),
  ]
  const points = Object.fromEntries(
    QUALITIES.map((quality) => [
      quality,
      testimonies.reduce((sum, { qualities, weight }) => sum + (qualities.includes(quality) ? weight : 0), 0),
    ]),
  ) as Record<Quality, number>
  return { testimonies, points, order: orderOf(points) }
}

/** Where two qualities are level, the drier and the colder carries, as what is slower to change. */
function orderOf({ hot, cold, dry, moist }: Record<Quality, number>): Temperament['order'] {
  const isHot = hot > cold
  const isMoist = moist > dry
  const named = (warm: boolean, wet: boolean): Element => (warm ? (wet ? 'air' : 'fire') : wet ? 'water' : 'earth')
  const flipsHeat = Math.abs(hot - cold) <= Math.abs(dry - moist)
  const second = flipsHeat ? named(!isHot, isMoist) : named(isHot, !isMoist)
  const third = flipsHeat ? named(isHot, !isMoist) : named(!isHot, isMoist)
  return [named(isHot, isMoist), second, third, named(!isHot, !isMoist)]
}
