import { elementOf, modeOf } from '#astro/charts/balance.ts'
import type { Sign } from '#astro/charts/chart.ts'
import { PLANETS } from '#astro/ephemeris/body.ts'
import { aspectBetweenPoints } from '../natal-parts.ts'
import type { ReportPage } from '../report-page.ts'
import type { SpokenPoint } from '../../library/subjects.ts'

/** The scales, from the top of the radar clockwise. The first-named pole is 100. */
export const SCALES = ['outward', 'start', 'head', 'constancy', 'closeness', 'use'] as const
export type Scale = (typeof SCALES)[number]

/** What added to a score or took from it. */
export interface Part {
  /** A point in its sign, above or below the horizon, in the twelfth house, or an aspect. */
  kind: 'sign' | 'horizon' | 'twelfth' | 'aspect'
  point: SpokenPoint
  other?: SpokenPoint
  sign?: Sign
  isAbove?: boolean
  points: number
  factors: string[]
}

export interface Score {
  scale: Scale
  /** An integer, 0–100. */
  score: number
  parts: Part[]
}

/** What a point weighs: what differs from person to person most, the most. */
const WEIGHT: Partial<Record<SpokenPoint, number>> = {
  sun: 3,
  moon: 3,
  asc: 2,
  mercury: 2,
  venus: 2,
  mars: 2,
  jupiter: 1.5,
  saturn: 1.5,
  uranus: 0.5,
  neptune: 0.5,
  pluto: 0.5,
}

/** By how much of its weight a sign counts for a scale: its element and its mode. */
const BY_SIGN: Record<Scale, (sign: Sign) => number> = {
  outward: (sign) => ({ fire: 2, air: 2, earth: -2, water: -2 })[elementOf(sign)],
  start: (sign) =>
    ({ cardinal: 2, mutable: 0, fixed: -2 })[modeOf(sign)] + { fire: 1, air: 0, water: 0, earth: -1 }[elementOf(sign)],
  head: (sign) => ({ air: 2.5, earth: 0.5, fire: -0.5, water: -2.5 })[elementOf(sign)],
  constancy: (sign) =>
    ({ fixed: 2.5, cardinal: -0.5, mutable: -2 })[modeOf(sign)] +
    { earth: 0.5, water: 0, fire: 0, air: -0.5 }[elementOf(sign)],
  closeness: (sign) => ({ water: 2, earth: 1, fire: -0.5, air: -2 })[elementOf(sign)],
  use: (sign) => ({ earth: 2.5, air: 0.5, fire: -0.5, water: -2.5 })[elementOf(sign)],
}

/** Aspects that count: the two points, and the points for one exact, whatever the aspect. */
const BY_ASPECT: Record<Scale, readonly (readonly [one: SpokenPoint, other: SpokenPoint, points: number])[]> = {
  outward: [
    ['sun', 'jupiter', 6],
    ['sun', 'saturn', -6],
    ['moon', 'saturn', -4],
  ],
  start: [
    ['sun', 'mars', 8],
    ['mars', 'jupiter', 5],
    ['mars', 'saturn', -8],
  ],
  head: [
    ['mercury', 'saturn', 5],
    ['mercury', 'uranus', 5],
    ['sun', 'moon', -4],
    ['mercury', 'neptune', -5],
  ],
  constancy: [
    ['sun', 'saturn', 6],
    ['moon', 'saturn', 5],
    ['sun', 'uranus', -7],
    ['moon', 'uranus', -6],
  ],
  closeness: [
    ['moon', 'venus', 8],
    ['venus', 'pluto', 4],
    ['moon', 'uranus', -7],
    ['venus', 'uranus', -7],
    ['venus', 'saturn', -4],
  ],
  use: [
    ['mercury', 'saturn', 6],
    ['sun', 'saturn', 5],
    ['sun', 'neptune', -7],
    ['moon', 'neptune', -6],
    ['mercury', 'neptune', -6],
  ],
}

/** The nine deciles of each score, of 400 births at random. */
export const DECILES: Record<Scale, readonly number[]> = {
  outward: [27, 35, 39, 43, 48, 52, 55, 62, 68],
  start: [36, 40, 44, 48, 52, 54, 57, 61, 67],
  head: [37, 42, 46, 49, 53, 55, 58, 63, 69],
  constancy: [35, 40, 44, 48, 52, 55, 58, 62, 67],
  closeness: [37, 42, 47, 49, 52, 55, 57, 60, 65],
  use: [35, 41, 46, 49, 52, 55, 59, 62, 67],
}

/** Widest orb at which an aspect still counts in these scores, degrees. */
const REACH_DEG = 8
const HORIZON = 1.2

/** The six scores of a chart, 50 plus what raises and lowers them, by the rules of `docs/formulas.md`. */
export function scores(page: ReportPage): Score[] {
  return SCALES.map((scale) => {
    const parts = [...bySign(page, scale), ...(scale === 'outward' ? byHorizon(page) : []), ...byAspect(page, scale)]
    const sum = parts.reduce((total, { points }) => total + points, 50)
    return {
      scale,
      score: Math.round(Math.max(0, Math.min(100, sum))),
      parts: parts.toSorted((a, b) => Math.abs(b.points) - Math.abs(a.points)),
    }
  })
}

const half = (points: number) => Math.round(points * 2) / 2

function bySign(page: ReportPage, scale: Scale): Part[] {
  return ([...PLANETS, 'asc'] as const).flatMap((point): Part[] => {
    const sign = page.signOf(point)
    if (sign === null) return []
    const points = half((WEIGHT[point] ?? 0) * BY_SIGN[scale](sign))
    return points === 0 ? [] : [{ kind: 'sign', point, sign, points, factors: page.signFact(point) }]
  })
}

/** Planets in the houses above the horizon turn outward, except in the twelfth, which withdraws from company. */
function byHorizon(page: ReportPage): Part[] {
  return PLANETS.slice(0, 7).flatMap((point): Part[] => {
    const house = page.houseOf(point)
    if (house === null) return []
    const isAbove = house >= 7 && house < 12
    const points = half((WEIGHT[point] ?? 0) * (isAbove ? HORIZON : -HORIZON))
    return [{ kind: house === 12 ? 'twelfth' : 'horizon', point, isAbove, points, factors: page.houseFact(point) }]
  })
}

function byAspect(page: ReportPage, scale: Scale): Part[] {
  return BY_ASPECT[scale].flatMap(([one, other, most]): Part[] => {
    const met = aspectBetweenPoints(page, one, other)
    if (!met) return []
    // Without the hour an orb isn’t known: half counts.
    const closeness = page.birth.timeKnown ? Math.max(0, 1 - met.orbDeg / REACH_DEG) : 0.5
    const points = half(most * closeness)
    const factors = [page.fact(`${met.a}:${met.aspect}:${met.b}`)]
    return points === 0 ? [] : [{ kind: 'aspect', point: one, other, points, factors }]
  })
}
