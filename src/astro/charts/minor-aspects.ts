import { turn } from '../ephemeris/angle.ts'
import { orbReachDeg } from './aspects.ts'
import type { ChartPoint } from './chart.ts'
import { MINOR_ASPECT_ANGLES, type MinorAspect } from './minor-aspect.ts'

/** A minor aspect reaches a quarter as far as a major one of the same two points: 2° between the lights. */
const ORB_SHARE = 0.25

/** The widest distance from exact at which two points are in minor aspect, degrees. */
export const minorOrbDeg = (a: ChartPoint, b: ChartPoint, orbReach = 1): number =>
  orbReachDeg(a, b) * ORB_SHARE * orbReach

/** The minor aspect of some kinds whose exact angle is within `orbDeg` of two longitudes' distance, or null. */
export function minorAspectWithin(
  orbDeg: number,
  kinds: readonly MinorAspect[],
  a: number,
  b: number,
): { aspect: MinorAspect; orbDeg: number } | null {
  const apart = turn(a - b)
  const separation = Math.min(apart, 360 - apart)
  for (const aspect of kinds) {
    const off = Math.abs(separation - MINOR_ASPECT_ANGLES[aspect])
    if (off <= orbDeg) return { aspect, orbDeg: off }
  }
  return null
}
