import { ASPECT_ANGLES, ASPECT_NATURE, ASPECTS, type Aspect, type AspectNature } from '#astro/charts/aspect.ts'
import { halfTurn } from '#astro/ephemeris/angle.ts'
import { PLANETS, type Planet } from '#astro/ephemeris/body.ts'
import type { Ephemeris } from '#astro/ephemeris/ephemeris.ts'
import type { NatalPoint } from '../library/subjects.ts'
import type { NatalPosition } from './natal-points.ts'
import { POINT_WEIGHT } from './transit-weight.ts'

/** What a day is measured in: three parts of life and four moods. */
export const MEASURES = ['love', 'career', 'health', 'mental', 'emotional', 'creativity', 'energy'] as const
export type Measure = (typeof MEASURES)[number]

/** A sum of influences for each measure: 0 is neutral, positive eases. No unit. */
export type Sums = Record<Measure, number>

interface Scale {
  /** How much a point belongs to the measure, 0–1. */
  points: Partial<Record<NatalPoint, number>>
  /** Natal houses in which the Moon adds to it. */
  houses: readonly number[]
  /** With the time of birth, and without it: then there is no ascendant, midheaven, house or certain Moon to add. */
  timed: Curve
  untimed: Curve
}

/** The sum at which the score is 50, and the further sum that makes it 73: fitted to 10,000 person-days. */
interface Curve {
  centre: number
  spread: number
}

const SCALES: Record<Measure, Scale> = {
  love: {
    points: { venus: 1, moon: 0.7, mars: 0.6, asc: 0.5, sun: 0.3 },
    houses: [5, 7],
    timed: { centre: 0.35, spread: 0.92 },
    untimed: { centre: 0.1, spread: 0.49 },
  },
  career: {
    points: { mc: 1, sun: 0.8, saturn: 0.8, jupiter: 0.7, mercury: 0.6 },
    houses: [2, 6, 10],
    timed: { centre: 0.36, spread: 0.97 },
    untimed: { centre: 0.11, spread: 0.58 },
  },
  health: {
    points: { mars: 0.9, asc: 0.8, sun: 0.8, moon: 0.7 },
    houses: [1, 6],
    timed: { centre: 0.28, spread: 1.01 },
    untimed: { centre: 0.05, spread: 0.52 },
  },
  mental: {
    points: { mercury: 1, saturn: 0.4, jupiter: 0.4, uranus: 0.4, asc: 0.2 },
    houses: [3, 9],
    timed: { centre: 0.19, spread: 0.63 },
    untimed: { centre: 0.06, spread: 0.4 },
  },
  emotional: {
    points: { moon: 1, venus: 0.6, neptune: 0.4, pluto: 0.3 },
    houses: [4, 12],
    timed: { centre: 0.22, spread: 0.75 },
    untimed: { centre: 0.06, spread: 0.31 },
  },
  creativity: {
    points: { venus: 0.7, sun: 0.6, neptune: 0.6, uranus: 0.5, moon: 0.4, jupiter: 0.3 },
    houses: [5],
    timed: { centre: 0.29, spread: 0.72 },
    untimed: { centre: 0.12, spread: 0.46 },
  },
  energy: {
    points: { mars: 1, sun: 0.8, jupiter: 0.5, asc: 0.4 },
    houses: [1, 10],
    timed: { centre: 0.27, spread: 0.88 },
    untimed: { centre: 0.08, spread: 0.57 },
  },
}

/** How far from exact a planet still counts, degrees: the Moon's reach is half a day's way. */
export const reachDeg = (planet: Planet) => (planet === 'moon' ? 7 : 3)

