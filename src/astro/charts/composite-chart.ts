import { turn } from '../ephemeris/angle.ts'
import { BODIES } from '../ephemeris/body.ts'
import { aspectBetween, ASPECT_BODIES } from './aspects.ts'
import type { Chart, ChartAspect, ChartPoint, Houses, Placement } from './chart.ts'
import { compositeLongitudes } from './composite.ts'
import { houseOf } from './house-of.ts'
import { placeInSign, signOf } from './sign.ts'

/** The composite of two charts as a figure of its own: it has no instant and no place. */
export type CompositeChart = Pick<Chart, 'placements' | 'houses' | 'aspects' | 'orbReach'>

/**
 * The composite chart: every point at the midpoint of the two ({@link compositeLongitudes}), latitude and speed their
 * means, so that no body is retrograde. Houses are equal ones from the composite ascendant, since the midpoints of two
 * rows of cusps may come out of order; null unless both hours are known. Aspects have the orbs of a natal chart, as
 * far as those of the first reach, and none is applying: nothing moves.
 */
export function compositeChart(a: Chart, b: Chart): CompositeChart {
  const midpoints = compositeLongitudes(a, b)
  const { asc, mc } = midpoints
  const houses: Houses | null =
    asc === undefined || mc === undefined
      ? null
      : {
          system: 'equal',
          requested: 'equal',
          cuspsDeg: Array.from({ length: 12 }, (_, i) => turn(asc + 30 * i)),
          ascendantDeg: asc,
          midheavenDeg: mc,
        }
  const placements = BODIES.flatMap((body): Placement[] => {
    const longitudeDeg = midpoints[body]
    const [one, other] = [a, b].map((chart) => chart.placements.find((placement) => placement.body === body))
    if (longitudeDeg === undefined || !one || !other) return []
    return [
      {
        body,
        longitudeDeg,
        latitudeDeg: (one.latitudeDeg + other.latitudeDeg) / 2,
        distanceAu: null,
        speedDegPerDay: (one.speedDegPerDay + other.speedDegPerDay) / 2,
        retrograde: false,
        sign: signOf(longitudeDeg),
        ...placeInSign(longitudeDeg),
        house: houses && houseOf(longitudeDeg, houses.cuspsDeg),
      },
    ]
  })
  const { orbReach } = a
  const aspects = midpointAspects(midpoints, houses !== null, orbReach)
  return { placements, houses, aspects, ...(orbReach !== undefined && { orbReach }) }
}

function midpointAspects(
  midpoints: Partial<Record<ChartPoint, number>>,
  angles: boolean,
  orbReach: number | undefined,
): ChartAspect[] {
  const points = [...ASPECT_BODIES, ...(angles ? (['asc', 'mc'] as const) : [])].flatMap((point) => {
    const longitudeDeg = midpoints[point]
    return longitudeDeg === undefined ? [] : [{ point, longitudeDeg }]
  })
  return points.flatMap((a, i) =>
    points.slice(i + 1).flatMap((b) => {
      const met = a.point === 'asc' ? null : aspectBetween(a, b, orbReach)
      return met ? [{ a: a.point, b: b.point, ...met, applying: null }] : []
    }),
  )
}
