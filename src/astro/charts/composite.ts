import { halfTurn, turn } from '../ephemeris/angle.ts'
import type { Chart, ChartPoint } from './chart.ts'
import { chartLongitudes } from './chart-longitudes.ts'

/**
 * The composite of two charts: of each point that both have, the midpoint of the shorter arc between its two
 * longitudes, degrees. Of two points exactly opposite, the midpoint 90° after the first chart's.
 */
export function compositeLongitudes(a: Chart, b: Chart): Partial<Record<ChartPoint, number>> {
  const others = new Map(chartLongitudes(b).map((p) => [p.point, p.longitudeDeg]))
  const midpoints: Partial<Record<ChartPoint, number>> = {}
  for (const { point, longitudeDeg } of chartLongitudes(a)) {
    const other = others.get(point)
    if (other === undefined) continue
    const way = halfTurn(other - longitudeDeg)
    midpoints[point] = turn(longitudeDeg + (way === -180 ? 180 : way) / 2)
  }
  return midpoints
}