/** What a moving planet brings by the nature of its aspect: positive eases, negative presses. */
export const VALENCE: Record<Planet, Record<AspectNature, number>> = {
  sun: { conjunction: 0.5, flowing: 0.9, tense: -0.7 },
  moon: { conjunction: 0.3, flowing: 0.5, tense: -0.45 },
  mercury: { conjunction: 0.4, flowing: 0.8, tense: -0.6 },
  venus: { conjunction: 1, flowing: 1, tense: -0.35 },
  mars: { conjunction: 0.1, flowing: 0.9, tense: -0.9 },
  jupiter: { conjunction: 1, flowing: 1, tense: -0.25 },
  saturn: { conjunction: -0.6, flowing: 0.7, tense: -1 },
  uranus: { conjunction: -0.2, flowing: 0.7, tense: -0.8 },
  neptune: { conjunction: -0.2, flowing: 0.6, tense: -0.7 },
  pluto: { conjunction: -0.4, flowing: 0.6, tense: -0.9 },
}

/** The moving planet tells how, the natal point where: it belongs half as much to the part of life it touches. */
const MOVING_SHARE = 0.5
const MOON_HOUSE = 0.5

/** A transit within reach of an instant, and how hard it presses or how much it eases. */
export interface Force {
  transiting: Planet
  natal: NatalPoint
  aspect: Aspect
  /** Positive eases, negative presses. */
  force: number
}

/**
 * Every aspect within reach of an instant (Julian day, UT), with valence × weight of the natal point × closeness squared.
 * @throws EphemerisRangeError
 */
export function dayForces(sky: Pick<Ephemeris, 'position'>, natal: readonly NatalPosition[], jdUt: number): Force[] {
  const forces: Force[] = []
  for (const transiting of PLANETS) {
    const { longitudeDeg } = sky.position(transiting, jdUt)
    const reach = reachDeg(transiting)
    for (const { point, longitudeDeg: natalDeg, slackDeg } of natal) {
      const separation = Math.abs(halfTurn(longitudeDeg - natalDeg))
      for (const aspect of ASPECTS) {
        const orb = Math.abs(separation - ASPECT_ANGLES[aspect]) + slackDeg
        if (orb >= reach) continue
        const closeness = 1 - orb / reach
        const force = VALENCE[transiting][ASPECT_NATURE[aspect]] * POINT_WEIGHT[point] * closeness * closeness
        forces.push({ transiting, natal: point, aspect, force })
      }
    }
  }
  return forces
}

/**
 * The sums of an instant: over its forces, each by how much it belongs to the measure; plus the Moon's house. Formula:
 * docs/formulas.md.
 * @param moonHouse 1–12, or null without houses
 */
export function sumsOf(forces: readonly Force[], moonHouse: number | null): Sums {
  const sums: Sums = { love: 0, career: 0, health: 0, mental: 0, emotional: 0, creativity: 0, energy: 0 }
  for (const { transiting, natal, force } of forces) {
    for (const measure of MEASURES) sums[measure] += force * belonging(measure, transiting, natal)
  }
  for (const measure of MEASURES) {
    if (moonHouse !== null && SCALES[measure].houses.includes(moonHouse)) sums[measure] += MOON_HOUSE
  }
  return sums
}

/** How much a natal point belongs to a measure, 0–1. */
export function shareOf(measure: Measure, point: NatalPoint): number {
  return SCALES[measure].points[point] ?? 0
}

/** How much a transit belongs to a measure, 0–1.5. */
export function belonging(measure: Measure, transiting: Planet, natal: NatalPoint): number {
  return shareOf(measure, natal) + MOVING_SHARE * shareOf(measure, transiting)
}

const scale = (measure: Measure, timeKnown: boolean) => (timeKnown ? SCALES[measure].timed : SCALES[measure].untimed)

/** A sum as a score: an integer 0–100 on a logistic curve, whose mean over many people and days is near 55. */
export function scoreOf(measure: Measure, sum: number, timeKnown: boolean): number {
  const { centre, spread } = scale(measure, timeKnown)
  return Math.round(100 / (1 + Math.exp((centre - sum) / spread)))
}

/** Whether tomorrow eases (towards 1) or presses (towards −1) against today; two decimals. */
export function trendOf(measure: Measure, today: number, tomorrow: number, timeKnown: boolean): number {
  const trend = Math.tanh((tomorrow - today) / scale(measure, timeKnown).spread)
  return Math.round(trend * 100) / 100 + 0
}
