import type { Houses, Placement, PointAspect } from '#astro/charts/chart.ts'

/** What a chart shows of itself, beside the births that it is of. */
export interface ChartData {
  /** Julian day, UT: of the birth, or of the sky or the life that is held to it. */
  jdUt: number
  placements: readonly Placement[]
  houses: Houses | null
  /** Within the chart, or from its points (a) to those of the other ring (b). */
  aspects: readonly PointAspect[]
  /** False where what is shown would be another at another hour of a birth. */
  timeKnown: boolean
}
