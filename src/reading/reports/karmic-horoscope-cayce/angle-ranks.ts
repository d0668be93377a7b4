import { halfTurn } from '#astro/ephemeris/angle.ts'
import type { Houses, Placement } from '#astro/charts/chart.ts'
import { type Angle, type School, SCHOOLS } from './words.ts'

/** How near a planet stood to an angle of the chart. */
export interface AngleRank {
  planet: School
  angle: Angle
  /** 0–180, degrees of longitude. */
  distanceDeg: number
}

/** What a degree counts by angle: the readings name the rising first, then the zenith. Ours; they give no figures. */
const WEIGHT: Record<Angle, number> = { asc: 1, mc: 1.25, dsc: 1.5, ic: 1.75 }

/** The schools with the angle that is nearest to each, the first school first: the rising before the zenith (Cayce, reading 254-2). */
export function angleRanks(placements: readonly Placement[], houses: Houses): AngleRank[] {
  const angles: readonly [Angle, number][] = [
    ['asc', houses.ascendantDeg],
    ['mc', houses.midheavenDeg],
    ['dsc', houses.ascendantDeg + 180],
    ['ic', houses.midheavenDeg + 180],
  ]
  const weighed = ({ angle, distanceDeg }: AngleRank) => distanceDeg * WEIGHT[angle]
  return SCHOOLS.flatMap((planet) => {
    const placement = placements.find(({ body }) => body === planet)
    if (!placement) return []
    const ranks = angles.map(([angle, longitudeDeg]) => ({
      planet,
      angle,
      distanceDeg: Math.abs(halfTurn(placement.longitudeDeg - longitudeDeg)),
    }))
    return ranks.toSorted((a, b) => a.distanceDeg - b.distanceDeg).slice(0, 1)
  }).toSorted((a, b) => weighed(a) - weighed(b))
}
