import type { Chart, ChartPoint } from './chart.ts'
import { chartLongitudes } from './chart-longitudes.ts'
import { houseOf } from './house-of.ts'

/** Where a point of one chart falls in the houses of another. */
export interface OverlaidPoint {
  point: ChartPoint
  /** House of the other chart, 1–12. */
  house: number
}

/**
 * The overlay of a synastry: the points of one chart, with its angles where the hour is known, in the houses of
 * another, in chart order; null when the other's hour is unknown. Once each way for two people.
 */
export function houseOverlay(guest: Chart, host: Chart): OverlaidPoint[] | null {
  const cusps = host.houses?.cuspsDeg
  if (!cusps) return null
  return chartLongitudes(guest).map(({ point, longitudeDeg }) => ({ point, house: houseOf(longitudeDeg, cusps) }))
}
