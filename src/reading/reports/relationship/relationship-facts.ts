import { aspectSide } from '../../compose/judgment.ts'
import { type Aspect, ASPECT_NATURE } from '#astro/charts/aspect.ts'
import { balance, ELEMENTS, elementOf, MODES, type Element, type Mode } from '#astro/charts/balance.ts'
import { davisonChart } from '#astro/charts/davison-chart.ts'
import type { Chart, ChartAspect, ChartPoint, Sign } from '#astro/charts/chart.ts'
import { signOf } from '#astro/charts/sign.ts'
import { halfTurn } from '#astro/ephemeris/angle.ts'
import { PLANETS, type Planet } from '#astro/ephemeris/body.ts'
import type { Ephemeris } from '#astro/ephemeris/ephemeris.ts'
import type { CompositeAspect, CompositeFacts } from '../../facts/composite-facts.ts'
import type { NatalBirth } from '../../facts/day-facts.ts'
import type { Angle, BondLean, BondPair, Kinship } from './words.ts'

/** The Davison chart, and the signs of its planets as far as they are certain. */
export interface DavisonFacts {
  chart: Chart
  signs: Partial<Record<Planet, Sign>>
}

/** Half of what one unknown hour moves the middle of two births, in days. */
const HALF_DAY = 12.5 / 24 / 2

export function davisonFacts(sky: Ephemeris, one: NatalBirth, other: NatalBirth): DavisonFacts {
  const chart = davisonChart(sky, one.chart, other.chart, one.chart.houses?.requested)
  const unknown = [one, other].filter(({ timeKnown }) => !timeKnown).length
  const signs: DavisonFacts['signs'] = {}
  for (const { body, longitudeDeg, speedDegPerDay } of chart.placements) {
    const planet = PLANETS.find((name) => name === body)
    const slackDeg = unknown * HALF_DAY * Math.abs(speedDegPerDay)
    if (planet && signOf(longitudeDeg - slackDeg) === signOf(longitudeDeg + slackDeg))
      signs[planet] = signOf(longitudeDeg)
  }
  return { chart, signs }
}

const HALF_CIRCLE = 6

/** How the same axis of two charts compares: one sign, one element, the two ends of the axis, or neither. */
export function axisKinship(one: Sign, other: Sign): Kinship {
  if (one === other) return 'same'
  if (Math.abs(one - other) === HALF_CIRCLE) return 'opposite'
  return elementOf(one) === elementOf(other) ? 'kin' : 'apart'
}

/** Of which element and mode a chart has most planets, and of which fewest. */
export interface Prevailing {
  element: Element
  mode: Mode
  lacking: { element: Element; mode: Mode }
}

/** What prevails among the planets whose signs are certain, and what is fewest; of equal ones the first in the zodiac. */
export function prevailing({ chart, places }: Pick<CompositeFacts, 'chart' | 'places'>): Prevailing {
  const certain = new Set<string>(places.filter(({ sign }) => sign !== null).map(({ point }) => point))
  const { elements, modes } = balance({ placements: chart.placements.filter(({ body }) => certain.has(body)) })
  const extreme = <T extends string>(
    names: readonly [T, ...T[]],
    held: Record<T, readonly Planet[]>,
    sign: 1 | -1,
  ): T => names.reduce((best, name) => (sign * (held[name].length - held[best].length) > 0 ? name : best))
  return {
    element: extreme(ELEMENTS, elements, 1),
    mode: extreme(MODES, modes, 1),
    lacking: { element: extreme(ELEMENTS, elements, -1), mode: extreme(MODES, modes, -1) },
  }
}

const CLOSE: ReadonlySet<ChartPoint> = new Set(['sun', 'moon', 'venus'])

/** What Uranus has to do with the planets of closeness, and the aspect that says it. */
export function airOf<T extends Pick<ChartAspect, 'a' | 'b' | 'aspect'>>(
  aspects: readonly T[],
): { air: 'easy' | 'hard' | 'none'; met: T | null } {
  const met = aspects.find(({ a, b }) => b === 'uranus' && CLOSE.has(a)) ?? null
  if (!met) return { air: 'none', met }
  return { air: ASPECT_NATURE[met.aspect] === 'flowing' ? 'easy' : 'hard', met }
}

