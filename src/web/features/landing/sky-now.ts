import type { Placement } from '#astro/charts/chart.ts'

/** The sky of one moment, as the server gives it to a page. */
export interface SkyNow {
  /** ISO 8601 UTC. */
  instant: string
  placements: Placement[]
}
