import type { Aspect } from '#astro/charts/aspect.ts'
import type { Sign } from '#astro/charts/chart.ts'
import type { Planet } from '#astro/ephemeris/body.ts'
import type { NatalPoint } from '../library/subjects.ts'

/** Every point that readings speak of. */
export type SpokenPoint = NatalPoint | 'trueNode' | 'meanLilith' | 'chiron' | 'ceres'

const POINTS: Record<SpokenPoint, string> = {
  sun: 'Sun',
  moon: 'Moon',
  mercury: 'Mercury',
  venus: 'Venus',
  mars: 'Mars',
  jupiter: 'Jupiter',
  saturn: 'Saturn',
  uranus: 'Uranus',
  neptune: 'Neptune',
  pluto: 'Pluto',
  asc: 'Ascendant',
  mc: 'Midheaven',
  trueNode: 'North Node',
  meanLilith: 'Lilith',
  chiron: 'Chiron',
  ceres: 'Ceres',
}

/** Whether readings have a name for a point: of a chart's eighteen some are drawn and listed only. */
export const isSpoken = (point: string): point is SpokenPoint => Object.hasOwn(POINTS, point)

const SIGNS = [
  'Aries',
  'Taurus',
  'Gemini',
  'Cancer',
  'Leo',
  'Virgo',
  'Libra',
  'Scorpio',
  'Sagittarius',
  'Capricorn',
  'Aquarius',
  'Pisces',
] as const

const ORDINALS = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
] as const

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

/** Sun, Venus, Ascendant. */
export const pointEn = (point: SpokenPoint) => POINTS[point]
const ARTICLE: ReadonlySet<SpokenPoint> = new Set(['sun', 'moon', 'trueNode'])
/** As the subject of a sentence, in the middle of it: the Sun, Venus, the ascendant. */
export function planetEn(point: SpokenPoint): string {
  if (point === 'asc' || point === 'mc') return `the ${POINTS[point].toLowerCase()}`
  return ARTICLE.has(point) ? `the ${POINTS[point]}` : POINTS[point]
}
/** Sun’s, Mars’s: with the article where there is one. */
export const planetsEn = (planet: Planet) => `${planetEn(planet)}’s`
/** your Venus, your ascendant. */
export const yourEn = (point: SpokenPoint) =>
  `your ${point === 'asc' || point === 'mc' ? POINTS[point].toLowerCase() : POINTS[point]}`
export const signEn = (sign: Sign) => SIGNS[sign] ?? ''
/** first … twelfth. */
export const ordinalEn = (house: number) => ORDINALS[house - 1] ?? ''
/** November. */
export const monthEn = (month: number) => MONTHS[month - 1] ?? ''
/** 27 November. */
export const dateEn = (month: number, day: number) => `${day} ${MONTHS[month - 1] ?? ''}`
/** trine to your Mercury, conjunction with your Mercury. */
export const aspectToEn = (aspect: Aspect, natal: NatalPoint) =>
  `${aspect} ${aspect === 'conjunction' ? 'with' : 'to'} ${yourEn(natal)}`
/** conjunct, sextile, square, trine, opposite: between two points, of whoever. */
export const aspectLinkEn = (aspect: Aspect) =>
  aspect === 'conjunction' ? 'conjunct' : aspect === 'opposition' ? 'opposite' : aspect
/** an opposition, a trine. */
export const anAspectEn = (aspect: Aspect) => (aspect === 'opposition' ? `an ${aspect}` : `a ${aspect}`)
/** Mars trine natal Mercury. */
export const aspectLabelEn = (transiting: Planet, aspect: Aspect, natal: NatalPoint) =>
  `${POINTS[transiting]} ${aspect} natal ${POINTS[natal]}`
/** Sun square Saturn: within one chart. */
export const natalAspectEn = (a: SpokenPoint, aspect: Aspect, b: SpokenPoint) => `${POINTS[a]} ${aspect} ${POINTS[b]}`