/** An aspect of the bond's chart, weighed. */
export interface BondAspect extends CompositeAspect {
  pair: BondPair
  /** Whether it rubs. */
  hard: boolean
}

/** Saturn beside a light or Venus binds, which is what carries a bond. */
const BOUND: ReadonlySet<Planet> = new Set(['sun', 'moon', 'venus'])
export const isHard = ({ a, b, aspect }: { a: Planet; b: Planet; aspect: Aspect }): boolean =>
  aspectSide({ a, b, aspect }) === 'hard' && !(aspect === 'conjunction' && b === 'saturn' && BOUND.has(a))

const ANGULAR = 1.3
const ON_ANGLE = 1.4
const ANGLE_ORB_DEG = 8

/**
 * The aspects of the bond's chart by weight: by closeness and planets, more where a planet stands in an angular house, and
 * more again within 8° of an angle, where a composite planet is said to shape the whole bond (Hand, Planets in Composite,
 * 1975, on the angles).
 */
export function bondAspects({ aspects, chart, places }: CompositeFacts): BondAspect[] {
  const weightOf = (planet: Planet) => {
    const house = places.find(({ point }) => point === planet)?.house ?? null
    const longitudeDeg = chart.placements.find(({ body }) => body === planet)?.longitudeDeg ?? 0
    const isOnAngle = chart.houses !== null && nearestAngle(chart.houses, longitudeDeg) !== null
    return (house !== null && house % 3 === 1 ? ANGULAR : 1) * (isOnAngle ? ON_ANGLE : 1)
  }
  return aspects
    .map((met): BondAspect => {
      const weight = met.weight * Math.max(weightOf(met.a), weightOf(met.b))
      return { ...met, weight, hard: isHard(met), pair: `${met.a} ${met.b}` }
    })
    .toSorted((x, y) => y.weight - x.weight)
}

/** The planet with most ties by weight; null in a chart without aspects. */
export function busiest(aspects: readonly BondAspect[]): Planet | null {
  const tiesOf = (planet: Planet) =>
    aspects.filter(({ a, b }) => a === planet || b === planet).reduce((sum, { weight }) => sum + weight, 0)
  return aspects.length === 0 ? null : PLANETS.reduce((most, planet) => (tiesOf(planet) > tiesOf(most) ? planet : most))
}

/** The angle that a planet stands at, within 8°, and how far from it; null for none. */
export function nearestAngle(
  { ascendantDeg, midheavenDeg }: { ascendantDeg: number; midheavenDeg: number },
  longitudeDeg: number,
): { angle: Angle; orbDeg: number } | null {
  const angles: Record<Angle, number> = {
    asc: ascendantDeg,
    dsc: ascendantDeg + 180,
    mc: midheavenDeg,
    ic: midheavenDeg + 180,
  }
  const [first] = (['asc', 'dsc', 'mc', 'ic'] as const)
    .map((angle) => ({ angle, orbDeg: Math.abs(halfTurn(longitudeDeg - angles[angle])) }))
    .toSorted((x, y) => x.orbDeg - y.orbDeg)
  return first && first.orbDeg <= ANGLE_ORB_DEG ? first : null
}

/** The usual share of what carries in all that is said, and how far a third of pairs is from it on each side; of 300 pairs. */
const USUAL = 0.59
const LEANING = 0.09

/** Whether a bond's chart carries more than it rubs. */
export function leanOf(aspects: readonly BondAspect[]): BondLean {
  const sum = (list: readonly BondAspect[]) => list.reduce((total, { weight }) => total + weight, 0)
  const total = sum(aspects)
  if (total === 0) return 'both'
  const share = sum(aspects.filter(({ hard }) => !hard)) / total
  return share > USUAL + LEANING ? 'easy' : share < USUAL - LEANING ? 'hard' : 'both'
}
