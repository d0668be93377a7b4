import { halfTurn } from '../ephemeris/angle.ts'
import { PLANETS } from '../ephemeris/body.ts'
import { ASPECT_ANGLES, ASPECTS, type Aspect } from './aspect.ts'
import type { Chart, ChartPoint } from './chart.ts'
import { chartLongitudes } from './chart-longitudes.ts'

/** An aspect between a point of one person's chart and a point of another's. */
export interface SynastryAspect {
  a: ChartPoint
  b: ChartPoint
  aspect: Aspect
  /** Distance from exact, 0 or more. */
  orbDeg: number
}

export const SYNASTRY_POINTS: ReadonlySet<ChartPoint> = new Set([
  ...PLANETS,
  'trueNode',
  'meanLilith',
  'chiron',
  'asc',
  'mc',
])

/** Between two people wider orbs are usual than within a chart: 8°, sextiles 6°. */
const ORB_DEG = 8
const SEXTILE_ORB_DEG = 6

/** The widest distance from exact at which two people's points are in aspect, degrees; `orbReach` as a chart's. */
export const synastryOrbDeg = (aspect: Aspect, orbReach = 1) =>
  (aspect === 'sextile' ? SEXTILE_ORB_DEG : ORB_DEG) * orbReach

/**
 * The major aspects of every point of one chart to every point of another, in the order of the first, then the second. They
 * reach as far as the first chart's.
 */
export function synastryAspects(a: Chart, b: Chart): SynastryAspect[] {
  const others = chartLongitudes(b).filter(({ point }) => SYNASTRY_POINTS.has(point))
  return chartLongitudes(a)
    .filter(({ point }) => SYNASTRY_POINTS.has(point))
    .flatMap((one) =>
      others.flatMap((other) => {
        const separation = Math.abs(halfTurn(one.longitudeDeg - other.longitudeDeg))
        const aspect = ASPECTS.find(
          (name) => Math.abs(separation - ASPECT_ANGLES[name]) <= synastryOrbDeg(name, a.orbReach),
        )
        return aspect
          ? [{ a: one.point, b: other.point, aspect, orbDeg: Math.abs(separation - ASPECT_ANGLES[aspect]) }]
          : []
      }),
    )
}
