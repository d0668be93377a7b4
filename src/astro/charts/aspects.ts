import { BODIES, type Body } from '../ephemeris/body.ts'
import { halfTurn } from '../ephemeris/angle.ts'
import { ASPECT_ANGLES, ASPECTS, type Aspect } from './aspect.ts'
import type { ChartAspect, ChartPoint, Houses, Placement } from './chart.ts'

/**
 * How far from exact an aspect still counts, in degrees, by point. Of two points the narrower decides: a faint body
 * doesn't gain reach by meeting the Sun. The lights reach furthest, the slow outer planets less, since they would
 * otherwise stand in aspect to each other for decades; points without light of their own least.
 */
const ORB_DEG: Record<ChartPoint, number> = {
  sun: 8,
  moon: 8,
  mercury: 7,
  venus: 7,
  mars: 7,
  jupiter: 6,
  saturn: 6,
  uranus: 5,
  neptune: 5,
  pluto: 5,
  meanNode: 3,
  trueNode: 3,
  meanLilith: 3,
  chiron: 3,
  ceres: 3,
  pallas: 3,
  juno: 3,
  vesta: 3,
  asc: 6,
  mc: 6,
}

/** A sextile is the weakest of the five: three quarters of the orb. */
const orbShare = (aspect: Aspect) => (aspect === 'sextile' ? 0.75 : 1)

/** All aspects are whole signs wide; by signs apart, the aspect and its share of the orb, negative where there is none. */
const BY_SIGNS = Array.from({ length: 7 }, (_, signs) => ASPECTS.find((one) => ASPECT_ANGLES[one] === 30 * signs))
const SHARES = Float64Array.from(BY_SIGNS, (aspect) => (aspect ? orbShare(aspect) : -1))

/** The mean node repeats the true one within 2°; a chart that listed both would say each aspect twice. */
const WITHOUT_ASPECTS: ReadonlySet<Body> = new Set(['meanNode'])

/** The bodies that make aspects, in chart order. */
export const ASPECT_BODIES: readonly Body[] = BODIES.filter((body) => !WITHOUT_ASPECTS.has(body))

/** The reach of two points, degrees: that of the narrower. */
export const orbReachDeg = (a: ChartPoint, b: ChartPoint): number => Math.min(ORB_DEG[a], ORB_DEG[b])

/** The widest distance from exact at which two points are in aspect, degrees; `orbReach` as a chart's. */
export function orbAllowedDeg(a: ChartPoint, b: ChartPoint, aspect: Aspect, orbReach = 1): number {
  return orbReachDeg(a, b) * orbShare(aspect) * orbReach
}

/** How close an aspect is, from 1 where exact to 0 at the usual orb; 0 beyond it, where a chart's orbs are wider. */
export const closenessOf = ({ a, b, aspect, orbDeg }: Pick<ChartAspect, 'a' | 'b' | 'aspect' | 'orbDeg'>): number =>
  Math.max(0, 1 - orbDeg / orbAllowedDeg(a, b, aspect))

/** A point as aspects see it. */
export interface AspectPoint {
  point: ChartPoint
  /** 0 ≤ longitude < 360. */
  longitudeDeg: number
}

/** The aspect two points form within the orb, and its orb in degrees, or null. */
export function aspectBetween(a: AspectPoint, b: AspectPoint, orbReach = 1): { aspect: Aspect; orbDeg: number } | null {
  return aspectWithin(orbReachDeg(a.point, b.point) * orbReach, a.longitudeDeg, b.longitudeDeg)
}

function aspectWithin(reachDeg: number, a: number, b: number): { aspect: Aspect; orbDeg: number } | null {
  // The shorter way round, without a branch: which it is can't be foretold, and there are 170 pairs in a chart.
  const separation = 180 - Math.abs(180 - Math.abs(a - b))
  const signs = Math.floor(separation / 30 + 0.5)
  const orbDeg = Math.abs(separation - 30 * signs)
  return orbDeg <= reachDeg * (SHARES[signs] as number) ? { aspect: BY_SIGNS[signs] as Aspect, orbDeg } : null
}

/**
 * The major aspects of a chart, in chart order: bodies as they stand in the list, then ascendant and midheaven. The
 * mean node has none, and the two angles none to each other. `orbReach` as a chart's.
 */
export function chartAspects(placements: readonly Placement[], houses: Houses | null, orbReach = 1): ChartAspect[] {
  const points: MovingPoint[] = placements
    .filter((p) => !WITHOUT_ASPECTS.has(p.body))
    .map((p) => movingPoint(p.body, p.longitudeDeg, p.speedDegPerDay))
  if (houses) points.push(movingPoint('asc', houses.ascendantDeg, null), movingPoint('mc', houses.midheavenDeg, null))
  const found: ChartAspect[] = []
  for (let first = 0; first < points.length; first++) {
    const a = points[first] as MovingPoint
    if (a.speedDegPerDay === null) break
    for (let second = first + 1; second < points.length; second++) {
      const b = points[second] as MovingPoint
      const met = aspectWithin(Math.min(a.reachDeg, b.reachDeg) * orbReach, a.longitudeDeg, b.longitudeDeg)
      if (!met) continue
      const { aspect, orbDeg } = met
      found.push({ a: a.point, b: b.point, aspect, orbDeg, applying: isApplying(a, b, ASPECT_ANGLES[aspect]) })
    }
  }
  return found
}

interface MovingPoint extends AspectPoint {
  reachDeg: number
  /** Null for an angle of the chart. */
  speedDegPerDay: number | null
}

function movingPoint(point: ChartPoint, longitudeDeg: number, speedDegPerDay: number | null): MovingPoint {
  return { point, longitudeDeg, reachDeg: ORB_DEG[point], speedDegPerDay }
}

/** True while the distance from an aspect's exact angle (0–180°) shrinks; null when one of the two has no motion of its own. */
export function isApplying(
  a: { longitudeDeg: number; speedDegPerDay: number | null },
  b: { longitudeDeg: number; speedDegPerDay: number | null },
  angleDeg: number,
): boolean | null {
  if (a.speedDegPerDay === null || b.speedDegPerDay === null) return null
  const apart = halfTurn(a.longitudeDeg - b.longitudeDeg)
  const separationRate = Math.sign(apart) * (a.speedDegPerDay - b.speedDegPerDay)
  return (Math.abs(apart) - angleDeg) * separationRate < 0
}
