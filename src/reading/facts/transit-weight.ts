import type { Aspect } from '#astro/charts/aspect.ts'
import type { Planet } from '#astro/ephemeris/body.ts'
import type { NatalPoint } from '../library/subjects.ts'

/** How far from exact a transit is still spoken of, degrees. The Moon's are spoken of on the day they are exact. */
export const TRANSIT_ORB_DEG: Record<Planet, number> = {
  sun: 1.5,
  moon: 0,
  mercury: 1.5,
  venus: 1.5,
  mars: 1.5,
  jupiter: 2,
  saturn: 2,
  uranus: 1.5,
  neptune: 1.5,
  pluto: 1.5,
}

/** How much a moving planet's transit marks a day: the rarer and slower, the more; the Moon's pass in hours. */
const PLANET_WEIGHT: Record<Planet, number> = {
  sun: 1,
  moon: 0.5,
  mercury: 0.9,
  venus: 1,
  mars: 1.1,
  jupiter: 1.3,
  saturn: 1.4,
  uranus: 1.25,
  neptune: 1.15,
  pluto: 1.3,
}

/** How personal a natal point is: the slow planets stand alike in everyone born within years. */
export const POINT_WEIGHT: Record<NatalPoint, number> = {
  sun: 1.3,
  moon: 1.3,
  mercury: 1,
  venus: 1.1,
  mars: 1.1,
  jupiter: 0.8,
  saturn: 0.8,
  uranus: 0.55,
  neptune: 0.55,
  pluto: 0.55,
  asc: 1.25,
  mc: 1.1,
}

const ASPECT_WEIGHT: Record<Aspect, number> = {
  conjunction: 1.2,
  opposition: 1.1,
  square: 1.1,
  trine: 1,
  sextile: 0.85,
}

const EXACT_TODAY = 2
const APPLYING = 1.15
/** An aspect of the Moon that passes while people sleep. */
const ASLEEP = 0.5

/** A transit's rank among those of its day; greater goes first. Formula and constants: docs/formulas.md. */
export function transitWeight(transit: {
  transiting: Planet
  natal: NatalPoint
  aspect: Aspect
  orbDeg: number
  applying: boolean
  exactToday: boolean
  /** Exact before six in the morning of the day. */
  atNight: boolean
}): number {
  const { transiting, natal, aspect, orbDeg, applying, exactToday, atNight } = transit
  const reach = TRANSIT_ORB_DEG[transiting]
  const closeness = exactToday || reach === 0 ? 1 : 1 - 0.6 * Math.min(1, orbDeg / reach)
  const timing = exactToday ? EXACT_TODAY : applying ? APPLYING : 1
  const slept = transiting === 'moon' && atNight ? ASLEEP : 1
  return PLANET_WEIGHT[transiting] * POINT_WEIGHT[natal] * ASPECT_WEIGHT[aspect] * closeness * timing * slept
}
