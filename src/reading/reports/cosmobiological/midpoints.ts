import type { Chart } from '#astro/charts/chart.ts'
import { PLANETS } from '#astro/ephemeris/body.ts'

/** Ebertin's factors: the ten planets, the lunar node, ascendant and midheaven. */
export const MIDPOINT_POINTS = [...PLANETS, 'trueNode', 'asc', 'mc'] as const
export type MidpointPoint = (typeof MIDPOINT_POINTS)[number]

/** Where a factor stands, 0 ≤ longitude < 360. */
export interface MidpointPosition {
  point: MidpointPoint
  longitudeDeg: number
}

/** A factor on the axis of a pair's midpoint, or at 45°, 90° or 135° to it. */
export interface MidpointStructure {
  point: MidpointPoint
  /** In the order of MIDPOINT_POINTS. */
  pair: readonly [MidpointPoint, MidpointPoint]
  /** 0 ≤ orb. */
  orbDeg: number
  /** Whether it stands on the axis itself or square to it, rather than at 45° or 135°. */
  isDirect: boolean
}

/** What says most about a person in this school. */
export const PERSONAL_POINTS: readonly MidpointPoint[] = ['sun', 'moon', 'asc', 'mc']
/** Degrees from exact, as in Ebertin's practice: wider where a personal point stands at the midpoint. */
const ORB_DEG = 1
const PERSONAL_ORB_DEG = 1.5

/** The factors of a chart. Without the hour neither the angles nor the Moon, which moves 13° in a day. */
export function midpointPositions({ placements, houses }: Chart, timeKnown: boolean): MidpointPosition[] {
  return MIDPOINT_POINTS.flatMap((point): MidpointPosition[] => {
    if (point === 'asc') return timeKnown && houses ? [{ point, longitudeDeg: houses.ascendantDeg }] : []
    if (point === 'mc') return timeKnown && houses ? [{ point, longitudeDeg: houses.midheavenDeg }] : []
    if (point === 'moon' && !timeKnown) return []
    const placement = placements.find(({ body }) => body === point)
    return placement ? [{ point, longitudeDeg: placement.longitudeDeg }] : []
  })
}

/**
 * Every factor that stands on a midpoint of two others, on the eighth harmonic as Ebertin counts it ("The Combination of
 * Stellar Influences", 1940): 0°, 45°, 90° … from the half-sum. The closest first.
 */
export function midpointStructures(positions: readonly MidpointPosition[]): MidpointStructure[] {
  const pairs = positions.flatMap((a, i) => positions.slice(i + 1).map((b) => [a, b] as const))
  return positions
    .flatMap(({ point, longitudeDeg }) =>
      pairs.flatMap(([a, b]): MidpointStructure[] => {
        if (a.point === point || b.point === point) return []
        const away = modulo(longitudeDeg - (a.longitudeDeg + b.longitudeDeg) / 2, 90)
        const direct = Math.min(away, 90 - away)
        const half = Math.abs(away - 45)
        const orbDeg = Math.min(direct, half)
        const allowed = PERSONAL_POINTS.includes(point) ? PERSONAL_ORB_DEG : ORB_DEG
        return orbDeg <= allowed ? [{ point, pair: [a.point, b.point], orbDeg, isDirect: direct <= half }] : []
      }),
    )
    .toSorted((a, b) => a.orbDeg - b.orbDeg)
}

const modulo = (degrees: number, by: number) => ((degrees % by) + by) % by

/** Two factors at a multiple of 45°: together on the dial, or across from each other in its half. */
export interface Knot {
  pair: readonly [MidpointPoint, MidpointPoint]
  angleDeg: 0 | 45 | 90 | 135 | 180
  orbDeg: number
}

const ANGLES = [0, 45, 90, 135, 180] as const
/** Ebertin gives the whole and half aspects of the circle more room than the eighths. */
const KNOT_ORB_DEG = { 0: 5, 45: 2, 90: 4, 135: 2, 180: 4 } as const

/** The hard contacts of the school, 45° and 135° among them, the closest in its room first. */
export function knots(positions: readonly MidpointPosition[]): Knot[] {
  return positions
    .flatMap((a, i) =>
      positions.slice(i + 1).flatMap((b): Knot[] => {
        const apart = Math.abs(modulo(a.longitudeDeg - b.longitudeDeg + 180, 360) - 180)
        return ANGLES.flatMap((angleDeg): Knot[] => {
          const orbDeg = Math.abs(apart - angleDeg)
          return orbDeg <= KNOT_ORB_DEG[angleDeg] ? [{ pair: [a.point, b.point], angleDeg, orbDeg }] : []
        })
      }),
    )
    .toSorted((a, b) => a.orbDeg / KNOT_ORB_DEG[a.angleDeg] - b.orbDeg / KNOT_ORB_DEG[b.angleDeg])
}

/** The factors in the order of the dial: by their place within a quarter of the circle, 0 ≤ place < 90. */
export const sortedOnDial = (positions: readonly MidpointPosition[]) =>
  positions
    .map(({ point, longitudeDeg }) => ({ point, longitudeDeg, placeDeg: modulo(longitudeDeg, 90) }))
    .toSorted((a, b) => a.placeDeg - b.placeDeg)
