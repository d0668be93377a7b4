import { halfTurn, turn } from '../ephemeris/angle.ts'
import type { ChartPoint } from './chart.ts'

/** A point that stands on the mirror place of another. */
export interface AntisciaContact {
  point: ChartPoint
  /** Whose mirror place it is. */
  of: ChartPoint
  /** By the axis of the solstices, or by that of the equinoxes. */
  mirror: 'antiscion' | 'contra'
  /** 0 ≤ orb. */
  orbDeg: number
}

/** How near a mirror place a point must be, degrees (Lilly 1647, Christian Astrology, takes them nearly exact). */
const ORB_DEG = 1

/** The mirror place across the solstices, by tropical longitude, 0 ≤ λ < 360: days of equal length. */
export const antiscionDeg = (tropicalDeg: number): number => turn(180 - tropicalDeg)
/** The mirror place across the equinoxes, by tropical longitude, 0 ≤ λ < 360. */
export const contraAntiscionDeg = (tropicalDeg: number): number => turn(-tropicalDeg)

/** Which points meet on mirror places, closest first; longitudes are tropical, degrees. */
export function antisciaContacts(points: readonly { point: ChartPoint; tropicalDeg: number }[]): AntisciaContact[] {
  return points
    .flatMap((a, i) =>
      points.slice(i + 1).flatMap((b): AntisciaContact[] =>
        (
          [
            ['antiscion', antiscionDeg(a.tropicalDeg)],
            ['contra', contraAntiscionDeg(a.tropicalDeg)],
          ] as const
        ).flatMap(([mirror, placeDeg]) => {
          const orbDeg = Math.abs(halfTurn(b.tropicalDeg - placeDeg))
          return orbDeg <= ORB_DEG ? [{ point: b.point, of: a.point, mirror, orbDeg }] : []
        }),
      ),
    )
    .toSorted((a, b) => a.orbDeg - b.orbDeg)
}
